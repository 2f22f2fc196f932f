//! Which clauses an event shows at work.

use feerie_core::Clause;
use feerie_core::measure::Seen;

use crate::Pixies;
use crate::clauses::*;
use crate::event::{Bonus, Event, Why};
use crate::phase::End;
use crate::tiles::Series;

/// The clause of each numbered action, from 1.
const ACTIONS: [Clause; 21] = [
    A01_1, A02_1, A03_1, A04_1, A05_1, A06_1, A07_1, A08_1, A09_1, A10_1, A11_1, A12_1, A13_1, A14_1, A15_1, A16_1,
    A17_1, A18_1, A19_1, A20_1, A21_1,
];

/// All that [`witness`] can see.
pub const ALL: &[Clause] = &[
    A01_1, A02_1, A03_1, A04_1, A05_1, A06_1, A07_1, A08_1, A09_1, A10_1, A11_1, A12_1, A13_1, A14_1, A15_1, A16_1,
    A17_1, A18_1, A19_1, A20_1, A21_1, SET_3, SET_11, STL_1, A18_3, ACT_8, A18_2, A10_2, OFF_6, OFF_7, PUN_1, PUN_2,
    A13_2, SRV_3, PUN_3, PRO_1, SRV_1, PRO_5, SCO_2, A09_2, DEM_1, CHN_2, CHN_5, CHN_6, TIL_3, A16_2, REW_1, A07_2,
    OFF_1, FUR_1, SCO_5, SCO_6, END_1, END_2,
];

/// Names the clauses that a step shows at work.
pub fn witness(seen: &Seen<'_, Pixies>, saw: &mut dyn FnMut(Clause)) {
    for event in seen.events {
        match event {
            Event::Order { .. } => saw(SET_3),
            Event::Skill { .. } => saw(SET_11),
            Event::Round { .. } => saw(STL_1),
            Event::Action { action, .. } => {
                if let Some(clause) = ACTIONS.get(usize::from(*action).wrapping_sub(1)) {
                    saw(*clause);
                }
            }
            Event::Copied { .. } => saw(A18_3),
            Event::Points { why, .. } => saw(match why {
                Why::Pass => ACT_8,
                Why::Copy => A18_2,
                Why::Rival => A10_2,
                Why::NoOffering => OFF_6,
                Why::WrongFood => OFF_7,
                Why::Miners => PUN_1,
                Why::Tracks => PUN_2,
            }),
            Event::Bonus { why, .. } => saw(match why {
                Bonus::Goldsmith => A13_2,
                Bonus::Steward => SRV_3,
                Bonus::TrackEnd => PUN_3,
            }),
            Event::Reward { kind: Series::Servant, .. } => saw(SRV_3),
            Event::Promoted { to: 15, .. } => saw(SRV_1),
            Event::Promoted { .. } => saw(PRO_1),
            Event::Pushed { .. } => saw(PRO_5),
            Event::Sent { .. } => saw(SCO_2),
            Event::Mercy { .. } => saw(A09_2),
            Event::Spared { .. } => saw(DEM_1),
            Event::Stone { .. } => saw(CHN_2),
            Event::StonesLost { .. } => saw(CHN_5),
            Event::Unchained { .. } => saw(CHN_6),
            Event::TileUsed { .. } => saw(TIL_3),
            Event::Swapped { .. } => saw(A16_2),
            Event::Track { .. } => saw(REW_1),
            Event::Double { .. } => saw(A07_2),
            Event::Demand { .. } => saw(OFF_1),
            Event::Fury => saw(FUR_1),
            Event::Dungeon { .. } => saw(SCO_5),
            Event::End { reason, .. } => saw(match reason {
                End::Rounds => END_2,
                End::GoldTiles => END_1,
                End::LastSurvivor => SCO_6,
            }),
            _ => {}
        }
    }
}
