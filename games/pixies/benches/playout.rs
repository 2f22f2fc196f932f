//! Times of random play, perft and copying. Nothing is asserted; `feerie bench` prints the table.

use feerie_core::{Dice, Game, Legal, laws, perft, playout};
use feerie_pixies::Pixies;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5])]
fn random_game(bencher: divan::Bencher, seats: u8) {
    let game: Pixies = laws::default_rules(seats);
    let mut scratch = Legal::new();
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions);
}

#[divan::bench(args = [3, 4])]
fn perft_from_the_start(bencher: divan::Bencher, depth: u32) {
    let game: Pixies = laws::default_rules(4);
    bencher.bench(|| perft::perft(&game, &game.start(), depth));
}

#[divan::bench]
fn copy_a_state(bencher: divan::Bencher) {
    let state = laws::default_rules::<Pixies>(4).start();
    bencher.bench(|| *divan::black_box(&state));
}
