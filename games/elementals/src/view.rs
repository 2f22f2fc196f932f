//! What an observer knows. Nobody sees into a packet (ELM-INFO-2); a commitment is its own seat's secret
//! until the window is settled (ELM-INFO-3), and nobody is told who has committed (ELM-NET-7); the rest is
//! public (ELM-INFO-1).

use feerie_core::{Dice, Observer, PerSeat, Played, Seat, SeatSet};

use crate::Elementals;
use crate::action::{Action, Cards};
use crate::cards::{Card, cards_of};
use crate::phase::{Opened, Phase, Window};
use crate::piles::{PileId, Piles};
use crate::state::State;

/// What one observer knows and may remember. What a person remembers of the cards won is that person's
/// business: no view holds it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub who: Observer,
    /// What the position asks for, the window included.
    pub phase: Phase,
    /// Who begins, once that is known.
    pub first: Option<Seat>,
    /// The packet sizes.
    pub hands: [u8; 6],
    /// The face-up cards in front of each seat, oldest first.
    pub piles: PerSeat<Cards>,
    /// The elementals in the middle, oldest first.
    pub middle: Cards,
    /// The observer's own commitment in this window.
    pub mine: Option<Action>,
    /// The cards won that are being shuffled, as a set.
    pub won: u64,
    /// Who is still in.
    pub playing: SeatSet,
    /// The order in which the others left.
    pub left_at: [u8; 6],
    /// The sizes of packets set aside.
    pub aside: [u8; 6],
    /// Cards turned.
    pub turns: u16,
    /// Who turns once a double or wizard is over: everyone saw who erred. The protocol writes it for `all` only.
    pub resume: Option<Seat>,
    /// What only the table's keeper knows.
    pub secrets: Option<Box<Secrets>>,
}

impl View {
    /// The open window.
    pub fn window(&self) -> Option<Window> {
        match self.phase {
            Phase::React(window) => Some(window),
            _ => None,
        }
    }

    /// The middle cards that may be hit (ELM-REACT-4), oldest first.
    pub fn targets(&self) -> &[Card] {
        match self.window() {
            Some(window) => &self.middle[..self.middle.len() - usize::from(window.kind == Opened::Middle)],
            None => &[],
        }
    }
}

/// What no seat and no watcher knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Secrets {
    /// The packets, top first.
    pub packets: PerSeat<Cards>,
    /// The packets set aside, top first.
    pub aside: PerSeat<Cards>,
    /// The sealed reactions of the open window.
    pub commits: [Option<Action>; 6],
}

/// Builds what an observer knows.
pub fn view(rules: &Elementals, s: &State, who: Observer) -> View {
    let seats = || Seat::all(rules.seats);
    let each = |place: fn(Seat) -> PileId| seats().map(move |seat| s.cards.iter(place(seat)).collect());
    let mut view = View {
        who,
        phase: s.phase,
        first: s.first,
        hands: [0; 6],
        piles: each(PileId::pile).collect(),
        middle: s.cards.iter(PileId::MIDDLE).collect(),
        mine: match who {
            Observer::Seat(seat) => s.commits.get(seat.index()).copied().flatten(),
            Observer::Watcher | Observer::All => None,
        },
        won: s.won,
        playing: s.playing,
        left_at: s.left_at,
        aside: [0; 6],
        turns: s.turns,
        resume: s.resume,
        secrets: None,
    };
    for seat in seats() {
        view.hands[seat.index()] = s.hand(seat);
        view.aside[seat.index()] = s.cards.len(PileId::aside(seat));
    }
    if who == Observer::All {
        view.secrets = Some(Box::new(Secrets {
            packets: each(PileId::packet).collect(),
            aside: each(PileId::aside).collect(),
            commits: s.commits,
        }));
    }
    view
}

/// Whether a step laid sealed reactions open or turned cards from a packet (ELM-INFO-2, ELM-INFO-3): the last
/// reaction of a window does, and so do a deal and a shuffle, after which the next card turns by itself.
pub fn reveals_hidden(before: &State, step: Played<'_, Elementals>) -> bool {
    match step {
        Played::Action(..) => before.waiting.len() == 1,
        Played::Outcome(_) => before.phase != Phase::First,
    }
}

/// A whole position that a view could belong to: the cards not in sight are dealt out at random to packets and
/// packets set aside, by their sizes; nobody else has committed yet, as far as one can see.
pub fn imagine(rules: &Elementals, v: &View, dice: &mut Dice) -> State {
    let mut cards = Piles::new();
    let mut hidden = rules.deck & !v.won;
    let lay = |cards: &mut Piles, hidden: &mut u64, place: PileId, list: &[Card]| {
        for &card in list {
            cards.push(place, card);
            *hidden &= !card.bit();
        }
    };
    lay(&mut cards, &mut hidden, PileId::MIDDLE, &v.middle);
    for (seat, pile) in Seat::all(rules.seats).zip(&v.piles) {
        lay(&mut cards, &mut hidden, PileId::pile(seat), pile);
    }
    let mut commits = [None; 6];
    if let Some(secrets) = &v.secrets {
        for seat in Seat::all(rules.seats) {
            lay(&mut cards, &mut hidden, PileId::packet(seat), &secrets.packets[seat.index()]);
            lay(&mut cards, &mut hidden, PileId::aside(seat), &secrets.aside[seat.index()]);
        }
        commits = secrets.commits;
    } else {
        let mut unseen: Cards = cards_of(hidden).collect();
        dice.shuffle(&mut unseen);
        let mut rest = unseen.as_slice();
        for seat in Seat::all(rules.seats) {
            for (place, size) in
                [(PileId::packet(seat), v.hands[seat.index()]), (PileId::aside(seat), v.aside[seat.index()])]
            {
                // Before the deal the cards lie nowhere, and every size is 0.
                let (here, left) = rest.split_at(usize::from(size).min(rest.len()));
                lay(&mut cards, &mut hidden, place, here);
                rest = left;
            }
        }
        if let Observer::Seat(seat) = v.who {
            commits[seat.index()] = v.mine;
        }
    }
    let mut waiting = if matches!(v.phase, Phase::React(_)) { v.playing } else { SeatSet::EMPTY };
    for seat in Seat::all(rules.seats).filter(|seat| commits[seat.index()].is_some()) {
        waiting.remove(seat);
    }
    State {
        cards,
        won: v.won,
        phase: v.phase,
        first: v.first,
        playing: v.playing,
        waiting,
        left_at: v.left_at,
        turns: v.turns,
        commits,
        resume: v.resume,
    }
}
