//! A way to a database or to NATS that can be cut, and mended.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to the database or to NATS that can be cut, for as long as one likes.
pub struct Way {
    /// Where to connect instead.
    pub url: String,
    /// Whether anything gets through.
    pub is_up: watch::Sender<bool>,
}

impl Way {
    /// Lays it to the server of an address.
    pub async fn lay(url: &str) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let near = listener.local_addr().unwrap();
        let (url, server) = match url.rsplit_once('@') {
            Some((before, rest)) => {
                let (server, after) = rest.split_once('/').unwrap();
                (format!("{before}@{near}/{after}"), server)
            }
            None => (format!("nats://{near}"), url.strip_prefix("nats://").unwrap()),
        };
        let (is_up, state) = watch::channel(true);
        let server = server.to_owned();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (mut state, server) = (state.clone(), server.clone());
                tokio::spawn(async move {
                    if !*state.borrow() {
                        return;
                    }
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = state.wait_for(|is_up| !is_up) => {}
                    }
                });
            }
        });
        Way { url, is_up }
    }
}
