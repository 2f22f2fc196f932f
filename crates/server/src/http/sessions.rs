//! Where I am logged in, and how to end that.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Answer;
use super::identity::left;
use super::people::Asker;
use crate::error::{ErrorBody, Problem};
use crate::security::{Event, note};
use crate::state::AppState;
use crate::store::Change;
use crate::wire::SessionInfo;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, end_all)).routes(routes!(end_one))
}

/// Where I am logged in.
#[derive(Serialize, ToSchema)]
struct SessionList {
    /// The last used first.
    sessions: Vec<SessionInfo>,
}

/// Where I am logged in. Guests are on one device only.
#[utoipa::path(get, path = "/api/me/sessions", responses((status = 200, body = SessionList)))]
async fn list(State(state): State<AppState>, asker: Asker) -> Result<Answer<SessionList>, Problem> {
    let rows = state.store.sessions_of(&asker.me.id).await?;
    let sessions = rows.into_iter().map(|row| SessionInfo {
        current: row.id == asker.session.id,
        id: row.id,
        created: row.created,
        used: row.used,
        device: row.device,
    });
    Ok(Answer(SessionList { sessions: sessions.collect() }))
}

/// Ends one of my sessions, and its sockets.
#[utoipa::path(delete, path = "/api/me/sessions/{session}", params(("session" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
async fn end_one(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    session: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(session) = session.map_err(|_| Problem::NotFound)?;
    let mine = state.store.sessions_of(&asker.me.id).await?;
    if !mine.iter().any(|row| row.id == session) {
        return Err(Problem::NotFound);
    }
    state.store.commit(vec![Change::EndSession(session.clone())]).await?;
    state.tables.sockets.end(&session);
    note(Event::SessionsEnded, asker.address, &asker.me.id);
    let is_this = session == asker.session.id;
    Ok(if is_this { left(&state, &headers) } else { StatusCode::NO_CONTENT.into_response() })
}

/// Logs me out everywhere, here as well; who asks next from here is a new guest.
#[utoipa::path(delete, path = "/api/me/sessions", responses((status = 204)))]
async fn end_all(State(state): State<AppState>, asker: Asker, headers: HeaderMap) -> Result<Response, Problem> {
    if let Some(mut row) = asker.row.clone() {
        row.old_cookies = false;
        let unit = vec![
            Change::PutPerson(row),
            Change::EndOthers { person: asker.me.id.clone(), but: String::new() },
            Change::EndSession(asker.session.id.clone()),
        ];
        state.store.commit(unit).await?;
    }
    state.tables.sockets.end_others(&asker.me.id, "");
    note(Event::SessionsEnded, asker.address, &asker.me.id);
    Ok(left(&state, &headers))
}
