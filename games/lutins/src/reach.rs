//! Where lutins could get in one move from every square, worked out once for all colours: what stops a slide is the same
//! for everybody, and only whose goal lies beyond the edge is not. Evaluations ask for it at every leaf.

use crate::Lutins;
use crate::board::{Cell, Color, Dir, FOREST, PER_SIDE, ray_from, squares};
use crate::rules::lutin;
use crate::state::{State, WHOLE_SIDE};

/// Directions in which the numbers of squares grow, and those in which they fall.
const UP: [Dir; 4] = [Dir(7), Dir(0), Dir(1), Dir(2)];
const DOWN: [Dir; 4] = [Dir(3), Dir(4), Dir(5), Dir(6)];

/// Where a slide over the board as it stands ends: the last square before what stops it, and the start cell beyond the
/// edge if nothing does before. Both are counted from 1, and 0 is none: a board without slides is all zeros.
#[derive(Clone, Copy, Default)]
struct SlideEnd {
    stop: u8,
    beyond: u8,
}

impl SlideEnd {
    /// The square as a set.
    fn squares(self) -> u64 {
        if self.stop == 0 { 0 } else { 1 << (self.stop - 1) }
    }

    /// The start cell as a set of them.
    fn starts(self) -> u32 {
        (1 << self.beyond) >> 1
    }
}

/// The start cell that lies straight beyond a square, counted from 1.
fn start_beyond(from: Cell, dir: Dir) -> u8 {
    ray_from(from, dir).beyond.map_or(0, |(side, index)| side as u8 * PER_SIDE + index + 1)
}

fn slide_end(from: Cell, dir: Dir, obstacles: u64) -> SlideEnd {
    let ray = ray_from(from, dir);
    let clear = ray.clear(obstacles);
    SlideEnd {
        stop: if clear == 0 { 0 } else { ray.farthest(clear).0 + 1 },
        beyond: if clear == ray.squares { start_beyond(from, dir) } else { 0 },
    }
}

/// One move from every square without a tree.
pub struct Reach {
    ends: [[SlideEnd; 8]; FOREST as usize],
    /// Squares on which a move may stop.
    pub squares: [u64; FOREST as usize],
    /// Start cells that a move gets to, if they are open goals of whoever moves.
    starts: [u32; FOREST as usize],
}

impl Reach {
    /// All moves on the board as it stands.
    pub fn of(rules: &Lutins, s: &State) -> Reach {
        let occupied = s.occupied();
        let mut reach = Reach {
            ends: [[SlideEnd::default(); 8]; FOREST as usize],
            squares: [0; FOREST as usize],
            starts: [0; FOREST as usize],
        };
        // Slides begin where no tree is and go on from where others stop: never on a tree. A slide ends where that of the
        // next square does, so squares are gone through against the slides.
        let free = !s.trees;
        for from in squares(free) {
            DOWN.into_iter().for_each(|dir| reach.follow(from, dir, occupied));
        }
        for from in squares(free.reverse_bits()) {
            let from = Cell(FOREST - 1 - from.0);
            UP.into_iter().for_each(|dir| reach.follow(from, dir, occupied));
        }
        let turns = lutin::second_turns(rules);
        for from in squares(free) {
            let mut all = (0, 0);
            for dir in Dir::ALL {
                let first = reach.ends[from.0 as usize][dir.0 as usize];
                reach.add_slide(&mut all, first, from, dir, turns, occupied);
            }
            (reach.squares[from.0 as usize], reach.starts[from.0 as usize]) = all;
        }
        reach
    }

    /// Where a slide ends, where those from the next square are known.
    fn follow(&mut self, from: Cell, dir: Dir, occupied: u64) {
        let next = ray_from(from, dir).first;
        let end = if next == 0 {
            SlideEnd { stop: 0, beyond: start_beyond(from, dir) }
        } else if next & occupied != 0 {
            SlideEnd::default()
        } else {
            let next = next.trailing_zeros() as u8;
            let further = self.ends[next as usize][dir.0 as usize];
            SlideEnd { stop: if further.stop == 0 { next + 1 } else { further.stop }, ..further }
        };
        self.ends[from.0 as usize][dir.0 as usize] = end;
    }

