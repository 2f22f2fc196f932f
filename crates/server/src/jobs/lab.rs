//! Changes of a game tried out: a few hundred games of bots, one try of each address at a time, kept for a while.

use feerie_lab::analysis::Analysis;
use feerie_lab::bench::{self, Trial, TrialError};
use feerie_lab::plan::Plan;
use feerie_lab::report;
use feerie_lab::run::folder::Games;
use feerie_lab::run::header::Header;
use feerie_words::Lang;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::error::{Limit, Problem};
use crate::ids;
use crate::lanes::{self, Client, Lane};
use crate::state::AppState;

/// Games of each variant at most.
pub const MOST_GAMES: u32 = 1000;
/// Iterations of a searching bot at most.
pub const MOST_ITERATIONS: u32 = 100;
/// How long games are played for one try.
const LONGEST: Duration = Duration::from_secs(60);
/// A client that has not asked for so long has gone away.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long after its last question a try is kept, and how many are at most.
const KEPT_FOR: Duration = Duration::from_secs(3600);
const KEPT: usize = 16;
/// Tries that are played or wait for it, of all addresses.
const MOST_WAITING: usize = 8;
/// What has been played is looked at so often.
const LOOK: Duration = Duration::from_millis(700);

/// How far a try is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Others come first.
    Waiting,
    /// Games are being played.
    Playing,
    /// All were played.
    Done,
    /// It ended early: it was stopped, its client was gone, or the time was up.
    Stopped,
    /// The rules cannot go on somewhere.
    Stuck,
}

impl Phase {
    /// Its name on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Done => "done",
            Phase::Stopped => "stopped",
            Phase::Stuck => "stuck",
        }
    }

    fn is_over(self) -> bool {
        !matches!(self, Phase::Waiting | Phase::Playing)
    }
}

/// What is shown of a try: the same until more was looked at.
#[derive(Clone, Default)]
pub struct Shown {
    /// Counts how often it was looked at.
    pub version: u64,
    /// In French and in English.
    pub pages: [Arc<str>; 2],
}

struct Told {
    phase: Phase,
    asked: Instant,
    shown: Shown,
    report: Option<Arc<str>>,
}

/// A try.
pub struct LabTry {
    /// Its name.
    pub id: String,
    /// What is played.
    pub plan: Plan,
    /// Games of the whole try.
    pub of: u64,
    client: Client,
    done: AtomicU64,
    cancel: AtomicBool,
    told: Mutex<Told>,
}

impl LabTry {
    fn new(plan: Plan, client: Client) -> LabTry {
        let told = Told { phase: Phase::Waiting, asked: Instant::now(), shown: Shown::default(), report: None };
        LabTry {
            id: ids::fresh(),
            of: feerie_lab::run::planned(&plan),
            plan,
            client,
            done: AtomicU64::new(0),
            cancel: AtomicBool::new(false),
            told: Mutex::new(told),
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.told().phase
    }

    /// Games that were played.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// What came out so far. The request shows that the client is still there.
    pub fn ask(&self) -> (Phase, Shown) {
        let mut told = self.told();
        told.asked = Instant::now();
        (told.phase, told.shown.clone())
    }

    /// The whole report, once it is over.
    pub fn report(&self) -> Option<Arc<str>> {
        let mut told = self.told();
        told.asked = Instant::now();
        told.report.clone()
    }

    /// Ends it; what was played is kept.
    pub fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    fn is_forgotten(&self) -> bool {
        self.told().asked.elapsed() > PATIENCE
    }

    /// Plays it, on a thread of its own.
    fn play(&self, state: &AppState) {
        self.told().phase = Phase::Playing;
        let lines = vec![Vec::new(); self.plan.variants.len()];
        let mut games = Games { header: Header::new(&self.plan), plan: self.plan.clone(), lines };
        let mut looked = Instant::now();
        let played = bench::play(&self.plan, &self.cancel, &mut |deal| {
            let count: usize = deal.iter().map(Vec::len).sum();
            games.lines.iter_mut().zip(deal).for_each(|(own, lines)| own.extend(lines));
            self.done.fetch_add(count as u64, Ordering::Relaxed);
            if looked.elapsed() >= LOOK {
                self.look(state, &games);
                looked = Instant::now();
            }
        });
        let phase = match played {
            Ok(()) if self.done() == self.of => Phase::Done,
            Ok(()) => Phase::Stopped,
            Err(error) => {
                tracing::warn!(%error, game = self.plan.game, "a try cannot go on");
                Phase::Stuck
            }
        };
        if self.done() > 0
            && let Some(analysis) = self.look(state, &games)
        {
            self.told().report = report::html(&games, &analysis).ok().map(Arc::from);
        }
        self.told().phase = phase;
    }

    fn look(&self, state: &AppState, games: &Games) -> Option<Analysis> {
        let looked = Analysis::of(games).and_then(|analysis| {
            let page = |lang| report::within(games, &analysis, state.words(lang)).map(Arc::from);
            Ok(([page(Lang::Fr)?, page(Lang::En)?], analysis))
        });
        match looked {
            Ok((pages, analysis)) => {
                let mut told = self.told();
                told.shown = Shown { version: told.shown.version + 1, pages };
                Some(analysis)
            }
            Err(problem) => {
                tracing::error!(problem, game = self.plan.game, "games cannot be looked at");
                None
            }
        }
    }
}

/// All tries of this process, the oldest first.
#[derive(Default)]
pub struct Lab(Mutex<VecDeque<Arc<LabTry>>>);

impl Lab {
    /// Begins a try on behalf of the current client.
    pub async fn begin(&self, state: &AppState, trial: Trial) -> Result<Arc<LabTry>, Problem> {
        // A roster is read here, twice: not on a thread that serves sockets.
        let plan = state.tables.think(Lane::Help, move || trial.plan()).await??;
        if let Some(bot) = plan.variants.iter().flat_map(|variant| &variant.bots).find(|bot| too_thoughtful(bot)) {
            return Err(Problem::BadRequest(format!("{bot}: at most {MOST_ITERATIONS} iterations")));
        }
        let own = self.enter(Arc::new(LabTry::new(plan, lanes::client())))?;
        let (playing, shared) = (Arc::clone(&own), state.clone());
        let work = move || playing.play(&shared);
        let (ended, shared) = (Arc::clone(&own), state.clone());
        tokio::spawn(lanes::on_behalf_of(own.client, async move {
            let done = shared.tables.think(Lane::Lab, work).await;
            if done.is_err() {
                ended.told().phase = Phase::Stopped;
            }
        }));
        tokio::spawn(watch(Arc::clone(&own)));
        Ok(own)
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<Arc<LabTry>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, own: Arc<LabTry>) -> Result<Arc<LabTry>, Problem> {
        let mut all = self.all();
        all.retain(|one| !one.phase().is_over() || one.told().asked.elapsed() < KEPT_FOR);
        let under_way = || all.iter().filter(|one| !one.phase().is_over());
        if under_way().any(|one| one.client == own.client) {
            return Err(Problem::TooMany(Limit::Labs));
        }
        if under_way().count() >= MOST_WAITING {
            return Err(Problem::Busy);
        }
        while all.len() >= KEPT {
            let oldest = all.iter().position(|one| one.phase().is_over());
            if oldest.is_none_or(|at| all.remove(at).is_none()) {
                break;
            }
        }
        all.push_back(Arc::clone(&own));
        Ok(own)
    }

