//! What good play looks at: points to come from the tracks and the mine, food income, the way to the castle,
//! gold against the price of a ring, and mine symbols within reach.

use feerie_core::heuristic::{exp, shares_of};
use feerie_core::{Dice, Game, Heuristic, Legal, NoEvents, Node, PerSeat, PlayStyle, Reason, Seat};

use crate::Pixies;
use crate::action::{Action, Destination, Double, Move, Origin, Outcome};
use crate::board::TRACK;
use crate::goods::{Good, Goods};
use crate::phase::{Phase, Task};
use crate::rules::{self, double, offering};
use crate::scoring;
use crate::state::{NOBODY, State, Table};
use crate::tiles::{Series, Skill, Tile};

/// How sharply a lead in points becomes a chance to win.
const SHARPNESS: f32 = 0.13;
/// What a level climbed is worth as long as a Faithful Servant can still be made of it.
const LEVEL: f32 = 0.9;
/// What a disc not yet placed is worth.
const DISC: f32 = 1.1;

/// The rounds whose punishments are still to come.
fn rounds_left(rules: &Pixies, t: &Table) -> f32 {
    let done = matches!(t.phase, Phase::Punishments | Phase::Final) as u8;
    f32::from(rules.options.rounds.saturating_sub(t.round.max(1)) + 1 - done)
}

/// The points that a seat may expect to end with.
fn outlook(rules: &Pixies, t: &Table, seat: Seat) -> f32 {
    let kit = t.kit(seat);
    if !kit.alive {
        return -f32::from(rules.board.dungeon) - 40.0;
    }
    let left = rounds_left(rules, t);
    let mut value = scoring::reward_points(rules, t, seat) as f32 - f32::from(kit.punishment);
    value -= tracks_to_come(rules, kit.silver, kit.gold, left);
    value -= miners_to_come(rules, t, seat, left);
    value += pixies(rules, t, seat, left);
    value += goods(rules, t, seat, left);
    value += tiles(t, seat, left);
    value += pending(t, seat);
    // Being first, now and next round: first choice, first promotions, and no pixie sent.
    if t.darling() == Some(seat) {
        value += 0.8;
    }
    if let Some(place) = t.small.iter().position(|&other| other == seat.0) {
        value += (t.small.len() - 1 - place) as f32 * 0.35 * left.min(2.0) / 2.0;
    }
    // A mine symbol within reach of the next points.
    let near = rules.board.mines.iter().find(|&&mine| mine > kit.punishment);
    if near.is_some_and(|&mine| mine - kit.punishment <= 4) && t.is_active(seat.0) && t.darling() != Some(seat) {
        value -= 0.8;
    }
    value
}

/// Both tracks, some climbing of the coming rounds counted in.
fn tracks_to_come(rules: &Pixies, silver: u8, gold: u8, left: f32) -> f32 {
    let one = |space: u8| {
        let here = usize::from(space) - 1;
        let next = (here + 2).min(TRACK - 1);
        let points = |at: usize| {
            let bonus = if at == TRACK - 1 { f32::from(rules.board.track_bonus) } else { 0.0 };
            f32::from(rules.board.track_points[at]) - bonus
        };
        // Half of the time that is left the disc is expected two spaces further.
        (points(here) * 0.6 + points(next) * 0.4) * left - f32::from(space) * 0.35 * left.min(3.0) / 3.0
    };
    one(silver) + one(gold)
}

fn miners_to_come(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let kit = t.kit(seat);
    let [one, more] = rules.board.miners.map(f32::from);
    let points = match kit.slaves {
        0 => 0.0,
        1 => one,
        _ => more,
    };
    let points = if kit.has(Skill::MinePet) { points.min(1.0) } else { points };
    let stones = f32::from(kit.chains[0] + kit.chains[1]);
    points * left * 0.8 + stones * 0.9
}

/// Income of pixies in the pyramid, their way to the castle, and the discs they save.
fn pixies(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let mut value = 0.0;
    let mut best = 0;
    for space in t.active(seat.0) {
        let income = rules.board.icons[space.index()].total() as f32;
        value += income * 0.45 * (left - 1.0).max(0.0) + f32::from(space.level()) * LEVEL * left.min(3.0) / 3.0;
        best = best.max(space.level());
    }
    if best > 0 && left > 0.0 {
        let steps = f32::from(5 - best);
        let tiles = rules.board.tiles(Series::Servant);
        let prize = tiles.get(t.n_taken(Series::Servant)).map_or(0.0, |&tile| f32::from(tile));
        let prize = prize + if t.kit(seat).has(Skill::Steward) { 2.0 } else { 0.0 };
        // Two levels a round are a good pace.
        let reach = ((left * 2.0 - steps) / (left * 2.0)).clamp(0.0, 1.0);
        value += prize * 0.55 * reach;
    }
    value
}

