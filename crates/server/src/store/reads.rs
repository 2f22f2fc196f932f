//! How a store is asked, in the same words for every database: this file is a module of each of them, and
//! `super` says which one it is.

use async_trait::async_trait;
use sqlx::Row as _;
use std::str::FromStr;
use tokio::sync::mpsc;

use super::{Database, Dialect, Row, SHARED};
use crate::store::{
    ACTOR_UNDO, Change, Claim, ClockRow, Ended, Filter, FromPeer, PeerMessage, PersonRow, RulingRow, SeatRow,
    SessionState, StepRow, Store, StoreError, StoredTable, TableRow, failed, sql,
};

#[async_trait]
impl Store for Database {
    async fn commit(&self, unit: Vec<Change>) -> Result<(), StoreError> {
        self.writer.commit(unit).await
    }

    async fn setting(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        // Once in the life of a store, so it need not go through the writer.
        sqlx::query(sql::ADD_SETTING)
            .bind(name)
            .bind(fresh)
            .execute(&mut *self.reader().await?)
            .await
            .map_err(failed)?;
        sqlx::query_scalar(sql::SETTING).bind(name).fetch_one(&mut *self.reader().await?).await.map_err(failed)
    }

    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query(sql::PERSON).bind(id).fetch_optional(&mut *self.reader().await?).await.map_err(failed)?;
        row.as_ref().map(person_row).transpose()
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query(sql::PERSON_BY_LOGIN)
            .bind(login)
            .fetch_optional(&mut *self.reader().await?)
            .await
            .map_err(failed)?;
        row.as_ref().map(person_row).transpose()
    }

    async fn session(&self, id: &str, person: &str) -> Result<SessionState, StoreError> {
        let query = sqlx::query(sql::SESSION).bind(id).bind(person);
        let row = query.fetch_one(&mut *self.reader().await?).await.map_err(failed)?;
        let is_known = get::<Option<&str>>(&row, "id")?.is_some();
        let person = is_known.then(|| person_row(&row)).transpose()?;
        Ok(SessionState { has_ended: get(&row, "has_ended")?, person })
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let rows = sqlx::query(sql::TABLE).bind(id).fetch_all(&mut *self.reader().await?).await.map_err(failed)?;
        Ok(self.with_seats(rows).await?.pop())
    }

    async fn steps_after(&self, table: &str, seq: i64) -> Result<Vec<StepRow>, StoreError> {
        let query = sqlx::query(sql::STEPS_AFTER).bind(table).bind(seq);
        query.fetch_all(&mut *self.reader().await?).await.map_err(failed)?.iter().map(step_row).collect()
    }

    async fn rulings(&self, table: &str) -> Result<Vec<RulingRow>, StoreError> {
        let rows = sqlx::query(sql::RULINGS).bind(table).fetch_all(&mut *self.reader().await?).await.map_err(failed)?;
        rows.iter().map(ruling_row).collect()
    }

    async fn open_tables(&self, filter: &Filter, limit: i64) -> Result<Vec<StoredTable>, StoreError> {
        let phase = filter.phase.map_or("", |phase| phase.word());
        let query = sqlx::query(sql::OPEN_TABLES).bind(filter.game.as_deref().unwrap_or_default());
        let rows = query.bind(phase).bind(limit).fetch_all(&mut *self.reader().await?).await.map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<StoredTable>, StoreError> {
        let query = sqlx::query(sql::TABLES_OF).bind(person).bind(limit);
        let rows = query.fetch_all(&mut *self.reader().await?).await.map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn unfinished_of(&self, host: &str) -> Result<i64, StoreError> {
        self.count(sql::UNFINISHED_OF, host).await
    }

    async fn tables_with_bots(&self) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(sql::TABLES_WITH_BOTS).fetch_all(&mut *self.reader().await?).await.map_err(failed)
    }

    async fn clock(&self, table: &str) -> Result<Option<ClockRow>, StoreError> {
        let row =
            sqlx::query(sql::CLOCK).bind(table).fetch_optional(&mut *self.reader().await?).await.map_err(failed)?;
        row.as_ref().map(clock_row).transpose()
    }

    async fn out_of_time(&self, now: i64) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(sql::OUT_OF_TIME).bind(now).fetch_all(&mut *self.reader().await?).await.map_err(failed)
    }

    async fn ended_after(&self, at: i64, table: &str) -> Result<Vec<Ended>, StoreError> {
        let rows = sqlx::query(sql::ENDED_AFTER)
            .bind(at)
            .bind(table)
            .bind(ACTOR_UNDO)
            .fetch_all(&mut *self.reader().await?)
            .await
            .map_err(failed)?;
        let mut games: Vec<Ended> = Vec::new();
        for row in &rows {
            let seat = seat_row(row)?;
            match games.last_mut() {
                Some(game) if game.table == seat.table => game.seats.push(seat),
                _ => games.push(Ended {
                    table: get(row, "id")?,
                    game: get(row, "game")?,
                    at: get(row, "ended")?,
                    result: get(row, "result")?,
                    seats: vec![seat],
                    took_back: get(row, "took_back")?,
                }),
            }
        }
        Ok(games)
    }

    async fn ended_count(&self) -> Result<i64, StoreError> {
        sqlx::query_scalar(sql::ENDED_COUNT).fetch_one(&mut *self.reader().await?).await.map_err(failed)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // Through the writer: a store that can only read is not well.
        self.writer.commit(Vec::new()).await
    }

    async fn newest(&self, table: &str) -> Result<Option<(i64, i64)>, StoreError> {
        let row =
            sqlx::query(sql::NEWEST).bind(table).fetch_optional(&mut *self.reader().await?).await.map_err(failed)?;
        row.map(|row| Ok((get(&row, "seq")?, get(&row, "version")?))).transpose()
    }

    fn is_shared(&self) -> bool {
        SHARED
    }

    async fn claim(&self, what: &str) -> Result<Option<Claim>, StoreError> {
        self.take(what).await
    }

    async fn news(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError> {
        self.listen().await
    }

    async fn publish(&self, news: PeerMessage) -> Result<(), StoreError> {
        self.tell(news).await
    }
}

