-- What the judge of a race made of each reaction, and out of what: beside the record, for a person to look at.
CREATE TABLE rulings (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    -- The number of the window.
    race_window BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    -- Milliseconds: what the person's machine said, and what was recorded (none if it came too late).
    claimed     BIGINT NOT NULL,
    recorded    BIGINT,
    -- Microseconds on the server's clock: from sending the card to the reaction, and the line's round trips.
    elapsed     BIGINT NOT NULL,
    r50         BIGINT NOT NULL,
    r95         BIGINT NOT NULL,
    -- Whether the claim was quicker than can be.
    corrected   BOOLEAN NOT NULL,
    -- What a person should look at, in words; empty for nothing.
    marks       TEXT NOT NULL,
    PRIMARY KEY (table_id, race_window, seat)
);

-- JSON: when each decision of the turn began that is being played, for whoever takes one back: taking back must
-- not make time.
ALTER TABLE clocks ADD COLUMN turn TEXT NOT NULL DEFAULT 'null';
