//! ELM-HOT and ELM-ACC: several people at one screen, as every host of one runs it; and what no view tells.

use crate::scene::Scene;
use feerie_core::{Actor, Game, NoEvents, Observer, Options as _, Seat, SeatSet, SharedWindow, Step, WindowQuestion};
use feerie_elementals::Elementals;
use feerie_elementals::cards::Card;
use feerie_elementals::options::Options;
use serde_json::{Value, json};

/// A table whose packets begin with these cards, the first turned into the middle by seat 0, and how it went on.
struct Table {
    seats: u8,
    options: Value,
    steps: Vec<Step>,
}

impl Table {
    fn deal(options: Value, tops: &[&str]) -> Table {
        let mut packets: Vec<Vec<String>> =
            tops.iter().map(|cards| cards.split_whitespace().map(str::to_owned).collect()).collect();
        let used: Vec<String> = packets.concat();
        let all = (0..60).map(|number| Card(number).to_string()).filter(|card| !used.contains(card));
        let each = 60 / packets.len();
        for card in all {
            packets.iter_mut().find(|packet| packet.len() < each).expect("there is room").push(card);
        }
        let packets: Vec<String> = packets.iter().map(|packet| packet.join(",")).collect();
        let steps = ["first:0".to_owned(), format!("deal:{}", packets.join("/"))];
        let steps = steps.into_iter().map(|text| Step(Actor::Chance, text)).collect();
        Table { seats: tops.len() as u8, options, steps }
    }

    /// Everybody lets a window pass.
    fn pass(mut self) -> Table {
        self.steps.extend((0..self.seats).map(|seat| Step(Actor::Seat(Seat(seat)), "none".into())));
        self
    }

    fn bot(mut self, seat: u8, action: &str) -> Table {
        self.steps.push(Step(Actor::Seat(Seat(seat)), action.into()));
        self
    }

    fn with(&self, people: &[u8]) -> Box<dyn SharedWindow> {
        let options = Options::read(self.options.as_object().unwrap(), self.seats).unwrap();
        let game = Elementals::new(options, self.seats).unwrap();
        let mut state = game.start();
        for Step(actor, text) in &self.steps {
            match actor {
                Actor::Chance => game.resolve(&mut state, &game.read_outcome(text).unwrap(), &mut NoEvents),
                Actor::Seat(seat) => game.play(&mut state, *seat, game.read_action(text).unwrap(), &mut NoEvents),
            }
        }
        game.shared_window(&state, people.iter().map(|&seat| Seat(seat)).collect()).expect("a window")
    }
}

/// Three seats, `fwt` in the middle, this card turned by seat 1.
fn three(options: Value, card: &str) -> Table {
    Table::deal(options, &["fwt", card, ""])
}

/// The same with a second card in the middle, turned by seat 0.
fn two_in_the_middle(card: &str) -> Table {
    Table::deal(json!({}), &[&format!("fwt {card}"), "d1", "aat"]).pass().pass()
}

fn commits(window: &dyn SharedWindow) -> Vec<(u8, String)> {
    window.commits().into_iter().map(|(seat, action)| (seat.0, action)).collect()
}

/// Whoever is asked next presses this key.
fn answer(window: &mut dyn SharedWindow, key: char) -> WindowQuestion {
    let question = window.next_question().expect("somebody is asked");
    window.say(question.answer(key).expect("the key means something"));
    question
}

fn said(list: &[(u8, &str)]) -> Vec<(u8, String)> {
    list.iter().map(|(seat, action)| (*seat, (*action).to_owned())).collect()
}

/// ELM-NET-7.
#[test]
fn net_7_nobody_is_told_who_has_reacted() {
    let mut scene =
        Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["", "fww", ""], "fwt taf", 1);
    let before = scene.game.view(&scene.s, Observer::Watcher);
    scene.commit(0, "slap:fwt:500", &mut feerie_core::Log::default());
    assert_eq!(scene.game.view(&scene.s, Observer::Watcher), before);
    assert_eq!(scene.shown(Observer::Seat(Seat(2)))["mine"], json!(null));
}

