//! The WebSocket: one connection, subscribed to any number of tables.

mod answer;
pub mod message;
mod session;

use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use metrics::gauge;
use std::net::SocketAddr;

use crate::config::LARGEST_MESSAGE;
use crate::error::Problem;
use crate::http::limit::{address, block};
use crate::http::people::{Asker, still_holds};
use crate::lanes;
use crate::serving::ConnectionPermit;
use crate::state::AppState;
use crate::transport::Ends;

/// What a socket reads at once: messages from clients are a few hundred bytes. The library would take 128 KiB.
const READ_BUFFER: usize = 1 << 10;
/// What gathers before it is written without a flush.
const WRITE_BUFFER: usize = 4 << 10;
/// What may wait for a slow reader inside the library before it counts as stuck.
const LONGEST_BUFFER: usize = 4 << 20;

/// Turns a request into a socket.
pub async fn upgrade(
    State(state): State<AppState>,
    asker: Asker,
    connection: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    ends: Option<axum::Extension<Ends>>,
    place: Option<axum::Extension<ConnectionPermit>>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let socket = socket.map_err(|rejection| Problem::BadRequest(rejection.body_text()))?;
    let address = address(&state, &headers, connection.as_deref());
    let permit = state.limiter.socket(address)?;
    let ticket = state.tables.sockets.enter(&asker.session.id, &asker.me.id);
    // Whoever logged out after the cookie was looked at and before the socket was listed did not end it.
    if !still_holds(&state, &asker.session).await {
        return Err(Problem::SessionEnded);
    }
    // Behind a proxy our system would tell of the proxy's line.
    let ends = ends.map(|axum::Extension(ends)| ends).filter(|_| !state.config.behind_proxy);
    let socket = socket
        .max_message_size(4 * LARGEST_MESSAGE)
        .max_frame_size(4 * LARGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(LONGEST_BUFFER);
    let client = Some(block(address));
    if let Some(axum::Extension(connection)) = &place {
        let counting = state.clone();
        connection.inflow.count(move |bytes| counting.limiter.bytes(client, bytes));
    }
    Ok(socket.on_upgrade(async move |socket| {
        gauge!("feerie_sockets").increment(1);
        lanes::on_behalf_of(client, session::run(&state, asker, ticket, ends, socket)).await;
        gauge!("feerie_sockets").decrement(1);
        drop((permit, place));
    }))
}
