//! What a screen wants to know of an open window from the moment it is shown: what is right and why, and who comes first. It
//! is asked once a window, so that no hand waits for an answer; nobody is told of it before the window is settled.

use feerie_core::Seat;
use serde::Serialize;

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::Card;
use crate::phase::Window;
use crate::rules::{react, settle};
use crate::view::View;

/// What may be known of a window by whoever sees the table.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outlook {
    /// The middle cards that may be hit, oldest first.
    #[cfg_attr(test, ts(type = "string[]"))]
    targets: Vec<Card>,
    /// Every reaction that is right, without a time.
    right: Vec<String>,
    /// The cards just turned beside the middle cards, those with most in common first.
    pairs: Vec<Pair>,
    /// Everybody still in, in the order in which equal times count.
    #[cfg_attr(test, ts(type = "number[]"))]
    order: Vec<Seat>,
}

/// A middle card and a card just turned.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Pair {
    #[cfg_attr(test, ts(type = "string"))]
    middle: Card,
    #[cfg_attr(test, ts(type = "string"))]
    turned: Card,
    /// What they share (ELM-MATCH-1).
    #[cfg_attr(test, ts(type = "('head' | 'belly' | 'legs')[]"))]
    parts: Vec<&'static str>,
    /// Whether that makes a hit right.
    right: bool,
}

impl Outlook {
    /// What there is to know of the open window; none where there is none.
    pub(crate) fn of(rules: &Elementals, v: &View) -> Option<Outlook> {
        let window = v.window()?;
        let targets = v.targets();
        let hits = targets.iter().map(|&card| Action::Slap(card, Time::Free));
        let all = hits.chain([Action::Book(Time::Free)]);
        let mut order: Vec<Seat> = v.playing.iter().collect();
        order.sort_by_key(|&seat| settle::distance(seat, window.turner, rules.seats));
        Some(Outlook {
            targets: targets.to_vec(),
            right: all.filter(|&action| react::is_right(&window, action)).map(|action| action.to_string()).collect(),
            pairs: pairs(rules, targets, &window),
            order,
        })
    }
}

fn pairs(rules: &Elementals, targets: &[Card], window: &Window) -> Vec<Pair> {
    let turned = || window.cards(rules.seats).map(|(_, card)| card);
    let both = targets.iter().flat_map(|&middle| turned().map(move |turned| (middle, turned)));
    let mut pairs: Vec<Pair> = both
        .map(|(middle, turned)| Pair {
            middle,
            turned,
            parts: middle.shared_parts(turned).collect(),
            right: middle.mates() & turned.bit() != 0,
        })
        .collect();
    pairs.sort_by_key(|pair| std::cmp::Reverse(pair.parts.len()));
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::laws::{random_position, random_rules};
    use feerie_core::{Dice, Game, Log, Node, Observer, SeatSet};

    use crate::event::Event;
    use crate::phase::{Opened, Phase};
    use crate::state::State;

    /// What is told when these reactions, and nothing of anybody else, settle the window.
    fn told(rules: &Elementals, s: &State, reactions: &[(Seat, Action)]) -> Vec<Event> {
        let (mut s, mut log) = (*s, Log::default());
        let waiting = s.waiting;
        for seat in waiting.iter() {
            let own = reactions.iter().find(|(other, _)| *other == seat).map_or(Action::None, |(_, action)| *action);
            let time = rules.race().map_or(Time::Free, |race| Time::At(*race.times.end() as u16));
            rules.play(&mut s, seat, own.with_time(time), &mut log);
        }
        log.0
    }

    fn is_right(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::React { right: Some(true), .. }))
    }

    /// Fresh windows of random games.
    fn windows(seed: u64) -> impl Iterator<Item = (Elementals, State)> {
        let mut dice = Dice::from_number(seed);
        let games = (0..700).map(move |steps| {
            let rules: Elementals = random_rules(&mut dice);
            let s = random_position(&rules, &mut dice, steps % 60);
            (rules, s)
        });
        games.filter(|(_, s)| matches!(s.phase, Phase::React(_)) && s.waiting == s.playing)
    }

    #[test]
    fn match_2_what_is_called_right_is_settled_as_right_and_nothing_else() {
        let (mut hits, mut books, mut summoned) = (0, 0, 0);
        for (rules, s) in windows(3) {
            let outlook = Outlook::of(&rules, &rules.view(&s, Observer::Watcher)).unwrap();
            let seat = s.playing.iter().next().unwrap();
            let cards = outlook.targets.iter().map(|&card| Action::Slap(card, Time::Free));
            for action in cards.chain([Action::Book(Time::Free)]) {
                let right = is_right(&told(&rules, &s, &[(seat, action)]));
                assert_eq!(outlook.right.contains(&action.to_string()), right, "{action} {outlook:?}");
                if let Action::Slap(card, _) = action {
                    assert_eq!(outlook.pairs.iter().any(|pair| pair.middle == card && pair.right), right);
                    hits += u32::from(right);
                } else {
                    books += u32::from(right);
                }
            }
            summoned += u32::from(rules.view(&s, Observer::Watcher).window().unwrap().kind == Opened::Wizard);
            assert!(outlook.pairs.iter().all(|pair| pair.right == (pair.parts.len() == 2)));
        }
        assert!(hits > 10 && books > 3 && summoned > 2, "{hits} {books} {summoned}");
    }

    #[test]
    fn resolve_2_equal_times_count_in_the_order_that_is_told() {
        let mut decided = 0;
        for (rules, s) in windows(7) {
            let outlook = Outlook::of(&rules, &rules.view(&s, Observer::Watcher)).unwrap();
            assert_eq!(outlook.order.iter().copied().collect::<SeatSet>(), s.playing);
            let Some(right) = outlook.right.first() else { continue };
            let added = |seat: &Seat| rules.handicaps[seat.index()];
            if outlook.order.iter().any(|seat| added(seat) != added(&outlook.order[0])) {
                continue;
            }
            let action: Action = right.parse().unwrap();
            let everybody: Vec<_> = s.playing.iter().map(|seat| (seat, action)).collect();
            let events = told(&rules, &s, &everybody);
            let winner = events.iter().find_map(|event| match event {
                Event::React { seat, right: Some(true), .. } => Some(*seat),
                _ => None,
            });
            assert_eq!(winner, Some(outlook.order[0]));
            decided += 1;
        }
        assert!(decided > 5, "{decided}");
    }

    #[test]
    fn there_is_nothing_to_know_where_nothing_is_asked() {
        let rules = Elementals::new(feerie_core::Options::read(&Default::default(), 2).unwrap(), 2).unwrap();
        let s = rules.start();
        assert_eq!(rules.node(&s), Node::Chance);
        assert_eq!(Outlook::of(&rules, &rules.view(&s, Observer::Watcher)), None);
    }
}
