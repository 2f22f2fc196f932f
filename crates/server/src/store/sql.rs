//! The queries, once for every database: `$1` placeholders, and nothing that only one of them knows.

use std::array;

pub const SETTING: &str = "SELECT value FROM settings WHERE name = $1";
pub const ADD_SETTING: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

/// People, by some condition.
macro_rules! people {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, login, passphrase, created, likeness, old_cookies, face, owner FROM people WHERE ",
            $rest
        )
    };
}

pub const PERSON: &str = people!("id = $1");
pub const PERSON_BY_LOGIN: &str = people!("login = $1");
pub const PERSON_BY_LIKENESS: &str = people!("likeness = $1");
pub const WITHOUT_LIKENESS: &str =
    people!("(login IS NOT NULL OR owner IS NOT NULL) AND likeness IS NULL ORDER BY created");
pub const PUT_PERSON: &str = "\
    INSERT INTO people (id, name, login, passphrase, created, likeness, old_cookies, face, owner) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, login = excluded.login, passphrase = excluded.passphrase, \
    likeness = excluded.likeness, old_cookies = excluded.old_cookies, face = excluded.face";

/// Always one row; all but the first column are empty if neither session nor person was ever written down.
pub const SESSION: &str = "\
    SELECT EXISTS (SELECT 1 FROM ended_sessions WHERE id = $1) AS has_ended, \
    s.id AS session_id, s.person AS session_person, s.created AS session_created, s.used, s.device, \
    p.id, p.name, p.login, p.passphrase, p.created, p.likeness, p.old_cookies, p.face, p.owner \
    FROM (SELECT 1) AS once LEFT JOIN people p ON p.id = $2 LEFT JOIN sessions s ON s.id = $1 AND s.person = $2";
pub const SESSIONS_OF: &str = "\
    SELECT id AS session_id, person AS session_person, created AS session_created, used, device FROM sessions \
    WHERE person = $1 ORDER BY used DESC, id";
pub const ADD_SESSION: &str = "\
    INSERT INTO sessions (id, person, created, used, device) VALUES ($1, $2, $3, $4, $5)";
/// Only while cookies of old count: what was ended meanwhile must not come back.
pub const ADOPT_SESSION: &str = "\
    INSERT INTO sessions (id, person, created, used, device) SELECT $1, $2, $3, $4, $5 \
    WHERE EXISTS (SELECT 1 FROM people WHERE id = $2 AND old_cookies) \
    AND NOT EXISTS (SELECT 1 FROM ended_sessions WHERE id = $1) ON CONFLICT (id) DO NOTHING";
pub const USE_SESSION: &str = "UPDATE sessions SET used = $1 WHERE id = $2";
pub const END_SESSION: &str = "INSERT INTO ended_sessions (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
pub const REMOVE_SESSION: &str = "DELETE FROM sessions WHERE id = $1";
pub const END_OTHERS: &str = "DELETE FROM sessions WHERE person = $1 AND id <> $2";
pub const FORGET_SESSIONS: &str = "DELETE FROM sessions WHERE created < $1 OR used < $2";
/// Bot accounts with their tokens, by some condition.
macro_rules! bot_accounts {
    ($rest:literal) => {
        concat!(
            "SELECT t.id AS token_id, t.hash, t.created AS token_created, t.used, ",
            "p.id, p.name, p.login, p.passphrase, p.created, p.likeness, p.old_cookies, p.face, p.owner ",
            "FROM tokens t JOIN people p ON p.id = t.person WHERE ",
            $rest
        )
    };
}

pub const BOT_OF_TOKEN: &str = bot_accounts!("t.hash = $1");
pub const BOTS_OF: &str = bot_accounts!("p.owner = $1 ORDER BY t.created, t.id");
/// Only while the owner has fewer than so many.
pub const ADD_TOKEN: &str = "\
    INSERT INTO tokens (id, hash, person, created, used) SELECT $1, $2, $3, $4, $5 \
    WHERE (SELECT COUNT(*) FROM tokens t JOIN people p ON p.id = t.person \
    WHERE p.owner = (SELECT owner FROM people WHERE id = $3)) < $6";
