//! The queries, once for every database: `$1` placeholders, and nothing that only one of them knows.

pub const SETTING: &str = "SELECT value FROM settings WHERE name = $1";
pub const ADD_SETTING: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

pub const PERSON: &str = "SELECT id, name, login, passphrase, created FROM people WHERE id = $1";
pub const PERSON_BY_LOGIN: &str = "SELECT id, name, login, passphrase, created FROM people WHERE login = $1";
pub const PUT_PERSON: &str = "\
    INSERT INTO people (id, name, login, passphrase, created) VALUES ($1, $2, $3, $4, $5) \
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, login = excluded.login, passphrase = excluded.passphrase";

pub const SESSION_ENDED: &str = "SELECT COUNT(*) FROM ended_sessions WHERE id = $1";
pub const END_SESSION: &str = "INSERT INTO ended_sessions (id) VALUES ($1) ON CONFLICT (id) DO NOTHING";

pub const ADD_TABLE: &str = "\
    INSERT INTO tables (id, game, edition, options, seed, salts, host, phase, visibility, pace, created, result, \
    rematch, own_dice, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
pub const SET_TABLE: &str = "\
    UPDATE tables SET salts = $1, host = $2, phase = $3, result = $4, rematch = $5, version = version + 1 \
    WHERE id = $6 AND version = $7";
pub const PUT_SEAT: &str = "\
    INSERT INTO seats (table_id, seat, kind, person, name, level, held, link, salt) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
    ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, \
    name = excluded.name, level = excluded.level, held = excluded.held, link = excluded.link, salt = excluded.salt";

/// One row of [`add_steps`].
pub const STEP_COLUMNS: usize = 7;

/// Inserts so many steps in one statement: far cheaper than one statement each.
pub fn add_steps(rows: usize) -> String {
    let mut text = "INSERT INTO steps (table_id, seq, actor, action, at, person, command) VALUES ".to_owned();
    for row in 0..rows {
        let place = |column: usize| row * STEP_COLUMNS + column + 1;
        let places: Vec<String> = (0..STEP_COLUMNS).map(|column| format!("${}", place(column))).collect();
        text.push_str(if row == 0 { "(" } else { ", (" });
        text.push_str(&places.join(", "));
        text.push(')');
    }
    text
}

pub const STEPS_AFTER: &str = "\
    SELECT table_id, seq, actor, action, at, person, command FROM steps WHERE table_id = $1 AND seq > $2 ORDER BY seq";

/// The columns of a table with the number of its newest step.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.edition, t.options, t.seed, t.salts, t.host, t.phase, t.visibility, t.pace, ",
            "t.created, t.result, t.rematch, t.own_dice, t.version, ",
            "(SELECT COALESCE(MAX(s.seq), 0) FROM steps s WHERE s.table_id = t.id) AS seq FROM tables t ",
            $rest
        )
    };
}

pub const TABLE: &str = tables!("WHERE t.id = $1");
pub const OPEN_TABLES: &str = tables!(
    "WHERE t.visibility = 'open' AND ($1 = '' OR t.game = $1) AND ($2 = '' OR t.phase = $2) \
     ORDER BY t.created DESC LIMIT $3"
);
pub const TABLES_OF: &str = tables!(
    "WHERE t.host = $1 OR t.id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY t.created DESC LIMIT $2"
);
pub const NEWEST: &str = "\
    SELECT t.version, (SELECT COALESCE(MAX(s.seq), 0) FROM steps s WHERE s.table_id = t.id) AS seq \
    FROM tables t WHERE t.id = $1";
pub const SEATS: &str = "\
    SELECT table_id, seat, kind, person, name, level, held, link, salt FROM seats WHERE table_id = $1 ORDER BY seat";
pub const UNFINISHED_OF: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND phase <> 'over'";
pub const TABLES_WITH_BOTS: &str = "\
    SELECT t.id FROM tables t WHERE t.phase = 'playing' AND EXISTS \
    (SELECT 1 FROM seats s WHERE s.table_id = t.id AND (s.kind = 'bot' OR s.held))";