/// ELM-HOT-1.
#[test]
fn hot_1_each_player_has_a_key_of_his_own_whose_press_is_timed() {
    let everybody = [0, 1, 2, 3, 4, 5];
    let table = Table::deal(json!({"floor_ms": 150}), &["fwt", "fww", "", "", "", ""]);
    let keys: Vec<&str> = table.with(&everybody).keys().iter().map(|keys| keys.first).collect();
    assert_eq!(keys, ["KeyA", "KeyL", "Space", "KeyT", "Digit1", "Digit0"]);
    for (seat, key) in everybody.iter().zip(keys) {
        let mut window = table.with(&everybody);
        assert_eq!(window.press(key, 149), None, "too early");
        assert_eq!(window.press("KeyZ", 300), None, "nobody's key");
        assert_eq!(window.press(key, 300), Some(Seat(*seat)));
        assert_eq!(window.press(key, 310), None, "one palm");
        assert_eq!(answer(&mut *window, '1').seat, Seat(*seat), "one key says nothing");
        assert_eq!(commits(&*window)[0], (*seat, "slap:fwt:300".to_owned()));
    }
}

/// ELM-HOT-2: with a handicap an earlier press is settled later, and whoever comes first is asked first.
#[test]
fn hot_2_those_who_buzzed_say_what_they_meant_in_the_order_of_settling() {
    let table = Table::deal(json!({"handicap": "0,0,200,0,0"}), &["fwt", "fww", "", "", ""]);
    let mut window = table.with(&[0, 1, 2, 3, 4]);
    assert_eq!(window.presses_end_ms(), 2500);
    for (key, ms) in [("Space", 499), ("KeyL", 700), ("KeyA", 700)] {
        assert!(window.press(key, ms).is_some());
    }
    assert_eq!(window.presses_end_ms(), 899, "400 ms after the first");
    assert_eq!(window.press("KeyT", 900), None);
    assert_eq!(answer(&mut *window, 'b').seat, Seat(2), "499 + 200");
    // A mistake: the next is asked. Of equal times the turner, seat 1, is last.
    assert_eq!(answer(&mut *window, '1').seat, Seat(0));
    // That was right: nobody else is asked.
    assert_eq!(window.next_question(), None);
    let meant = [(2, "book:499"), (0, "slap:fwt:700"), (1, "none"), (3, "none"), (4, "none")];
    assert_eq!(commits(&*window), said(&meant));
}

/// ELM-HOT-2.
#[test]
fn hot_2_the_window_s_end_stays_the_limit() {
    let mut window = three(json!({}), "fww").with(&[0, 1, 2]);
    window.press("KeyA", 2300);
    assert_eq!(window.presses_end_ms(), 2500);
}

/// ELM-HOT-3.
#[test]
fn hot_3_whoever_does_not_say_has_erred() {
    for card in ["fww", "faa", "d1", "w1", "m1"] {
        let table = Table::deal(json!({}), &["fwt", card, "", "", ""]);
        let mut window = table.with(&[0, 1, 2, 3, 4]);
        window.press("KeyA", 612);
        assert!(window.next_question().is_some());
        window.say_nothing();
        let expected = if card == "m1" { "slap:fwt:612" } else { "book:612" };
        assert_eq!(commits(&*window)[0], (0, expected.to_owned()), "{card}");
    }
}

/// ELM-HOT-4.
#[test]
fn hot_4_a_key_for_the_hit_and_one_for_the_book_say_it_themselves() {
    for (people, two) in [(&[0, 1][..], true), (&[0, 1, 2, 3], true), (&[0, 1, 2, 3, 4], false)] {
        let table = Table::deal(json!({}), &["fwt", "fww", "", "", ""]);
        let keys = table.with(people).keys();
        assert!(keys.iter().all(|keys| keys.second.is_some() == two), "{people:?}");
        let mut all: Vec<&str> = keys.iter().flat_map(|keys| [Some(keys.first), keys.second]).flatten().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), people.len() * if two { 2 } else { 1 }, "no key is two players'");
    }
    let mut window = three(json!({}), "fww").with(&[0, 1]);
    assert_eq!((window.press("KeyQ", 500), window.press("KeyL", 600)), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!(window.next_question(), None, "one card lies in the middle: nobody is asked");
    assert_eq!(commits(&*window), said(&[(0, "book:500"), (1, "slap:fwt:600")]));
}

/// ELM-HOT-4.
#[test]
fn hot_4_with_several_cards_a_hit_must_still_say_which() {
    let mut window = two_in_the_middle("fww").with(&[0, 1]);
    window.press("KeyA", 500);
    window.press("KeyP", 600);
    let question = answer(&mut *window, '2');
    assert_eq!((question.seat, question.count), (Seat(0), 2));
    assert_eq!(question.answer('b'), None, "the key for a hit was pressed");
    assert_eq!(window.next_question(), None);
    assert_eq!(commits(&*window), said(&[(0, "slap:aat:500"), (1, "book:600")]));
}

