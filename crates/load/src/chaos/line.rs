//! A line between two programs that can be cut or fall silent: a small TCP proxy.

use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::Result;

/// How a line is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flow {
    /// Everything passes.
    Open,
    /// Connections end, and no new ones are made.
    Cut,
    /// Nothing passes, and nobody is told.
    Silent,
}

/// A line to a program.
pub struct Line {
    /// Where it begins.
    pub address: String,
    flow: watch::Sender<Flow>,
}

impl Line {
    /// Lays a line to an address.
    pub async fn lay(to: String) -> Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let (flow, state) = watch::channel(Flow::Open);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, to.clone(), state.clone()));
            }
        });
        Ok(Line { address, flow })
    }

    /// Changes how it is.
    pub fn set(&self, flow: Flow) {
        self.flow.send_replace(flow);
    }
}

/// Carries one connection, until it ends or is cut.
async fn carry(near: TcpStream, to: String, mut flow: watch::Receiver<Flow>) -> io::Result<()> {
    if *flow.borrow() == Flow::Cut {
        return Ok(());
    }
    let far = TcpStream::connect(to).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        there = pump(near_in, far_out, flow.clone()) => there,
        back = pump(far_in, near_out, flow.clone()) => back,
        _ = flow.wait_for(|flow| *flow == Flow::Cut) => Ok(()),
    }
}

async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut flow: watch::Receiver<Flow>) -> io::Result<()> {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let read = from.read(&mut bytes).await?;
        if read == 0 {
            return Ok(());
        }
        if flow.wait_for(|flow| *flow != Flow::Silent).await.is_err() {
            return Ok(());
        }
        to.write_all(&bytes[..read]).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    /// Long enough to say that nothing comes.
    const A_WHILE: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn a_line_carries_falls_silent_and_is_cut() {
        let server = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let line = Line::lay(server.local_addr().unwrap().to_string()).await.unwrap();
        let mut near = TcpStream::connect(&line.address).await.unwrap();
        let (mut far, _) = server.accept().await.unwrap();
        let mut byte = [0];
        near.write_all(b"a").await.unwrap();
        far.read_exact(&mut byte).await.unwrap();
        line.set(Flow::Silent);
        near.write_all(b"b").await.unwrap();
        assert!(timeout(A_WHILE, far.read_exact(&mut byte)).await.is_err(), "nothing passes");
        line.set(Flow::Open);
        far.read_exact(&mut byte).await.unwrap();
        assert_eq!(byte, *b"b", "what was held back comes");
        line.set(Flow::Cut);
        assert_eq!(far.read(&mut byte).await.unwrap_or(0), 0, "the connection ends");
        let mut refused = TcpStream::connect(&line.address).await.unwrap();
        assert_eq!(refused.read(&mut byte).await.unwrap_or(0), 0, "and no new one is made");
    }
}
