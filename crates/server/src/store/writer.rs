//! The one writer of a process: many tables' changes, one transaction, one wait for the disk.

use metrics::{counter, histogram};
use std::slice;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument as _, debug_span};

use super::{Change, StoreError};

/// How many units may wait; beyond that, commits wait for room in the queue.
const QUEUE: usize = 4096;
/// How many units one transaction takes at most: beyond it the first would wait for too many others.
const LARGEST_BATCH: usize = 512;

/// Changes that belong together, and who waits for them.
pub(super) struct Unit {
    /// Written whole or not at all.
    pub changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Where a writer writes: a connection of its own.
pub(super) trait Journal: Send + 'static {
    /// Writes all units in one transaction, or none of them.
    fn write(&mut self, units: &[Unit]) -> impl Future<Output = Result<(), StoreError>> + Send;
    /// Ends in order.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// Hands changes to the writer. The writer stops when the last of these is gone.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Unit>);

impl Writer {
    /// Starts the writer.
    pub fn start(journal: impl Journal) -> Writer {
        let (sender, units) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(journal, units));
        Writer(sender)
    }

    /// Answers once the changes are on the disk, or refused whole.
    pub async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the writer has stopped".to_owned());
        let (done, answer) = oneshot::channel();
        self.0.send(Unit { changes, done }).await.map_err(|_| stopped())?;
        // The latency that the caller sees: waiting for the batch before, and for their own.
        answer.instrument(debug_span!("commit")).await.map_err(|_| stopped())?
    }
}

/// Takes whatever is waiting into one transaction, again and again. While the disk is busy the next batch
/// gathers: the busier the server, the more moves share one wait.
async fn write_all(mut journal: impl Journal, mut units: mpsc::Receiver<Unit>) {
    let mut batch = Vec::new();
    while units.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        // The first unit wakes the writer; others that are ready by now get into the same transaction.
        tokio::task::yield_now().await;
        while batch.len() < LARGEST_BATCH
            && let Ok(unit) = units.try_recv()
        {
            batch.push(unit);
        }
        let start = Instant::now();
        histogram!("feerie_commit_units").record(batch.len() as f64);
        let together = journal.write(&batch).instrument(debug_span!("transaction", units = batch.len())).await;
        histogram!("feerie_commit_seconds").record(start.elapsed().as_secs_f64());
        match together {
            Ok(()) => batch.drain(..).for_each(|unit| answer(unit.done, Ok(()))),
            // Where the database does not answer, each retry would take as long once more.
            Err(error) if batch.len() == 1 || matches!(error, StoreError::Away(_)) => {
                batch.drain(..).for_each(|unit| answer(unit.done, Err(error.clone())));
            }
            // One of them was refused; none was written. Alone, each gets its own answer.
            Err(_) => {
                for unit in batch.drain(..) {
                    let alone = journal.write(slice::from_ref(&unit)).await;
                    answer(unit.done, alone);
                }
            }
        }
    }
    journal.close().await;
}

fn answer(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    if let Err(error) = &result {
        counter!("feerie_commits_refused_total").increment(1);
        tracing::debug!(%error, "commit refused");
    }
    // The request may be gone; the changes are stored all the same.
    let _ = done.send(result);
}
