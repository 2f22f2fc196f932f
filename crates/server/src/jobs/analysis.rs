//! Analyses of finished games: made in the background, one at a time, and kept while there is room.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::Semaphore;

use crate::error::{Limit, Problem};
use crate::lanes::Lane;
use crate::tables::{Analysis, Analyzing, Tables};

/// Analyses kept in memory; an older one is computed again on request.
const KEPT: usize = 256;
/// Analyses that may wait for their turn.
const MOST_WAITING: usize = 32;

/// How far an analysis is.
#[derive(Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    analysis: OnceLock<Analysis>,
}

impl Progress {
    /// Moves looked at.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// Moves to look at; 0 until it is this analysis's turn.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// What came out, once it is there.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis.get()
    }
}

/// All analyses of this process.
pub struct Analyses {
    known: Mutex<VecDeque<(String, Arc<Progress>)>>,
    turn: Arc<Semaphore>,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { known: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    /// The analysis of a finished table; the first request starts it.
    pub async fn of(self: &Arc<Self>, tables: &Arc<Tables>, id: &str) -> Result<Arc<Progress>, Problem> {
        if let Some(progress) = self.find(id) {
            return Ok(progress);
        }
        let analyzing = tables.analyzing(id).await?;
        let progress = self.begin(id)?;
        let (analyses, tables) = (Arc::clone(self), Arc::clone(tables));
        let (id, told) = (id.to_owned(), Arc::clone(&progress));
        tokio::spawn(async move {
            if let Err(problem) = analyses.run(&tables, analyzing, &told).await {
                tracing::error!(table = id, ?problem, "analysis failed");
                analyses.forget(&id);
            }
        });
        Ok(progress)
    }

    async fn run(&self, tables: &Tables, mut analyzing: Analyzing, progress: &Progress) -> Result<(), Problem> {
        let _turn = self.turn.acquire().await.map_err(|_| Problem::Internal)?;
        progress.of.store(analyzing.len(), Ordering::Relaxed);
        loop {
            // Move by move, so that bots at running tables think in between.
            let (went_on, looked) = tables.think(Lane::Study, move || (analyzing.next(), analyzing)).await?;
            analyzing = looked;
            if !went_on {
                break;
            }
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        let analysis = tables.think(Lane::Study, move || analyzing.finish()).await?;
        // Only this task sets it.
        let _ = progress.analysis.set(analysis);
        Ok(())
    }

    fn find(&self, id: &str) -> Option<Arc<Progress>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, _)| other == id).map(|(_, progress)| Arc::clone(progress))
    }

    fn begin(&self, id: &str) -> Result<Arc<Progress>, Problem> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // Two requests at the same moment may both start it: one of them works in vain, and both get the same.
        if known.iter().filter(|(_, progress)| progress.analysis.get().is_none()).count() >= MOST_WAITING {
            return Err(Problem::TooMany(Limit::Analyses));
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
