//! The border to JavaScript. Numbers cross as they are; a text goes in through the buffer that `input` makes room in,
//! and comes out of the one that `output` points to.
//!
//! A function answers a number from 0 on: how long the text is that lies ready, or what its own documentation says. A
//! number below 0 is a fault: its JSON lies ready, and is that long.

// The only unsafe thing is to give functions names that the linker shares with everybody. In a module nobody else is
// linked in; elsewhere, where `open` and `close` are taken, they keep their long names. No pointer from outside is ever
// followed: both buffers are ours, and JavaScript reads and writes them between two calls, when nothing in here holds
// them.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::answer::Answer;
use crate::desk::Desk;

#[derive(Default)]
struct Border {
    desk: Desk,
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::default();
}

impl Border {
    fn put(&mut self, text: Vec<u8>) -> i32 {
        self.output = text;
        self.output.len() as i32
    }

    fn fault(&mut self, fault: &crate::answer::Fault) -> i32 {
        // Words and numbers as JSON: this cannot fail.
        -self.put(serde_json::to_vec(fault).unwrap_or_else(|_| b"{}".to_vec()))
    }
}

/// Asks the desk for a number.
fn number(ask: impl FnOnce(&mut Desk, &[u8]) -> Answer<u32>) -> i32 {
    BORDER.with_borrow_mut(|border| match ask(&mut border.desk, &border.input) {
        Ok(number) => number as i32,
        Err(fault) => border.fault(&fault),
    })
}

/// Asks the desk for a text.
fn text(ask: impl FnOnce(&mut Desk, &[u8]) -> Answer<Vec<u8>>) -> i32 {
    BORDER.with_borrow_mut(|border| match ask(&mut border.desk, &border.input) {
        Ok(text) => border.put(text),
        Err(fault) => border.fault(&fault),
    })
}

/// Gives functions of the desk names in the module: what each answers, and what it is handed besides the input.
macro_rules! exports {
    ($($(#[$doc:meta])* $kind:ident $name:ident($($arg:ident),*) = $ask:expr;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
        pub extern "C" fn $name($($arg: u32),*) -> i32 {
            $kind($ask)
        }
    )*};
}

/// Makes room for so many bytes of input, and says where.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn input(length: usize) -> *mut u8 {
    BORDER.with_borrow_mut(|border| {
        border.input.clear();
        border.input.resize(length, 0);
        border.input.as_mut_ptr()
    })
}

/// Where the last text or fault lies.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output() -> *const u8 {
    BORDER.with_borrow(|border| border.output.as_ptr())
}

exports! {
    /// Text: every game with its edition, options and presets.
    text games() = |desk, _| Ok(desk.games());
    /// Text: a game that is kept nowhere, seen from one seat; the input is what [`Desk::practice`] reads.
    text practice() = |desk, input| desk.practice(input);
    /// Text: whether the dice of the record in the input are true.
    text verify() = |desk, input| desk.verify(input);
    /// A new table's number; the input is what [`Desk::open`] reads.
    number open() = |desk, input| desk.open(input);
    /// A new table's number; the input is what [`Desk::restore`] reads.
    number restore() = |desk, input| desk.restore(input);
    /// The number of a copy.
    number fork(table) = |desk, _| desk.fork(table);
    /// Forgets a table.
    number close(table) = |desk, _| { desk.close(table); Ok(0) };
    /// What is asked for and of whom, as [`Desk::node`] packs it.
    number node(table) = |desk, _| desk.node(table);
    /// Text: the node as the protocol writes it.
    text node_form(table) = |desk, _| desk.node_form(table);
    /// Text: all options in force.
    text options(table) = |desk, _| desk.options(table);
    /// Text: legal actions, one a line.
    text legal(table, seat) = |desk, _| desk.legal(table, seat);
    /// 0 if the step in the input would be accepted.
    number check(table, actor) = |desk, input| desk.check(table, actor, input);
    /// Text: what the question in the input leads to, on behalf of a seat.
    text answer(table, seat) = |desk, input| desk.answer(table, seat, input);
    /// Text: the same about a game that is kept nowhere; the input is what [`Desk::answer_practised`] reads.
    text answer_practised() = |desk, input| desk.answer_practised(input);
    /// Text: the same about a view of a table elsewhere; the input is what [`Desk::answer_view`] reads.
    text answer_view() = |desk, input| desk.answer_view(input);
    /// Plays the step in the input; how many were made.
    number apply(table, actor) = |desk, input| desk.apply(table, actor, input);
    /// Plays what the dice answer; how many steps were made.
    number roll(table) = |desk, _| desk.roll(table);
    /// Text: what an observer is told of the last step.
    text told(table, observer) = |desk, _| desk.told(table, observer);
    /// Who noticed the last step, as [`Desk::noticed`] packs it.
    number noticed(table) = |desk, _| desk.noticed(table);
    /// Text: what an observer knows.
    text view(table, observer) = |desk, _| desk.view(table, observer);
    /// Text: the record.
    text record(table) = |desk, _| desk.record(table);
    /// Text: a step in the game's notation.
    text step(table, number) = |desk, _| desk.step(table, number);
    /// A seat takes steps back; how many stay.
    number undo(table, seat, steps) = |desk, _| desk.undo(table, seat, steps);
    /// Text: what led here, as the holder of these seats saw it.
    text frame(table, seats) = |desk, _| desk.frame(table, seats);
    /// Text: how the table stands for the holder of these seats.
    text standing(table, seats) = |desk, _| desk.standing(table, seats);
    /// How many steps stay if these seats take their last act back.
    number undo_limit(table, seats, scope) = |desk, _| desk.undo_limit(table, seats, scope);
    /// Text: how races are run.
    text race(table) = |desk, _| desk.race(table);
    /// Text: what the reaction in the input is worth.
    text reaction(table) = |desk, input| desk.reaction(table, input);
    /// Text: the reaction in the input at another time.
    text at_time(table, ms) = |desk, input| desk.at_time(table, ms, input);
}

#[cfg(feature = "bots")]
exports! {
    /// 1 if the net in the input can be used.
    number bring() = |desk, input| desk.bring(input);
    /// Text: what a bot of the level in the input would play.
    text ask(table, seat, iterations) = |desk, input| desk.ask(table, seat, iterations, input);
    /// Tells the bots of a table who sits there, seat by seat in the lines of the input.
    number company(table) = |desk, input| desk.company(table, input);
    /// Begins a thought of the bot of a seat, of the level in the input.
    number think(table, seat, iterations) = |desk, input| desk.think(table, seat, iterations, input);
    /// Thinks on for so many iterations; 1 once it is done.
    number think_on(table, seat, iterations) = |desk, _| desk.think_on(table, seat, iterations);
    /// Text: what the bot that has thought would play.
    text thought(table, seat) = |desk, _| desk.thought(table, seat);
    /// Begins to look at a game again; how many moves there are to look at.
    number study(table) = |desk, _| desk.study(table);
    /// Looks at one move more; 1 once all are seen.
    number study_on(table) = |desk, _| desk.study_on(table);
    /// Text: what came of the study.
    text studied(table) = |desk, _| desk.studied(table);
    /// Text: each seat's mean share after the action in the input.
    text action_value(table, seat, worlds, number) = |desk, input| desk.action_value(table, seat, worlds, number, input);
}
