//! ELM-BOT: bots with human senses. A bot looks at the cards as a person does: it compares pairs one after the
//! other, overlooks some, is fooled by others, and its time has the shape of human search times.
//!
//! It acts from its seat's view alone, and a view holds neither packets nor the others' commitments nor the
//! order of cards won (ELM-BOT-1). A commitment depends on the view, the mood and the dice only, so it can be
//! drawn when the window opens (ELM-BOT-2). Numbers here are floats: they are a bot's, not the rules'.

pub mod echo;
mod senses;

pub use senses::Senses;

use arrayvec::ArrayVec;
use feerie_core::{Dice, Game, Observer, Seat};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::{Card, ELEMENTAL_SET, Kind, cards_of};
use crate::options::Mode;
use crate::phase::{Opened, Window};
use crate::view::View;

/// ELM-BOT-4: nobody is quicker.
const QUICKEST_MS: f64 = 250.0;
/// ELM-BOT-6: what each further pair adds to the chance of overlooking a match, and where that ends.
const MISS_PER_PAIR: f64 = 0.15;
const MOST_MISS: f64 = 0.6;
/// ELM-BOT-7: how much longer one looks when a mistake would be fatal.
const CARE: f64 = 1.1;

/// ELM-BOT-4: how many windows back attention is worked out from; what lies further back has faded to less than a
/// ten-thousandth.
const LASTING: u32 = 100;

/// A bot's senses, and how awake it is in this window.
#[derive(Clone, Debug, PartialEq)]
pub struct Perceiver {
    senses: Senses,
    /// How slow it is at the moment, as the logarithm of a factor.
    mood: f64,
}

/// What a bot makes of one window.
struct Look<'a> {
    senses: &'a Senses,
    window: Window,
    targets: &'a [Card],
    /// By how much everything takes longer: mood and care.
    pace: f64,
    /// By how much false alarms are rarer.
    calm: f64,
}

/// ELM-BOT-4: how awake a seat's bot is in this window of its table, counted from 0: attention wanders from window to
/// window over the whole game. It follows from a public number of the table, so that whoever keeps the table comes to
/// the same mood, after a restart and after steps taken back too.
pub fn mood(table: u64, seat: Seat, window: u32) -> f64 {
    let own = table ^ u64::from(seat.0 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (window.saturating_sub(LASTING)..=window)
        .fold(0.0, |mood, window| Senses::wander(mood, &mut Dice::from_number(own.wrapping_add(u64::from(window)))))
}

impl Perceiver {
    /// A bot of strength 0 to 100, in this mood.
    pub fn new(strength: f64, mood: f64) -> Perceiver {
        Perceiver { senses: Senses::of(strength), mood }
    }

    /// The commitment of the seat whose view this is; none if that seat has nothing to commit.
    pub fn react(&self, rules: &Elementals, view: &View, dice: &mut Dice) -> Option<Action> {
        let Observer::Seat(seat) = view.who else { return None };
        let window = view.window()?;
        if !view.playing.contains(seat) || view.mine.is_some() {
            return None;
        }
        // ELM-BOT-7: with fewer cards than there are others a mistake would be fatal.
        let careful = is_short(view, seat);
        let look = Look {
            senses: &self.senses,
            window,
            targets: view.targets(),
            pace: libm::exp(self.mood) * if careful { CARE } else { 1.0 },
            calm: if careful { 0.5 } else { 1.0 },
        };
        let (action, ms) = look.choose(dice);
        Some(in_time(rules, action, ms))
    }
}

fn is_short(view: &View, seat: Seat) -> bool {
    usize::from(view.hands[seat.index()]) + 1 < view.playing.len()
}

/// ELM-BOT-4: rounded to milliseconds, never too quick, and nothing if the window is over. Without a clock only
/// what the bot does counts.
fn in_time(rules: &Elementals, action: Action, ms: f64) -> Action {
    let options = rules.options();
    if options.mode == Mode::Relaxed {
        return action.with_time(Time::Free);
    }
    let ms = ms.round().max(QUICKEST_MS).max(options.floor_ms.into());
    if ms > options.window_ms.into() { Action::None } else { action.with_time(Time::At(ms as u16)) }
}

impl Look<'_> {
    fn choose(&self, dice: &mut Dice) -> (Action, f64) {
        let shown = self.window.pile_card().map(|card| card.kind());
        if shown == Some(Kind::Mad) {
            return self.answer_the_mad(dice);
        }
        if let Some((card, ms)) = self.search(dice) {
            return (Action::Slap(self.aim(card, dice), Time::Free), ms);
        }
        // ELM-BOT-6: nothing was noticed, but the sight of a special card may still be a trap.
        let trap = match shown {
            Some(Kind::Double | Kind::Wizard) => self.senses.trap,
            None if self.window.kind == Opened::Wizard && self.shows_a_mad_creature() => 2.0 * self.senses.trap,
            _ => 0.0,
        };
        if dice.unit() < trap * self.calm {
            return (Action::Book(Time::Free), self.time(self.senses.book_mu, dice));
        }
        (Action::None, 0.0)
    }

    /// ELM-BOT-5: a mad creature calls.
    fn answer_the_mad(&self, dice: &mut Dice) -> (Action, f64) {
        let ms = self.time(self.senses.book_mu, dice);
        if dice.unit() < self.senses.miss / 2.0 {
            return (Action::None, ms);
        }
        if dice.unit() < self.senses.mix
            && let Some(&card) = dice.pick(self.targets)
        {
            return (Action::Slap(card, Time::Free), ms);
        }
        (Action::Book(Time::Free), ms)
    }

    /// ELM-BOT-6: compares each middle card with each elemental just turned, in random order. What is taken for a
    /// match, right or wrong, has its time; the earliest counts.
    fn search(&self, dice: &mut Dice) -> Option<(Card, f64)> {
        let turned = self.window.turned_set() & ELEMENTAL_SET;
        let mut pairs: ArrayVec<(Card, Card), 64> =
            self.targets.iter().flat_map(|&middle| cards_of(turned).map(move |card| (middle, card))).take(64).collect();
        dice.shuffle(&mut pairs);
        let further = pairs.len().saturating_sub(1) as f64;
        let miss = MOST_MISS.min(self.senses.miss * (1.0 + MISS_PER_PAIR * further));
        let mut earliest: Option<(Card, f64)> = None;
        for (rank, &(middle, card)) in pairs.iter().enumerate() {
            let chance = match middle.shares(card) {
                2 => 1.0 - miss,
                1 if middle.elements_in_common(card) >= 2 => 2.0 * self.senses.alarm * self.calm,
                1 => 0.5 * self.senses.alarm * self.calm,
                _ => continue,
            };
            if dice.unit() >= chance {
                continue;
            }
            let ms = self.time(self.senses.mu + self.senses.step * rank as f64, dice);
            if earliest.is_none_or(|(_, best)| ms < best) {
                earliest = Some((middle, ms));
            }
        }
        earliest
    }

    /// ELM-BOT-6: with several middle cards the hand may land on another one.
    fn aim(&self, card: Card, dice: &mut Dice) -> Card {
        let others: ArrayVec<Card, 48> = self.targets.iter().copied().filter(|&other| other != card).take(48).collect();
        if !others.is_empty() && dice.unit() < self.senses.slip {
            return dice.pick(&others).copied().unwrap_or(card);
        }
        card
    }

    fn shows_a_mad_creature(&self) -> bool {
        self.window.turned.iter().flatten().any(|card| card.kind() == Kind::Mad)
    }

    fn time(&self, mean: f64, dice: &mut Dice) -> f64 {
        self.senses.time(mean, dice) * self.pace
    }
}
