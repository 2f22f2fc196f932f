-- A table is its record: options, seed and steps. No position is ever stored; it is had again by replay.
-- Only BIGINT, TEXT and BOOLEAN are used, so that every query runs unchanged on PostgreSQL.

-- What the server must remember of itself, such as the key that signs cookies.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Guests are written down when they first do something worth remembering.
CREATE TABLE people (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    -- The claimed name in lower case, by which people log in; none for guests.
    login      TEXT UNIQUE,
    -- An argon2 hash in PHC form.
    passphrase TEXT,
    created    BIGINT NOT NULL
);

-- Cookies are signed, not stored. Those that were logged out are listed here.
CREATE TABLE ended_sessions (
    id TEXT PRIMARY KEY
);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    -- Edition of the rules the table was opened under.
    edition    BIGINT NOT NULL,
    -- JSON: every option in force.
    options    TEXT NOT NULL,
    -- Secret until the game is over: every roll to come follows from it.
    seed       TEXT NOT NULL,
    -- JSON list: what people added to the seed, fixed at the start.
    salts      TEXT NOT NULL,
    host       TEXT NOT NULL,
    -- waiting, playing, over
    phase      TEXT NOT NULL,
    -- open, link
    visibility TEXT NOT NULL,
    -- Milliseconds a bot waits before it moves.
    pace       BIGINT NOT NULL,
    created    BIGINT NOT NULL,
    -- JSON: ranking and scores, once the game is over.
    result     TEXT,
    -- The table on which the same people play again.
    rematch    TEXT,
    -- Whether all chance so far came from the seed; not so for forks and imported records.
    own_dice   BOOLEAN NOT NULL,
    -- Raised by every change of this row or of the seats; a writer that saw an older one is refused.
    version    BIGINT NOT NULL
);

CREATE INDEX tables_by_phase ON tables (phase, visibility, created);
CREATE INDEX tables_by_host ON tables (host, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    -- person, bot, open
    kind     TEXT NOT NULL,
    person   TEXT,
    name     TEXT NOT NULL,
    -- The level of a bot, or of the bot that holds the seat of somebody who left.
    level    TEXT,
    held     BOOLEAN NOT NULL,
    -- Generation of the seat's link, 0 if it has none. The link itself is signed, not stored.
    link     BIGINT NOT NULL,
    salt     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person);

-- The truth. Whoever stores (table, seq) first made that step; everybody else is refused.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    -- Seat number, or -1 for chance.
    actor    BIGINT NOT NULL,
    action   TEXT NOT NULL,
    at       BIGINT NOT NULL,
    -- Who sent it under which command id, so that sending it again plays nothing. Needs no index of its own:
    -- whoever makes a step has read all steps before it, or is refused because (table, seq) is taken.
    person   TEXT,
    command  TEXT,
    PRIMARY KEY (table_id, seq)
    -- A table's steps lie together, and a step touches one page only.
) WITHOUT ROWID;
