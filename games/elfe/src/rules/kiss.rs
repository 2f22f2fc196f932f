//! ELF-KISS: who is kissed, and when they change back.

use feerie_core::Sink;
use std::num::NonZeroU16;

use crate::Elfe;
use crate::event::Event;
use crate::options::Kiss;
use crate::state::{Back, Form, Open, Piece};

/// ELF-KISS-3: the turn at which whoever is kissed now changes back.
fn due(rules: &Elfe, o: &Open) -> Back {
    let wait = match rules.options.kiss {
        Kiss::Round => u16::from(rules.seats),
        Kiss::Short => 2,
    };
    NonZeroU16::new(o.turn + wait)
}

/// ELF-KISS-1, ELF-KISS-2: frogs are kissed by princes and the elf, toads by fairies and the elf. Nothing that
/// happens later undoes it (ELF-KISS-4): the turn noted here stays with the piece.
pub fn kiss(rules: &Elfe, o: &mut Open, log: &mut impl Sink<Event>) {
    let back = due(rules, o);
    for n in 0..o.fairies.len() {
        let fairy = o.fairies[n];
        let Some(at) = fairy.at else { continue };
        if fairy.form == Form::Enchanted(None) && (o.touches_elf(at) || o.touches_prince(at)) {
            o.fairies[n].form = Form::Enchanted(back);
            note(o, at, back, log);
        }
    }
    for n in 0..o.suitors.len() {
        let suitor = o.suitors[n];
        if suitor.form == Form::Enchanted(None) && (o.touches_elf(suitor.at) || o.touches_fairy(suitor.at)) {
            o.suitors[n].form = Form::Enchanted(back);
            note(o, suitor.at, back, log);
        }
    }
}

fn note(o: &Open, at: crate::board::Square, back: Back, log: &mut impl Sink<Event>) {
    if let (Some(piece), Some(back)) = (o.piece(at), back) {
        log.note(|| Event::Kiss { piece: piece.kind(), owner: piece.owner(), at, back: back.get() });
    }
}

/// ELF-KISS-3, ELF-KISS-5: everybody whose turn has come changes back where they stand, all together, and
/// nothing else changes. Whether anybody did.
pub fn change_back(o: &mut Open, log: &mut impl Sink<Event>) -> bool {
    let turn = o.turn;
    let is_due = |form: Form| form.back().is_some_and(|back| back.get() <= turn);
    let mut changed = false;
    for n in 0..o.fairies.len() {
        if is_due(o.fairies[n].form) {
            o.fairies[n].form = Form::Born;
            changed = true;
            if let Some(at) = o.fairies[n].at {
                let piece = Piece::Fairy(feerie_core::Seat(n as u8), Form::Born);
                log.note(|| Event::Back { piece: piece.kind(), owner: piece.owner(), at });
            }
        }
    }
    for n in 0..o.suitors.len() {
        if is_due(o.suitors[n].form) {
            o.suitors[n].form = Form::Born;
            changed = true;
            let at = o.suitors[n].at;
            log.note(|| Event::Back { piece: Piece::Suitor(Form::Born).kind(), owner: None, at });
        }
    }
    changed
}
