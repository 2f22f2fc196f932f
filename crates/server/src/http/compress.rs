//! Compression off the serving threads: short answers as they are sent, long ones on the thread that writes them, files once.

use axum::body::{Bytes, HttpBody};
use axum::http::{HeaderMap, HeaderName, Response, header};
use axum::response::IntoResponse as _;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// Longer answers are not compressed as they leave: that would take more than a millisecond of a thread that serves sockets.
const LONGEST: u64 = 64 << 10;

/// Headers of an answer that is compressed.
pub const COMPRESSED: [(HeaderName, &str); 2] = [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")];

/// Compresses short answers as they leave.
pub fn short_answers() -> CompressionLayer<Short> {
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(Short)
}

/// Whether an answer is short.
#[derive(Clone, Copy, Debug)]
pub struct Short;

impl Predicate for Short {
    fn should_compress<B: HttpBody>(&self, response: &Response<B>) -> bool {
        let is_short = response.body().size_hint().exact().is_some_and(|length| length <= LONGEST);
        is_short && DefaultPredicate::new().should_compress(response)
    }
}

/// Whether a client takes compressed answers.
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|list| list.split(',')).map(|coding| coding.split(';').map(str::trim));
    codings.any(|mut coding| coding.next() == Some("gzip") && !coding.any(is_none))
}

/// `q=0`, however many noughts there are.
fn is_none(weight: &str) -> bool {
    weight.strip_prefix("q=").and_then(|number| number.parse::<f32>().ok()).is_some_and(|weight| weight <= 0.0)
}

/// Compresses quickly what is sent once.
pub fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    squeeze(bytes, Compression::fast())
}

fn squeeze(bytes: &[u8], level: Compression) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    // Writing into memory cannot fail.
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

type Hash = [u8; 32];

/// Files that were asked for, compressed: each once, as long as the process lives.
#[derive(Default)]
pub struct CompressedFiles(Mutex<HashMap<Hash, Arc<OnceCell<Option<Bytes>>>>>);

impl CompressedFiles {
    /// A file of this hash as an answer: compressed where that makes it shorter and the client takes it so.
    pub async fn answer(&self, hash: Hash, bytes: Bytes, headers: &HeaderMap) -> axum::response::Response {
        let compressed = if takes_gzip(headers) { self.get(hash, || bytes.clone()).await } else { None };
        match compressed {
            Some(compressed) => (COMPRESSED, compressed).into_response(),
            None => bytes.into_response(),
        }
    }

    /// A file of this hash, compressed; none if that makes it no shorter. The bytes are asked for once.
    async fn get(&self, hash: Hash, bytes: impl FnOnce() -> Bytes) -> Option<Bytes> {
        let cell = {
            let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(files.entry(hash).or_default())
        };
        let compressed = cell.get_or_init(|| async move {
            let bytes = bytes();
            let work = move || {
                squeeze(&bytes, Compression::default()).filter(|shorter| shorter.len() < bytes.len()).map(Bytes::from)
            };
            tokio::task::spawn_blocking(work).await.unwrap_or_default()
        });
        compressed.await.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read as _;

    #[test]
    fn only_who_takes_it_gets_it() {
        let takes = |accepted: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]))
        };
        assert!(takes("gzip") && takes("br;q=1.0, gzip;q=0.8") && takes("deflate,gzip"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("gzip; q=0.000") && !takes("gzipped"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[tokio::test]
    async fn a_file_is_compressed_once() {
        let files = CompressedFiles::default();
        let text = Bytes::from("fairy ".repeat(10_000));
        let first = files.get([1; 32], || text.clone()).await.unwrap();
        let again = files.get([1; 32], || panic!("it is there already")).await.unwrap();
        assert_eq!(first.as_ptr(), again.as_ptr());
        let mut read = String::new();
        GzDecoder::new(&*first).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        let noise: Vec<u8> = (0..40).flat_map(|_| crate::ids::random::<32>()).collect();
        assert_eq!(files.get([2; 32], || noise.into()).await, None, "it would be longer");
    }
}
