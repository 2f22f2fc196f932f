//! My bot accounts: made, listed, ended.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body};
use super::people::Asker;
use crate::accounts::{check_name, fresh_token, hash_of_token, is_reserved, likeness_of};
use crate::config::MOST_BOTS;
use crate::error::{ErrorBody, Limit, Problem};
use crate::ids;
use crate::security::{Event, note};
use crate::state::AppState;
use crate::store::{BotAccount, Change, PersonRow, StoreError, TokenRow};
use crate::wire::BotInfo;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, make)).routes(routes!(end))
}

/// A bot account to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBot {
    /// What it is called at tables.
    name: String,
}

/// My bot accounts.
#[derive(Serialize, ToSchema)]
struct BotList {
    /// The oldest first.
    bots: Vec<BotInfo>,
}

/// A bot account, new.
#[derive(Serialize, ToSchema)]
struct MadeBot {
    bot: BotInfo,
    /// What its program shows; told this once.
    token: String,
}

impl From<BotAccount> for BotInfo {
    fn from(BotAccount { person, token }: BotAccount) -> BotInfo {
        BotInfo { id: person.id, name: person.name, created: token.created, used: token.used }
    }
}

/// My bot accounts, without their tokens.
#[utoipa::path(get, path = "/api/me/bots", responses((status = 200, body = BotList)))]
async fn list(State(state): State<AppState>, asker: Asker) -> Result<Answer<BotList>, Problem> {
    let bots = state.store.bots_of(&asker.me.id).await?;
    Ok(Answer(BotList { bots: bots.into_iter().map(BotInfo::from).collect() }))
}

/// Makes a bot account under a name of its own. Only for those who keep a name: somebody has to answer for it, and be able
/// to end it from another device.
#[utoipa::path(post, path = "/api/me/bots", request_body = NewBot, responses((status = 200, body = MadeBot),
    (status = 400, body = ErrorBody), (status = 403, description = "a guest's name is not kept", body = ErrorBody),
    (status = 409, description = "the name is taken", body = ErrorBody),
    (status = 429, description = "too many bot accounts", body = ErrorBody)))]
async fn make(
    State(state): State<AppState>,
    asker: Asker,
    Body(body): Body<NewBot>,
) -> Result<Answer<MadeBot>, Problem> {
    if !asker.me.claimed {
        return Err(Problem::NameNotKept);
    }
    let name = check_name(&body.name)?;
    if is_reserved(&name) {
        return Err(Problem::NameTaken);
    }
    has_room(&state, &asker.me.id).await?;
    let now = ids::now();
    // Unique among all who keep a name, its owner included.
    let likeness = Some(likeness_of(&name));
    let person = PersonRow { likeness, owner: Some(asker.me.id.clone()), ..PersonRow::guest(ids::fresh(), name, now) };
    let token = fresh_token();
    let hash = hash_of_token(&token).ok_or(Problem::Internal)?;
    let row = TokenRow { id: ids::fresh(), hash, person: person.id.clone(), created: now, used: None };
    let unit =
        vec![Change::PutPerson(person.clone()), Change::AddToken { token: row.clone(), most: i64::from(MOST_BOTS) }];
    match state.store.commit(unit).await {
        // Either a concurrent request of theirs was quicker, or the name is taken.
        Err(StoreError::Taken) => return Err(has_room(&state, &asker.me.id).await.err().unwrap_or(Problem::NameTaken)),
        done => done?,
    }
    note(Event::BotMade, asker.address, &asker.me.id);
    Ok(Answer(MadeBot { bot: BotAccount { person, token: row }.into(), token }))
}

async fn has_room(state: &AppState, owner: &str) -> Result<(), Problem> {
    let made = state.store.bots_of(owner).await?.len();
    if made < MOST_BOTS as usize { Ok(()) } else { Err(Problem::TooMany(Limit::Bots)) }
}

/// Ends one of my bot accounts: its token is worthless, its sockets end, its name is free. Games that it played keep it.
#[utoipa::path(delete, path = "/api/me/bots/{bot}", params(("bot" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
async fn end(
    State(state): State<AppState>,
    asker: Asker,
    bot: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(bot) = bot.map_err(|_| Problem::NotFound)?;
    let mine = state.store.bots_of(&asker.me.id).await?;
    let BotAccount { person, token } = mine.into_iter().find(|mine| mine.person.id == bot).ok_or(Problem::NotFound)?;
    state.store.commit(vec![Change::EndToken { id: token.id.clone(), person: person.id }]).await?;
    state.tables.sockets.end(&token.id);
    note(Event::BotEnded, asker.address, &asker.me.id);
    Ok(StatusCode::NO_CONTENT)
}