/// What the stock is good for: food to offer while there are rounds, gold for rings, silver for gold.
fn goods(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let stock = t.kit(seat).stock;
    let use_left = if t.phase as u8 >= Phase::Rewards as u8 { left - 1.0 } else { left }.max(0.0);
    let mut value = 0.0;
    if use_left > 0.0 {
        for food in Good::FOOD {
            let n = f32::from(stock.n(food));
            let kinds = if n > 0.0 { 0.6 } else { 0.0 };
            value += kinds + (n.min(4.0) * 0.6 + (n - 4.0).max(0.0) * 0.25) * (use_left / 2.0).min(1.0);
        }
        let ring = rules.board.tiles(Series::Ring).get(t.n_taken(Series::Ring)).map_or(0.0, |&tile| f32::from(tile));
        let price = f32::from(double::ring_price(rules, t, seat));
        let gold = f32::from(stock.n(Good::Gold));
        let rings = (gold / price).min(use_left);
        value += ring * 0.45 * rings + (gold - rings * price).clamp(0.0, 4.0) * 0.4;
        let silver = f32::from(stock.n(Good::Silver));
        value += silver.min(8.0) * (0.35 + 0.5 / f32::from(double::gold_price(rules, t, seat)));
    }
    // The biggest heap costs at the end; it weighs little while there is time to get rid of it.
    let heaps = Good::ALL.into_iter().filter(|&good| scoring::is_biggest_heap(t, seat, good)).count() as f32;
    value - heaps * f32::from(rules.board.hoard) / (1.0 + use_left * 2.0)
}

fn tiles(t: &Table, seat: Seat, left: f32) -> f32 {
    let kit = t.kit(seat);
    let food = f32::from(kit.tile_food()) * 0.5 * (left - 1.0).max(0.0);
    let singles = kit.single.is_some() as u8 + matches!(kit.extra, Some(Tile::Single(_))) as u8;
    food + f32::from(singles) * left.min(1.0) + kit.skill.map_or(0.0, |skill| skill_worth(skill) * left)
}

/// What a skill is worth in a round; the Mine Pet's is counted with the miners.
fn skill_worth(skill: Skill) -> f32 {
    match skill {
        Skill::Climber => 1.2,
        Skill::Silverfinger | Skill::Goldsmith => 0.7,
        Skill::Alchemist | Skill::Satchel | Skill::Mimic => 0.6,
        Skill::Steward | Skill::Shover => 0.5,
        Skill::Chainbreaker => 0.4,
        Skill::MinePet => 0.1,
    }
}

/// What is still to come of this turn: discs to place, promotions to make, and what was begun and not ended.
fn pending(t: &Table, seat: Seat) -> f32 {
    let discs = if t.phase == Phase::Actions { f32::from(t.kit(seat).discs) * DISC } else { 0.0 };
    let begun = match t.stack.top() {
        Task::Casino(who) if who == seat => 1.8,
        Task::Draw(who, n) if who == seat => 0.75 * f32::from(n) + 0.5 * f32::from(t.picked.0[1]),
        Task::Whip(who) if who == seat => 1.0,
        Task::Give(who, n) if who == seat => 0.4 * f32::from(n),
        Task::Copy(who) if who == seat => 1.8,
        Task::Demote(who, _) if who == seat => -2.0,
        _ => 0.0,
    };
    discs + begun + f32::from(t.due[seat.index()]) * 1.4
}

/// What each seat may expect; a sealed offering counts by what it should bring.
fn outlooks(rules: &Pixies, s: &State) -> PerSeat<f32> {
    let t = &s.table;
    let one = |seat: Seat| match s.sealed[seat.index()] {
        Some(offer) => outlook(rules, t, seat) + offer_value(rules, t, seat, &offer),
        None => outlook(rules, t, seat),
    };
    Seat::all(rules.seats).map(one).collect()
}

/// How a move up looks, in points.
fn climb_value(t: &Table, mv: Move) -> f32 {
    let to = match mv.to {
        Destination::Castle => return 9.0,
        Destination::Space(space) => f32::from(space.level()),
    };
    let from_mine = if mv.from == Origin::Mine { 0.6 } else { 0.0 };
    let push = if mv.push { -0.4 } else { 0.0 };
    let late = if t.round >= 6 { -0.5 } else { 0.0 };
    1.5 + to * 0.4 + from_mine + push + late
}

