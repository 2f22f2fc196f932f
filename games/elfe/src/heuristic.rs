//! What good play looks at: the race, who distracts the elf, and who is about to win.

use feerie_core::{Heuristic, Legal, NoEvents, PerSeat, PlayStyle, Reason, Seat};

use crate::Elfe;
use crate::action::{Action, Outcome};
use crate::board::Square;
use crate::options::Win;
use crate::phase::{End, Phase};
use crate::rules;
use crate::state::{Form, Open, Piece, State};
use crate::win_odds::{self, Need};

/// Each card in hand is worth this part of a seat's chances.
const CARD: f32 = 0.02;
/// The most steps of one turn.
const FARTHEST_ROLL: u8 = 6;
/// An action that wins at once.
const WINS: f32 = 1000.0;

impl Heuristic for Elfe {
    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        match s.open.phase {
            Phase::Over(end) => return crate::scoring::ranking(self, &s.open, end).shares(),
            Phase::First | Phase::Elf => return Seat::all(self.seats).map(|_| 1.0 / f32::from(self.seats)).collect(),
            _ => {}
        }
        let mut shares = win_odds::outlook(self, s);
        for (share, &cards) in shares.iter_mut().zip(&s.open.n_hand) {
            *share *= 1.0 + CARD * f32::from(cards);
        }
        let sum: f32 = shares.iter().sum();
        shares.iter().map(|share| share / sum).collect()
    }

    /// The die of a walk decides what comes next; other chance is too varied, or a secret.
    fn chance_key(&self, _s: &State, o: &Outcome) -> Option<u64> {
        match *o {
            Outcome::Die(die) => Some(u64::from(die)),
            _ => None,
        }
    }

    fn priors(&self, s: &State, seat: Seat, legal: &Legal<Action>, out: &mut Vec<f32>) {
        let look = Look::new(self, s, seat);
        out.clear();
        out.extend(legal.iter().map(|&action| look.prior(action)));
    }

    /// None: the chances of the race are computed, and playing it out would only add the noise of its dice.
    fn playout_steps(&self) -> u32 {
        0
    }

    /// The game is a race of dice: one look ahead is nearly all there is to see, so the steps of the ladder
    /// are above all how often somebody dawdles.
    fn ladder(&self) -> [PlayStyle; 4] {
        [
            PlayStyle::glance(1.2, 12),
            PlayStyle::glance(0.65, 8),
            PlayStyle::glance(0.38, 8),
            PlayStyle::search(u32::MAX),
        ]
    }

    fn reason(&self, s: &State, seat: Seat, a: Action) -> Option<Reason> {
        reason(self, s, seat, a)
    }
}

/// What a seat sees at a glance before it weighs its actions.
pub(crate) struct Look<'a> {
    o: &'a Open,
    seat: Seat,
    needs: PerSeat<Need>,
    /// How many princes distract the elf.
    n_distracting: u8,
    /// Whether the seat's fairy touches the elf.
    charming: bool,
    /// Whether a rival's does.
    rival_charming: bool,
    /// The chance of the most dangerous rival to win with its next roll.
    danger: f32,
    /// Whether contact must last a round (ELF-WIN-6).
    court: bool,
}

