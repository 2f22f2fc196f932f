//! Times of random play, perft and copying. Nothing is asserted; `feerie bench` prints the table.

use feerie_armes::Armes;
use feerie_core::{Dice, Game, Heuristic, Legal, Options, laws, perft, playout};

fn main() {
    divan::main();
}

fn table(setup: &str) -> Armes {
    let given = serde_json::Map::from_iter([("setup".to_owned(), setup.into())]);
    let options = Options::read(&given, 2).expect("a known set-up");
    Armes::new(options, 2).expect("a table")
}

#[divan::bench(args = ["quick", "map", "full"])]
fn random_game(bencher: divan::Bencher, setup: &str) {
    let game = table(setup);
    let mut scratch = Legal::new();
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions);
}

#[divan::bench(args = [6, 7])]
fn perft_from_the_start(bencher: divan::Bencher, depth: u32) {
    let game = table("quick");
    bencher.bench(|| perft::perft(&game, &game.start(), depth));
}

#[divan::bench]
fn evaluate(bencher: divan::Bencher) {
    let game = table("quick");
    let state = laws::random_position(&game, &mut Dice::from_number(2), 40);
    bencher.bench(|| game.evaluate(divan::black_box(&state)));
}

#[divan::bench]
fn copy_a_state(bencher: divan::Bencher) {
    let state = table("quick").start();
    bencher.bench(|| *divan::black_box(&state));
}
