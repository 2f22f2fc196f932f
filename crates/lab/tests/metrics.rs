//! The metrics of games whose truth is known: what a report says of a variant, read off made-up games.

use feerie_catalog::Catalog;
use feerie_core::Dice;
use feerie_lab::analysis::naming::Naming;
use feerie_lab::analysis::uses::UseRow;
use feerie_lab::analysis::variant::{Column, VariantResult, analyse};
use feerie_lab::plan::{Bot, Variant, read_bots};
use feerie_lab::run::lineups;
use feerie_lab::trial::line::{GameLine, Point, Use};
use feerie_table::Games as _;
use serde_json::Map;

const GAME: &str = "elfe";

fn variant(bots: &[&str]) -> Variant {
    let infos = Catalog.infos();
    let info = infos.iter().find(|info| info.id == GAME).unwrap();
    let names: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
    let bots: Vec<Bot> = read_bots(&names, info, 2).unwrap();
    Variant { settings: Vec::new(), options: Map::new(), seats: 2, bots }
}

fn analysed(variant: &Variant, lines: &[GameLine]) -> (VariantResult, Vec<Column>) {
    analyse(GAME, variant, &lineups(variant), lines).unwrap()
}

/// A game that seat `winner` won.
fn game(i: u32, winner: u8) -> GameLine {
    let place = |seat: u8| if seat == winner { 1 } else { 2 };
    GameLine {
        v: 0,
        i,
        l: 0,
        order: vec![0, 1],
        places: vec![place(0), place(1)],
        scores: vec![0, 0],
        end: "contact".into(),
        turns: 10,
        steps: 20,
        chance: 0,
        dec: vec![5, 5],
        forced: vec![0, 0],
        choices: 20,
        wide: vec![0, 10],
        tenths: vec![1.0; 10],
        q: Vec::new(),
        u: Vec::new(),
        p: vec![Point(0, vec![0.5, 0.5])],
        luck: vec![0.0, 0.0],
        clauses: Vec::new(),
    }
}

fn chance(dice: &mut Dice, p: f64) -> bool {
    f64::from(dice.below(1 << 24)) < p * f64::from(1 << 24)
}

fn mean(result: &VariantResult, id: &str) -> f64 {
    result.value(id).unwrap_or_else(|| panic!("no {id}")).mean.mean
}