impl<'a> Look<'a> {
    /// Looks at a position as a seat.
    pub(crate) fn new(rules: &Elfe, s: &'a State, seat: Seat) -> Look<'a> {
        let o = &s.open;
        let needs = win_odds::needs(rules, s);
        let n_distracting = win_odds::n_distracting(o);
        let rivals = Seat::all(rules.seats).filter(|&other| other != seat);
        let threat = |other: Seat| {
            let need = needs[other.index()];
            if need.wait > 1 || n_distracting > 0 { 0.0 } else { win_odds::one_roll(need.steps) }
        };
        Look {
            o,
            seat,
            n_distracting,
            charming: o.is_charming(seat),
            rival_charming: rivals.clone().any(|other| o.is_charming(other)),
            danger: rivals.map(threat).fold(0.0, f32::max),
            needs,
            court: rules.options.win == Win::Court,
        }
    }

    fn own(&self) -> Need {
        self.needs[self.seat.index()]
    }

    fn distracts(&self, square: Square) -> bool {
        self.o.touches_elf(square)
    }

    /// How promising an action is: positive, any scale.
    pub(crate) fn prior(&self, action: Action) -> f32 {
        match action {
            Action::Place(square) => win_odds::power(0.5, win_odds::steps(self.o, square, Form::Born)),
            Action::Draw if self.own().steps == 0 || self.own().wait > 1 => 4.0,
            Action::Draw => 0.7,
            Action::Walk if self.charming => 0.5,
            Action::Walk if self.n_distracting > 0 => 6.0,
            Action::Walk => 6.0 + 20.0 * win_odds::one_roll(self.own().steps),
            Action::Prince if self.charming && self.n_distracting == 1 && !self.o.is_hindered(self.seat) => 30.0,
            Action::Prince => 0.5 + 6.0 * self.danger,
            Action::Go { from, to } => match self.o.piece(from) {
                Some(Piece::Suitor(form)) => self.weigh_suitor(form, from, to),
                _ => self.weigh_walk(to),
            },
            Action::Hex(square) => match self.o.piece(square) {
                Some(Piece::Suitor(_)) => self.weigh_removal(square, 1.0),
                Some(Piece::Fairy(seat, _)) if seat == self.seat => 0.05,
                Some(Piece::Fairy(seat, _)) => self.weigh_rival(seat),
                _ => 0.05,
            },
            Action::Invite(square) if self.distracts(square) => 0.05 + 12.0 * self.danger,
            Action::Invite(square) => match self.o.elf {
                Some(elf) if square.distance(elf) <= 7 => 0.04,
                _ => 0.01,
            },
            Action::Banish(square) => self.weigh_removal(square, 1.0),
            Action::Slap(square) => match self.o.piece(square) {
                Some(Piece::Elf) if self.charming => 0.2 + 3.0 * f32::from(u8::from(self.rival_charming)),
                Some(Piece::Suitor(Form::Born)) => self.weigh_removal(square, 0.9),
                Some(Piece::Fairy(seat, _)) => 1.2 * self.weigh_rival(seat),
                _ => 0.2,
            },
            Action::Gust => 0.2 + 5.0 * self.danger * (1.0 - win_odds::one_roll(self.own().steps)),
            Action::Pass => 1.0,
        }
    }

    fn weigh_walk(&self, to: Square) -> f32 {
        let form = self.o.fairy(self.seat).form;
        let steps = win_odds::steps(self.o, to, form);
        if steps == 0 && form == Form::Born && self.n_distracting == 0 {
            return if self.court { WINS / 10.0 } else { WINS };
        }
        let hindered = form == Form::Born && self.o.touches_prince(to);
        64.0 * win_odds::power(0.5, steps) * if hindered { 0.6 } else { 1.0 } + 1e-4
    }

    /// Moving a prince or a toad.
    fn weigh_suitor(&self, form: Form, from: Square, to: Square) -> f32 {
        if form == Form::Born {
            match (self.distracts(from), self.distracts(to)) {
                (true, false) => return self.weigh_freeing(1.0),
                (false, true) => return 0.3 + 20.0 * self.danger,
                (true, true) => return 0.05,
                (false, false) => {}
            }
        }
        let own = self.o.fairy(self.seat);
        let beside_own = own.at.is_some_and(|at| at.touches(to));
        match own.form {
            // A prince beside an unkissed frog kisses her.
            Form::Enchanted(None) if beside_own && form == Form::Born => 6.0,
            Form::Born if beside_own => 0.02,
            _ if self.o.touches_fairy(to) => 0.3,
            _ => 0.02,
        }
    }

    /// Hexing, banishing or slapping a prince away.
    fn weigh_removal(&self, square: Square, certainty: f32) -> f32 {
        if self.distracts(square) { self.weigh_freeing(certainty) } else { 0.05 }
    }

    /// The elf has one prince less beside him.
    fn weigh_freeing(&self, certainty: f32) -> f32 {
        match (self.n_distracting, self.charming, self.rival_charming) {
            (1, true, _) => certainty * WINS,
            // It would hand the game to somebody else.
            (1, false, true) => 0.001,
            (_, true, _) => 2.0,
            _ => 0.5,
        }
    }

    /// The rival on this square, if she is near enough to the elf to be worth stopping.
    fn stops(&self, square: Square) -> Option<Seat> {
        match self.o.piece(square)? {
            Piece::Fairy(rival, Form::Born)
                if rival != self.seat && self.needs[rival.index()].steps <= FARTHEST_ROLL =>
            {
                Some(rival)
            }
            _ => None,
        }
    }

    /// A spell against a rival's piece.
    fn weigh_rival(&self, seat: Seat) -> f32 {
        let need = self.needs[seat.index()];
        let near = win_odds::one_roll(need.steps);
        if self.n_distracting > 0 { 0.1 + 2.0 * near } else { 0.1 + 14.0 * near }
    }
}

/// The most telling feature of an action; none rather than one that may not be true.
fn reason(rules: &Elfe, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let look = Look::new(rules, s, seat);
    let own = look.own();
    let mut after = *s;
    rules::play(rules, &mut after, action, &mut NoEvents);
    if after.open.phase == Phase::Over(End::Contact(seat)) {
        return Some(Reason::plain("hint-elfe-wins"));
    }
    let (before_free, after_free) = (!s.open.is_distracted(), !after.open.is_distracted());
    let key = match action {
        Action::Place(square) => {
            let steps = win_odds::steps(&s.open, square, Form::Born);
            return Some(Reason::plain("hint-elfe-start").with("steps", steps));
        }
        Action::Walk if before_free && (1..=6).contains(&own.steps) && own.delay == 0 && own.wait == 1 => {
            return Some(Reason::plain("hint-elfe-reach").with("die", own.steps));
        }
        Action::Walk => "hint-elfe-walk",
        _ if before_free && !after_free => "hint-elfe-distracts",
        _ if !before_free && after_free => "hint-elfe-frees",
        Action::Go { to, .. } if s.open.fairy(seat).at != after.open.fairy(seat).at => {
            let steps = win_odds::steps(&after.open, to, after.open.fairy(seat).form);
            return Some(Reason::plain("hint-elfe-closer").with("steps", steps));
        }
        Action::Hex(square) | Action::Slap(square) if look.stops(square).is_some() => {
            return Some(Reason::plain("hint-elfe-stops").with("seat", look.stops(square)?));
        }
        Action::Prince | Action::Gust if look.danger > 0.0 => "hint-elfe-danger",
        Action::Draw if own.steps == 0 => "hint-elfe-waits",
        Action::Draw if own.steps > FARTHEST_ROLL => "hint-elfe-draw",
        Action::Pass => "hint-elfe-pass",
        // What these spells do is known before any die: so much better are the chances.
        Action::Hex(_) | Action::Invite(_) | Action::Banish(_) => {
            let share = |s: &State| rules.evaluate(s)[seat.index()];
            let percent = ((share(&after) - share(s)) * 100.0).round() as i32;
            return (percent > 0).then(|| Reason::plain("hint-elfe-spell").with("percent", percent));
        }
        Action::Draw | Action::Go { .. } | Action::Prince | Action::Slap(_) | Action::Gust => return None,
    };
    Some(Reason::plain(key))
}
