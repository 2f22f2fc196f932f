//! ARM-MOVE, ARM-TERR, ARM-AGILE, ARM-FLY: where a figure can go.

use crate::table::{Table, fig};

/// A figure of seat 0 on k10, activated, with nothing about.
fn walker(profile: &str, scenery: &str) -> Table {
    let mut t = Table::field([profile, "prince"], "A1 k10 B1 t20").no_card(0).scenery(scenery);
    t.play("act:A1");
    t
}

/// ARM-MOVE-1.
#[test]
fn move_1_orthogonal_steps_with_bends() {
    let t = walker("ogre", "");
    assert_eq!(t.squares("move").len(), 40, "the diamond of 4, without its centre");
    assert!(t.may("move:m12"), "two and two");
    assert_eq!(t.refused("move:n12"), "ARM-MOVE-1");
}

#[test]
fn move_2_nobody_walks_through_figures() {
    let mut t = Table::field(["jardinier,jardinier", "prince,neige,neige"], "A1 k10 A2 k11 B1 j10 B2 l10 B3 k9");
    t.play("act:A1");
    assert_eq!(t.legal(), ["stay"]);
    assert_eq!(t.refused("move:k12"), "ARM-MOVE-2");
    assert_eq!(t.refused("move:k11"), "ARM-GRID-2");
}

/// ARM-MOVE-2.
#[test]
fn move_2_the_own_start_square_may_be_crossed_again() {
    // One step onto the lane and back doubles the movement: 8 steps in all.
    let t = walker("ogre", "allee:0:k11");
    assert!(t.may("move:k4"), "north onto the lane, then seven steps south");
    assert!(!t.may("move:k3"));
}

/// ARM-MOVE-3.
#[test]
fn move_3_a_movement_ends_on_a_free_square_elsewhere() {
    let t = walker("pegase", "tour:0:k11");
    assert_eq!(t.refused("move:k10"), "ARM-MOVE-3");
    assert_eq!(t.refused("move:k11"), "ARM-MOVE-3", "flyers land like the others");
    assert!(t.may("move:k13"));
}

/// ARM-MOVE-4.
#[test]
fn move_4_leaving_contact_is_free() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 k11");
    t.play("act:A1");
    assert!(t.may("move:k6"));
}

/// ARM-MOVE-5.
#[test]
fn move_5_walls_lairs_and_objectives_are_walked_round() {
    let t = walker("ogre", "muret:0:i11");
    assert_eq!(t.refused("move:k11"), "ARM-MOVE-5");
    assert_eq!(t.refused("move:k13"), "ARM-MOVE-5", "round the wall it is too far");
    let mut t = Table::field(["ogre", "prince"], "A1 b10 B1 t20");
    t.play("act:A1");
    assert_eq!(t.refused("move:b12"), "ARM-MOVE-5", "an objective");
}

/// ARM-MOVE-6, ARM-FLY-1.
#[test]
fn move_6_and_fly_1_flyers_pass_over_everything() {
    let mut t = Table::field(["pegase", "prince,neige"], "A1 k10 B1 k11 B2 k12").scenery("muret:0:i14");
    t.play("act:A1");
    assert!(t.may("move:k15") && t.may("move:k13"));
}

/// ARM-MOVE-7.
#[test]
fn move_7_charge_and_dodge_are_movements() {
    let mut t = Table::field(["blanche", "prince"], "A1 k10 B1 k14").scenery("bourbier:0:j11").no_card(0);
    t.play("act:A1 stay");
    assert!(!t.may("use:horn"), "three squares of charge, but the mire allows two steps");
}

/// ARM-TERR-1, ARM-TERR-2, ARM-TERR-3.
#[test]
fn terr_1_terr_2_and_terr_3_difficult_ground_allows_two_steps() {
    let t = walker("ogre", "bourbier:0:j11");
    assert!(t.may("move:k11") && t.may("move:k12"));
    assert_eq!(t.refused("move:k13"), "ARM-TERR-5");
    let mut t = Table::field(["ogre", "prince"], "A1 k12 B1 t20").scenery("bourbier:0:j11").no_card(0);
    t.play("act:A1");
    assert_eq!(t.squares("move").len(), 12, "starting in the mire");
}

