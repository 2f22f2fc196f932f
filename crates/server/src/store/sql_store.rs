//! A store in an SQL database, written once for all databases.

use async_trait::async_trait;
use std::collections::HashMap;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::dialect::{Arg, Backend, Columns, Connection, args};
use super::rows_read::{
    bot_account, clock_row, open_table, person_row, ruling_row, seat_row, session_row, step_row, table_row,
};
use super::sql::LONGEST_RUN;
use super::writer::Writer;
use super::{
    ACTOR_UNDO, BotAccount, Change, Claim, ClockRow, Ended, Filter, FromPeer, Newest, OpenTable, PeerMessage,
    PersonRow, Phase, RulingRow, SeatRow, SessionRow, SessionState, StepRow, Store, StoreError, StoredTable, sql,
};

/// How far tables may have come.
const PHASES: [Phase; 3] = [Phase::Waiting, Phase::Playing, Phase::Over];

/// Tables in a database: connections that read, and the one that writes.
pub struct SqlStore<B> {
    pub(super) backend: B,
    pub(super) writer: Writer,
}

type RowOf<B> = <<B as Backend>::Connection as Connection>::Row;

impl<B: Backend> SqlStore<B> {
    async fn fetch(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<RowOf<B>>, StoreError> {
        let mut reader = self.backend.reader().await?;
        match B::PATIENCE {
            None => reader.fetch(sql, args).await,
            Some(patience) => match timeout(patience, reader.fetch(sql, args)).await {
                Ok(read) => read,
                Err(_) => {
                    B::give_up(reader);
                    Err(StoreError::Away("the database is silent".to_owned()))
                }
            },
        }
    }

    async fn fetch_first(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Option<RowOf<B>>, StoreError> {
        Ok(self.fetch(sql, args).await?.into_iter().next())
    }

    async fn count(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<i64, StoreError> {
        self.fetch_first(sql, args).await?.map_or(Ok(0), |row| row.number("n"))
    }

    /// The ids that a query lists.
    async fn ids(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<String>, StoreError> {
        self.fetch(sql, args).await?.iter().map(|row| row.text("id")).collect()
    }

    async fn tables(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables = Vec::new();
        for row in self.fetch(sql, args).await? {
            let (seq, row) = (row.number("seq")?, table_row(&row)?);
            tables.push(StoredTable { row, seats: Vec::new(), seq });
        }
        // A question for many tables at a time: a list of a hundred must not cost a hundred.
        for some in tables.chunks_mut(LONGEST_RUN) {
            let mut seats: HashMap<String, Vec<SeatRow>> = HashMap::new();
            let ids: Vec<Arg<'_>> = some.iter().map(|table| Arg::from(&table.row.id)).collect();
            for row in self.fetch(B::Connection::statements().seats(ids.len()), &ids).await? {
                let seat = seat_row(&row)?;
                seats.entry(seat.table.clone()).or_default().push(seat);
            }
            for table in some {
                table.seats = seats.remove(&table.row.id).unwrap_or_default();
            }
        }
        Ok(tables)
    }
}

#[async_trait]
impl<B: Backend> Store for SqlStore<B> {
    async fn commit(&self, unit: Vec<Change>) -> Result<(), StoreError> {
        self.writer.commit(unit).await
    }

    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.fetch_first(sql::SETTING, &args![name]).await?.map(|row| row.text("value")).transpose()
    }

    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        self.fetch_first(sql::PERSON, &args![id]).await?.as_ref().map(person_row).transpose()
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        self.fetch_first(sql::PERSON_BY_LOGIN, &args![login]).await?.as_ref().map(person_row).transpose()
    }

    async fn person_by_likeness(&self, likeness: &str) -> Result<Option<PersonRow>, StoreError> {
        self.fetch_first(sql::PERSON_BY_LIKENESS, &args![likeness]).await?.as_ref().map(person_row).transpose()
    }

    async fn without_likeness(&self) -> Result<Vec<PersonRow>, StoreError> {
        self.fetch(sql::WITHOUT_LIKENESS, &[]).await?.iter().map(person_row).collect()
    }

    async fn sessions_of(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.fetch(sql::SESSIONS_OF, &args![person]).await?.iter().map(session_row).collect()
    }

    async fn session(&self, id: &str, person: &str) -> Result<SessionState, StoreError> {
        let row = self.fetch_first(sql::SESSION, &args![id, person]).await?;
        let row = row.ok_or_else(|| StoreError::Failed("a session has always one row".to_owned()))?;
        let is_known = row.maybe_text("id")?.is_some();
        let person = is_known.then(|| person_row(&row)).transpose()?;
        let is_written = row.maybe_text("session_id")?.is_some();
        let session = is_written.then(|| session_row(&row)).transpose()?;
        Ok(SessionState { has_ended: row.flag("has_ended")?, session, person })
    }

    async fn bot_of_token(&self, hash: &str) -> Result<Option<BotAccount>, StoreError> {
        self.fetch_first(sql::BOT_OF_TOKEN, &args![hash]).await?.as_ref().map(bot_account).transpose()
    }

    async fn bots_of(&self, owner: &str) -> Result<Vec<BotAccount>, StoreError> {
        self.fetch(sql::BOTS_OF, &args![owner]).await?.iter().map(bot_account).collect()
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.tables(sql::TABLE, &args![id]).await?.pop())
    }

    async fn steps_after(&self, table: &str, seq: i64) -> Result<Vec<StepRow>, StoreError> {
        self.fetch(sql::STEPS_AFTER, &args![table, seq]).await?.iter().map(step_row).collect()
    }

    async fn rulings(&self, table: &str) -> Result<Vec<RulingRow>, StoreError> {
        self.fetch(sql::RULINGS, &args![table]).await?.iter().map(ruling_row).collect()
    }

    async fn open_tables(
        &self,
        filter: &Filter,
        from: Option<(i64, &str)>,
        limit: i64,
    ) -> Result<Vec<OpenTable>, StoreError> {
        let (created, id) = from.unwrap_or((i64::MAX, ""));
        let mut tables = Vec::new();
        // Phase by phase, game by game: that is how they are found without looking through all that ever were.
        for phase in PHASES.into_iter().filter(|phase| filter.phase.is_none_or(|wanted| wanted == *phase)) {
            let rows = match &filter.game {
                None => self.fetch(sql::OPEN_TABLES, &args![phase.word(), created, id, limit]).await?,
                Some(game) => self.fetch(sql::OPEN_TABLES_OF, &args![phase.word(), created, id, limit, game]).await?,
            };
            for row in &rows {
                tables.push(open_table(row)?);
            }
        }
        tables.sort_by(|one, other| (other.created, &other.id).cmp(&(one.created, &one.id)));
        tables.truncate(usize::try_from(limit).unwrap_or_default());
        Ok(tables)
    }

    async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<StoredTable>, StoreError> {
        self.tables(sql::TABLES_OF, &args![person, limit]).await
    }

    async fn unfinished_of(&self, creator: &str) -> Result<i64, StoreError> {
        self.count(sql::UNFINISHED_OF, &args![creator]).await
    }

    async fn tables_with_bots(&self) -> Result<Vec<String>, StoreError> {
        self.ids(sql::TABLES_WITH_BOTS, &[]).await
    }

    async fn clock(&self, table: &str) -> Result<Option<ClockRow>, StoreError> {
        self.fetch_first(sql::CLOCK, &args![table]).await?.as_ref().map(clock_row).transpose()
    }

    async fn out_of_time(&self, now: i64) -> Result<Vec<String>, StoreError> {
        self.ids(sql::OUT_OF_TIME, &args![now]).await
    }

    async fn newest_of(&self, tables: &[&str]) -> Result<Vec<Newest>, StoreError> {
        let mut newest = Vec::new();
        for tables in tables.chunks(LONGEST_RUN) {
            let ids: Vec<Arg<'_>> = tables.iter().map(|id| Arg::from(*id)).collect();
            for row in self.fetch(B::Connection::statements().newest(tables.len()), &ids).await? {
                let (table, seq, version) = (row.text("id")?, row.number("seq")?, row.number("version")?);
                newest.push(Newest { table, seq, version });
            }
        }
        Ok(newest)
    }

    async fn ended_after(&self, at: i64, table: &str, most: i64) -> Result<Vec<Ended>, StoreError> {
        let mut games: Vec<Ended> = Vec::new();
        for row in self.fetch(sql::ENDED_AFTER, &args![at, table, ACTOR_UNDO, most]).await? {
            let seat = seat_row(&row)?;
            match games.last_mut() {
                Some(game) if game.table == seat.table => game.seats.push(seat),
                _ => games.push(Ended {
                    table: row.text("id")?,
                    game: row.text("game")?,
                    at: row.number("ended")?,
                    result: row.maybe_text("result")?,
                    seats: vec![seat],
                    took_back: row.flag("took_back")?,
                }),
            }
        }
        Ok(games)
    }

    async fn ended_since(&self, at: i64) -> Result<i64, StoreError> {
        self.count(sql::ENDED_SINCE, &args![at]).await
    }

    async fn newest_step(&self) -> Result<Option<(String, i64, i64)>, StoreError> {
        let row = self.fetch_first(sql::NEWEST_STEP, &[]).await?;
        row.map(|row| Ok((row.text("table_id")?, row.number("seq")?, row.number("at")?))).transpose()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // Through the writer: a store that can only read is not well.
        self.writer.commit(Vec::new()).await
    }

    fn is_shared(&self) -> bool {
        B::IS_SHARED
    }

    async fn claim(&self, what: &str) -> Result<Option<Claim>, StoreError> {
        self.backend.claim(what).await
    }

    async fn peers(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError> {
        self.backend.peers().await
    }

    async fn publish(&self, message: PeerMessage) -> Result<(), StoreError> {
        self.backend.publish(message).await
    }
}
