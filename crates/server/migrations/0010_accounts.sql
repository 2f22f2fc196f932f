-- Who is logged in where. Guests have no row: their cookie is signed, and there is nothing to protect that another
-- device could want. Whoever keeps a name has one for each device.
CREATE TABLE sessions (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    -- Milliseconds since 1970: when it began, and when it was last seen (written now and then, not at each request).
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    -- What kind of browser it is, for the person to know it again; may be empty.
    device  TEXT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

-- When a session was ended, so that the note can be thrown away once its cookie is too old anyway; 0 if not known.
ALTER TABLE ended_sessions ADD COLUMN at BIGINT NOT NULL DEFAULT 0;

-- What a name looks like, whatever letters it is made of: two people who keep names never look alike. None for guests.
ALTER TABLE people ADD COLUMN likeness TEXT;
CREATE UNIQUE INDEX people_by_likeness ON people (likeness);

-- Whether cookies from before sessions were written down still count for somebody who keeps a name.
ALTER TABLE people ADD COLUMN old_cookies BOOLEAN NOT NULL DEFAULT TRUE;

-- Whether who sat down keeps the name that the seat shows.
ALTER TABLE seats ADD COLUMN claimed BOOLEAN NOT NULL DEFAULT FALSE;
