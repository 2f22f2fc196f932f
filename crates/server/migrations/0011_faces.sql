-- The face that somebody chose, as a word; none for whoever chose none: they are given one by their id.
ALTER TABLE people ADD COLUMN face TEXT;

-- The face of who sits there, kept as the name is.
ALTER TABLE seats ADD COLUMN face TEXT;
