//! A search asks for memory while its tree grows, never for a step of a playout, and little of it is kept for the next
//! step of a turn.

use feerie_bots::{Budget, Level, Question, Search, SeatBot};
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::laws::{default_rules, random_position};
use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, Observer, Seat};
use feerie_table::Games;
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// A position in which a seat has much to choose from.
fn a_real_decision<G: Heuristic>(game: &G, dice: &mut Dice) -> (G::State, Seat) {
    let mut scratch = Legal::new();
    for steps in (30..).take(1000) {
        let state = random_position(game, dice, steps % 80);
        if let Some(seat) = game.node(&state).acting().first()
            && game.count(&state, seat, &mut scratch) >= 3
        {
            return (state, seat);
        }
    }
    panic!("{}: nobody ever has three choices", G::INFO.id);
}

struct Blocks;

impl Visitor for Blocks {
    /// Blocks of memory asked for by an iteration, on average, once the buffers have grown.
    type Output = f64;

    fn visit<G: Heuristic>(self) -> f64 {
        let game: G = default_rules(2);
        let mut dice = Dice::from_number(1);
        let (state, seat) = a_real_decision(&game, &mut dice);
        let view = game.view(&state, Observer::Seat(seat));
        let blocks = |iterations| {
            let before = dhat::HeapStats::get().total_blocks;
            let budget = Budget { iterations, stop: None };
            Search::default().choose(Question::new(&game, seat, &view, budget), &mut Dice::from_number(1));
            dhat::HeapStats::get().total_blocks - before
        };
        let (short, long) = (blocks(200), blocks(1200));
        long.saturating_sub(short) as f64 / 1000.0
    }
}

struct Kept;

impl Visitor for Kept {
    /// The most bytes that a bot held between two of its steps.
    type Output = usize;

    fn visit<G: Heuristic>(self) -> usize {
        let game: Arc<G> = Arc::new(default_rules(2));
        let mut dice = Dice::from_number(1);
        let mut state = random_position(&*game, &mut dice, 30);
        let before = dhat::HeapStats::get().curr_bytes;
        let mut bots = [0, 1].map(|seat| SeatBot::new(Arc::clone(&game), Seat(seat), Level::Strong));
        let mut most = 0;
        for _ in 0..30 {
            let Some(seat) = game.node(&state).acting().first() else {
                if matches!(game.node(&state), Node::Terminal(_)) {
                    break;
                }
                let outcome = game.draw(&state, &mut dice);
                game.resolve(&mut state, &outcome, &mut NoEvents);
                continue;
            };
            let view = game.view(&state, Observer::Seat(seat));
            let choice = bots[seat.index()].choose(&view, Budget::iterations(500), &mut dice);
            game.play(&mut state, seat, choice.expect("somebody is to act").action, &mut NoEvents);
            most = most.max(dhat::HeapStats::get().curr_bytes.saturating_sub(before));
        }
        most
    }
}

#[test]
fn playouts_ask_for_no_memory_and_little_is_kept() {
    let _profiler = dhat::Profiler::builder().testing().build();
    for card in Catalog.infos() {
        let kept = visit(card.id, Kept).expect("the catalogue knows its own games");
        // Two bots, each with at most 2^15 edges and what leads on from them.
        assert!(kept < 8 << 20, "{}: {kept} bytes are kept", card.id);
        println!("{}: {kept} bytes", card.id);
    }
    for card in Catalog.infos() {
        let blocks = visit(card.id, Blocks).expect("the catalogue knows its own games");
        // An iteration plays dozens of steps.
        assert!(blocks < 0.5, "{}: {blocks} blocks an iteration", card.id);
        println!("{}: {blocks}", card.id);
    }
}