    /// A try by its name, and how many are to be played before it.
    pub fn find(&self, id: &str) -> Result<(Arc<LabTry>, usize), Problem> {
        let all = self.all();
        let at = all.iter().position(|one| one.id == id).ok_or(Problem::NotFound)?;
        let before = all.iter().take(at).filter(|one| !one.phase().is_over()).count();
        Ok((Arc::clone(&all[at]), before))
    }
}

fn too_thoughtful(bot: &feerie_lab::plan::Bot) -> bool {
    bot.searches() && bot.iterations > MOST_ITERATIONS
}

/// Ends a try whose client is gone, or that takes too long: between two steps of whatever game it is playing.
async fn watch(own: Arc<LabTry>) {
    let mut playing_since = None;
    loop {
        tokio::time::sleep(Duration::from_millis(250)).await;
        match own.phase() {
            Phase::Waiting => {}
            Phase::Playing => {
                let since = *playing_since.get_or_insert_with(Instant::now);
                if since.elapsed() > LONGEST {
                    own.stop();
                }
            }
            Phase::Done | Phase::Stopped | Phase::Stuck => return,
        }
        if own.is_forgotten() {
            own.stop();
        }
    }
}

impl From<TrialError> for Problem {
    fn from(error: TrialError) -> Problem {
        match error {
            TrialError::UnknownGame(game) => Problem::UnknownGame(game),
            TrialError::Setup(error) => Problem::Setup(error),
            TrialError::Bots(problem) => Problem::BadRequest(problem),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Map;

    fn own(last: u8) -> Arc<LabTry> {
        let trial = Trial {
            game: "elfe".to_owned(),
            seats: 2,
            bots: vec!["greedy".to_owned()],
            games: 1,
            seed: 1,
            options: Map::new(),
            changes: Map::new(),
        };
        Arc::new(LabTry::new(trial.plan().unwrap(), Some([192, 0, 2, last].into())))
    }

    #[test]
    fn one_try_of_an_address_and_few_in_all() {
        let lab = Lab::default();
        let first = lab.enter(own(0)).unwrap();
        assert_eq!(lab.enter(own(0)).err(), Some(Problem::TooMany(Limit::Labs)));
        for last in 1..MOST_WAITING as u8 {
            lab.enter(own(last)).unwrap();
        }
        assert_eq!(lab.enter(own(99)).err(), Some(Problem::Busy));
        let fourth = lab.all()[3].id.clone();
        assert_eq!(lab.find(&fourth).unwrap().1, 3, "so many come first");
        // A finished try makes room, for others and for the next one of the same address.
        first.told().phase = Phase::Done;
        assert!(lab.enter(own(0)).is_ok());
    }

    #[test]
    fn what_is_done_is_kept_until_there_is_no_room() {
        let lab = Lab::default();
        let tries: Vec<Arc<LabTry>> = (0..KEPT as u8 + 1)
            .map(|last| {
                let one = lab.enter(own(last)).unwrap();
                one.told().phase = Phase::Done;
                one
            })
            .collect();
        assert_eq!(lab.find(&tries[0].id).err(), Some(Problem::NotFound));
        assert!(lab.find(&tries[1].id).is_ok());
    }
}
