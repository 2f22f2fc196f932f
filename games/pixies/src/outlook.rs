//! What a board shows of a seat's choice: what the spaces cost it now, and what it lacks for them.

use feerie_core::{AsText, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Pixies;
use crate::goods::{Good, Goods};
use crate::rules::double::{gold_price, ring_price};
use crate::state::Table;

/// What a seat may want to know before it places a disc.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outlook {
    /// The goods that an action takes for certain, by its number, where it takes any.
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    costs: BTreeMap<u8, AsText<Goods>>,
    /// Those of them that the seat does not have.
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    lacks: BTreeMap<u8, AsText<Goods>>,
}

impl Outlook {
    /// What lies ahead of a seat, of what it knows: what is open to all, and its own stock.
    pub(crate) fn of(rules: &Pixies, t: &Table, seat: Seat) -> Outlook {
        let costs = costs(rules, t, seat);
        let lacking = |cost: &Goods| {
            let mut lacking = *cost;
            lacking.remove(&cost.common(&t.kit(seat).stock));
            lacking
        };
        let lacks = costs.iter().map(|(&action, cost)| (action, lacking(cost))).filter(|(_, goods)| !goods.is_empty());
        Outlook {
            lacks: lacks.map(|(action, goods)| (action, AsText(goods))).collect(),
            costs: costs.into_iter().map(|(action, goods)| (action, AsText(goods))).collect(),
        }
    }
}

/// PIX-A05-1, PIX-A13-1, PIX-A19-2, PIX-A20-2: one gold bar, one ring, the special offering, one place.
fn costs(rules: &Pixies, t: &Table, seat: Seat) -> BTreeMap<u8, Goods> {
    BTreeMap::from([
        (5, Goods::of(Good::Silver, gold_price(rules, t, seat))),
        (13, Goods::of(Good::Gold, ring_price(rules, t, seat))),
        (19, t.special),
        (20, Goods::of(Good::Honey, 1)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::laws::{random_position, random_rules};
    use feerie_core::{Dice, Game, Legal};

    use crate::action::Action;
    use crate::phase::Task;
    use crate::tiles::Skill;

    /// An action's number, as it is written.
    fn number(action: &Action) -> Option<u8> {
        action.to_string().split(':').next()?.parse().ok()
    }

    #[test]
    fn a05_1_a13_1_a19_2_a20_2_whatever_may_be_done_is_lacking_nothing() {
        let mut dice = Dice::from_number(6);
        let mut paid = BTreeMap::<u8, u32>::new();
        for steps in 0..900 {
            let rules: Pixies = random_rules(&mut dice);
            let s = random_position(&rules, &mut dice, steps % 250);
            let Task::Act(seat) = s.table.stack.top() else { continue };
            let mut legal = Legal::new();
            rules.legal(&s, seat, &mut legal);
            let outlook = Outlook::of(&rules, &s.table, seat);
            for action in legal.iter().filter_map(number).filter(|action| outlook.costs.contains_key(action)) {
                assert!(!outlook.lacks.contains_key(&action), "{action}: {outlook:?}");
                *paid.entry(action).or_default() += 1;
            }
        }
        assert!(paid.len() > 2, "{paid:?}");
    }

    #[test]
    fn a05_1_costs_follow_the_tracks_and_the_skill() {
        let rules = Pixies::new(feerie_core::Options::read(&Default::default(), 2).unwrap(), 2).unwrap();
        let mut t = rules.start().table;
        let seat = Seat(0);
        t.kits[0].stock = "G3".parse().unwrap();
        let told = |t: &Table| {
            let Outlook { costs, lacks } = Outlook::of(&rules, t, seat);
            (costs[&5].0.to_string(), costs[&13].0.to_string(), lacks.get(&13).map(|goods| goods.0.to_string()))
        };
        assert_eq!(told(&t), ("S4".into(), "G5".into(), Some("G2".into())));
        (t.kits[0].silver, t.kits[0].gold) = (7, 3);
        assert_eq!(told(&t), ("S1".into(), "G3".into(), None));
        t.kits[0].skill = Some(Skill::Alchemist);
        assert_eq!(told(&t).0, "S1", "never less than one");
        t.kits[0].silver = 1;
        assert_eq!(told(&t).0, "S3");
    }
}
