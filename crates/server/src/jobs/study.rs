//! Studies of finished games: made in the background, one at a time, and kept while there is room.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::Semaphore;

use crate::error::Problem;
use crate::tables::{Study, Studying, Tables};

/// Studies kept in memory; an older one is made again when somebody asks.
const KEPT: usize = 256;
/// Studies that may wait for their turn.
const MOST_WAITING: usize = 32;

/// How far a study is.
#[derive(Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    study: OnceLock<Study>,
}

impl Progress {
    /// Moves looked at.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// Moves to look at; 0 until it is this study's turn.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// What came out, once it is there.
    pub fn study(&self) -> Option<&Study> {
        self.study.get()
    }
}

/// All studies of this process.
pub struct Studies {
    known: Mutex<VecDeque<(String, Arc<Progress>)>>,
    turn: Arc<Semaphore>,
}

impl Default for Studies {
    fn default() -> Studies {
        Studies { known: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Studies {
    /// The study of a finished table, begun if nobody has.
    pub async fn of(self: &Arc<Self>, tables: &Arc<Tables>, id: &str) -> Result<Arc<Progress>, Problem> {
        if let Some(progress) = self.find(id) {
            return Ok(progress);
        }
        let studying = tables.studying(id).await?;
        let progress = self.begin(id)?;
        let (studies, tables) = (Arc::clone(self), Arc::clone(tables));
        let (id, told) = (id.to_owned(), Arc::clone(&progress));
        tokio::spawn(async move {
            if let Err(problem) = studies.run(&tables, studying, &told).await {
                tracing::error!(table = id, ?problem, "a study failed");
                studies.forget(&id);
            }
        });
        Ok(progress)
    }

    async fn run(&self, tables: &Tables, mut studying: Studying, progress: &Progress) -> Result<(), Problem> {
        let _turn = self.turn.acquire().await.map_err(|_| Problem::Internal)?;
        progress.of.store(studying.len(), Ordering::Relaxed);
        loop {
            // Move by move, so that bots at running tables think in between.
            let (went_on, looked) = tables.think(move || (studying.next(), studying)).await?;
            studying = looked;
            if !went_on {
                break;
            }
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        let study = tables.think(move || studying.finish()).await?;
        // Only this task sets it.
        let _ = progress.study.set(study);
        Ok(())
    }

    fn find(&self, id: &str) -> Option<Arc<Progress>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, _)| other == id).map(|(_, progress)| Arc::clone(progress))
    }

    fn begin(&self, id: &str) -> Result<Arc<Progress>, Problem> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have asked at the same moment: one of the two works in vain, none is wrong.
        if known.iter().filter(|(_, progress)| progress.study.get().is_none()).count() >= MOST_WAITING {
            return Err(Problem::TooMany("studies"));
        }
        if known.len() >= KEPT {
            known.pop_front();
        }
        let progress = Arc::new(Progress::default());
        known.push_back((id.to_owned(), Arc::clone(&progress)));
        Ok(progress)
    }

    fn forget(&self, id: &str) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|(other, _)| other != id);
    }
}