/// How an action looks at a glance, in points.
fn promise(rules: &Pixies, t: &Table, seat: Seat, action: Action) -> f32 {
    let kit = t.kit(seat);
    let late = t.round >= rules.options.rounds;
    match action {
        Action::Double(double) | Action::Copy(double) => {
            let discs = if matches!(action, Action::Double(_)) { f32::from(t.price(double.space())) } else { 0.0 };
            double_value(rules, t, seat, double, late) - 1.1 * (discs - 1.0)
        }
        Action::Mine(picked) => 0.8 + f32::from(kit.slaves) * 0.5 + f32::from(picked.0[1]) * 0.8,
        Action::Swap { .. } => -0.5,
        Action::Fetch(good) => {
            if kit.stock.n(good) == 0 {
                1.2
            } else {
                0.6
            }
        }
        Action::Discard(goods) if late => {
            let heaps =
                Good::ALL.into_iter().filter(|&good| goods.n(good) > 0 && scoring::is_biggest_heap(t, seat, good));
            heaps.count() as f32 - 0.5
        }
        Action::Discard(_) => -2.0,
        Action::PayCopy => 0.6 - f32::from(rules.board.copying[t.used.copy.len().min(4)]) * 0.5,
        Action::Special(good) => {
            if good == Good::Gold {
                4.0
            } else {
                5.0
            }
        }
        Action::Advance(n) => 0.5 + f32::from(n) * 0.2,
        Action::Priority => {
            if kit.discs == 1 {
                0.5
            } else {
                -1.5
            }
        }
        Action::Pass => -5.0,
        Action::Unchain(_) => {
            if kit.unchained() == 0 {
                0.8
            } else {
                -0.3
            }
        }
        Action::Offer(offer) => offer_value(rules, t, seat, &offer),
        Action::Up(mv) => climb_value(t, mv),
        Action::End => -0.5,
        Action::Send(space) => -f32::from(space.level()),
        Action::Mercy => 0.5,
        Action::Stone(on, _) if on == seat => -2.0,
        Action::Give(gifts) => lead_hit(rules, t, &gifts),
        _ => 0.0,
    }
}

fn lead_hit(rules: &Pixies, t: &Table, gifts: &[u8]) -> f32 {
    let mut value = 0.0;
    for (i, &points) in gifts.iter().enumerate().filter(|&(_, &points)| points > 0) {
        let score = t.kits[i].punishment;
        let crosses = rules.board.mines.iter().any(|&mine| score < mine && mine <= score + u16::from(points));
        value += f32::from(points) * 0.1 + if crosses { 1.5 } else { 0.0 };
    }
    value
}

fn double_value(rules: &Pixies, t: &Table, seat: Seat, double: Double, late: bool) -> f32 {
    let kit = t.kit(seat);
    match double {
        Double::Food(_) => 1.5,
        Double::Silver => 1.4,
        Double::Promote(mv) => climb_value(t, mv),
        Double::Trade { n, take, .. } if kit.stock.n(take) == 0 && n <= 3 => 1.0,
        Double::Trade { .. } => -0.5,
        Double::Convert(n) => 0.4 * f32::from(n),
        Double::FoodTile => {
            if late {
                -1.0
            } else {
                1.8
            }
        }
        Double::SingleTile(_) => 0.8,
        Double::Whip => 1.2,
        Double::Track(good) => {
            let space = if good == Good::Silver { kit.silver } else { kit.gold };
            let points = |at: u8| f32::from(rules.board.track_points[usize::from(at) - 1]);
            1.0 + (points(space) - points(space + 1)) * rounds_left(rules, t) * 0.7
        }
        Double::Casino => 1.6,
        Double::Ring => 5.0,
        Double::Rob(space) => {
            let victim = t.pixie(space).map(Seat).unwrap_or(seat);
            0.7 * rules.board.icons[space.index()].common(&t.kit(victim).stock).total() as f32
        }
    }
}

/// Offers: the wanted food as far as pixies can climb, a little silver or gold while the tracks can rise.
fn offer_value(rules: &Pixies, t: &Table, seat: Seat, offer: &Goods) -> f32 {
    if offer.is_empty() {
        return -5.0;
    }
    let kit = t.kit(seat);
    let left = rounds_left(rules, t);
    let mut value = 0.0;
    let movable = t.active(seat.0).count() as f32 * 2.0 + f32::from(kit.unchained());
    for good in Good::ALL {
        let n = f32::from(offer.n(good));
        if n == 0.0 {
            continue;
        }
        value += match good {
            Good::Silver | Good::Gold => {
                let space = if good == Good::Silver { kit.silver } else { kit.gold };
                let next = (space + 1).min(TRACK as u8);
                let gain = f32::from(rules.board.track_points[usize::from(space) - 1])
                    - f32::from(rules.board.track_points[usize::from(next) - 1]);
                let rise = if usize::from(space) < TRACK { 1.2 + gain * left } else { 0.0 };
                let spent = if good == Good::Gold { 0.9 } else { 0.4 };
                // Only if somebody feeds the Queen.
                (rise + if n > 1.0 { 0.4 } else { 0.0 }) * 0.75 - n * spent
            }
            food if t.wanted() == Some(food) => n.min(movable) * 1.6 - (n - movable).max(0.0) * 0.7,
            _ => -4.0,
        };
    }
    value
}

