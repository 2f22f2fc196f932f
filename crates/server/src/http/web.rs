//! The web client, out of the binary.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::cookies::is_secure;
use crate::error::Problem;
use crate::state::AppState;

/// The built client; `build.rs` puts it there.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Client;

/// Where the build puts files that carry a hash in their name, and therefore never change.
const HASHED: &str = "assets/";

/// A file of the client. Addresses that only the client knows are its first page.
pub async fn serve(
    State(state): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if method != Method::GET && method != Method::HEAD {
        return Err(Problem::Method);
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return Ok(answer(path, file, &headers));
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get("index.html").filter(|_| is_page) {
        Some(mut page) => {
            let scheme = if is_secure(&state.config, &headers) { "https" } else { "http" };
            page.data = with_address(&page.data, scheme, &headers).into();
            Ok(answer("index.html", page, &headers))
        }
        None => Err(Problem::NotFound),
    }
}

/// Where the picture of a shared link is written in the page.
const PICTURE: &str = "content=\"/share.png\"";

/// The page with the whole address of its picture: whoever previews a link does not know where a bare path belongs.
fn with_address(page: &[u8], scheme: &str, headers: &HeaderMap) -> Vec<u8> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_host = |host: &&str| host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    match (std::str::from_utf8(page), host.filter(is_host)) {
        (Ok(text), Some(host)) => {
            text.replace(PICTURE, &format!("content=\"{scheme}://{host}/share.png\"")).into_bytes()
        }
        _ => page.to_vec(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_finds_the_picture_wherever_the_client_is_served_from() {
        let page = br#"<meta content="/share.png" />"#;
        let told = |host: &'static str| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            String::from_utf8(with_address(page, "https", &headers)).unwrap()
        };
        assert_eq!(told("feerie.example:8443"), r#"<meta content="https://feerie.example:8443/share.png" />"#);
        assert_eq!(told(r#"a"><script>"#), String::from_utf8_lossy(page));
    }
}
