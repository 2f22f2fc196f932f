-- Steps taken back stay in the log: numbers only grow, and whoever follows a table is told. A row of `steps` with
-- actor -2 says who took back and how many steps stayed, as `seat:kept`.

-- JSON: somebody asks the others to take a step back; none while nobody does.
ALTER TABLE tables ADD COLUMN undo TEXT;

-- When a game was over, in milliseconds since 1970: ratings take the games in this order.
ALTER TABLE tables ADD COLUMN ended BIGINT;
CREATE INDEX tables_by_end ON tables (ended, id);