pub const USE_TOKEN: &str = "UPDATE tokens SET used = $1 WHERE id = $2";
pub const REMOVE_TOKEN: &str = "DELETE FROM tokens WHERE id = $1 AND person = $2";
pub const REMOVE_BOT: &str = "DELETE FROM people WHERE id = $1 AND owner IS NOT NULL";

/// Notes of unknown age are kept: cookies of that time say nothing of their own age.
pub const FORGET_ENDED: &str = "DELETE FROM ended_sessions WHERE at > 0 AND at < $1";

pub const ADD_TABLE: &str = "\
    INSERT INTO tables (id, game, edition, options, seed, salts, host, phase, visibility, pace, created, result, \
    rematch, own_dice, apart, ended, version) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
pub const SET_TABLE: &str = "\
    UPDATE tables SET salts = $1, host = $2, phase = $3, result = $4, rematch = $5, ended = $6, \
    undo = $7, version = version + 1 WHERE id = $8 AND version = $9";

/// How a database writes the place of a value, by its number from 1.
pub type Placeholder = fn(usize) -> String;

/// As many rows as one statement writes at most: each number of rows is a statement of its own to prepare and keep.
pub const LONGEST_RUN: usize = 64;

/// The statements that write many rows at once, by their number; made once for each database.
pub struct Statements {
    put_seats: [String; LONGEST_RUN + 1],
    add_steps: [String; LONGEST_RUN + 1],
    /// A whole transaction that only adds steps.
    commit_steps: [String; LONGEST_RUN + 1],
    newest: [String; LONGEST_RUN + 1],
    seats: [String; LONGEST_RUN + 1],
}

impl Statements {
    /// The statements for a database that writes places so.
    pub fn new(place: Placeholder) -> Statements {
        Statements {
            put_seats: array::from_fn(|n| put_seats(n, place)),
            add_steps: array::from_fn(|n| add_steps(n, place)),
            commit_steps: array::from_fn(|n| format!("BEGIN IMMEDIATE; {}; COMMIT", add_steps(n, place))),
            newest: array::from_fn(|n| newest(n, place)),
            seats: array::from_fn(|n| seats(n, place)),
        }
    }

    /// Writes so many seats.
    pub fn put_seats(&self, seats: usize) -> &str {
        &self.put_seats[seats]
    }

    /// Adds so many steps.
    pub fn add_steps(&self, steps: usize) -> &str {
        &self.add_steps[steps]
    }

    /// The newest steps and versions of so many tables.
    pub fn newest(&self, tables: usize) -> &str {
        &self.newest[tables]
    }

    /// The seats of so many tables.
    pub fn seats(&self, tables: usize) -> &str {
        &self.seats[tables]
    }

    /// Adds so many steps in a transaction of their own, as SQLite writes it.
    pub fn commit_steps(&self, steps: usize) -> &str {
        &self.commit_steps[steps]
    }
}

/// Writes so many seats in one statement: far cheaper than one statement each.
fn put_seats(seats: usize, place: Placeholder) -> String {
    format!(
        "INSERT INTO seats (table_id, seat, kind, person, name, level, held, link, salt, claimed, face, owner) VALUES {} \
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, \
         name = excluded.name, level = excluded.level, held = excluded.held, link = excluded.link, \
         salt = excluded.salt, claimed = excluded.claimed, face = excluded.face, \
         owner = excluded.owner",
        places(seats, 12, place)
    )
}

/// Inserts so many steps in one statement.
fn add_steps(steps: usize, place: Placeholder) -> String {
    let places = places(steps, 7, place);
    format!("INSERT INTO steps (table_id, seq, actor, action, at, person, command) VALUES {places}")
}

/// The newest steps and versions of so many tables.
fn newest(tables: usize, place: Placeholder) -> String {
    let ids = list(tables, place);
    format!(
        "SELECT t.id, t.version, (SELECT COALESCE(MAX(s.seq), 0) FROM steps s WHERE s.table_id = t.id) AS seq \
         FROM tables t WHERE t.id IN ({ids})"
    )
}

