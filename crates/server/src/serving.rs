//! Connections: how many there may be, how long they may take, and how they end.

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics::gauge;
use std::convert::Infallible;
use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Sleep, sleep, timeout};
use tower_service::Service as _;

use crate::http::limit::{Counts, Permit};
use crate::security;
use crate::state::AppState;
use crate::transport::Ends;

/// How long a connection may take for so many bytes of what waits to be sent: no line that anybody plays over is slower.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
const LEAST_TAKEN: usize = 128 << 10;
/// Bytes that the system keeps for a slow reader, who is not the only one.
#[cfg(target_os = "linux")]
const SEND_BUFFER: usize = 256 << 10;
/// How long we wait after the system refused us a connection, for want of files or memory.
const OUT_OF_FILES: Duration = Duration::from_millis(200);
/// How many of those whom we turn away are told why at once, and how long that may take.
const TURNED_AWAY: (usize, Duration) = (64, Duration::from_secs(2));
/// Largest head of a request.
const LARGEST_HEAD: usize = 32 << 10;

/// One of the connections that the server allows at once, until it is dropped. A connection that becomes a socket keeps it.
#[derive(Clone)]
pub struct ConnectionPermit {
    #[expect(dead_code, reason = "held, not read")]
    place: Arc<(OwnedSemaphorePermit, Option<Permit<IpAddr>>)>,
    /// What comes over it.
    pub inflow: Inflow,
}

/// How long a socket rests that sends more bytes than its address may.
const RESPITE: Duration = Duration::from_millis(100);

/// Counts the bytes that come over a connection, once it is a socket: a message may be cut into any number of frames, and
/// what never becomes a message is counted nowhere else.
#[derive(Clone, Default)]
pub struct Inflow(Arc<OnceLock<IsWithinBudget>>);

type IsWithinBudget = Box<dyn Fn(usize) -> bool + Send + Sync>;

impl Inflow {
    /// From now on so many bytes are within somebody's budget, or not.
    pub fn count(&self, is_within_budget: impl Fn(usize) -> bool + Send + Sync + 'static) {
        // A connection becomes a socket once.
        let _ = self.0.set(Box::new(is_within_budget));
    }

    fn is_within_budget(&self, bytes: usize) -> bool {
        self.0.get().is_none_or(|is_within_budget| is_within_budget(bytes))
    }
}

/// How long the body of a request may take.
#[derive(Clone, Copy)]
pub struct BodyPatience(pub Duration);

/// Who is let in.
struct Door {
    all: Arc<Semaphore>,
    by_address: Counts<IpAddr>,
    /// None behind a proxy: all connections are its own.
    most_of_one: Option<u32>,
    turned_away: Arc<Semaphore>,
}

impl Door {
    fn new(state: &AppState) -> Door {
        let limits = &state.config.limits;
        Door {
            all: Arc::new(Semaphore::new(limits.connections)),
            by_address: Counts::default(),
            most_of_one: (!state.config.behind_proxy).then_some(limits.connections_per_address),
            turned_away: Arc::new(Semaphore::new(TURNED_AWAY.0)),
        }
    }

    /// A place for one more, or the line that says why not.
    fn enter(&self, address: IpAddr) -> Result<ConnectionPermit, (&'static str, &'static str)> {
        let full = ("503 Service Unavailable", "connections");
        let place = Arc::clone(&self.all).try_acquire_owned().map_err(|_| full)?;
        let own = match self.most_of_one {
            Some(most) => {
                let own = Permit::take(&self.by_address, &address, most);
                Some(own.ok_or(("429 Too Many Requests", "connections_per_address"))?)
            }
            None => None,
        };
        Ok(ConnectionPermit { place: Arc::new((place, own)), inflow: Inflow::default() })
    }
}

/// Serves connections until it is told to stop; then lets those who are there finish what they are at.
pub async fn serve(listener: TcpListener, app: Router, state: &AppState, stop: impl Future<Output = ()>) {
    let door = Door::new(state);
    let limits = &state.config.limits;
    let mut http = http1::Builder::new();
    // The time for the head runs while a connection is idle as well.
    http.timer(TokioTimer::new()).header_read_timeout(Duration::from_millis(limits.head_ms)).max_buf_size(LARGEST_HEAD);
    let body = BodyPatience(Duration::from_millis(limits.body_ms));
    // Connections have it from the socket that listens.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::net::sockopt::set_socket_send_buffer_size(&listener, SEND_BUFFER) {
        tracing::debug!(%error, "the system keeps as much for slow readers as it likes");
    }
    let closing = watch::Sender::new(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                sleep(OUT_OF_FILES).await;
                continue;
            }
        };
        // Without this the network waits for more to send together: 40 ms per move.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let address = crate::http::limit::block(peer.ip());
        let place = match door.enter(address) {
            Ok(place) => place,
            Err((status, limit)) => {
                security::limited(limit, peer.ip(), state.limiter.is_noted(peer.ip()));
                if let Ok(permit) = Arc::clone(&door.turned_away).try_acquire_owned() {
                    tokio::spawn(turn_away(stream, status, permit));
                }
                continue;
            }
        };
        gauge!("feerie_connections").increment(1);
        // Without an address of our own nothing is found, and nothing is known.
        let ends = Ends { local: stream.local_addr().unwrap_or(peer), peer };
        let app = app.clone();
        let held = place.clone();
        let stream = Impatient::new(stream, WRITE_TIMEOUT, place.inflow.clone());
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            let extensions = request.extensions_mut();
            extensions.insert(ConnectInfo(peer));
            extensions.insert(ends);
            extensions.insert(body);
            extensions.insert(held.clone());
            let mut app = app.clone();
            async move { Ok::<_, Infallible>(app.call(request).await.unwrap_or_else(|never| match never {})) }
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut is_closing = closing.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = until(&mut is_closing) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            // The client went away in the middle of something, or took too long.
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended early");
            }
            gauge!("feerie_connections").decrement(1);
            drop(place);
        });
    }
    drop(listener);
    closing.send_replace(true);
    // Each connection has a receiver as long as it is open.
    closing.closed().await;
}