    /// Adds a first slide and what may follow it.
    fn add_slide(&self, all: &mut (u64, u32), first: SlideEnd, from: Cell, dir: Dir, turns: &[u8], occupied: u64) {
        all.1 |= first.starts();
        let Some(stop) = first.stop.checked_sub(1) else { return };
        all.0 |= first.squares();
        for &eighths in turns {
            let back = dir.turned(eighths);
            // Only straight back does it matter that the lutin left its square (LUT-SECOND-4).
            let second = if eighths == 4 && occupied & from.bit() != 0 {
                slide_end(Cell(stop), back, occupied & !from.bit())
            } else {
                self.ends[stop as usize][back.0 as usize]
            };
            all.1 |= second.starts();
            all.0 |= second.squares();
        }
        debug_assert!(from.0 != stop);
    }

    /// Start cells that a colour's lutins may enter (LUT-SLIDE-4, LUT-SLIDE-5).
    fn open_goals(s: &State, color: Color) -> u32 {
        let open = !s.home[color as usize] & WHOLE_SIDE;
        u32::from(open) << (color.opposite() as u8 * PER_SIDE)
    }

    /// The squares from which a colour gets home in one move.
    pub fn homeward(&self, s: &State, color: Color) -> u64 {
        let goals = Reach::open_goals(s, color);
        squares(!s.trees).filter(|from| self.starts[from.0 as usize] & goals != 0).fold(0, |set, from| set | from.bit())
    }

    /// The turns each of the open squares is away from home for a colour: breadth-first over two-slide moves, counted
    /// backwards from the squares that arrive at once. What is `far` away or further, or has no way, says `far`.
    pub fn turns_home(&self, s: &State, color: Color, mut open: u64, far: u8) -> [u8; FOREST as usize] {
        let mut turns = [far; FOREST as usize];
        let mut level = self.homeward(s, color) & open;
        for from in squares(level) {
            turns[from.0 as usize] = 1;
        }
        open &= !level;
        for depth in 2..far {
            let mut next = 0;
            for from in squares(open) {
                if self.squares[from.0 as usize] & level != 0 {
                    turns[from.0 as usize] = depth;
                    next |= from.bit();
                }
            }
            if next == 0 {
                break;
            }
            open &= !next;
            level = next;
        }
        turns
    }

    /// Where a waiting lutin may stop after its first move; none if that brings it home.
    pub fn start_squares(&self, rules: &Lutins, s: &State, color: Color, from: Cell) -> Option<u64> {
        let (occupied, turns) = (s.occupied(), lutin::second_turns(rules));
        let mut all = (0, 0);
        for dir in Dir::ALL {
            self.add_slide(&mut all, slide_end(from, dir, occupied), from, dir, turns, occupied);
        }
        (all.1 & Reach::open_goals(s, color) == 0).then_some(all.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::slide;
    use feerie_core::laws::random_rules;
    use feerie_core::{Dice, Game, Legal, NoEvents, Node};

    /// One move, slide by slide as the rules make them: the squares, or none if it gets home.
    fn one_move(rules: &Lutins, s: &State, color: Color, from: Cell, obstacles: u64) -> Option<u64> {
        let mut set = 0;
        for dir in Dir::ALL {
            let Some(stop) = slide::end(s, color, from, dir, obstacles) else { continue };
            if !stop.is_forest() {
                return None;
            }
            set |= stop.bit();
            for &eighths in lutin::second_turns(rules) {
                match slide::end(s, color, stop, dir.turned(eighths), obstacles) {
                    Some(end) if !end.is_forest() => return None,
                    Some(end) => set |= end.bit(),
                    None => {}
                }
            }
        }
        Some(set)
    }

    #[test]
    fn second_3_all_at_once_is_what_slides_one_by_one_give() {
        let mut dice = Dice::from_number(9);
        let mut legal = Legal::new();
        for _ in 0..12 {
            let rules: Lutins = random_rules(&mut dice);
            let mut s = rules.start();
            for _ in 0..120 {
                let Node::Decision(seat) = rules.node(&s) else { break };
                let reach = Reach::of(&rules, &s);
                for &color in rules.colors.iter().flatten() {
                    let home = reach.homeward(&s, color);
                    for from in squares(!s.occupied() | s.forest[color as usize]) {
                        let found = (home & from.bit() == 0).then(|| reach.squares[from.0 as usize]);
                        assert_eq!(
                            found,
                            one_move(&rules, &s, color, from, s.occupied() & !from.bit()),
                            "{from} {s:?}"
                        );
                    }
                    for index in 0..PER_SIDE {
                        let from = Cell::of_start(color, index);
                        let found = reach.start_squares(&rules, &s, color, from);
                        assert_eq!(found, one_move(&rules, &s, color, from, s.occupied()), "{from} {s:?}");
                    }
                }
                let Some(action) = rules.pick(&s, seat, &mut legal, &mut dice) else { break };
                rules.play(&mut s, seat, action, &mut NoEvents);
            }
        }
    }
}