#[test]
fn counts_of_four_games_are_what_one_counts_by_hand() {
    let naming = Naming::of(GAME, &variant(&["greedy"])).unwrap();
    let first_of = |wanted: &str| {
        let before = naming.quantities.iter().take_while(|one| one.id != wanted);
        before.map(|one| one.len(2) as u32).sum::<u32>()
    };
    let (kisses, hand) = (first_of("kisses"), first_of("hand"));
    let lines = [
        // Seat 1 begins and wins; two decisions of ten were none.
        GameLine { order: vec![1, 0], turns: 8, forced: vec![1, 1], q: vec![(kisses, 3.0)], ..game(0, 1) },
        GameLine { turns: 12, chance: 6, clauses: vec![0], ..game(1, 0) },
        // A victory that is shared, after twice as many choices.
        GameLine { places: vec![1, 1], turns: 12, choices: 40, q: vec![(hand, 4.0)], ..game(2, 0) },
        GameLine { end: "cap".into(), turns: 20, dec: vec![15, 5], choices: 80, ..game(3, 1) },
    ];
    let (result, _) = analysed(&variant(&["greedy"]), &lines);
    let close =
        |id: &str, wanted: f64| assert!((mean(&result, id) - wanted).abs() < 1e-9, "{id}: {}", mean(&result, id));
    close("order.first", (1.0 + 1.0 + 0.5 + 0.0) / 4.0);
    close("seat.0", (0.0 + 1.0 + 0.5 + 0.0) / 4.0);
    close("turns", 13.0);
    close("decisions", 12.5);
    close("choices", (2.0 + 2.0 + 4.0 + 4.0) / 4.0);
    close("forced", 0.2 / 4.0);
    close("ties", 0.25);
    close("cut", 0.25);
    close("own.kisses", 3.0 / 4.0);
    // What was read in one game only is the mean of that game.
    close("own.hand", 4.0);
    assert_eq!((result.games, result.turns), (4, [8, 12, 20]));
    assert_eq!(result.turn_counts, [(8, 1), (12, 2), (20, 1)]);
    assert_eq!(result.ends, [("contact".to_owned(), 0.75), ("cap".to_owned(), 0.25)]);
    let shares = |own: &[feerie_lab::stats::Share]| own.iter().map(|one| one.share).collect::<Vec<_>>();
    assert_eq!(shares(&result.by_order), [0.625, 0.375]);
    assert_eq!(shares(&result.by_seat), [0.375, 0.625]);
    let seen: Vec<_> = result.clauses.iter().filter(|(_, share)| *share > 0.0).collect();
    let first = naming.info.clauses[0];
    let wanted = if naming.witnessable.contains(&first) { vec![0.25] } else { Vec::new() };
    assert_eq!(seen.iter().map(|(_, share)| *share).collect::<Vec<_>>(), wanted);
    // Two choices are a bit; the pace of the game says what a decision, a bit and an answer of chance take.
    let one = analysed(&variant(&["greedy"]), &[game(0, 0)]).0;
    let with_chance = analysed(&variant(&["greedy"]), &[GameLine { chance: 60, ..game(0, 0) }]).0;
    let wider = analysed(&variant(&["greedy"]), &[GameLine { tenths: vec![2.0; 10], ..game(0, 0) }]).0;
    let pace = naming.pace;
    assert!((mean(&one, "minutes") - (pace.base + pace.per_bit) * 10.0 / 60.0).abs() < 1e-9);
    assert!((mean(&with_chance, "minutes") - mean(&one, "minutes") - pace.chance).abs() < 1e-9);
    assert!((mean(&wider, "minutes") - mean(&one, "minutes") - pace.per_bit * 10.0 / 60.0).abs() < 1e-9);
}

#[test]
fn a_coin_with_a_little_skill_is_read_as_just_that() {
    let (variant, mut dice) = (variant(&["strong:60", "greedy"]), Dice::from_number(31));
    let lineups = lineups(&variant);
    let mut lines = Vec::new();
    for i in 0..8000 {
        for (l, lineup) in (0..).zip(&lineups) {
            // Three games of ten the better one wins, the others a coin decides.
            let better = lineup.iter().position(|bot| *bot == variant.bots[0]).unwrap() as u8;
            let winner = if chance(&mut dice, 0.3) { better } else { dice.below(2) as u8 };
            lines.push(GameLine { l, ..game(i, winner) });
        }
    }
    let (result, _) = analysed(&variant, &lines);
    let duel = result.duel.as_ref().unwrap();
    let lead = duel.lead.unwrap();
    assert_eq!(duel.better, "bot.strong:60");
    assert!((lead.by_skill - 0.3).abs() < 0.02, "{lead:?}");
    assert!((duel.share.low..=duel.share.high).contains(&0.65), "{duel:?}");
    assert!((mean(&result, "bot.strong:60") + mean(&result, "bot.greedy") - 1.0).abs() < 1e-12);
    assert!((mean(&result, "seat.0") - 0.5).abs() < 0.015, "both sat everywhere as often");
    // Two equal ones: nobody leads, and nothing is said of by how much.
    let even: Vec<GameLine> = (0..2000).map(|n| GameLine { l: n % 2, ..game(n / 2, dice.below(2) as u8) }).collect();
    assert_eq!(analysed(&variant, &even).0.duel.unwrap().lead, None);
}

