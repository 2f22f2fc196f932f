-- The newest open tables of one game are found without looking through those of all others.
CREATE INDEX tables_by_game ON tables (phase, game, created) WHERE visibility = 'open';
