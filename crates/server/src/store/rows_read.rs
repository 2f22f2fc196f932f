//! How rows are read, whatever the database.

use super::dialect::Columns;
use super::{
    BotAccount, ClockRow, OpenTable, PersonRow, RulingRow, SeatRow, SessionRow, StepRow, StoreError, TableRow, TokenRow,
};

/// A person.
pub fn person_row(row: &impl Columns) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.text("id")?,
        name: row.text("name")?,
        login: row.maybe_text("login")?,
        passphrase: row.maybe_text("passphrase")?,
        created: row.number("created")?,
        likeness: row.maybe_text("likeness")?,
        old_cookies: row.flag("old_cookies")?,
        face: row.maybe_text("face")?,
        owner: row.maybe_text("owner")?,
    })
}

/// A bot account with its token.
pub fn bot_account(row: &impl Columns) -> Result<BotAccount, StoreError> {
    let person = person_row(row)?;
    let token = TokenRow {
        id: row.text("token_id")?,
        hash: row.text("hash")?,
        person: person.id.clone(),
        created: row.number("token_created")?,
        used: row.maybe_number("used")?,
    };
    Ok(BotAccount { person, token })
}

/// A session.
pub fn session_row(row: &impl Columns) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        id: row.text("session_id")?,
        person: row.text("session_person")?,
        created: row.number("session_created")?,
        used: row.number("used")?,
        device: row.text("device")?,
    })
}

/// A table without its seats and steps.
pub fn table_row(row: &impl Columns) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.text("id")?,
        game: row.text("game")?,
        edition: row.number("edition")?,
        options: row.text("options")?,
        seed: row.text("seed")?,
        salts: row.text("salts")?,
        creator: row.text("host")?,
        phase: row.word("phase")?,
        visibility: row.word("visibility")?,
        pace: row.number("pace")?,
        created: row.number("created")?,
        result: row.maybe_text("result")?,
        rematch: row.maybe_text("rematch")?,
        own_dice: row.flag("own_dice")?,
        apart: row.flag("apart")?,
        ended: row.maybe_number("ended")?,
        undo: row.maybe_text("undo")?,
        version: row.number("version")?,
    })
}

/// A table in a list of open ones.
pub fn open_table(row: &impl Columns) -> Result<OpenTable, StoreError> {
    Ok(OpenTable {
        id: row.text("id")?,
        creator: row.text("host")?,
        phase: row.word("phase")?,
        created: row.number("created")?,
    })
}

/// A seat.
pub fn seat_row(row: &impl Columns) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        table: row.text("table_id")?,
        seat: row.number("seat")?,
        kind: row.word("kind")?,
        person: row.maybe_text("person")?,
        name: row.text("name")?,
        level: row.maybe_text("level")?,
        held: row.flag("held")?,
        link: row.number("link")?,
        salt: row.text("salt")?,
        claimed: row.flag("claimed")?,
        face: row.maybe_text("face")?,
        owner: row.maybe_text("owner")?,
    })
}

/// A clock.
pub fn clock_row(row: &impl Columns) -> Result<ClockRow, StoreError> {
    Ok(ClockRow {
        table: row.text("table_id")?,
        setting: row.text("setting")?,
        since: row.number("since")?,
        deadline: row.maybe_number("deadline")?,
        purses: row.text("purses")?,
        turn: row.text("turn")?,
    })
}

/// A ruling.
pub fn ruling_row(row: &impl Columns) -> Result<RulingRow, StoreError> {
    Ok(RulingRow {
        table: row.text("table_id")?,
        window: row.number("race_window")?,
        seat: row.number("seat")?,
        claimed: row.number("claimed")?,
        recorded: row.maybe_number("recorded")?,
        elapsed: row.number("elapsed")?,
        r50: row.number("r50")?,
        r95: row.number("r95")?,
        corrected: row.flag("corrected")?,
        marks: row.text("marks")?,
    })
}

/// A step.
pub fn step_row(row: &impl Columns) -> Result<StepRow, StoreError> {
    Ok(StepRow {
        table: row.text("table_id")?,
        seq: row.number("seq")?,
        actor: row.number("actor")?,
        action: row.text("action")?,
        at: row.number("at")?,
        person: row.maybe_text("person")?,
        command: row.maybe_text("command")?,
    })
}
