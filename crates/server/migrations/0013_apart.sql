-- Whether the game was played elsewhere and handed in as a record: it counts for nobody's rating, whatever its dice.
ALTER TABLE tables ADD COLUMN apart BOOLEAN NOT NULL DEFAULT FALSE;