impl Database {
    async fn with_seats(&self, rows: Vec<Row>) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let (seq, row) = (get(&row, "seq")?, table_row(&row)?);
            let seats =
                sqlx::query(sql::SEATS).bind(&row.id).fetch_all(&mut *self.reader().await?).await.map_err(failed)?;
            let seats = seats.iter().map(seat_row).collect::<Result<_, _>>()?;
            tables.push(StoredTable { row, seats, seq });
        }
        Ok(tables)
    }

    async fn count(&self, query: &'static str, bind: &str) -> Result<i64, StoreError> {
        sqlx::query_scalar(query).bind(bind).fetch_one(&mut *self.reader().await?).await.map_err(failed)
    }
}

fn get<'r, T>(row: &'r Row, column: &str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, Dialect> + sqlx::Type<Dialect>,
{
    row.try_get(column).map_err(failed)
}

fn word<T: FromStr>(row: &Row, column: &str) -> Result<T, StoreError> {
    let text: &str = get(row, column)?;
    text.parse().map_err(|_| StoreError::Failed(format!("{column} holds {text:?}")))
}

fn person_row(row: &Row) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: get(row, "id")?,
        name: get(row, "name")?,
        login: get(row, "login")?,
        passphrase: get(row, "passphrase")?,
        created: get(row, "created")?,
    })
}

fn table_row(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: get(row, "id")?,
        game: get(row, "game")?,
        edition: get(row, "edition")?,
        options: get(row, "options")?,
        seed: get(row, "seed")?,
        salts: get(row, "salts")?,
        creator: get(row, "host")?,
        phase: word(row, "phase")?,
        visibility: word(row, "visibility")?,
        pace: get(row, "pace")?,
        created: get(row, "created")?,
        result: get(row, "result")?,
        rematch: get(row, "rematch")?,
        own_dice: get(row, "own_dice")?,
        ended: get(row, "ended")?,
        undo: get(row, "undo")?,
        version: get(row, "version")?,
    })
}

fn seat_row(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        table: get(row, "table_id")?,
        seat: get(row, "seat")?,
        kind: word(row, "kind")?,
        person: get(row, "person")?,
        name: get(row, "name")?,
        level: get(row, "level")?,
        held: get(row, "held")?,
        link: get(row, "link")?,
        salt: get(row, "salt")?,
    })
}

fn clock_row(row: &Row) -> Result<ClockRow, StoreError> {
    Ok(ClockRow {
        table: get(row, "table_id")?,
        setting: get(row, "setting")?,
        since: get(row, "since")?,
        deadline: get(row, "deadline")?,
        purses: get(row, "purses")?,
        turn: get(row, "turn")?,
    })
}

fn ruling_row(row: &Row) -> Result<RulingRow, StoreError> {
    Ok(RulingRow {
        table: get(row, "table_id")?,
        window: get(row, "race_window")?,
        seat: get(row, "seat")?,
        claimed: get(row, "claimed")?,
        recorded: get(row, "recorded")?,
        elapsed: get(row, "elapsed")?,
        r50: get(row, "r50")?,
        r95: get(row, "r95")?,
        corrected: get(row, "corrected")?,
        marks: get(row, "marks")?,
    })
}

fn step_row(row: &Row) -> Result<StepRow, StoreError> {
    Ok(StepRow {
        table: get(row, "table_id")?,
        seq: get(row, "seq")?,
        actor: get(row, "actor")?,
        action: get(row, "action")?,
        at: get(row, "at")?,
        person: get(row, "person")?,
        command: get(row, "command")?,
    })
}
