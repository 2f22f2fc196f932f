//! One game of a tournament.

use cpu_time::ThreadTime;
use feerie_bots::{Budget, Choice, Question, SeatBot, choose};
use feerie_core::{Company, Dice, Heuristic, NoEvents, Node, Observer, Past, RaceHistory, Ranking, Seat, Seed};
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::lineup::Lineup;
use super::{Arena, Entrant};

/// How a game came out, and how long each seat thought.
#[derive(Clone, Debug)]
pub struct Played {
    pub ranking: Ranking,
    pub steps: u32,
    /// Equal for games that went alike from the first step to the last.
    pub fingerprint: u64,
    pub thoughts: Vec<Thought>,
}

/// What a seat spent on its decisions, in processor time: what others do on the machine does not count. Decisions
/// without a choice are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    pub decisions: u32,
    pub time: Duration,
    pub longest: Duration,
    /// Visits that its searches took over from those before them.
    pub inherited: u64,
}

/// Plays a game to its end; none if it was cancelled.
pub fn play<G: Heuristic>(game: &Arc<G>, lineup: &Lineup, arena: &Arena, cancel: &AtomicBool) -> Option<Played> {
    let mut state = game.start();
    // The table's chance depends on the deal alone, so that every seating meets the same dice.
    let chance = Seed::from_number(arena.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(lineup.deal));
    let mut thoughts = vec![Thought::default(); usize::from(arena.seats)];
    let mut bots: Vec<Sitter<G>> = Seat::all(arena.seats).map(|seat| Sitter::new(game, seat, lineup)).collect();
    // For a bot that fits itself to people, everybody else is one.
    let fitted = Seat::all(arena.seats).filter(|seat| lineup.seats[seat.index()].level.is_fitted()).collect();
    let people = Seat::all(arena.seats).filter(|seat| !lineup.seats[seat.index()].level.is_fitted()).collect();
    let company = Company { people, fitted, earlier: Vec::new() };
    let mut races = RaceHistory::default();
    let mut steps = 0;
    let mut fingerprint = Fingerprint::default();
    loop {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        match game.node(&state) {
            Node::Terminal(ranking) => {
                return Some(Played { ranking, steps, fingerprint: fingerprint.0.finish(), thoughts });
            }
            Node::Chance => {
                let outcome = game.draw(&state, &mut Dice::for_step(&chance, u64::from(steps)));
                fingerprint.add(&outcome);
                game.resolve(&mut state, &outcome, &mut NoEvents);
                steps += 1;
            }
            node => {
                // Seats that commit at the same time all choose before any commit is made.
                let acting: Vec<Seat> = node.acting().iter().collect();
                let choices: Vec<_> = acting
                    .iter()
                    .map(|&seat| {
                        let own =
                            Seed::from_number(arena.seed ^ u64::from(lineup.deal) << 32 ^ u64::from(seat.0) << 24);
                        let mut dice = Dice::for_step(&own, u64::from(steps));
                        let view = game.view(&state, Observer::Seat(seat));
                        let past =
                            Past { races: &races, table: arena.seed ^ u64::from(lineup.deal) << 32, company: &company };
                        think(&mut bots[seat.index()], &view, past, arena, &mut dice, &mut thoughts[seat.index()])
                    })
                    .collect();
                for (seat, action) in acting.into_iter().zip(choices) {
                    let action = action?;
                    (seat, action).hash(&mut fingerprint.0);
                    game.note_race(&state, seat, action, &mut races);
                    game.play(&mut state, seat, action, &mut NoEvents);
                    steps += 1;
                }
            }
        }
    }
}

/// What a game was, in a number: every action and every outcome go into it.
#[derive(Default)]
struct Fingerprint(DefaultHasher);

impl Fingerprint {
    /// An outcome has no hash of its own, but it can be written.
    fn add(&mut self, outcome: &impl fmt::Debug) {
        // Writing into a hasher cannot fail.
        let _ = write!(self, "{outcome:?};");
    }
}

impl fmt::Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Who sits in a seat.
struct Sitter<'a, G: Heuristic> {
    game: &'a G,
    seat: Seat,
    entrant: Entrant,
    /// None if it begins every search anew.
    seat_bot: Option<SeatBot<G>>,
}

impl<'a, G: Heuristic> Sitter<'a, G> {
    fn new(game: &'a Arc<G>, seat: Seat, lineup: &Lineup) -> Self {
        let entrant = lineup.seats[seat.index()];
        let seat_bot = (!entrant.fresh).then(|| SeatBot::new(Arc::clone(game), seat, entrant.level));
        Sitter { game, seat, entrant, seat_bot }
    }

    fn choose(
        &mut self,
        view: &G::View,
        past: Past<'_>,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        match &mut self.seat_bot {
            Some(bot) => bot.choose_after(past, view, budget, dice),
            None => choose(self.entrant.level, Question { game: self.game, seat: self.seat, view, past, budget }, dice),
        }
    }
}

fn think<G: Heuristic>(
    bot: &mut Sitter<'_, G>,
    view: &G::View,
    past: Past<'_>,
    arena: &Arena,
    dice: &mut Dice,
    thought: &mut Thought,
) -> Option<G::Action> {
    let started = ThreadTime::now();
    let limit = arena.budget.ms.map(|ms| Instant::now() + Duration::from_millis(u64::from(ms)));
    let stop = || limit.is_some_and(|limit| Instant::now() >= limit);
    let iterations = arena.budget.iterations.unwrap_or(u32::MAX);
    let budget = Budget { iterations, stop: limit.is_some().then_some(&stop as &(dyn Fn() -> bool + Sync)) };
    let choice = bot.choose(view, past, budget, dice)?;
    if choice.best.len() > 1 {
        let spent = started.elapsed();
        thought.decisions += 1;
        thought.time += spent;
        thought.longest = thought.longest.max(spent);
        thought.inherited += bot.seat_bot.as_ref().map_or(0, |bot| u64::from(bot.inherited()));
    }
    Some(choice.action)
}
