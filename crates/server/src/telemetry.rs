//! Logs for people, and traces for OpenTelemetry where a collector is named.
//!
//! Spans are of the level `debug` and this crate's own: without a collector they cost nothing.

use async_trait::async_trait;
use axum::body::Bytes;
use axum::http::{Request, Response, Uri, header};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_http::{HttpClient, HttpError};
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use std::io::{self, IsTerminal as _};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tracing_subscriber::Registry;
use tracing_subscriber::filter::{EnvFilter, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::Config;

/// What is logged by default. The state of NATS we log ourselves.
const DEFAULT: &str = "info,sqlx=warn,async_nats=off";
/// Where a collector takes traces.
const PATH: &str = "/v1/traces";
/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Traces on their way to a collector; none where no collector is named.
pub struct Traces(Option<SdkTracerProvider>);

impl Traces {
    /// Sends what is left, or gives it up after a while.
    pub fn finish(self) {
        if let Some(provider) = self.0
            && let Err(error) = provider.shutdown_with_timeout(PATIENCE)
        {
            tracing::warn!(%error, "the last traces are lost");
        }
    }
}

/// Logs to standard error, `RUST_LOG` says how much; and sends traces to the collector that the configuration names, by
/// a runtime that outlives them.
pub fn start(config: &Config, runtime: &Handle) -> io::Result<Traces> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT));
    // Colours are for eyes; in a file they are rubbish.
    let text = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let log: Box<dyn Layer<Registry> + Send + Sync> =
        if config.log_json { text.json().with_filter(filter).boxed() } else { text.with_filter(filter).boxed() };
    let provider = config.otlp.as_deref().map(|collector| provider(collector, runtime)).transpose()?;
    let traces = provider.as_ref().map(|provider| {
        let ours = |of: &tracing::Metadata<'_>| of.is_span() && of.target().starts_with(env!("CARGO_CRATE_NAME"));
        let layer = tracing_opentelemetry::layer().with_tracer(provider.tracer("feerie"));
        layer
            .with_location(false)
            .with_threads(false)
            .with_filter(filter_fn(ours).with_max_level_hint(LevelFilter::DEBUG))
    });
    // A second server in one process keeps the first one's logs.
    let _ = tracing_subscriber::registry().with(log).with(traces).try_init();
    Ok(Traces(provider))
}

fn provider(collector: &str, runtime: &Handle) -> io::Result<SdkTracerProvider> {
    let refused = |error: &dyn std::fmt::Display| {
        io::Error::new(io::ErrorKind::InvalidInput, format!("traces cannot be sent to {collector}: {error}"))
    };
    if !collector.starts_with("http://") {
        return Err(refused(&"the address of a collector begins with http://; keep it on the same machine or network"));
    }
    let client = Post { runtime: runtime.clone() };
    let exporter = SpanExporter::builder().with_http().with_http_client(client).with_timeout(PATIENCE);
    let exporter = exporter.with_endpoint(format!("{}{PATH}", collector.trim_end_matches('/')));
    let exporter = exporter.build().map_err(|error| refused(&error))?;
    let resource = Resource::builder().with_service_name("feerie").build();
    Ok(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build())
}

/// Posts what a thread of OpenTelemetry hands over.
#[derive(Debug)]
struct Post {
    runtime: Handle,
}

#[async_trait]
impl HttpClient for Post {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        // Timers, too, need the runtime: the thread that asks has none.
        self.runtime.spawn(async { tokio::time::timeout(PATIENCE, post(request)).await }).await??
    }
}

async fn post(mut request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
    let authority = request.uri().authority().ok_or("the collector's address names no host")?.clone();
    let stream = TcpStream::connect((authority.host(), authority.port_u16().unwrap_or(80))).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    // To the server itself only the path is said.
    let path = request.uri().path_and_query().cloned();
    *request.uri_mut() = path.map_or_else(Uri::default, Uri::from);
    request.headers_mut().insert(header::HOST, authority.as_str().parse()?);
    let (head, body) = sender.send_request(request.map(Full::new)).await?.into_parts();
    Ok(Response::from_parts(head, body.collect().await?.to_bytes()))
}