/// Waits until the server stops.
async fn until(is_closing: &mut watch::Receiver<bool>) {
    // If the server is gone there is nothing left to count for.
    let _ = is_closing.wait_for(|is_closing| *is_closing).await;
}

/// Says in the fewest bytes that there is no room, and hangs up.
async fn turn_away(mut stream: TcpStream, status: &'static str, permit: OwnedSemaphorePermit) {
    let body = r#"{"error":{"code":"too_many","message":"Too many connections. Please wait a little."}}"#;
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: 5\r\n\
         connection: close\r\n\r\n{body}",
        body.len()
    );
    let said = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        // What was not read when we hang up would make the other side's system throw our answer away.
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        Ok::<_, io::Error>(())
    };
    // They hear it or they do not.
    let _ = timeout(TURNED_AWAY.1, said).await;
    drop(permit);
}

/// A connection that ends if the other side takes next to nothing of what we send for too long, and is read no faster
/// than it may send.
struct Impatient<S> {
    stream: S,
    patience: Duration,
    inflow: Inflow,
    /// Until when nothing is read.
    respite: Option<Pin<Box<Sleep>>>,
    /// While more waits than the other side takes: until when it may take its time, and what it has taken of that.
    stuck: Option<Pin<Box<Sleep>>>,
    taken: usize,
}

impl<S> Impatient<S> {
    fn new(stream: S, patience: Duration, inflow: Inflow) -> Impatient<S> {
        Impatient { stream, patience, inflow, respite: None, stuck: None, taken: 0 }
    }

    /// What came of an attempt to send so many bytes; next to nothing for too long is an error.
    fn watch(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<usize>>,
        offered: usize,
    ) -> Poll<io::Result<usize>> {
        match sent {
            Poll::Ready(Ok(taken)) if taken < offered => {
                self.taken += taken;
                if self.taken >= LEAST_TAKEN {
                    (self.stuck, self.taken) = (None, 0);
                }
                self.stuck.get_or_insert_with(|| Box::pin(sleep(self.patience)));
                sent
            }
            Poll::Ready(_) => {
                (self.stuck, self.taken) = (None, 0);
                sent
            }
            Poll::Pending => {
                let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.patience)));
                ready!(stuck.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(respite) = &mut self.respite {
            ready!(respite.as_mut().poll(context));
            self.respite = None;
        }
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, into))?;
        if !self.inflow.is_within_budget(into.filled().len() - before) {
            self.respite = Some(Box::pin(sleep(RESPITE)));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, sent, bytes.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, sent, bytes.iter().map(|part| part.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::duplex;

    /// Sends more than fits to somebody who takes so many bytes at a time, without end.
    async fn sent_to_whoever_takes(bytes: usize, patience: Duration) -> io::Result<()> {
        let (near, mut far) = duplex(1 << 10);
        let reader = tokio::spawn(async move {
            let mut some = vec![0; bytes];
            while far.read_exact(&mut some).await.is_ok() {
                sleep(Duration::from_millis(1)).await;
            }
        });
        let sent = Impatient::new(near, patience, Inflow::default()).write_all(&vec![0; LEAST_TAKEN / 2]).await;
        reader.abort();
        sent
    }

    #[tokio::test]
    async fn nobody_sends_as_much_as_they_like() {
        let (mut near, far) = duplex(1 << 10);
        let inflow = Inflow::default();
        let mut stream = Impatient::new(far, WRITE_TIMEOUT, inflow.clone());
        let sender = tokio::spawn(async move { while near.write_all(&[0; 1 << 10]).await.is_ok() {} });
        let mut some = [0; 1 << 10];
        for _ in 0..100 {
            stream.read_exact(&mut some).await.unwrap();
        }
        inflow.count(|_| false);
        let begun = tokio::time::Instant::now();
        for _ in 0..4 {
            assert!(stream.read(&mut some).await.unwrap() > 0, "slowly, but in the end");
        }
        assert!(begun.elapsed() >= 3 * RESPITE);
        sender.abort();
    }

    #[tokio::test]
    async fn nobody_reads_as_slowly_as_they_like() {
        let dripping = sent_to_whoever_takes(1, Duration::from_millis(200)).await;
        assert_eq!(dripping.unwrap_err().kind(), io::ErrorKind::TimedOut);
        let slow = sent_to_whoever_takes(1 << 10, WRITE_TIMEOUT).await;
        assert!(slow.is_ok(), "a slow line takes its time: {slow:?}");
    }
}