/// ELM-HOT-5.
#[test]
fn hot_5_a_bot_s_hand_is_shown_no_earlier_than_its_time() {
    let table = three(json!({}), "fww").bot(1, "slap:fwt:800").bot(2, "none");
    let window = table.with(&[0]);
    let down = |ms| window.hands_down(ms);
    assert_eq!((down(799), down(800)), (SeatSet::EMPTY, SeatSet::from_iter([Seat(1)])));
    assert_eq!(down(2500), down(800), "who keeps still shows no hand");
}

/// ELM-HOT-5: whoever comes after a bot's right hit need not say anything; whoever comes before must.
#[test]
fn hot_5_a_bot_s_time_counts_in_the_order() {
    let table = Table::deal(json!({}), &["fwt", "fww", "", "", "", ""]).bot(5, "slap:fwt:800");
    for (ms, asked) in [(700, true), (900, false)] {
        let mut window = table.with(&[0, 1, 2, 3, 4]);
        window.press("KeyA", ms);
        assert_eq!(window.next_question().is_some(), asked, "{ms}");
    }
}

/// ELM-ACC-1.
#[test]
fn acc_1_relaxed_needs_no_clock() {
    let mut scene = Scene::lay(json!({"mode": "relaxed"}), &["taa", "tfa aat"], &["fww", ""], "fwt", 0);
    scene.react(&[(0, "slap:fwt"), (1, "slap:fwt")]);
    assert_eq!(scene.middle(), "tfa", "the turner's left neighbour won and laid a card");
}

/// ELM-ACC-2.
#[test]
fn acc_2_asked_aloud_from_the_turner_s_left_until_somebody_is_right() {
    let mut window = three(json!({"mode": "relaxed"}), "fww").with(&[0, 1, 2]);
    assert!(!window.is_timed());
    window.ask_everybody();
    for (seat, answer) in [(2, "none"), (0, "slap:fwt")] {
        assert_eq!(window.next_question().unwrap().seat, Seat(seat));
        window.say(answer);
    }
    assert_eq!(window.next_question(), None, "the turner could only have come after it");
    assert_eq!(commits(&*window), said(&[(2, "none"), (0, "slap:fwt"), (1, "none")]));
}

/// ELM-ACC-3.
#[test]
fn acc_3_long_windows_keep_the_race() {
    let scene = Scene::lay(json!({"window_ms": 60000}), &["taa", "tfa aat"], &["fww", ""], "fwt", 0);
    assert_eq!(scene.refused(0, "slap:fwt:60000"), "legal");
}

/// ELM-ACC-5.
#[test]
fn acc_5_one_switch_buzzes_and_picks_within_fifteen_seconds() {
    let table = three(json!({}), "fww");
    let mut hands = table.with(&[0, 1]);
    assert_eq!(hands.saying_ms(), 3000);
    hands.press("KeyA", 700);
    assert_eq!(hands.next_question(), None, "a hand has a key for it");
    let mut window = table.with(&[0, 1]);
    window.use_one_switch();
    assert!(window.keys().iter().all(|keys| keys.second.is_none()), "one switch each");
    assert_eq!(window.press("KeyQ", 600), None);
    assert_eq!(window.press("KeyA", 700), Some(Seat(0)));
    assert_eq!(window.saying_ms(), 15_000);
    let question = answer(&mut *window, '1');
    assert_eq!(question.answers.iter().map(|(key, _)| *key).collect::<String>(), "1b", "all there is to be scanned");
    assert_eq!(commits(&*window), said(&[(0, "slap:fwt:700"), (1, "none")]), "at the time of the buzz");
}

/// ELM-ACC-5: a host far away that times the window of such a screen waits for two of them, asked one after the other.
#[test]
fn acc_5_whoever_times_a_shared_screen_waits_for_its_switches() {
    let table = three(json!({}), "fww");
    let mut window = table.with(&[0, 1]);
    window.use_one_switch();
    window.press("KeyA", 700);
    let said_by = window.presses_end_ms() - 700 + 2 * window.saying_ms();
    let game = Elementals::new(Options::read(&serde_json::Map::new(), 3).unwrap(), 3).unwrap();
    assert!(game.race().expect("a race").saying_ms >= said_by);
}

/// ELM-ACC-4.
#[test]
fn acc_4_the_words_of_a_card_are_shown_with_it() {
    let scene = Scene::lay(json!({"mode": "relaxed"}), &["taa", "tfa"], &["m1", ""], "fwa", 0);
    let view = scene.game.view(&scene.s, Observer::Watcher);
    let board = scene.game.sketch(&view, &|key| key.rsplit('-').next().unwrap_or_default().to_owned());
    for word in ["fire", "water", "air", "mad"] {
        assert!(board.contains(word), "{word}: {board}");
    }
    assert!(!board.contains("earth"));
}
