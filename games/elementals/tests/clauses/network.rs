//! ELM-NET: what the host clauses of `feerie-fairtime` mean at a table of this game.

use crate::scene::Scene;
use feerie_core::{Game, Log, Observer, Seat};
use feerie_elementals::action::{Action, Time};
use feerie_fairtime::{Line, Presence, Refusal, RoundTrips, Verdict, Window};
use serde_json::json;
use std::time::Duration;

const fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

fn line(round_trip: u64) -> Line {
    let mut trips = RoundTrips::default();
    (0..20).for_each(|_| trips.note(ms(round_trip)));
    Line::measured(trips)
}

/// A table of three at which `fww` was just turned on `fwt`, the window that its host opened, and the lines.
fn open() -> (Scene, Window, [Line; 3]) {
    let options = json!({"handicap": "0,0,100"});
    let scene = Scene::lay(options, &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["fww", "", ""], "fwt", 0);
    let times = scene.game.timed(&Action::Book(Time::Open)).unwrap();
    let mut window = Window::open(3, times);
    for (seat, handicap) in [(0, 0), (1, 0), (2, 100)] {
        window.sent(seat, ms(1000), handicap);
    }
    (scene, window, [line(40), line(200), line(300)])
}

/// What is committed for a verdict: the server asks the game what silence is.
fn hit(scene: &Scene, verdict: Verdict) -> Action {
    let silent = scene.game.race().unwrap().silent;
    let card = "fwt".parse().unwrap();
    verdict.ms().map_or(silent, |ms| Action::Slap(card, Time::At(ms as u16)))
}

/// ELM-NET-1.
#[test]
fn net_1_a_face_is_in_no_view_before_its_window_opens() {
    let scene = Scene::deal(2, json!({}), &["fwt", "taa", ""]);
    let next = scene.packet(0).split(' ').next().unwrap().to_owned();
    for who in [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Watcher] {
        assert!(!scene.shown(who).to_string().contains(&next));
    }
    assert!(!open().1.is(2), "packets of another window are dropped");
}

/// ELM-NET-2.
#[test]
fn net_2_the_quicker_hand_wins_behind_the_longer_line() {
    let (mut scene, mut window, mut lines) = open();
    // Seat 0 pressed after 700 ms, seat 1 after 640 behind a line five times as long: its packet comes later.
    let near = window.claim(0, &mut lines[0], 700, ms(1740)).verdict;
    let far = window.claim(1, &mut lines[1], 640, ms(1845)).verdict;
    let mut log = Log::default();
    for (seat, action) in [(0, hit(&scene, near)), (1, hit(&scene, far)), (2, Action::None)] {
        assert_eq!(scene.game.check(&scene.s, Seat(seat), action), Ok(()));
        scene.game.play(&mut scene.s, Seat(seat), action, &mut log);
    }
    assert_eq!(scene.hand(1), 3 + 2 - 1, "seat 1 won the two cards and laid one");
}

/// ELM-NET-3.
#[test]
fn net_3_under_the_floor_nobody_has_committed() {
    let (scene, mut window, mut lines) = open();
    let early = window.claim(0, &mut lines[0], 149, ms(1189)).verdict;
    assert_eq!(early, Verdict::Refused(Refusal::TooEarly));
    assert!(window.is_waiting(0));
    assert_eq!(scene.refused(0, "slap:fwt:149"), "ELM-TIME-2", "the engine would refuse it too");
}

/// ELM-NET-4.
#[test]
fn net_4_whatever_is_recorded_is_a_legal_time() {
    for claimed in (0..4000).step_by(37) {
        for elapsed in (0..4000).step_by(41) {
            let (scene, mut window, mut lines) = open();
            let verdict = window.claim(0, &mut lines[0], claimed, ms(1000 + elapsed)).verdict;
            if verdict.commits() {
                assert_eq!(scene.game.check(&scene.s, Seat(0), hit(&scene, verdict)), Ok(()), "{claimed} {elapsed}");
            }
        }
    }
}

/// ELM-NET-5.
#[test]
fn net_5_a_corrected_seat_is_timed_by_the_host() {
    let (_, _, [mut line, ..]) = open();
    for at in 0..6 {
        let (_, mut window, _) = open();
        let verdict = window.claim(0, &mut line, 200, ms(1740)).verdict;
        assert_eq!(verdict, if at < 5 { Verdict::Corrected { ms: 690 } } else { Verdict::HostTimed { ms: 700 } });
    }
}

/// ELM-NET-6.
#[test]
fn net_6_a_right_reaction_closes_the_window_early() {
    let (scene, mut window, mut lines) = open();
    let verdict = window.claim(0, &mut lines[0], 500, ms(1540)).verdict;
    assert!(scene.game.reaction(&scene.s, &hit(&scene, verdict)).is_some_and(|reaction| reaction.right));
    window.right(verdict.ms().unwrap(), 0);
    assert_eq!(window.closes_at(1, &lines[1]), Some(ms(1000 + 500 + 200 + 60)));
    assert_eq!(window.closes_at(2, &lines[2]), Some(ms(1000 + 400 + 300 + 60)), "its handicap counts");
    window.nothing(1);
    window.nothing(2);
    assert!(window.is_settled());
}

/// ELM-NET-8.
#[test]
fn net_8_the_next_card_comes_after_a_rest_that_nobody_can_foresee() {
    let rests = |after_result| (0..5000).map(move |random| feerie_fairtime::rest(ms(700), after_result, random * 7919));
    assert_eq!((rests(false).min(), rests(false).max()), (Some(ms(700)), Some(ms(1300))));
    assert_eq!((rests(true).min(), rests(true).max()), (Some(ms(1500)), Some(ms(2100))));
}

/// ELM-NET-9.
#[test]
fn net_9_a_silent_seat_is_given_none() {
    let (mut scene, mut window, _) = open();
    let seat = Presence::new(ms(0));
    assert!(seat.is_silent(ms(3000)) && !seat.is_paused(ms(3000)));
    window.nothing(1);
    let silent = scene.game.race().unwrap().silent.to_string();
    scene.commit(1, &silent, &mut Log::default());
    assert!(!scene.s.waiting.contains(Seat(1)));
}

/// ELM-NET-10.
#[test]
fn net_10_flags_punish_nobody_in_the_game() {
    let (_, mut window, [mut line, ..]) = open();
    (0..10).for_each(|_| line.standing.note_catch(200));
    assert!(line.standing.flags().quick);
    assert_eq!(window.claim(0, &mut line, 500, ms(1540)).verdict, Verdict::Taken { ms: 500 });
}
