//! What a board shows of the choice at hand: the runs there are as the trees stand, and the turns to home.

use feerie_core::Legal;
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Lutins;
use crate::action::Action;
use crate::board::Cell;
use crate::phase::Phase;
use crate::reach::Reach;
use crate::rules::lutin;
use crate::state::{Piece, State};

/// More turns than any way takes: each stops on another square.
const NO_WAY: u8 = u8::MAX;

/// What the mover may want to know in the tree step and in the lutin step.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outlook {
    /// What the lutin step allows, or would allow if no tree moved.
    runs: Vec<String>,
    /// The turns to home of each lutin that may run: from where it stands, and from each cell where it may stop; none
    /// where there is no way as everything stands.
    #[cfg_attr(test, ts(type = "Record<string, Record<string, number | null>>"))]
    turns: BTreeMap<Cell, BTreeMap<Cell, Option<u8>>>,
}

impl Outlook {
    /// What lies ahead of the mover; nothing where a chased lutin is placed.
    pub(crate) fn of(rules: &Lutins, s: &State) -> Option<Outlook> {
        if !matches!(s.phase, Phase::Tree | Phase::Lutin) {
            return None;
        }
        let mut legal = Legal::new();
        lutin::list(rules, s, &mut legal);
        let mut stops: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
        for &action in &*legal {
            let (from, ends) = match action {
                Action::Slide { from, stop } => (from, [Some(stop), None]),
                Action::Slides { from, stop, end } => (from, [Some(stop), Some(end)]),
                _ => continue,
            };
            stops.entry(from).or_default().extend(ends.into_iter().flatten());
        }
        let mut runs: Vec<String> = legal.iter().map(Action::to_string).collect();
        runs.sort_unstable();
        Some(Outlook { runs, turns: stops.iter().map(|(&from, ends)| (from, turns(rules, s, from, ends))).collect() })
    }
}

/// The turns that the lutin on `from` needs from there and from some stops, everything else keeping its place.
fn turns(rules: &Lutins, s: &State, from: Cell, stops: &[Cell]) -> BTreeMap<Cell, Option<u8>> {
    let Some(Piece::Lutin(color)) = s.piece(from) else { return BTreeMap::new() };
    let mut lifted = *s;
    lifted.forest[color as usize] &= !from.bit();
    let reach = Reach::of(rules, &lifted);
    let home = reach.turns_home(&lifted, color, !lifted.occupied(), NO_WAY);
    let known = |turns: u8| (turns != NO_WAY).then_some(turns);
    let here = match from.start() {
        None => known(home.squares[from.0 as usize]),
        Some((_, index)) => known(home.starts[index as usize]).map(|turns| turns + 1),
    };
    let from_stop = |stop: Cell| if stop.is_forest() { known(home.squares[stop.0 as usize]) } else { Some(0) };
    stops.iter().map(|&stop| (stop, from_stop(stop))).chain([(from, here)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::laws::random_rules;
    use feerie_core::{Dice, Game, NoEvents, Node};
    use std::collections::{HashMap, HashSet};

    /// The same, one run after the other by the rules themselves, with nobody else ever moving.
    fn turns_by_playing(rules: &Lutins, s: &State, from: Cell) -> Option<u8> {
        let Some(Piece::Lutin(color)) = s.piece(from) else { return None };
        let (mut seen, mut edge) = (HashSet::from([from]), vec![from]);
        for count in 1..NO_WAY {
            let mut next = Vec::new();
            for cell in edge.drain(..) {
                let mut there = State { due: [None; 2], ..*s };
                there.forest[color as usize] = there.forest[color as usize] & !from.bit() | cell.bit();
                let mut legal = Legal::new();
                lutin::list(rules, &there, &mut legal);
                for &action in &*legal {
                    let end = match action {
                        Action::Slide { from, stop: end } | Action::Slides { from, end, .. } if from == cell => end,
                        _ => continue,
                    };
                    if !end.is_forest() {
                        return Some(count);
                    }
                    if seen.insert(end) {
                        next.push(end);
                    }
                }
            }
            if next.is_empty() {
                return None;
            }
            edge = next;
        }
        None
    }

    #[test]
    fn slide_2_turns_are_those_of_runs_played_one_after_the_other() {
        let (mut dice, mut legal) = (Dice::from_number(5), Legal::new());
        let mut found: HashMap<Option<u8>, u32> = HashMap::new();
        for _ in 0..6 {
            let rules: Lutins = random_rules(&mut dice);
            let mut s = rules.start();
            for _ in 0..80 {
                let Node::Decision(seat) = rules.node(&s) else { break };
                for (from, cells) in Outlook::of(&rules, &s).into_iter().flat_map(|outlook| outlook.turns) {
                    assert_eq!(cells[&from], turns_by_playing(&rules, &s, from), "{from} {s:?}");
                    *found.entry(cells[&from]).or_default() += 1;
                }
                let Some(action) = rules.pick(&s, seat, &mut legal, &mut dice) else { break };
                rules.play(&mut s, seat, action, &mut NoEvents);
            }
        }
        assert!(found.len() > 3, "short ways, long ones and none: {found:?}");
    }

    #[test]
    fn slide_4_a_stop_at_home_is_no_turn_away() {
        let rules = Lutins::new(feerie_core::Options::read(&Default::default(), 4).unwrap(), 4).unwrap();
        let mut s = rules.start();
        s.trees = 0;
        s.phase = Phase::Lutin;
        let (from, goal): (Cell, Cell) = ("Sd".parse().unwrap(), "Nd".parse().unwrap());
        let outlook = Outlook::of(&rules, &s).unwrap();
        assert_eq!(outlook.turns[&from][&goal], Some(0));
        assert_eq!(outlook.turns[&from][&from], Some(1));
        assert!(outlook.runs.contains(&"L:Sd-Nd".to_owned()));
    }
}