/// ARM-TERR-4.
#[test]
fn terr_4_easy_ground_doubles() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 x24").scenery("allee:0:i10").no_card(0);
    t.play("act:A1");
    assert!(t.may("move:k18"), "eight steps from the lane");
}

/// ARM-TERR-5.
#[test]
fn terr_5_the_value_is_tested_step_by_step() {
    // The lane begins four squares away: entered with step 4, then up to 8.
    let t = walker("ogre", "allee:1:k14");
    assert!(t.may("move:k18"));
    let t = walker("ogre", "allee:1:k15");
    assert!(!t.may("move:k15"), "five squares away it cannot be used");
    // A figure that has made three steps cannot enter the mire.
    let t = walker("ogre", "bourbier:0:j13");
    assert!(!t.may("move:k13") && t.may("move:k12"));
}

/// ARM-TERR-6.
#[test]
fn terr_6_difficult_beats_easy() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 x24").scenery("allee:0:i10 bourbier:0:j11").no_card(0);
    t.play("act:A1");
    assert!(t.may("move:k12") && !t.may("move:k13"), "from the lane into the mire: two steps");
}

/// ARM-TERR-7.
#[test]
fn terr_7_flyers_ignore_the_ground() {
    let t = walker("pegase", "bourbier:0:j11");
    assert!(t.may("move:k15"));
}

/// ARM-ORD-7.
#[test]
fn ord_7_in_a_second_activation_two_steps_at_most() {
    for (profile, scenery) in [("ogre", "allee:0:i10"), ("pegase", "")] {
        let mut t = Table::field([profile, "prince"], "A1 k10 B1 t20").no_card(0).scenery(scenery);
        t.s.figures[fig("A1").index()].orders = 1;
        t.play("act:A1");
        assert_eq!(t.squares("move").len(), 12, "{profile}: a lane and wings change nothing");
        assert_eq!(t.refused("move:k13"), "ARM-ORD-7");
    }
}

/// ARM-AGILE-1.
#[test]
fn agile_1_diagonal_steps_count_one_each() {
    let t = walker("cendrillon", "");
    assert_eq!(t.squares("move").len(), 120, "the block of 5");
    assert!(t.may("move:p15"));
}

/// ARM-AGILE-2.
#[test]
fn agile_2_no_squeezing_between_two_taken_squares() {
    let places = "A1 a1 B1 b1 B2 a2";
    let mut t = Table::field(["cendrillon", "prince,neige"], places);
    t.play("act:A1");
    assert_eq!(t.legal(), ["stay"]);
    assert_eq!(t.refused("move:b2"), "ARM-MOVE-5", "that is the lair");
    assert_eq!(t.refused("move:c3"), "ARM-AGILE-2");
    let mut t = Table::field(["follet", "prince,neige"], places);
    t.play("act:A1");
    assert!(t.may("move:c3"), "an agile flyer can");
    let mut t = Table::field(["cendrillon", "prince"], "A1 k10 B1 k11");
    t.play("act:A1");
    assert!(t.may("move:l11"), "past one shoulder");
}

/// ARM-GRID-2, ARM-GRID-4, ARM-GRID-6.
#[test]
fn grid_2_grid_4_and_grid_6_contact_is_orthogonal() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 l11");
    t.play("act:A1 stay");
    assert!(!t.may("use:club"), "diagonal neighbours do not touch (ARM-GRID-6)");
    let mut t = Table::field(["neige", "prince"], "A1 k10 B1 m13");
    t.play("act:A1 stay");
    assert!(!t.may("use:apple"), "2 + 3 is more than 4 (ARM-GRID-4, ARM-GRID-5)");
}