/// The seats of so many tables, each table's in order.
fn seats(tables: usize, place: Placeholder) -> String {
    let ids = list(tables, place);
    format!(
        "SELECT table_id, seat, kind, person, name, level, held, link, salt, claimed, face, owner FROM seats \
         WHERE table_id IN ({ids}) ORDER BY table_id, seat"
    )
}

/// The places of so many values in a list.
fn list(values: usize, place: Placeholder) -> String {
    (1..=values.max(1)).map(place).collect::<Vec<_>>().join(", ")
}

/// The places of so many rows.
fn places(rows: usize, columns: usize, place: Placeholder) -> String {
    let row = |row: usize| (1..=columns).map(|column| place(row * columns + column)).collect::<Vec<_>>().join(", ");
    (0..rows).map(|n| format!("({})", row(n))).collect::<Vec<_>>().join(", ")
}

pub const STEPS_AFTER: &str = "\
    SELECT table_id, seq, actor, action, at, person, command FROM steps WHERE table_id = $1 AND seq > $2 ORDER BY seq";

pub const ADD_RULING: &str = "\
    INSERT INTO rulings (table_id, race_window, seat, claimed, recorded, elapsed, r50, r95, corrected, marks) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
pub const RULINGS: &str = "\
    SELECT table_id, race_window, seat, claimed, recorded, elapsed, r50, r95, corrected, marks FROM rulings \
    WHERE table_id = $1 ORDER BY race_window, seat";

/// The columns of a table with the number of its newest step.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.edition, t.options, t.seed, t.salts, t.host, t.phase, t.visibility, t.pace, ",
            "t.created, t.result, t.rematch, t.own_dice, t.apart, t.ended, t.undo, t.version, ",
            "(SELECT COALESCE(MAX(s.seq), 0) FROM steps s WHERE s.table_id = t.id) AS seq FROM tables t ",
            $rest
        )
    };
}

pub const TABLE: &str = tables!("WHERE t.id = $1");
/// The newest tables that are open to all, of one game or of any. Little of each: of many tables a few are listed.
macro_rules! open_tables {
    ($game:literal) => {
        concat!(
            "SELECT id, host, phase, created FROM tables WHERE phase = $1 AND visibility = 'open' ",
            $game,
            "AND created <= $2 AND (created < $2 OR id <= $3) ORDER BY created DESC, id DESC LIMIT $4"
        )
    };
}

pub const OPEN_TABLES: &str = open_tables!("");
pub const OPEN_TABLES_OF: &str = open_tables!("AND game = $5 ");
/// Which tables are the newest is found out before anything else of them is read.
pub const TABLES_OF: &str = tables!(
    "WHERE t.id IN (SELECT id FROM (SELECT id, created FROM tables \
    WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
    ORDER BY created DESC LIMIT $2) AS newest) ORDER BY t.created DESC, t.id"
);
pub const UNFINISHED_OF: &str = "SELECT COUNT(*) AS n FROM tables WHERE host = $1 AND phase <> 'over'";
pub const TABLES_WITH_BOTS: &str = "\
    SELECT t.id FROM tables t WHERE t.phase = 'playing' AND EXISTS \
    (SELECT 1 FROM seats s WHERE s.table_id = t.id AND (s.kind = 'bot' OR s.held))";

pub const PUT_CLOCK: &str = "\
    INSERT INTO clocks (table_id, setting, since, deadline, purses, turn) VALUES ($1, $2, $3, $4, $5, $6) \
    ON CONFLICT (table_id) DO UPDATE SET since = excluded.since, deadline = excluded.deadline, \
    purses = excluded.purses, turn = excluded.turn";
pub const CLOCK: &str = "SELECT table_id, setting, since, deadline, purses, turn FROM clocks WHERE table_id = $1";
pub const OUT_OF_TIME: &str = "SELECT table_id AS id FROM clocks WHERE deadline <= $1 ORDER BY deadline";
pub const SET_SETTING: &str = "\
    INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
