//! What the machine itself takes: an echo over the loopback, in a process as busy as ours. Where it is slow, figures
//! about a server say little.

use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};

use crate::Result;

/// How often the echo is asked.
const OFTEN: Duration = Duration::from_millis(20);

/// Asks an echo on a thread of its own until the time is up; how long it took each time, sorted.
pub async fn echo(end: Instant) -> Result<Vec<Duration>> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let listener = listener.into_std()?;
    std::thread::spawn(move || -> std::io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let (mut stream, _) = TcpListener::from_std(listener)?.accept().await?;
            stream.set_nodelay(true)?;
            let mut byte = [0; 1];
            while stream.read(&mut byte).await? > 0 {
                stream.write_all(&byte).await?;
            }
            Ok(())
        })
    });
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut times, mut byte) = (Vec::new(), [0; 1]);
    while Instant::now() < end {
        let asked = Instant::now();
        stream.write_all(b"e").await?;
        stream.read_exact(&mut byte).await?;
        times.push(asked.elapsed());
        sleep(OFTEN).await;
    }
    times.sort_unstable();
    Ok(times)
}
