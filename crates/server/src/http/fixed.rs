//! Answers that are the same as long as the process lives: written once, compressed once.

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::compress::CompressedFiles;

/// Such an answer, in JSON.
pub struct Fixed {
    bytes: Bytes,
    hash: [u8; 32],
}

impl Fixed {
    /// Writes it down.
    pub fn new(answer: &impl Serialize) -> Fixed {
        // Our own descriptions have string keys and finite numbers: nothing in them can fail to be written.
        let bytes = Bytes::from(serde_json::to_vec(answer).unwrap_or_default());
        let hash = Sha256::digest(&bytes).into();
        Fixed { bytes, hash }
    }

    /// The answer, compressed for clients that take it so.
    pub async fn answer(&self, files: &CompressedFiles, headers: &HeaderMap) -> Response {
        let common = [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, "application/json")];
        (common, files.answer(self.hash, self.bytes.clone(), headers).await).into_response()
    }
}
