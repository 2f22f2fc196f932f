//! Times of random play, perft, evaluation and copying. Nothing is asserted; `feerie bench` prints the table.

use feerie_core::{Dice, Game, Heuristic, Legal, Observer, Seat, laws, perft, playout};
use feerie_elfe::Elfe;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 4, 6])]
fn random_game(bencher: divan::Bencher, seats: u8) {
    let game: Elfe = laws::default_rules(seats);
    let mut scratch = Legal::new();
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions);
}

/// A thousand actions of seats, whatever the number of games they take.
#[divan::bench(args = [2, 4, 6])]
fn thousand_random_actions(bencher: divan::Bencher, seats: u8) {
    let game: Elfe = laws::default_rules(seats);
    let mut scratch = Legal::new();
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| {
        let mut actions = 0;
        while actions < 1000 {
            actions += playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions;
        }
        actions
    });
}

#[divan::bench(args = [2, 6])]
fn evaluate(bencher: divan::Bencher, seats: u8) {
    let game: Elfe = laws::default_rules(seats);
    let state = laws::random_position(&game, &mut Dice::from_number(4), 60);
    bencher.bench(|| game.evaluate(divan::black_box(&state)));
}

#[divan::bench]
fn view_and_imagine(bencher: divan::Bencher) {
    let game: Elfe = laws::default_rules(4);
    let mut dice = Dice::from_number(4);
    let state = laws::random_position(&game, &mut dice, 60);
    bencher.bench_local(|| game.imagine(&game.view(&state, Observer::Seat(Seat(1))), &mut dice));
}

#[divan::bench(args = [3, 4])]
fn perft_from_the_start(bencher: divan::Bencher, depth: u32) {
    let game: Elfe = laws::default_rules(2);
    bencher.bench(|| perft::perft(&game, &game.start(), depth));
}

#[divan::bench]
fn copy_a_state(bencher: divan::Bencher) {
    let state = laws::default_rules::<Elfe>(4).start();
    bencher.bench(|| *divan::black_box(&state));
}
