//! The web client, embedded in the binary.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use feerie_advice::AdvisedGames;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::path::Path;
use std::{fs, io};

use super::people::Asker;
use super::preview;
use super::tables::described;
use crate::error::Problem;
use crate::state::AppState;

/// The built client; `build.rs` puts it there.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Client;

/// Where the build puts files that carry a hash in their name, and therefore never change.
const HASHED: &str = "assets/";

/// A file of the client. Addresses that only the client knows are its first page.
pub async fn serve(State(state): State<AppState>, request: Request) -> Result<Response, Problem> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Err(Problem::Method);
    }
    // The body is not shared between threads.
    let (Parts { uri, headers, extensions, .. }, _) = request.into_parts();
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return Ok(answer(&state, path, file, &headers).await);
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get("index.html").filter(|_| is_page) {
        Some(page) => {
            let (from, is_counted) = (extensions.get(), extensions.get::<Asker>().is_some());
            let body = preview::written(&state, &page.data, path, &headers, from, is_counted);
            Ok(unless_known("index.html", page.metadata.sha256_hash(), &headers, body).await)
        }
        None => Err(Problem::NotFound),
    }
}

/// Whether the client has such a file.
pub fn has(path: &str) -> bool {
    Client::get(path).is_some()
}

/// Writes the client into a folder, for a host that has nothing but files; says how many there are.
pub fn export(folder: &Path, games: &dyn AdvisedGames) -> io::Result<usize> {
    let mut files: Vec<(String, Vec<u8>)> = Client::iter()
        .filter_map(|path| Client::get(&path).map(|file| (path.into_owned(), file.data.into_owned())))
        .collect();
    if !files.iter().any(|(path, _)| path.starts_with("engine/")) {
        return Err(io::Error::other("the engine for browsers is missing: `cargo xtask wasm` builds it"));
    }
    // Addresses that only the client knows are its first page: most hosts show this one for them.
    files.extend(Client::get("index.html").map(|page| ("404.html".to_owned(), page.data.into_owned())));
    files.push(("engine/games.json".to_owned(), described(games).to_string().into_bytes()));
    for (path, bytes) in &files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap_or(folder))?;
        fs::write(file, bytes)?;
    }
    Ok(files.len())
}

/// A file; compressed where that makes it shorter and the client takes it so.
async fn answer(state: &AppState, path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let bytes = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    unless_known(path, hash, headers, state.files.answer(hash, bytes, headers)).await
}

/// A file as it is sent, with all that is said of it; or, if the client has it already, that it is still the same.
async fn unless_known(
    path: &str,
    hash: [u8; 32],
    headers: &HeaderMap,
    body: impl Future<Output = impl IntoResponse>,
) -> Response {
    let tag: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let caching = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "private, no-cache" };
    let common = [(header::CACHE_CONTROL, caching), (header::ETAG, tag.as_str())];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.essence_str() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    (common, [(header::CONTENT_TYPE, kind)], body.await).into_response()
}
