//! How many turns lutins are away from home, as far as evaluations ask for it at every leaf: whole sets of squares slide at
//! once, backwards from the goals, instead of one lutin after the other.

use crate::Lutins;
use crate::board::{Color, Dir, FOREST, PER_SIDE, shift, squares};
use crate::options::TurnAngle;
use crate::rules::slide;
use crate::state::State;

/// The turns that some lutins of a colour need.
pub struct Turns {
    /// From each square that was asked for.
    pub squares: [u8; FOREST as usize],
    /// From each start cell that was asked for, after the move that leaves it: 0 if that brings it home.
    pub starts: [u8; PER_SIDE as usize],
}

/// Slides over the board as it stands.
pub struct Reach {
    occupied: u64,
    /// By direction: the free squares where a slide stops.
    stops: [u64; 8],
    /// By direction: the free squares that a slide may have come over, from one, two and four squares further on.
    over: [[u64; 3]; 8],
    /// By how many eighths a second slide turns, but for straight on, which stops at once, and straight back, which ends where
    /// a first slide that way ends, or where the move began.
    turns: &'static [u8],
    /// Whether a second slide may go straight back.
    may_return: bool,
}

/// How far the numbers of squares turn round when a set moves a square against a direction.
const AGAINST: [u32; 8] = [56, 55, 63, 7, 8, 9, 1, 57];

/// The squares that can be got to from another square by a step against a direction.
const ENTERED: [u64; 8] = {
    let mut sets = [0; 8];
    let mut dir = 0;
    while dir < 8 {
        sets[dir] = shift(!0, Dir(dir as u8).turned(4));
        dir += 1;
    }
    sets
};

/// Six cells along an edge, as the squares beside them.
pub fn beside(side: Color, cells: u8) -> u64 {
    /// Takes bit `n` to bit `8 n`, among others.
    const SPREAD: u64 = 0x0008_1020_4081;
    const COLUMN: u64 = 0x0101_0101_0101_0101;
    let row = u64::from(cells) << 1;
    let column = (u64::from(cells).wrapping_mul(SPREAD) & COLUMN) << 8;
    match side {
        Color::Blue => row,
        Color::Violet => row << 56,
        Color::Yellow => column,
        Color::Red => column << 7,
    }
}

impl Reach {
    /// Of the board as it stands.
    pub fn of(rules: &Lutins, s: &State) -> Reach {
        let occupied = s.occupied();
        let (turns, may_return): (&[u8], bool) = match rules.options.turn_angle {
            TurnAngle::Right => (&[2, 6], false),
            TurnAngle::Any => (&[1, 2, 3, 5, 6, 7], true),
        };
        let mut reach = Reach { occupied, stops: [0; 8], over: [[0; 3]; 8], turns, may_return };
        for dir in 0..8 {
            let one = !occupied & ENTERED[dir];
            let two = one & one.rotate_left(AGAINST[dir]);
            reach.over[dir] = [one, two, two & two.rotate_left(2 * AGAINST[dir])];
            reach.stops[dir] = !occupied & !before(dir, !occupied);
        }
        reach
    }

    /// The free squares over which, or from which, a slide in a direction gets to where it stops, if that is in a set.
    #[inline]
    fn way(&self, dir: usize, ends: u64) -> u64 {
        let [one, two, four] = self.over[dir];
        let mut way = ends & self.stops[dir];
        way |= one & way.rotate_left(AGAINST[dir]);
        way |= two & way.rotate_left(2 * AGAINST[dir]);
        way | four & way.rotate_left(4 * AGAINST[dir])
    }

    /// The turns that a colour's lutins need from some squares, and from the start cells where they wait: breadth-first over
    /// moves of one or two slides, backwards from home. What is `far` away or further, or has no way, says `far`.
    pub fn turns_home(&self, s: &State, color: Color, mut wanted: u64, far: u8) -> Turns {
        let mut turns = Turns { squares: [far; FOREST as usize], starts: [far; PER_SIDE as usize] };
        let mut open = !self.occupied | s.forest[color as usize];
        let mut waiting = beside(color, s.waiting[color as usize]);
        let exits = slide::exits(s, color);
        // Straight on, and the two ways aslant; `aside` is where the square lies from which the same cell is got to aslant.
        let ahead = Dir(color as u8 * 2);
        let ways = [(0, None), (1, Some(ahead.turned(6))), (7, Some(ahead.turned(2)))]
            .map(|(eighths, aside)| (ahead.turned(eighths).0 as usize, aside));
        // What gets to the level by its last slide, by direction, and what does by one straight from a start cell.
        let mut last = [0; 8];
        let (mut level, mut next, mut entered) = (0, 0, 0);
        for (dir, aside) in ways {
            let way = self.way(dir, exits[dir]);
            last[dir] = exits[dir] | before(dir, way);
            next |= last[dir];
            entered |= aside.map_or(way, |aside| shift(way, aside));
        }
        for depth in 0..far {
            let by_move: [u64; 8] = std::array::from_fn(|dir| {
                let turned = self.turns.iter().fold(0, |set, &eighths| set | last[(dir + usize::from(eighths)) % 8]);
                self.way(dir, level | turned)
            });
            for (dir, aside) in ways {
                // Straight back, a lutin that has just come in gets to the first square that it entered.
                let way = by_move[dir] | if self.may_return { level & !self.occupied } else { 0 };
                entered |= aside.map_or(way, |aside| shift(way, aside));
            }
            for square in squares(entered & waiting) {
                let index = if (color as u8).is_multiple_of(2) { square.0 % 8 } else { square.0 / 8 } - 1;
                turns.starts[index as usize] = depth;
            }
            waiting &= !entered;
            let done = depth + 1;
            if done == far {
                break;
            }
            level = by_move.iter().enumerate().fold(next, |set, (dir, &way)| set | before(dir, way)) & open;
            for square in squares(level & wanted) {
                turns.squares[square.0 as usize] = done;
            }
            (open, wanted) = (open & !level, wanted & !level);
            if level == 0 || (wanted | waiting) == 0 {
                break;
            }
            (next, entered) = (0, 0);
            last = std::array::from_fn(|dir| before(dir, self.way(dir, level)));
        }
        turns
    }
}

