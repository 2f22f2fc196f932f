//! HTTP: the routes, and what all of them have in common.

mod bearer;
pub mod body;
mod bots;
pub mod compress;
mod cookies;
pub mod feeds;
pub mod fixed;
pub mod health;
pub mod identity;
pub mod lab;
pub mod limit;
pub mod people;
pub mod practice;
mod preview;
pub mod ratings;
pub mod records;
pub mod room;
mod rulings;
mod sessions;
pub mod study;
pub mod tables;
pub mod web;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::handler::Handler as _;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::counter;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tracing::field::Empty;
use tracing::{Instrument as _, debug_span};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_axum::router::OpenApiRouter;

use crate::config::LARGEST_BODY;
use crate::error::{ErrorBody, Problem, Refused};
use crate::security::{self, Event};
use crate::state::AppState;
use crate::ws;
use body::Answer;
use fixed::Fixed;

/// What the description says beside the routes.
#[derive(OpenApi)]
#[openapi(info(
    title = "Féerie",
    description = "Five fairy-tale tabletop games: tables, replays, records. Playing goes over the WebSocket at /ws.",
    license(name = "MIT OR Apache-2.0")
))]
struct Described;

/// No script but our own, nothing from anywhere else, no frame around us.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const SECURITY: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// The routes of the API and their description, made from one list: they cannot differ.
fn described() -> (Router<AppState>, Description) {
    OpenApiRouter::with_openapi(Described::openapi())
        .merge(identity::router())
        .merge(sessions::router())
        .merge(bots::router())
        .merge(tables::router())
        .merge(records::router())
        .merge(feeds::router())
        .merge(ratings::router())
        .merge(rulings::router())
        .merge(practice::router())
        .merge(study::router())
        .merge(lab::router())
        .split_for_parts()
}

/// Everything that is served.
pub fn router(state: &AppState) -> Router {
    let (api, mut description) = described();
    let (operations, theirs) = health::router().split_for_parts();
    description.merge(theirs);
    let description = Arc::new(Fixed::new(&description));
    let describe = move |State(state): State<AppState>, headers: HeaderMap| {
        let description = Arc::clone(&description);
        async move { description.answer(&state.files, &headers).await }
    };
    let api = api
        .route("/ws", get(ws::upgrade))
        .layer(from_fn_with_state(state.clone(), people::identify))
        .layer(from_fn_with_state(state.clone(), limit::limit))
        .layer(from_fn_with_state(state.clone(), same_origin))
        // After the layers: a mistyped address needs no cookie.
        .route("/api/openapi.json", get(describe))
        .route("/api/{*rest}", axum::routing::any(|| async { Problem::NotFound }))
        .method_not_allowed_fallback(|| async { Problem::Method })
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    api.merge(operations)
        .fallback(web::serve.layer(from_fn_with_state(state.clone(), people::greet)))
        .layer(compress::short_answers())
        .layer(from_fn_with_state(state.clone(), limit::limit_all))
        .layer(from_fn_with_state(state.clone(), speak))
        .layer(CatchPanicLayer::custom(|_| Problem::Internal.into_response()))
        .layer(from_fn_with_state(state.clone(), secure))
        .layer(from_fn(trace))
        .with_state(state.clone())
}

/// A span for each request, under the name of its route: addresses themselves may be secret.
async fn trace(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    let span = debug_span!("request", otel.kind = "server", method = %request.method(), route, status = Empty);
    let response = next.run(request).instrument(span.clone()).await;
    span.record("status", response.status().as_u16());
    response
}

/// Says no in the asker's language.
async fn speak(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let lang = people::language(request.headers());
    let response = next.run(request).await;
    let status = response.status();
    counter!("feerie_http_answers_total", "status" => status.as_str().to_owned()).increment(1);
    let Some(Refused(problem)) = response.extensions().get().cloned() else { return response };
    let body = Answer(ErrorBody { error: problem.form(state.words(lang)) });
    let mut spoken = (status, body).into_response();
    if let Some(seconds) = problem.retry_after() {
        spoken.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    // A guest who is refused keeps the cookie all the same.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        spoken.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    spoken
}

/// Headers that every answer carries.
async fn secure(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let is_secure = cookies::is_secure(&state.config, request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// Pages of other sites cannot act in a person's name: browsers say where a request comes from.
async fn same_origin(State(state): State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let is_change = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (is_change || is_socket) && !is_our_own(request.headers()) {
        let address = limit::address(&state, request.headers(), request.extensions().get());
        if state.limiter.is_noted(address) {
            security::note(Event::ForeignOrigin, address, "");
        }
        return Err(Problem::NotYours);
    }
    Ok(next.run(request).await)
}

fn is_our_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match text(header::ORIGIN) {
        // Programs that are no browsers say nothing.
        None => !headers.contains_key(header::ORIGIN),
        Some(origin) => origin.split_once("://").map(|(_, host)| host) == text(header::HOST),
    }
}
