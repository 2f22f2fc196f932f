//! What a board shows of a choice is what the rules then do.

use crate::table::{Table, sq};
use feerie_armes::Armes;
use feerie_armes::event::Event;
use feerie_armes::phase::{Phase, Stage};
use feerie_armes::state::{FigId, State, other};
use feerie_core::laws::{random_position, random_rules};
use feerie_core::{Dice, Game, Log, Node, Observer, Seat};
use serde_json::{Value, json};

/// What lies ahead of the seat to decide.
fn ahead(table: &Table) -> Value {
    let seat = table.seat();
    let view = table.game.view(&table.s, Observer::Seat(seat));
    serde_json::to_value(table.game.outlook(&view, seat)).unwrap()
}

/// Positions in which somebody decides, as random play meets them.
fn positions(seed: u64, number: u32, wanted: impl Fn(&State) -> bool) -> Vec<Table> {
    let mut dice = Dice::from_number(seed);
    let mut found = Vec::new();
    for steps in 0..number {
        let game: Armes = random_rules(&mut dice);
        let s = random_position(&game, &mut dice, 20 + steps % 160);
        if matches!(game.node(&s), Node::Decision(_)) && wanted(&s) {
            found.push(Table { game, s, events: Vec::new() });
        }
    }
    found
}

fn stage(s: &State) -> Option<Stage> {
    match s.phase {
        Phase::Active(stage, _) => Some(stage),
        _ => None,
    }
}

fn names(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort_unstable();
    names
}

#[test]
fn move_1_every_movement_has_a_way_of_single_steps() {
    let walks = [Stage::Free, Stage::Run, Stage::Charge, Stage::Dodge];
    let mut ways = 0;
    for table in positions(1, 1500, |s| stage(s).is_some_and(|stage| walks.contains(&stage))) {
        let Some(a) = table.s.phase.activation() else { unreachable!() };
        let found = ahead(&table)["ways"].as_object().unwrap().clone();
        let squares = ["move", "charge", "dodge"].iter().flat_map(|verb| table.squares(verb)).collect();
        assert_eq!(sorted(found.keys().cloned().collect()), sorted(squares));
        let profile = table.game.profile(&table.s, a.fig);
        for (to, way) in &found {
            let way: Vec<_> = names(way).iter().map(|name| sq(name)).collect();
            assert_eq!((way.first(), way.last()), (table.s.at(a.fig).as_ref(), Some(&sq(to))));
            for step in way.windows(2) {
                let apart = (step[0].col().abs_diff(step[1].col()), step[0].row().abs_diff(step[1].row()));
                assert!(apart == (0, 1) || apart == (1, 0) || profile.agile && apart == (1, 1), "{way:?}");
            }
            let free = table.s.standing(&table.game);
            // Its own square is free to itself: it may come back from easy ground.
            assert!(profile.fly || way[1..].iter().all(|&at| at == way[0] || free.contains(at)), "{way:?}");
            ways += 1;
        }
    }
    assert!(ways > 2000, "{ways}");
}

/// ARM-TERR-4: a path makes room for twice the steps, and the way to its far end keeps to it.
#[test]
fn terr_4_a_way_goes_over_easy_ground_where_only_that_reaches() {
    let mut table = Table::field(["arbaletrier", "loup"], "A1 c6 B1 w1").no_card(0).scenery("allee:0:c7");
    table.play("act:A1");
    let ways = ahead(&table)["ways"].clone();
    let longest = ways.as_object().unwrap().values().map(|way| names(way).len() - 1).max();
    assert!(longest > Some(4), "{ways}");
}