/// The squares from which a step in a direction leads into a set.
#[inline]
pub fn before(dir: usize, set: u64) -> u64 {
    set.rotate_left(AGAINST[dir]) & ENTERED[dir]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;
    use crate::rules::{lutin, slide};
    use feerie_core::laws::random_rules;
    use feerie_core::{Dice, Game, Legal, NoEvents, Node};
    use std::collections::BTreeSet;

    const FAR: u8 = 8;

    /// One move, slide by slide as the rules make them: the squares, or none if it gets home.
    fn one_move(rules: &Lutins, s: &State, color: Color, from: Cell) -> Option<u64> {
        let without = s.occupied() & !from.bit();
        let mut set = 0;
        for dir in Dir::ALL {
            let Some(stop) = slide::end(s, color, from, dir, without) else { continue };
            if !stop.is_forest() {
                return None;
            }
            set |= stop.bit();
            for &eighths in lutin::second_turns(rules) {
                match slide::end(s, color, stop, dir.turned(eighths), without) {
                    Some(end) if !end.is_forest() => return None,
                    Some(end) => set |= end.bit(),
                    None => {}
                }
            }
        }
        Some(set)
    }

    /// The turns from every square that is open to a colour, one move after the other.
    fn turns_by_moves(rules: &Lutins, s: &State, color: Color) -> [u8; FOREST as usize] {
        let mut turns = [FAR; FOREST as usize];
        let mut left: Vec<(Cell, Option<u64>)> = squares(!s.occupied() | s.forest[color as usize])
            .map(|from| (from, one_move(rules, s, color, from)))
            .collect();
        let mut level = 0;
        for depth in 1..FAR {
            let (now, later): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|(_, ends)| ends.map_or(depth == 1, |ends| ends & level != 0));
            level = now.iter().fold(0, |set, (from, _)| set | from.bit());
            now.iter().for_each(|(from, _)| turns[from.0 as usize] = depth);
            left = later;
        }
        turns
    }

    #[test]
    fn second_3_all_at_once_is_what_slides_one_by_one_give() {
        let mut dice = Dice::from_number(9);
        let mut legal = Legal::new();
        let mut met = BTreeSet::new();
        for _ in 0..24 {
            let rules: Lutins = random_rules(&mut dice);
            let mut s = rules.start();
            for _ in 0..120 {
                let Node::Decision(seat) = rules.node(&s) else { break };
                let reach = Reach::of(&rules, &s);
                for &color in rules.colors.iter().flatten() {
                    let truth = turns_by_moves(&rules, &s, color);
                    let all = !s.occupied() | s.forest[color as usize];
                    let found = reach.turns_home(&s, color, all, FAR);
                    assert!(squares(all).all(|from| found.squares[from.0 as usize] == truth[from.0 as usize]), "{s:?}");
                    let few = reach.turns_home(&s, color, s.forest[color as usize], FAR);
                    assert!(
                        squares(s.forest[color as usize])
                            .all(|from| few.squares[from.0 as usize] == truth[from.0 as usize])
                    );
                    for index in squares(u64::from(s.waiting[color as usize])) {
                        let best = one_move(&rules, &s, color, Cell::of_start(color, index.0))
                            .map_or(0, |ends| squares(ends).map(|end| truth[end.0 as usize]).min().unwrap_or(FAR));
                        assert_eq!(found.starts[index.0 as usize], best, "{color:?} {index} {s:?}");
                        assert_eq!(few.starts[index.0 as usize], best, "{color:?} {index} {s:?}");
                        met.insert((rules.options.turn_angle == TurnAngle::Any, color as u8, best));
                    }
                }
                let Some(action) = rules.pick(&s, seat, &mut legal, &mut dice) else { break };
                rules.play(&mut s, seat, action, &mut NoEvents);
            }
        }
        assert!(met.len() > 24, "both angles, all colours, ways of all lengths: {met:?}");
    }
}
