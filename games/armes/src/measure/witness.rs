//! Which clauses an event shows at work.

use feerie_core::Clause;
use feerie_core::measure::Seen;

use crate::Armes;
use crate::clauses::*;
use crate::event::{Cause, Event, Mark, Why};

/// All that [`witness`] can see.
pub const ALL: &[Clause] = &[
    REC_7, REC_4, SET_2, SET_3, SET_5, SET_8, SET_9, RND_3, RND_4, RND_1, ORD_5, ORD_6, ORD_8, BONUS_2, RND_7, MOVE_1,
    ACT_3, CHARGE_1, DODGE_1, PROF_1, SCEN_1, SCEN_4, DICE_1, PROF_6, FLAMES_1, POISON_1, PROF_14, FORCE_1, FORCE_4,
    FORCE_5, PROF_8, AURA_4, PROF_5, PROF_13, PROF_10, SCORE_1, SCORE_3, SCORE_4, BACK_1, BACK_3, END_1,
];

/// Names the clauses that a step shows at work.
pub fn witness(seen: &Seen<'_, Armes>, saw: &mut dyn FnMut(Clause)) {
    for event in seen.events {
        let clause = match event {
            Event::Recruit { .. } | Event::Ready { .. } | Event::Bands { .. } => REC_7,
            Event::Card { .. } => REC_4,
            Event::First { round: 0, .. } => SET_2,
            Event::First { .. } => RND_3,
            Event::Piece { .. } => SET_3,
            Event::Objective { .. } => SET_5,
            Event::Lair { .. } => SET_8,
            Event::Deploy { .. } => SET_9,
            Event::Chooser { equal: true, .. } => RND_4,
            Event::Chooser { equal: false, .. } => RND_3,
            Event::Round { .. } => RND_1,
            Event::Act { second: false, .. } => ORD_5,
            Event::Act { second: true, .. } => ORD_6,
            Event::Bonus { .. } => BONUS_2,
            Event::Pass { .. } => RND_7,
            Event::Move { .. } => MOVE_1,
            Event::Run { .. } => ACT_3,
            Event::Charge { .. } => CHARGE_1,
            Event::Dodge { .. } => DODGE_1,
            Event::Use { .. } => PROF_1,
            Event::Loot { .. } | Event::Vp { why: Why::Loot, .. } => SCEN_1,
            Event::Search { .. } | Event::Vp { why: Why::Search, .. } => SCEN_4,
            Event::Vp { why: Why::Value, .. } => SCORE_1,
            Event::Boost { .. } => ORD_8,
            Event::Roll { .. } => DICE_1,
            Event::Miss { .. } => PROF_6,
            Event::Mark { mark: Mark::Flames, .. } => FLAMES_1,
            Event::Mark { mark: Mark::Poison, .. } => POISON_1,
            Event::Mark { mark: Mark::Crack, .. } => PROF_14,
            Event::Forced { .. } => FORCE_1,
            Event::Bump { into: None, .. } => FORCE_4,
            Event::Bump { into: Some(_), .. } => FORCE_5,
            Event::Hurt { cause: Cause::Bite, .. } => AURA_4,
            Event::Hurt { cause: Cause::Flames, .. } => FLAMES_1,
            Event::Hurt { cause: Cause::Poison, .. } => POISON_1,
            Event::Hurt { .. } => PROF_8,
            Event::Heal { .. } => PROF_5,
            Event::Devour { .. } => PROF_13,
            Event::Out { .. } => PROF_10,
            Event::Score { .. } => SCORE_3,
            Event::Extra { .. } => SCORE_4,
            Event::Raise { .. } => BACK_1,
            Event::Done { .. } => BACK_3,
            Event::End { .. } => END_1,
        };
        saw(clause);
    }
}
