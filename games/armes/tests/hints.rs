//! A hint says only what holds: no reason is better than one that may be wrong.

use crate::table::{Table, fig, sq};
use feerie_armes::action::Action;
use feerie_core::{Heuristic, Seat};

fn key(table: &Table, action: Action) -> Option<&'static str> {
    table.game.reason(&table.s, table.seat(), action).map(|reason| reason.key)
}

#[test]
fn a_second_order_is_explained_once_every_figure_has_acted() {
    let mut table = Table::field(["gobelin,gobelin", "gobelin"], "A1 f5 A2 h8 B1 m12");
    let order = Action::Act(fig("A1"));
    assert_eq!(key(&table, order), Some("hint-armes-fresh"));
    table.s.figures[fig("A1").index()].orders = 1;
    assert_eq!(key(&table, order), None, "another figure could act without a penalty");
    table.s.figures[fig("A2").index()].orders = 1;
    assert_eq!(key(&table, order), Some("hint-armes-second"));
}

#[test]
fn armour_may_save_a_target() {
    let aimed = |enemy| {
        let mut table = Table::field(["gobelin", enemy], "A1 m12 B1 m13").health("B1", 1);
        table.play("act:A1 stay use:stab");
        key(&table, Action::At(fig("B1")))
    };
    assert_eq!(aimed("gobelin"), Some("hint-armes-kill"));
    assert_eq!(aimed("bucheron"), Some("hint-armes-hits"), "its armour stops that much");
}

#[test]
fn nobody_is_sent_to_a_chest_that_was_searched() {
    let mut table = Table::field(["gobelin", "gobelin"], "A1 f12 B1 t20");
    table.play("act:A1");
    assert_eq!(key(&table, Action::Move(sq("e12"))), Some("hint-armes-toward"));
    assert_eq!(key(&table, Action::Move(sq("g12"))), None, "that leads away");
    (0..4).for_each(|chest| table.s.tries.push(chest, Seat(1)));
    assert_eq!(key(&table, Action::Move(sq("e12"))), None, "nothing is left there");
}