pub const REOPEN: &str = "UPDATE settings SET value = $1 WHERE name = $2 AND value = $3";
pub const SHIFT_CLOCKS: &str = "UPDATE clocks SET since = since + $1, deadline = deadline + $1";
/// Marks the tables to be forgotten: those that wait since before a moment ...
pub const EXPIRE_WAITING: &str = "UPDATE tables SET phase = 'expired' WHERE phase = 'waiting' AND created < $1";
/// ... and running ones without a step since then to which nobody can come back: neither its players nor its creator has
/// an account or a session any more.
pub const EXPIRE_DESERTED: &str = "\
    UPDATE tables SET phase = 'expired' WHERE phase = 'playing' AND created < $1 \
    AND NOT EXISTS (SELECT 1 FROM steps WHERE steps.table_id = tables.id AND steps.at >= $1) \
    AND NOT EXISTS (SELECT 1 FROM people p \
        WHERE (p.id = tables.host OR p.id IN (SELECT s.person FROM seats s WHERE s.table_id = tables.id)) \
        AND (p.login IS NOT NULL OR p.owner IS NOT NULL \
             OR EXISTS (SELECT 1 FROM sessions WHERE sessions.person = p.id)))";
/// ... and games that were played elsewhere and brought by guests.
pub const EXPIRE_BROUGHT: &str = "\
    UPDATE tables SET phase = 'expired' WHERE phase = 'over' AND apart AND created < $1 \
    AND NOT EXISTS (SELECT 1 FROM people p \
        WHERE (p.id = tables.host OR p.id IN (SELECT s.person FROM seats s WHERE s.table_id = tables.id)) \
        AND (p.login IS NOT NULL OR p.owner IS NOT NULL))";
/// Forgets the marked tables, with all that belongs to them.
pub const FORGET_EXPIRED: [&str; 6] = [
    "DELETE FROM rulings WHERE table_id IN (SELECT id FROM tables WHERE phase = 'expired')",
    "DELETE FROM clocks WHERE table_id IN (SELECT id FROM tables WHERE phase = 'expired')",
    "DELETE FROM steps WHERE table_id IN (SELECT id FROM tables WHERE phase = 'expired')",
    "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE phase = 'expired')",
    "UPDATE tables SET rematch = NULL WHERE rematch IN (SELECT id FROM tables WHERE phase = 'expired')",
    "DELETE FROM tables WHERE phase = 'expired'",
];
/// Forgets guests who came before a moment, and sit and host nowhere.
pub const EXPIRE_GUESTS: &str = "\
    DELETE FROM people WHERE login IS NULL AND owner IS NULL AND created < $1 \
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id) \
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)";
/// Forgets what addresses of feeds there were for people who are forgotten.
pub const FORGET_FEEDS: &str = "\
    DELETE FROM settings WHERE name LIKE 'feed-%' \
    AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = SUBSTR(settings.name, 6))";
/// Finished games that were played here and whose dice were their own, after one of them, in the order in which they ended; a row a seat.
pub const ENDED_AFTER: &str = "\
    SELECT page.id, page.game, page.ended, page.result, \
    EXISTS (SELECT 1 FROM steps u WHERE u.table_id = page.id AND u.actor = $3) AS took_back, \
    s.table_id, s.seat, s.kind, s.person, s.name, s.level, s.held, s.link, s.salt, s.claimed, s.face, s.owner \
    FROM (SELECT id, game, ended, result FROM tables \
    WHERE own_dice AND NOT apart AND ended >= $1 AND (ended > $1 OR id > $2) ORDER BY ended, id LIMIT $4) AS page \
    JOIN seats s ON s.table_id = page.id ORDER BY page.ended, page.id, s.seat";
pub const ENDED_SINCE: &str = "SELECT COUNT(*) AS n FROM tables WHERE own_dice AND NOT apart AND ended >= $1";
pub const NEWEST_STEP: &str = "SELECT table_id, seq, at FROM steps ORDER BY at DESC, table_id, seq DESC LIMIT 1";
