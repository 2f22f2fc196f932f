//! What the pieces on the board let each colour do: who is how far from home, and what one step of a tree would change.

use arrayvec::ArrayVec;

use crate::Lutins;
use crate::board::{Cell, Color, Dir, FOREST, PER_SIDE, ray_from, shift, squares};
use crate::rules::lutin;
use crate::state::State;

/// How many turns from home are told apart; more are one.
pub const LEVELS: usize = 3;
/// Lines that end in a goal cell: three to each of six.
const GATES: usize = 3 * PER_SIDE as usize;

/// The lines of all colours.
pub struct Lines {
    /// By colour.
    pub of: [Reach; 4],
    /// From each square: where a turn's one or two slides may end inside the forest.
    reach: [u64; FOREST as usize],
}

/// What one colour can do.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    /// Free squares, and those of the colour's own lutins, that are one, two and three turns away from home.
    pub turns: [u64; LEVELS],
    /// How many of its waiting lutins are so many turns away from home; the last are more.
    pub waiting: [u8; LEVELS + 1],
    /// Where a tree must come to bring a lutin within one turn from home.
    pub makes_to: u64,
    /// Which trees must go for the same.
    pub makes_from: u64,
    /// Where a tree must come so that a lutin is no longer one turn from home.
    pub breaks_to: u64,
    /// Which trees must go for the same.
    pub breaks_from: u64,
}

/// The ways home of one colour.
struct Ways {
    /// By direction: squares from which a slide that way goes home.
    home: [u64; 8],
    /// By direction: squares from which it would if one tree were not there.
    nearly: [u64; 8],
    /// By the direction of a first slide: where it must be stopped for the second one to go home.
    after: [u64; 8],
    /// The same if one tree were not there.
    nearly_after: [u64; 8],
    /// Those trees, each with the squares behind it.
    gates: ArrayVec<(u64, u64), GATES>,
    /// By how many eighths a second slide may turn.
    turns: &'static [u8],
}

impl Lines {
    /// Looks at a board.
    pub fn of(rules: &Lutins, s: &State) -> Lines {
        let (occupied, turns) = (s.occupied(), lutin::second_turns(rules));
        let lutins = occupied & !s.trees;
        let mut stops = [[0u64; 8]; FOREST as usize];
        for from in squares(!occupied | lutins) {
            for dir in Dir::ALL {
                let ray = ray_from(from, dir);
                let clear = ray.clear(occupied);
                if clear != 0 {
                    stops[from.0 as usize][dir.0 as usize] = ray.farthest(clear).bit();
                }
            }
        }
        let mut lines = Lines { of: [Reach::default(); 4], reach: [0; FOREST as usize] };
        for from in squares(!occupied | lutins) {
            lines.reach[from.0 as usize] = Dir::ALL.into_iter().fold(0, |set, dir| {
                let stop = stops[from.0 as usize][dir.0 as usize];
                set | stop | second_stops(&stops, stop, dir, turns)
            });
        }
        for color in Color::ALL {
            if s.forest[color as usize] != 0 || s.waiting[color as usize] != 0 || s.aside == Some(color) {
                lines.of[color as usize] = lines.look(rules, s, color, &stops);
            }
        }
        lines
    }

    fn look(&self, rules: &Lutins, s: &State, color: Color, stops: &[[u64; 8]; FOREST as usize]) -> Reach {
        let ways = Ways::of(s, color, lutin::second_turns(rules));
        let mut reach = Reach::default();
        let direct = ways.home.iter().fold(0, |set, home| set | home);
        let open = !s.occupied() | s.forest[color as usize];
        let mut left = open;
        for from in squares(open) {
            let stop = &stops[from.0 as usize];
            if direct & from.bit() != 0 || (0..8).any(|dir| stop[dir] & ways.after[dir] != 0) {
                reach.turns[0] |= from.bit();
            }
        }
        left &= !reach.turns[0];
        for level in 1..LEVELS {
            for from in squares(left) {
                if self.reach[from.0 as usize] & reach.turns[level - 1] != 0 {
                    reach.turns[level] |= from.bit();
                }
            }
            left &= !reach.turns[level];
        }
        for from in squares(s.forest[color as usize]) {
            ways.steps(s, color, from, &mut reach);
        }
        let may_enter = lutin::may_enter(rules, s, color).is_ok();
        for index in squares(u64::from(s.waiting[color as usize])) {
            let from = Cell::of_start(color, index.0);
            if may_enter {
                ways.steps(s, color, from, &mut reach);
            }
            reach.waiting[self.turns_from_start(rules, s, from, &ways, stops, &reach.turns) - 1] += 1;
        }
        reach
    }