#[test]
fn chance_explains_all_of_a_race_of_dice_nothing_of_none_and_the_known_part_of_a_mixture() {
    let explained = |noise: f64| {
        let mut dice = Dice::from_number(32);
        let lines: Vec<GameLine> = (0..6000)
            .map(|i| {
                let won = dice.below(2) == 0;
                // What chance brought by an evaluation that sees the result through so much noise (uniform, so a third of its
                // square is its variance).
                let blur = noise * (f64::from(dice.below(1 << 20)) / f64::from(1 << 19) - 1.0);
                let luck = (if won { 0.5 } else { -0.5 }) + blur;
                GameLine { chance: 5, luck: vec![luck as f32, -luck as f32], ..game(i, u8::from(!won)) }
            })
            .collect();
        mean(&analysed(&variant(&["greedy"]), &lines).0, "luck")
    };
    assert!((explained(0.0) - 1.0).abs() < 1e-6, "{}", explained(0.0));
    for noise in [0.5f64, 2.0] {
        let truth = 0.25 / (0.25 + noise * noise / 3.0);
        assert!((explained(noise) - truth).abs() < 0.02, "{noise}: {} instead of {truth}", explained(noise));
    }
    assert!(explained(1000.0).abs() < 0.002, "an evaluation without a meaning explains nothing: {}", explained(1000.0));
    let without: Vec<GameLine> = (0..200).map(|i| game(i, (i % 2) as u8)).collect();
    assert!(
        analysed(&variant(&["greedy"]), &without).0.value("luck").is_none(),
        "where nothing is drawn there is no luck"
    );
}

/// Games in which seat 0 may do three things: one that is never done, one that helps by a fifth, one that does nothing.
fn used(deals: u32) -> (VariantResult, [(String, Option<String>); 3]) {
    let variant = variant(&["greedy"]);
    let naming = Naming::of(GAME, &variant).unwrap();
    let names: Vec<_> =
        naming.uses().iter().map(|(kind, key)| (kind.id.to_owned(), key.map(|key| key.id.clone()))).collect();
    let mut dice = Dice::from_number(33);
    let lines: Vec<GameLine> = (0..deals)
        .map(|i| {
            let (helped, idle) = (chance(&mut dice, 0.5), chance(&mut dice, 0.5));
            let won = chance(&mut dice, if helped { 0.6 } else { 0.4 });
            let uses = |place: u16, done: bool| {
                let taken = if done { 2 } else { 0 };
                Use(0, place, 4, taken, done.then_some(5))
            };
            let u = vec![Use(0, 0, 3, 0, None), uses(1, helped), uses(2, idle)];
            // The chances before it say nothing yet.
            let p = vec![Point(0, vec![0.5, 0.5]), Point(4, vec![0.5, 0.5])];
            GameLine { u, p, ..game(i, u8::from(!won)) }
        })
        .collect();
    let three = [names[0].clone(), names[1].clone(), names[2].clone()];
    (analysed(&variant, &lines).0, three)
}

#[test]
fn what_is_never_used_what_helps_and_what_is_idle_are_told_apart() {
    let (result, names) = used(6000);
    let row = |n: usize| -> &UseRow {
        let (kind, key) = &names[n];
        result.uses.iter().find(|one| one.kind == *kind && one.key == *key).unwrap()
    };
    assert_eq!(result.uses.len(), 3, "what could never be done is no row");
    assert_eq!((row(0).taken, row(0).first, row(0).by_seat.clone()), (0.0, None, vec![0.0, 0.0]));
    assert!((row(0).available - 3.0).abs() < 1e-9 && row(0).after.is_none() && row(0).gain.is_none());
    assert_eq!(result.uses[0].taken, 0.0, "what nobody does stands on top");
    // Taken twice of four times in half of the games, first after half of the game.
    assert!((row(1).available - 4.0).abs() < 1e-9 && (row(1).taken - 0.25).abs() < 0.01, "{:?}", row(1));
    assert!((row(1).by_seat[0] - 1.0).abs() < 0.05 && row(1).by_seat[1] == 0.0, "{:?}", row(1));
    assert!((row(1).first.unwrap() - 0.5).abs() < 1e-9);
    // A fifth more often than those who did not; a tenth more than the chance of a half that they had.
    assert!((row(1).after.unwrap() - 0.2).abs() < 0.04, "{:?}", row(1));
    let gain = row(1).gain.unwrap();
    assert!((gain.mean - 0.1).abs() < 0.03 && gain.low > 0.0, "{gain:?}");
    assert!(row(2).after.unwrap().abs() < 0.04, "{:?}", row(2));
    let idle = row(2).gain.unwrap();
    assert!(idle.low < 0.0 && idle.high > 0.0, "{idle:?}");
}