#[test]
fn prof_2_whom_an_action_reaches_and_why_not_others() {
    let (mut reached, mut refused) = (0, 0);
    for table in positions(2, 1500, |s| stage(s) == Some(Stage::Target)) {
        let standing = ahead(&table)["standing"].clone();
        assert_eq!(standing["acts"].as_array().unwrap().len(), 1);
        let shots = standing["acts"][0]["shots"].as_array().unwrap().clone();
        let aimed = shots.iter().filter(|shot| !shot["chance"].is_null());
        let aimed = aimed.map(|shot| shot["at"].as_str().unwrap().to_owned()).collect();
        assert_eq!(sorted(aimed), table.squares("at"));
        reached += table.legal().len();
        for shot in shots.iter().filter(|shot| shot["chance"].is_null()) {
            assert_eq!(shot["refused"], table.refused(&format!("at:{}", shot["at"].as_str().unwrap())));
            refused += 1;
        }
    }
    assert!(reached > 20 && refused > 20, "{reached} {refused}");
}

#[test]
fn act_1_what_a_figure_may_do_where_it_stands() {
    let (mut tried, mut used) = (0, 0);
    for table in positions(3, 1500, |s| stage(s) == Some(Stage::Choose)) {
        let standing = ahead(&table)["standing"].clone();
        let reaches = |reach: &&Value| reach["shots"].as_array().unwrap().iter().any(|shot| !shot["chance"].is_null());
        let acts = standing["acts"].as_array().unwrap().iter().filter(reaches);
        let acts: Vec<String> = acts.map(|reach| reach["act"].as_str().unwrap().to_owned()).collect();
        used += acts.len();
        assert_eq!(sorted(acts), table.squares("use"));
        assert_eq!(standing["search"].is_null(), table.squares("search").is_empty());
        assert_eq!(standing["loot"].is_null(), !table.may("loot"));
        tried += table.squares("search").len();
    }
    assert!(tried > 0 && used > 20, "{tried} {used}");
}

#[test]
fn dice_1_the_roll_that_was_shown_is_the_one_that_is_made() {
    let mut rolls = 0;
    for table in positions(4, 2000, |s| stage(s) == Some(Stage::Boost)) {
        let found = ahead(&table);
        let boosts = found["boosts"].as_array().unwrap();
        assert_eq!(boosts.len(), table.legal().len());
        for (tokens, boost) in boosts.iter().enumerate() {
            let mut then = table.clone();
            then.play(&format!("boost:{tokens}"));
            assert_eq!((boost["dice"].as_u64().unwrap(), boost["face"].as_u64().unwrap()), then.roll());
            let odds = then.odds();
            let all: u64 = odds.iter().map(|(_, weight)| weight).sum();
            let need = boost["need"].as_u64().unwrap() as usize;
            let enough: u64 = odds.iter().skip(need).map(|(_, weight)| weight).sum();
            let (percent, exact) = (boost["percent"].as_f64().unwrap(), 100.0 * enough as f64 / all as f64);
            assert!((percent - exact).abs() <= 1.0, "{percent} {exact}");
            rolls += 1;
        }
        if let Some(a) = table.s.phase.activation().filter(|a| a.at.is_some()) {
            assert_eq!(found["shot"]["chance"], boosts[0], "{a:?}");
        }
    }
    assert!(rolls > 60, "{rolls}");
}

#[test]
fn force_1_a_shove_ends_where_it_was_shown() {
    let shoving = |s: &State| stage(s) == Some(Stage::Dir) || matches!(s.phase, Phase::BonusDir(_));
    let mut shoved = 0;
    for table in positions(5, 4000, shoving) {
        let shoves = ahead(&table)["shoves"].as_array().unwrap().clone();
        let dirs = shoves.iter().map(|shove| shove["dir"].as_str().unwrap().to_owned()).collect();
        assert_eq!(sorted(dirs), table.squares("dir"));
        for shove in &shoves {
            let action = table.game.read_action(&format!("dir:{}", shove["dir"].as_str().unwrap())).unwrap();
            let (mut after, mut log) = (table.s, Log::default());
            table.game.play(&mut after, table.seat(), action, &mut log);
            let to = log.0.iter().find_map(|event| match event {
                Event::Forced { to, .. } => Some(to.to_string()),
                _ => None,
            });
            assert_eq!(names(&shove["way"]).last(), to.as_ref());
            assert_eq!(shove["bump"].is_null(), !log.0.iter().any(|event| matches!(event, Event::Bump { .. })));
            shoved += 1;
        }
    }
    assert!(shoved > 8, "{shoved}");
}

