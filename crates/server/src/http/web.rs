//! The web client, out of the binary.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Problem;

/// The built client; `build.rs` puts it there.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Client;

/// Where the build puts files that carry a hash in their name, and therefore never change.
const HASHED: &str = "assets/";

/// A file of the client. Addresses that only the client knows are its first page.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Problem> {
    if method != Method::GET && method != Method::HEAD {
        return Err(Problem::Method);
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return Ok(answer(path, file, &headers));
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get("index.html").filter(|_| is_page) {
        Some(page) => Ok(answer("index.html", page, &headers)),
        None => Err(Problem::NotFound),
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
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
    (common, [(header::CONTENT_TYPE, kind)], Body::from(file.data.into_owned())).into_response()
}