impl Heuristic for Pixies {
    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        if let Node::Terminal(ranking) = self.node(s) {
            return ranking.shares();
        }
        shares_of(&outlooks(self, s), SHARPNESS)
    }

    fn chance_key(&self, _s: &State, o: &Outcome) -> Option<u64> {
        // Dice and demands fall in front of everybody; draws are too many to keep apart.
        match *o {
            Outcome::Whip(points) => Some(u64::from(points)),
            Outcome::Casino(side) => Some(side as u64),
            Outcome::Demand(food) => Some(food as u64),
            Outcome::Order(_) | Outcome::Skills(_) | Outcome::Draw(_) => None,
        }
    }

    fn priors(&self, s: &State, seat: Seat, legal: &Legal<Action>, out: &mut Vec<f32>) {
        out.clear();
        out.extend(legal.iter().map(|&action| exp(promise(self, &s.table, seat, action))));
    }

    fn playout_pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        // The best at a glance of a few: plays sensibly without looking at hundreds of offerings.
        const TRIES: usize = 6;
        if s.table.stack.top() != Task::Offer {
            scratch.clear();
            self.legal(s, seat, scratch);
        }
        let mut best = None;
        let mut best_value = f32::NEG_INFINITY;
        for _ in 0..TRIES {
            let action = match s.table.stack.top() {
                Task::Offer => Action::Offer(offering::pick(self, &s.table, seat, dice)),
                _ => *dice.pick(scratch)?,
            };
            let value = promise(self, &s.table, seat, action) + dice.unit() as f32 * 0.5;
            if value > best_value {
                best_value = value;
                best = Some(action);
            }
        }
        best
    }

    fn playout_steps(&self) -> u32 {
        60
    }

    /// Actions pay off rounds later: even a short search is far ahead of one look.
    fn ladder(&self) -> [PlayStyle; 4] {
        [PlayStyle::glance(0.5, 8), PlayStyle::glance(0.0, 1), PlayStyle::search(30), PlayStyle::search(u32::MAX)]
    }

    fn reason(&self, s: &State, seat: Seat, a: Action) -> Option<Reason> {
        let t = &s.table;
        let mut after = *s;
        rules::play(self, &mut after, seat, a, &mut NoEvents);
        let (before, now) = (t.kit(seat), after.table.kit(seat));
        if t.castle == NOBODY && after.table.castle == seat.0 {
            return Some(Reason::plain("hint-pixies-servant"));
        }
        let rewards = scoring::reward_points(self, &after.table, seat) - scoring::reward_points(self, t, seat);
        match a {
            Action::Double(Double::Ring) | Action::Copy(Double::Ring) | Action::Special(_) => {
                return Some(Reason::plain("hint-pixies-reward").with("points", rewards));
            }
            Action::Up(_) | Action::Double(Double::Promote(_)) | Action::Copy(Double::Promote(_)) => {
                return Some(Reason::plain("hint-pixies-climb"));
            }
            Action::Offer(offer) if offer.is_empty() => return Some(Reason::plain("hint-pixies-keep")),
            Action::Offer(offer) => {
                let feeds = t.wanted().is_some_and(|food| offer.n(food) > 0);
                let moves_up = offer.n(Good::Silver) > 0 && usize::from(before.silver) < TRACK
                    || offer.n(Good::Gold) > 0 && usize::from(before.gold) < TRACK;
                let key = if feeds { "hint-pixies-feed" } else { "hint-pixies-tracks" };
                return (feeds || moves_up).then(|| Reason::plain(key));
            }
            _ => {}
        }
        if now.silver > before.silver || now.gold > before.gold {
            return Some(Reason::plain("hint-pixies-track"));
        }
        if let Action::Double(double) = a
            && t.price(double.space()) == 1
        {
            return Some(Reason::plain("hint-pixies-helped"));
        }
        if a == Action::Mercy {
            return Some(Reason::plain("hint-pixies-mercy"));
        }
        let gain = outlook(self, &after.table, seat) - outlook(self, t, seat);
        let loss = |other: Seat| outlook(self, t, other) - outlook(self, &after.table, other);
        let rival = t.living().filter(|&other| other != seat).max_by(|&a, &b| loss(a).total_cmp(&loss(b)));
        match rival {
            Some(other) if loss(other) > 0.5 && loss(other) > gain => {
                let points = loss(other).round() as i32;
                Some(Reason::plain("hint-pixies-hinders").with("seat", other).with("points", points))
            }
            _ if now.stock.total() > before.stock.total() => {
                Some(Reason::plain("hint-pixies-goods").with("count", now.stock.total() - before.stock.total()))
            }
            _ if gain >= 0.5 => Some(Reason::plain("hint-pixies-better").with("points", gain.round() as i32)),
            _ => None,
        }
    }
}