#[test]
fn ord_6_an_enemy_threatens_where_it_could_go_and_strike() {
    let (mut strides, mut strikes) = (0, 0);
    for table in positions(6, 400, |s| s.phase == Phase::Turn && !s.fresh && s.aim == 0) {
        let threats = ahead(&table)["threats"].clone();
        let mut theirs = table.clone();
        theirs.s.turn = other(table.s.turn);
        theirs.s.tokens = [2; 2];
        for fig in table.s.members_of(theirs.s.turn).filter(|&fig| theirs.may(&format!("act:{fig}"))) {
            let (mut there, threat) = (theirs.clone(), &threats[fig.to_string()]);
            there.play(&format!("act:{fig}"));
            assert_eq!(sorted(names(&threat["stride"])), there.squares("move"));
            strides += 1;
            there.play("stay");
            for act in there.squares("use") {
                let mut aiming = there.clone();
                aiming.play(&format!("use:{act}"));
                let heals =
                    table.game.profile(&table.s, fig).acts.iter().any(|known| known.id == act && known.heal > 0);
                for at in aiming.squares("at").iter().filter(|_| !heals) {
                    let square = figure(&table.s, at).to_string();
                    assert!(names(&threat["strike"]).contains(&square), "{fig} {act} {at}");
                    strikes += 1;
                }
            }
        }
    }
    assert!(strides > 100 && strikes > 3, "{strides} {strikes}");
}

fn figure(s: &State, name: &str) -> feerie_armes::board::Square {
    let fig = FigId::all().find(|fig| fig.to_string() == name).unwrap();
    s.at(fig).unwrap()
}

fn shooting(places: &str, scenery: &str, options: Value) -> Table {
    let mut table = Table::field_with(["arbaletrier", "dragonnet"], places, options).no_card(0).no_card(1);
    table = table.scenery(scenery);
    table.play("act:A1 stay");
    table
}

/// The first action of the active figure on the first enemy.
fn shot(table: &Table) -> Value {
    ahead(table)["standing"]["acts"][0]["shots"][0].clone()
}

#[test]
fn cov_1_a_low_wall_covers_is_named_and_counts() {
    let shot = shot(&shooting("A1 n11 B1 n17", "muret:0:l15", json!({"points": 20})));
    let chance = json!({ "dice": 3, "face": 5, "need": 2, "percent": 26, "cover": true,
        "felt": { "fear": null, "adviser": null, "second": false, "aim": 0 } });
    assert_eq!(shot["chance"], chance);
    assert!(names(&shot["by"]).iter().all(|square| ["l15", "m15", "n15", "o15"].contains(&square.as_str())));
    assert_eq!(shot["wound"], json!({ "damage": 2, "armour": 3, "first": 4 }));
}

#[test]
fn los_6_the_same_wall_hides_where_the_table_says_so() {
    let shot = shot(&shooting("A1 n11 B1 n17", "muret:0:l15", json!({"points": 20, "low": "block"})));
    assert_eq!((&shot["refused"], &shot["hidden"]), (&json!("ARM-SHOOT-1"), &json!(true)));
    assert!(!names(&shot["by"]).is_empty() && shot["chance"].is_null());
}

#[test]
fn shoot_2_who_is_too_far_is_told_so_and_what_is_unseen_is_blind() {
    let table = shooting("A1 n11 B1 a1", "tour:0:n13", json!({"points": 20}));
    assert_eq!((&shot(&table)["refused"], &shot(&table)["distance"]), (&json!("ARM-SHOOT-2"), &json!(23)));
    let area = ahead(&table)["standing"]["area"].clone();
    assert!(names(&area["blind"]).contains(&"n16".to_owned()), "behind the tower");
    assert!(!names(&area["blind"]).contains(&"n12".to_owned()) && names(&area["squares"]).contains(&"n12".to_owned()));
}

