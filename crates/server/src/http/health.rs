//! Health and metrics, for operators.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::{counter, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{ErrorBody, Problem, STORE_FAILURES};
use crate::security;
use crate::state::AppState;

/// The bounds of the histograms in seconds: from a memory access to a long thought.
const SECONDS: [f64; 12] = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0];
/// The bounds of the histogram of batches.
const UNITS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 512.0];

/// For how long what the store said of itself holds.
const FRESH: Duration = Duration::from_secs(1);

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(healthz))
}

/// What is served to operators alone, on an address of its own.
pub fn private(state: &AppState) -> Router {
    Router::new().route("/metrics", get(metrics_text)).route("/healthz", get(healthz)).with_state(state.clone())
}

/// One recorder for the process, installed by the first caller.
static RECORDER: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_units".to_owned()), &UNITS));
    match builder.map(PrometheusBuilder::install_recorder) {
        Ok(Ok(handle)) => Some(handle),
        Ok(Err(error)) | Err(error) => {
            tracing::error!(%error, "metrics are not available");
            None
        }
    }
});

/// Starts counting.
pub fn install_recorder() {
    LazyLock::force(&RECORDER);
    security::begin();
    for name in ["feerie_commits_refused_total", "feerie_readers_dropped_total"] {
        counter!(name).increment(0);
    }
    for how in STORE_FAILURES {
        counter!("feerie_store_failures_total", "how" => how).increment(0);
    }
    for verdict in ["taken", "corrected", "late"] {
        counter!("feerie_reactions_total", "verdict" => verdict).increment(0);
    }
}

/// Keeps histograms small; called now and then.
pub fn upkeep() {
    if let Some(recorder) = &*RECORDER {
        recorder.run_upkeep();
    }
}

/// Whether the server and its store are well.
#[utoipa::path(get, path = "/healthz",
    responses((status = 200, description = "well", body = String), (status = 500, body = ErrorBody),
    (status = 503, body = ErrorBody), (status = 507, body = ErrorBody)))]
async fn healthz(State(state): State<AppState>) -> Result<&'static str, Problem> {
    // The answer is cached for a second, however often it is asked for.
    let mut asked = state.health.lock().await;
    match &*asked {
        Some((at, well)) if at.elapsed() < FRESH => well.clone()?,
        _ => {
            let well = state.store.ping().await.map_err(Problem::from);
            *asked = Some((Instant::now(), well.clone()));
            well?;
        }
    }
    Ok("well\n")
}

/// Counters in Prometheus's text form. They tell numbers only: no names, no addresses.
async fn metrics_text(State(state): State<AppState>) -> Response {
    gauge!("feerie_tables_in_memory").set(state.tables.cached_count() as f64);
    let text = RECORDER.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
