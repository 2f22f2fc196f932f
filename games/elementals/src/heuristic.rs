//! What good play looks at: whether there is something to catch, and how the cards are shared out.

use feerie_core::{Dice, Game, Heuristic, Legal, Observer, Past, PerSeat, Reason, Seat, Strength};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::{Kind, cards_of};
use crate::options::Mode;
use crate::perception::{self, Perceiver, echo};
use crate::phase::{Phase, Window};
use crate::piles::PileId;
use crate::rules::{react, settle};
use crate::scoring;
use crate::state::State;
use crate::view::View;

/// How much a right, a harmless and a wrong reaction promise.
const RIGHT: f32 = 100.0;
const STILL: f32 = 10.0;
const WRONG: f32 = 0.05;
/// How a share of the cards becomes a share of the victory, by number of seats: the exponent of a seat's cards.
/// The likeliest ones for 500 games per seat count between perceivers of strength 50.
const SHARPNESS: [f32; 7] = [1.0, 1.0, 1.6, 1.7, 2.1, 1.5, 1.4];

/// How the table will probably be shared when there is something to catch: weights for the quickest right
/// reaction sealed so far, a slower right one, a seat still to commit, and one that lets it go.
const QUICKEST: f32 = 2.0;
const SLOWER: f32 = 0.5;
const WAITING: f32 = 1.0;
const LETS_GO: f32 = 0.3;

/// What a seat may still count on: its packet, and its likely share of what lies on the table. Reactions sealed
/// in an open window are looked at: without that all of them would seem equal until the last is in.
fn prospects(rules: &Elementals, s: &State) -> PerSeat<f32> {
    let table = f32::from(s.table_worth(rules.seats)) + s.won.count_ones() as f32;
    let claims = claims(rules, s);
    let all = claims.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let mut prospects: PerSeat<f32> = Seat::all(rules.seats)
        .zip(&claims)
        .map(|(seat, claim)| f32::from(s.hand(seat)) + table * claim / all)
        .collect();
    if let Phase::React(window) = &s.phase {
        for seat in Seat::all(rules.seats) {
            let Some(action) = s.commits[seat.index()] else { continue };
            if action != Action::None && !react::is_right(window, action) {
                expect_mistake(rules, s, seat, &mut prospects);
            }
        }
    }
    prospects
}

/// The weights by which the table will probably be shared; none for those who have left.
fn claims(rules: &Elementals, s: &State) -> PerSeat<f32> {
    let catch = match &s.phase {
        Phase::React(window) if right_reaction(s, window).is_some() => Some(*window),
        _ => None,
    };
    let right = |seat: Seat| {
        let action = s.commits[seat.index()].filter(|&action| catch.is_some_and(|w| react::is_right(&w, action)))?;
        Some(settle::rank_time(rules, seat, action))
    };
    let quickest = Seat::all(rules.seats).filter_map(right).min();
    Seat::all(rules.seats)
        .map(|seat| match (catch, s.commits[seat.index()]) {
            _ if !s.playing.contains(seat) => 0.0,
            (None, _) | (Some(_), None) => WAITING,
            _ if right(seat).is_some() && right(seat) == quickest => QUICKEST,
            _ if right(seat).is_some() => SLOWER,
            _ => LETS_GO,
        })
        .collect()
}

/// A sealed mistake will be paid to the others, or cost the whole packet (ELM-ERR).
fn expect_mistake(rules: &Elementals, s: &State, offender: Seat, prospects: &mut PerSeat<f32>) {
    let others = s.playing.len() as u8 - 1;
    if s.hand(offender) < others {
        prospects[offender.index()] *= 0.1;
        return;
    }
    for seat in Seat::all(rules.seats).filter(|&seat| s.playing.contains(seat)) {
        prospects[seat.index()] += if seat == offender { -f32::from(others) } else { 1.0 };
    }
}

/// The right reaction of a window, if there is one.
fn right_reaction(s: &State, window: &Window) -> Option<Action> {
    let book = Action::Book(Time::Free);
    if react::is_right(window, book) {
        return Some(book);
    }
    // The new card of a middle window is among the middle cards, but matches no card just turned: itself.
    s.cards.iter(PileId::MIDDLE).map(|card| Action::Slap(card, Time::Free)).find(|&hit| react::is_right(window, hit))
}

impl Heuristic for Elementals {
    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        match s.phase {
            Phase::Over(_) => return scoring::ranking(self, s).shares(),
            Phase::First | Phase::Deal => return Seat::all(self.seats).map(|_| 1.0 / f32::from(self.seats)).collect(),
            Phase::React(_) | Phase::Shuffle(_) => {}
        }
        let sharpness = SHARPNESS[usize::from(self.seats)];
        let weights: PerSeat<f32> =
            prospects(self, s).iter().map(|cards| libm::powf(cards.max(0.0), sharpness)).collect();
        let sum = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        weights.iter().map(|weight| weight / sum).collect()
    }

    fn priors(&self, s: &State, _seat: Seat, legal: &Legal<Action>, out: &mut Vec<f32>) {
        out.clear();
        let Phase::React(window) = &s.phase else { return out.resize(legal.len(), 1.0) };
        out.extend(legal.iter().map(|&action| match action {
            Action::None => STILL,
            _ if react::is_right(window, action) => RIGHT,
            _ => WRONG,
        }));
    }

    /// Plays what is right, at a random time of the range; keeps still otherwise.
    fn playout_pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        let Phase::React(window) = &s.phase else { return self.pick(s, seat, scratch, dice) };
        let Some(action) = right_reaction(s, window) else { return Some(Action::None) };
        Some(match self.options.mode {
            Mode::Relaxed => action,
            Mode::Reflex => {
                let times = react::times(self);
                self.at_time(action, times.start() + dice.below(times.end() - times.start() + 1))
            }
        })
    }

    fn playout_steps(&self) -> u32 {
        120
    }

    /// ELM-BOT: a person's senses, whose attention wanders over the whole game.
    fn instinct(&self, v: &View, seat: Seat, strength: Strength, past: Past<'_>, dice: &mut Dice) -> Option<Action> {
        debug_assert_eq!(v.who, Observer::Seat(seat), "a bot looks with its own eyes");
        let strength = match strength {
            Strength::Fixed(strength) => f64::from(strength),
            Strength::Fitted => echo::strength(past, self.seats),
        };
        let mood = perception::mood(past.table, seat, past.races.windows);
        Perceiver::new(strength, mood).react(self, v, dice)
    }

    fn reason(&self, s: &State, _seat: Seat, a: Action) -> Option<Reason> {
        let Phase::React(window) = &s.phase else { return None };
        let right = react::is_right(window, a);
        match a {
            Action::Slap(card, _) if right => {
                let mate = cards_of(card.mates() & window.turned_set()).next()?;
                Some(Reason::plain("hint-elementals-match").with("card", card).with("turned", mate))
            }
            Action::Book(_) if right => Some(Reason::plain("hint-elementals-book")),
            Action::None if right_reaction(s, window).is_some() => None,
            Action::None => {
                let key = match window.pile_card().map(|card| card.kind()) {
                    Some(Kind::Double | Kind::Wizard) => "hint-elementals-special",
                    _ => "hint-elementals-nothing",
                };
                Some(Reason::plain(key).with("cost", s.playing.len().saturating_sub(1)))
            }
            Action::Slap(..) | Action::Book(_) => None,
        }
    }
}