#[test]
fn aura_1_fear_and_advice_are_told_of_and_counted() {
    let mut table = Table::field_with(["jardinier,sage", "ogre"], "A1 n11 A2 n9 B1 n14", json!({"points": 20}));
    table.play("act:A1");
    let felt =
        |aura: &Value| (aura["by"].clone(), aura["kind"].clone(), names(&aura["squares"]).len(), aura["felt"].clone());
    let auras: Vec<_> = ahead(&table)["auras"].as_array().unwrap().iter().map(felt).collect();
    assert!(auras.contains(&(json!("A2"), json!("adviser"), 41, json!(true))), "{auras:?}");
    assert!(auras.contains(&(json!("B1"), json!("fear"), 41, json!(true))), "{auras:?}");
    table.play("stay");
    let feeling = ahead(&table)["standing"]["felt"].clone();
    assert_eq!(feeling, json!({ "fear": "B1", "adviser": "A2", "second": false, "aim": 0 }));
}

#[test]
fn scen_6_chests_that_may_be_tried_are_counted() {
    let mut table = Table::field(["arbaletrier", "loup"], "A1 n11 B1 w1").objective(0, "n12");
    let found = ahead(&table);
    assert_eq!((names(&found["untried"]).len(), &found["searchable"]), (4, &json!(true)));
    table.play("act:A1 stay search:n12 boost:0 hits:0");
    let found = ahead(&table);
    assert_eq!((names(&found["untried"]).len(), &found["searchable"]), (3, &json!(false)));
}

#[test]
fn charge_3_parts_of_a_turn_are_chosen_together_until_the_dice() {
    let mut table = Table::field(["loup", "lys"], "A1 n11 B1 n14");
    let leads = |table: &Table, action: &str| {
        let view = table.game.view(&table.s, Observer::Seat(table.seat()));
        table.game.leads_on(&view, &table.game.read_action(action).unwrap())
    };
    assert!(leads(&table, "act:A1") && !leads(&table, "pass"));
    table.play("act:A1");
    assert!(!leads(&table, "stay"));
    table.play("stay");
    let charging = table.game.profile(&table.s, FigId::of(Seat(0), 0)).acts.iter().find(|act| act.charge > 0);
    let act = format!("use:{}", charging.expect("a wolf charges").id);
    assert!(leads(&table, &act) && !leads(&table, "end"));
    table.play(&act);
    assert!(leads(&table, "at:B1"), "it is not in contact");
    table.s.figures[0].at = Some(sq("n13"));
    assert!(!leads(&table, "at:B1"), "it is");
}

#[test]
fn set_3_data_5_what_is_left_is_shown_with_every_turn_that_looks_different() {
    let mut table = Table::with(json!({"setup": "full"}));
    table.play("roll:0");
    let turns = |table: &Table, id: &str| {
        let pieces = ahead(table)["pieces"].as_array().unwrap().clone();
        pieces.into_iter().filter(|piece| piece[0] == id).map(|piece| piece[1].clone()).collect::<Vec<_>>()
    };
    assert_eq!(turns(&table, "tour"), [json!(0)], "a tower looks the same from all sides");
    assert_eq!(turns(&table, "muret"), [json!(0), json!(1)]);
    assert_eq!(turns(&table, "haie").len(), 4);
    table.play("piece:tour:0");
    assert_eq!(ahead(&table)["pieces"], json!([]), "it is placed first");
    table.play("place:d4");
    assert_eq!((turns(&table, "tour").len(), turns(&table, "chene").len()), (0, 1));
    for table in positions(15, 600, |s| s.phase == Phase::Piece) {
        let shown: Vec<_> = ahead(&table)["pieces"].as_array().unwrap().clone();
        for listed in table.legal() {
            let [_, id, turn] = listed.split(':').collect::<Vec<_>>()[..] else { panic!("{listed}") };
            assert!(shown.contains(&json!([id, turn.parse::<u8>().unwrap()])), "{listed}");
        }
    }
}
