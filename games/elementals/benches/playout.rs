//! Times of random play, perft and copying. Nothing is asserted; `feerie bench` prints the table.

use divan::counter::ItemsCount;
use feerie_core::{Dice, Game, Legal, laws, perft, playout};
use feerie_elementals::Elementals;

fn main() {
    divan::main();
}

/// A batch of whole games, so that the throughput printed is in actions of seats.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_games(bencher: divan::Bencher, seats: u8) {
    let game: Elementals = laws::default_rules(seats);
    let mut scratch = Legal::new();
    let mut batch = |seed| -> u64 {
        let mut dice = Dice::from_number(seed);
        (0..200).map(|_| playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions).sum()
    };
    let actions = batch(1);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| batch(1));
}

#[divan::bench(args = [6, 8])]
fn perft_from_the_first_window(bencher: divan::Bencher, depth: u32) {
    let game: Elementals = laws::default_rules(4);
    let state = laws::random_position(&game, &mut Dice::from_number(1), 2);
    bencher.bench(|| perft::perft(&game, &state, depth));
}

#[divan::bench]
fn copy_a_state(bencher: divan::Bencher) {
    let state = laws::default_rules::<Elementals>(4).start();
    bencher.bench(|| *divan::black_box(&state));
}
