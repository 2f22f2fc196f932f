-- The clocks of tables that have one. A row of its own, so that a move at a table without a clock costs nothing.
CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    -- JSON: how much time people have.
    setting  TEXT NOT NULL,
    -- When the decision began that the table waits for, in milliseconds since 1970; outages of the house are
    -- added, so that they are nobody's time.
    since    BIGINT NOT NULL,
    -- When the next seat runs out of time; none while nobody's time runs.
    deadline BIGINT,
    -- JSON: what each seat has left and has spent since then, in milliseconds; empty where time is given by move.
    purses   TEXT NOT NULL
);

CREATE INDEX clocks_by_deadline ON clocks (deadline) WHERE deadline IS NOT NULL;
