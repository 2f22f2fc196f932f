-- A bot account is somebody with a name of their own, played by a program, who belongs to a person who keeps a name; none for people.
ALTER TABLE people ADD COLUMN owner TEXT;
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- Whose program plays in a seat, kept as the name is: it goes on being told when the account is gone.
ALTER TABLE seats ADD COLUMN owner TEXT;

-- What a program shows to be a bot account. The token itself is not kept: it is random and long, so one quick hash hides it.
CREATE TABLE tokens (
    -- Names the sockets that end with it, as a session's id does.
    id      TEXT PRIMARY KEY,
    hash    TEXT NOT NULL UNIQUE,
    -- The bot account.
    person  TEXT NOT NULL UNIQUE REFERENCES people (id),
    -- Milliseconds since 1970: when it was made, and when it was last seen (written now and then); none if never.
    created BIGINT NOT NULL,
    used    BIGINT
);
