//! JSON bodies; what is wrong with one is answered as our own errors.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

use super::compress::{COMPRESSED, gzip};
use super::room::{Room, Share};
use crate::config::{LARGEST_BODY, LARGEST_RECORD};
use crate::error::Problem;
use crate::lanes;
use crate::serving::BodyPatience;
use crate::state::AppState;

/// How long a body may take where nothing else is said.
const LONGEST_BODY: Duration = Duration::from_secs(30);

/// A body in JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        parse(&receive(request, state, LARGEST_BODY).await?).map(Body)
    }
}

/// A body that is a record, in JSON, not yet read, and the room that is kept for it.
pub struct RecordBody {
    /// As it came.
    pub bytes: Bytes,
    /// None if it is no larger than any other body.
    pub room: Option<Share>,
}

impl FromRequest<AppState> for RecordBody {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &AppState) -> Result<RecordBody, Problem> {
        let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
        // Who does not say how much it is may send all that may be sent.
        let length = length.unwrap_or(LARGEST_RECORD).min(LARGEST_RECORD);
        let room = if length > LARGEST_BODY { Some(state.limiter.room.take(lanes::client(), length)?) } else { None };
        Ok(RecordBody { bytes: receive(request, state, LARGEST_RECORD).await?, room })
    }
}

/// The bytes of a body in JSON, if they come soon enough.
async fn receive<S: Send + Sync>(request: Request, state: &S, largest: usize) -> Result<Bytes, Problem> {
    // Required so that another site's page cannot send a plain form in a person's name (CSRF).
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if kind.is_none_or(|kind| kind.split(';').next().unwrap_or_default().trim() != "application/json") {
        return Err(Problem::BadRequest("the body must be application/json".to_owned()));
    }
    let patience = request.extensions().get().copied().unwrap_or(BodyPatience(LONGEST_BODY));
    let bytes = timeout(patience.0, Bytes::from_request(request, state)).await.map_err(|_| Problem::TooSlow)?;
    bytes.map_err(|rejection| too_large(rejection, largest))
}

fn too_large(rejection: BytesRejection, largest: usize) -> Problem {
    if rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::TooLarge(largest)
    } else {
        Problem::BadRequest("the body did not arrive".to_owned())
    }
}

/// Reads JSON; what is wrong with it is said with its place.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(bytes).map_err(|error| Problem::BadRequest(error.to_string()))
}

/// An answer in JSON that must not be cached: it is one person's, and of this moment.
pub struct Answer<T>(pub T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        ([(header::CACHE_CONTROL, "no-store")], Json(self.0)).into_response()
    }
}

/// The same, serialized beforehand: long answers are serialized and compressed on the thread of a lane.
pub struct Written {
    bytes: Bytes,
    is_compressed: bool,
}

/// A large answer, and the room that it takes for as long as any of it waits to be sent.
struct Held {
    bytes: Bytes,
    #[expect(dead_code, reason = "held, not read")]
    share: Share,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// The same bytes; where they are many, they take room until the last part of them is dropped.
pub fn counted(bytes: Bytes, room: &Room) -> Result<Bytes, Problem> {
    if bytes.len() <= LARGEST_BODY {
        return Ok(bytes);
    }
    let share = room.take(lanes::client(), bytes.len())?;
    Ok(Bytes::from_owner(Held { bytes, share }))
}

impl Written {
    /// Writes it down, for a client that takes it compressed or not.
    pub fn new(answer: &impl Serialize, takes_gzip: bool) -> Result<Written, Problem> {
        let bytes = serde_json::to_vec(answer).map_err(|error| {
            tracing::error!(%error, "an answer cannot be written");
            Problem::Internal
        })?;
        let compressed = if takes_gzip { gzip(&bytes) } else { None };
        let is_compressed = compressed.is_some();
        Ok(Written { bytes: compressed.unwrap_or(bytes).into(), is_compressed })
    }

    /// The same, counted until the other side has taken it: whoever asks for much and reads slowly makes us keep no more
    /// than there is room for.
    pub fn within(self, room: &Room) -> Result<Written, Problem> {
        Ok(Written { bytes: counted(self.bytes, room)?, ..self })
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        let common = [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, "application/json")];
        if self.is_compressed {
            (common, COMPRESSED, self.bytes).into_response()
        } else {
            (common, self.bytes).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::LARGEST_RECORD;

    #[test]
    fn a_large_answer_takes_room_until_all_of_it_is_sent() {
        let room = Room::of("large_answers");
        let answer = |length: usize| Written::new(&"x".repeat(length), false).unwrap().within(&room);
        let mut waiting: Vec<Written> = (0..3).map(|_| answer(LARGEST_RECORD).unwrap()).collect();
        assert_eq!(answer(LARGEST_RECORD).err(), Some(Problem::Busy), "as much as one address may make us keep");
        assert!(answer(1000).is_ok(), "what is short is not counted");
        // A part of it that waits in a connection keeps all of it.
        let part = waiting.pop().map(|written| written.bytes.slice(..10)).unwrap();
        assert_eq!(answer(LARGEST_RECORD).err(), Some(Problem::Busy));
        drop(part);
        assert!(answer(LARGEST_RECORD).is_ok());
    }
}