    fn turns_from_start(
        &self,
        rules: &Lutins,
        s: &State,
        from: Cell,
        ways: &Ways,
        stops: &[[u64; 8]; FOREST as usize],
        turns: &[u64; LEVELS],
    ) -> usize {
        let mut set = 0;
        for dir in Dir::ALL {
            let ray = ray_from(from, dir);
            let clear = ray.clear(s.occupied());
            if clear == 0 {
                continue;
            }
            let stop = ray.farthest(clear).bit();
            if ways.home[dir.0 as usize] & clear != 0 || ways.after[dir.0 as usize] & stop != 0 {
                return 1;
            }
            set |= stop | second_stops(stops, stop, dir, lutin::second_turns(rules));
        }
        turns.iter().position(|level| level & set != 0).map_or(LEVELS + 1, |level| level + 2).min(LEVELS + 1)
    }
}

/// Where second slides end.
fn second_stops(stops: &[[u64; 8]; FOREST as usize], stop: u64, dir: Dir, turns: &[u8]) -> u64 {
    if stop == 0 {
        return 0;
    }
    let from = &stops[stop.trailing_zeros() as usize];
    turns.iter().fold(0, |set, &eighths| set | from[dir.turned(eighths).0 as usize])
}

impl Ways {
    fn of(s: &State, color: Color, turns: &'static [u8]) -> Ways {
        let mut ways =
            Ways { home: [0; 8], nearly: [0; 8], after: [0; 8], nearly_after: [0; 8], gates: ArrayVec::new(), turns };
        let occupied = s.occupied();
        for index in (0..PER_SIDE).filter(|index| s.home[color as usize] >> index & 1 == 0) {
            let goal = Cell::of_start(color.opposite(), index);
            for turned in [7, 0, 1] {
                // Colours face north, east, south and west.
                let dir = Dir(2 * color as u8).turned(turned);
                let back = ray_from(goal, dir.turned(4));
                let (clear, blocker) = line(back.squares, back.clear(occupied), goal, dir.turned(4));
                ways.home[dir.0 as usize] |= clear | blocker;
                if blocker & s.trees != 0 {
                    let through = back.clear(occupied & !blocker);
                    let (_, next) = line(back.squares, through, goal, dir.turned(4));
                    let behind = (through | next) & !clear & !blocker;
                    ways.nearly[dir.0 as usize] |= behind;
                    ways.gates.push((blocker, behind));
                }
            }
        }
        for dir in Dir::ALL {
            for &eighths in turns {
                ways.after[dir.0 as usize] |= ways.home[dir.turned(eighths).0 as usize];
                ways.nearly_after[dir.0 as usize] |= ways.nearly[dir.turned(eighths).0 as usize];
            }
        }
        ways
    }

    /// Notes what a step of a tree would change for one lutin.
    fn steps(&self, s: &State, color: Color, from: Cell, reach: &mut Reach) {
        let occupied = s.occupied();
        // What every way home of this lutin has in common.
        let (mut to, mut away) = (u64::MAX, u64::MAX);
        let (mut makes_to, mut makes_from) = (0, 0);
        for dir in Dir::ALL {
            let way = dir.0 as usize;
            let ray = ray_from(from, dir);
            let (clear, blocker) = line(ray.squares, ray.clear(occupied), from, dir);
            let is_goal =
                |(side, index): (Color, u8)| side == color.opposite() && s.home[color as usize] >> index & 1 == 0;
            if ray.beyond.is_some_and(is_goal) {
                if blocker == 0 {
                    (to, away) = (to & clear, 0);
                    continue;
                }
                if blocker & s.trees != 0 && ray.clear(occupied & !blocker) == ray.squares {
                    makes_from |= blocker;
                }
            }
            if clear != 0 {
                let stop = ray.farthest(clear);
                if self.after[way] & stop.bit() != 0 {
                    let second = self.turns.iter().map(|&eighths| dir.turned(eighths));
                    let home = second.filter(|dir| self.home[dir.0 as usize] & stop.bit() != 0);
                    let path = home.fold(u64::MAX, |path, dir| path & ray_from(stop, dir).squares);
                    (to, away) = (to & (clear | path), away & blocker & s.trees);
                }
                // Stopped earlier, it could turn for home.
                makes_to |= shift(clear & self.after[way] & !stop.bit(), dir);
                if self.nearly_after[way] & stop.bit() != 0 {
                    let gates = self.gates.iter().filter(|(_, behind)| behind & stop.bit() != 0);
                    makes_from |= gates.fold(0, |set, (tree, _)| set | tree);
                }
            }
            if blocker & s.trees != 0 {
                let farther = ray.clear(occupied & !blocker);
                if self.after[way] & ray.farthest(farther).bit() != 0 {
                    makes_from |= blocker;
                }
            }
        }
        if to == u64::MAX {
            reach.makes_to |= makes_to & !occupied;
            reach.makes_from |= makes_from;
        } else {
            reach.breaks_to |= to;
            reach.breaks_from |= away;
        }
    }
}

/// The free squares of a ray, and the first that is not.
fn line(squares: u64, clear: u64, from: Cell, dir: Dir) -> (u64, u64) {
    if clear == squares {
        return (clear, 0);
    }
    if clear == 0 {
        return (0, ray_from(from, dir).first);
    }
    let last = ray_from(from, dir).farthest(clear);
    (clear, shift(last.bit(), dir))
}
