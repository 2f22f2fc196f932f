//! Analyses of finished games: made in the background, a move of each address's in turn, and kept while there is room.

use feerie_advice::Analysis;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::error::{Limit, Problem};
use crate::lanes::{self, Client, Lane};
use crate::tables::Tables;

/// Analyses kept in memory; an older one is computed again on request.
const KEPT: usize = 256;
/// Analyses that may be under way at once, and those that one address may have asked for.
const MOST_AT_ONCE: usize = 64;
const MOST_OF_ONE: usize = 4;

/// How far an analysis is.
#[derive(Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    analysis: OnceLock<Analysis>,
    /// Whether it made room for somebody else's.
    is_given_up: AtomicBool,
}

impl Progress {
    /// Moves looked at.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// Moves to look at; 0 until it has begun.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// What came out, once it is there.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis.get()
    }
}

/// All analyses of this process, the oldest first.
#[derive(Default)]
pub struct Analyses(Mutex<VecDeque<Known>>);

struct Known {
    table: String,
    /// Who asked first.
    client: Client,
    progress: Arc<Progress>,
}

impl Analyses {
    /// The analysis of a finished table; the first request starts it.
    pub async fn of(self: &Arc<Self>, tables: &Arc<Tables>, id: &str) -> Result<Arc<Progress>, Problem> {
        if let Some(progress) = self.find(id) {
            return Ok(progress);
        }
        // Those who may not have one, or not yet, are refused before any work is done.
        tables.check_over(id).await?;
        let client = lanes::client();
        let progress = self.begin(id, client)?;
        let (analyses, tables) = (Arc::clone(self), Arc::clone(tables));
        let (id, told) = (id.to_owned(), Arc::clone(&progress));
        tokio::spawn(lanes::on_behalf_of(client, async move {
            if let Err(problem) = analyses.run(&tables, &id, &told).await {
                tracing::error!(table = id, ?problem, "analysis failed");
                analyses.forget(&id);
            }
        }));
        Ok(progress)
    }

    async fn run(&self, tables: &Arc<Tables>, id: &str, progress: &Progress) -> Result<(), Problem> {
        let mut analyzing = tables.analyzing(id).await?;
        progress.of.store(analyzing.len(), Ordering::Relaxed);
        loop {
            // Move by move, so that those of other addresses are looked at in between.
            let (went_on, looked) = tables.think(Lane::Study, move || (analyzing.look_on(), analyzing)).await?;
            analyzing = looked;
            if progress.is_given_up.load(Ordering::Relaxed) {
                return Ok(());
            }
            if !went_on.map_err(Problem::Refused)? {
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
        self.known().iter().find(|known| known.table == id).map(|known| Arc::clone(&known.progress))
    }

    fn known(&self) -> MutexGuard<'_, VecDeque<Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, id: &str, client: Client) -> Result<Arc<Progress>, Problem> {
        let mut known = self.known();
        // Two requests at the same moment may both start it: one of them works in vain, and both get the same.
        let under_way = || known.iter().filter(|known| known.progress.analysis.get().is_none());
        let own = under_way().filter(|known| known.client == client).count();
        if own >= MOST_OF_ONE {
            return Err(Problem::TooMany(Limit::Analyses));
        }
        if under_way().count() >= MOST_AT_ONCE && !make_room(&mut known, own) {
            return Err(Problem::TooMany(Limit::Analyses));
        }
        if known.len() >= KEPT {
            known.pop_front();
        }
        let progress = Arc::new(Progress::default());
        known.push_back(Known { table: id.to_owned(), client, progress: Arc::clone(&progress) });
        Ok(progress)
    }

    fn forget(&self, id: &str) {
        self.known().retain(|known| known.table != id);
    }
}

/// Gives up the youngest analysis of the address that has most of them under way, for another address that has fewer than
/// it would have left. Long ones of a few addresses would otherwise keep everybody else waiting for hours.
fn make_room(known: &mut VecDeque<Known>, own: usize) -> bool {
    let is_under_way = |known: &Known| known.progress.analysis.get().is_none();
    let mut counts = HashMap::<Client, usize>::new();
    known.iter().filter(|known| is_under_way(known)).for_each(|known| *counts.entry(known.client).or_default() += 1);
    let Some((greediest, _)) = counts.into_iter().filter(|(_, count)| *count > own + 1).max_by_key(|(_, count)| *count)
    else {
        return false;
    };
    let youngest = known.iter().rposition(|known| known.client == greediest && is_under_way(known));
    let given_up = youngest.and_then(|at| known.remove(at));
    if let Some(known) = &given_up {
        known.progress.is_given_up.store(true, Ordering::Relaxed);
    }
    given_up.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let (analyses, greedy) = (Analyses::default(), Some([192, 0, 2, 1].into()));
        let begun: Vec<_> = (0..10).map(|number| analyses.begin(&format!("a{number}"), greedy)).collect();
        assert_eq!(begun.iter().filter(|begun| begun.is_ok()).count(), MOST_OF_ONE);
        assert!(analyses.begin("b", Some([192, 0, 2, 2].into())).is_ok());
        // Once one of them is there, the next may come.
        let _ = begun[0].as_ref().ok().map(|first| first.analysis.set(Analysis::default()));
        assert!(analyses.begin("a10", greedy).is_ok());
        // Where everybody has as many as they may, somebody new still has one.
        for last in (3..=u8::MAX).take(MOST_AT_ONCE / MOST_OF_ONE) {
            for number in 0..MOST_OF_ONE {
                let _ = analyses.begin(&format!("c{last}-{number}"), Some([192, 0, 2, last].into()));
            }
        }
        let under_way = || analyses.known().iter().filter(|known| known.progress.analysis.get().is_none()).count();
        assert_eq!(under_way(), MOST_AT_ONCE);
        let newcomer = Some([192, 0, 3, 1].into());
        assert!(analyses.begin("d0", newcomer).is_ok() && under_way() == MOST_AT_ONCE);
        analyses.forget("a10");
        assert!(analyses.find("a10").is_none() && analyses.find("b").is_some());
    }
}
