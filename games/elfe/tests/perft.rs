use feerie_core::{Game, laws, perft};
use feerie_elfe::Elfe;
#[test]
fn tmp() {
    for (seats, want) in [(2, [2u64, 616, 13368, 424320]), (3, [3, 924, 20052, 541104])] {
        let game: Elfe = laws::default_rules(seats);
        for (d, w) in (1..).zip(want) {
            assert_eq!(perft::perft(&game, &game.start(), d).unwrap(), w);
        }
    }
    println!("{}", std::mem::size_of::<feerie_elfe::state::State>());
}
