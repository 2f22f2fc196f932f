//! Scenarios, each named by its clause.

use feerie_fairtime::{Line, Presence, Refusal, RoundTrips, Standing, Verdict, Window};
use std::time::Duration;

const fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

/// A line whose every round trip was measured alike.
fn line(round_trip: u64) -> Line {
    let mut trips = RoundTrips::default();
    (0..20).for_each(|_| trips.note(ms(round_trip)));
    Line::measured(trips)
}

/// A fresh window whose card went to seat 0 at 10 s.
fn window() -> Window {
    let mut window = Window::open(1, 150..=2500);
    window.sent(0, ms(10_000), 0);
    window
}

fn claim(line: &mut Line, claimed: u32, elapsed: u64) -> Verdict {
    window().claim(0, line, claimed, ms(10_000 + elapsed)).verdict
}

#[test]
fn net_1_a_window_knows_its_number() {
    let window = Window::open(41, 150..=2500);
    assert!(window.is(41) && !window.is(40));
}

#[test]
fn net_2_the_seat_s_own_time_counts_not_the_line() {
    for round_trip in [10, 100, 380] {
        assert_eq!(claim(&mut line(round_trip), 700, 700 + round_trip), Verdict::Taken { ms: 700 });
    }
}

#[test]
fn net_3_too_early_is_refused_and_the_next_press_counts() {
    let (mut window, mut line) = (window(), line(80));
    let ruling = window.claim(0, &mut line, 149, ms(10_229));
    assert_eq!(ruling.verdict, Verdict::Refused(Refusal::TooEarly));
    assert!(window.is_waiting(0) && !window.is_settled());
    assert_eq!(window.claim(0, &mut line, 150, ms(10_230)).verdict, Verdict::Taken { ms: 150 });
    assert!(window.is_settled());
    let again = window.claim(0, &mut line, 400, ms(10_480)).verdict;
    assert_eq!(again, Verdict::Refused(Refusal::NotWaiting), "one palm");
}

#[test]
fn net_4_round_trips_are_the_last_twenty() {
    let mut trips = RoundTrips::default();
    assert_eq!((trips.r50(), trips.r95(), trips.is_slow()), (ms(0), RoundTrips::CAP, false));
    (0..30).for_each(|_| trips.note(ms(2000)));
    (1..=20).for_each(|at| trips.note(ms(at * 10)));
    assert_eq!(trips.r50(), ms(105));
    assert_eq!(trips.r95(), ms(190));
    (0..2).for_each(|_| trips.note(ms(900)));
    assert_eq!(trips.r95(), ms(400), "capped");
    assert!(trips.is_slow());
}

#[test]
fn net_4_a_claim_too_quick_is_corrected() {
    // E = 800, R95 = 80: nothing under 660 is plausible.
    assert_eq!(claim(&mut line(80), 660, 800), Verdict::Taken { ms: 660 });
    assert_eq!(claim(&mut line(80), 659, 800), Verdict::Corrected { ms: 660 });
    // Rounded up.
    let mut window = window();
    let arrival = ms(10_800) + Duration::from_micros(1);
    assert_eq!(window.claim(0, &mut line(80), 400, arrival).verdict, Verdict::Corrected { ms: 661 });
}

#[test]
fn net_4_a_correction_beyond_the_window_is_nothing() {
    assert_eq!(claim(&mut line(80), 2400, 2640), Verdict::Corrected { ms: 2500 });
    let mut slow = line(80);
    let mut window = window();
    assert_eq!(window.claim(0, &mut slow, 2400, ms(12_641)).verdict, Verdict::Late);
    assert!(window.is_settled(), "the seat has committed: nothing");
}

#[test]
fn net_4_a_claim_longer_than_the_whole_wait_is_refused() {
    assert_eq!(claim(&mut line(80), 801, 800), Verdict::Refused(Refusal::BeforeSending));
    assert_eq!(claim(&mut line(80), 800, 800), Verdict::Taken { ms: 800 }, "slow, and its own loss");
}

#[test]
fn net_4_a_time_beyond_the_window_is_nothing() {
    assert_eq!(claim(&mut line(80), 2501, 2550), Verdict::Late);
    assert_eq!(claim(&mut line(80), 2500, 2550), Verdict::Taken { ms: 2500 });
}

#[test]
fn net_5_five_corrected_of_twenty_and_the_host_takes_over() {
    let mut line = line(80);
    for _ in 0..4 {
        assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 660 });
    }
    assert!(!line.standing.is_host_timed());
    assert_eq!(line.standing.corrected_lately(), 4);
    assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 660 });
    assert!(line.standing.is_host_timed() && line.standing.flags().corrected);
    // E less the median round trip, whatever is claimed.
    assert_eq!(claim(&mut line, 400, 800), Verdict::HostTimed { ms: 720 });
    for at in 0..20 {
        assert!(line.standing.is_host_timed(), "after {at} plausible claims");
        assert_eq!(claim(&mut line, 720, 800), Verdict::HostTimed { ms: 720 });
    }
    assert_eq!(claim(&mut line, 700, 780), Verdict::Taken { ms: 700 }, "believed again");
    assert!(line.standing.flags().corrected, "the mark stays for a person to look at");
}

#[test]
fn net_5_old_corrections_are_forgotten() {
    let mut line = line(80);
    for _ in 0..10 {
        (0..2).for_each(|_| assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 660 }));
        (0..9).for_each(|_| assert_eq!(claim(&mut line, 720, 800), Verdict::Taken { ms: 720 }));
    }
    assert!(line.standing.corrected_lately() <= 4);
    assert!(!line.standing.is_host_timed());
}

#[test]
fn net_5_a_line_beyond_the_cap_is_timed_by_the_host_from_the_start() {
    let mut far = line(600);
    assert!(far.trips.is_slow() && far.standing.is_host_timed());
    assert_eq!(claim(&mut far, 700, 1300), Verdict::HostTimed { ms: 700 });
    assert!(!line(400).standing.is_host_timed());
}

#[test]
fn net_6_a_window_closes_for_a_seat_after_its_line_s_delay() {
    let (window, line) = (window(), line(80));
    assert_eq!(window.closes_at(0, &line), Some(ms(10_000 + 2500 + 80 + 60)));
    assert!(!window.is_over(0, &line, ms(12_640)));
    assert!(window.is_over(0, &line, ms(12_641)));
    assert_eq!(window.closes_at(3, &line), None, "nobody sits there");
}

#[test]
fn net_6_early_close_once_a_right_reaction_is_in() {
    let mut window = Window::open(1, 150..=2500);
    for (seat, handicap) in [(0, 0), (1, 300), (2, 900)] {
        window.sent(seat, ms(10_000), handicap);
    }
    let line = line(80);
    window.right(612, 200);
    assert_eq!(window.closes_at(0, &line), Some(ms(10_000 + 812 + 140)));
    assert_eq!(window.closes_at(1, &line), Some(ms(10_000 + 512 + 140)), "its own handicap counts against it");
    assert_eq!(window.closes_at(2, &line), Some(ms(10_000 + 140)), "it cannot win any more");
    window.right(700, 200);
    assert_eq!(window.closes_at(0, &line), Some(ms(10_952)), "a slower one changes nothing");
    window.right(500, 0);
    assert_eq!(window.closes_at(0, &line), Some(ms(10_640)), "a quicker one does");
    // Whatever comes after that could not have won.
    let mut late = Line::default();
    (0..20).for_each(|_| late.trips.note(ms(80)));
    assert_eq!(window.claim(0, &mut late, 450, ms(10_641)).verdict, Verdict::Late);
}

#[test]
fn net_6_a_window_is_settled_when_all_have_committed() {
    let mut window = Window::open(1, 150..=2500);
    assert!(!window.is_settled(), "the card is not out yet");
    window.sent(0, ms(0), 0);
    window.sent(2, ms(0), 0);
    assert!(!window.is_waiting(1), "seat 1 takes no part");
    window.nothing(0);
    assert!(!window.is_settled());
    assert_eq!(window.claim(2, &mut line(50), 400, ms(450)).verdict, Verdict::Taken { ms: 400 });
    assert!(window.is_settled());
}

#[test]
fn net_9_silence_pauses_twice_and_then_play_goes_on() {
    let mut seat = Presence::new(ms(0));
    assert!(!seat.is_silent(ms(2999)));
    assert_eq!(seat.pause(ms(2999)), None);
    assert!(seat.is_silent(ms(3000)));
    assert_eq!(seat.pause(ms(3000)), Some(ms(33_000)));
    assert!(seat.is_paused(ms(32_999)) && !seat.is_absent(ms(32_999)));
    assert!(!seat.is_paused(ms(33_000)) && seat.is_absent(ms(33_000)));
    assert_eq!(seat.pause(ms(40_000)), Some(ms(70_000)));
    seat.seen(ms(50_000));
    assert!(!seat.is_paused(ms(50_001)) && !seat.is_silent(ms(50_001)), "back at the table");
    assert_eq!(seat.pause(ms(60_000)), None, "both pauses are used up");
    assert!(seat.is_absent(ms(60_000)));
}

#[test]
fn net_10_catches_too_quick_or_too_even_are_marked() {
    let mut quick = Standing::default();
    (0..38).for_each(|at| quick.note_catch(500 + 20 * at));
    quick.note_catch(240);
    assert!(!quick.flags().any());
    quick.note_catch(240);
    assert!(!quick.flags().quick, "2 of 40 is 5 %, not more");
    quick.note_catch(249);
    assert!(quick.flags().quick);

    let mut even = Standing::default();
    (0..29).for_each(|at| even.note_catch(600 + 60 * (at % 2)));
    assert!(!even.flags().even, "29 catches say nothing yet");
    even.note_catch(600);
    assert!(even.flags().even);
    let mut human = Standing::default();
    (0..30).for_each(|at| human.note_catch(560 + 90 * (at % 2)));
    assert!(!human.flags().even);
}

#[test]
fn net_10_what_was_measured_is_kept_beside_the_record() {
    let ruling = window().claim(0, &mut line(80), 500, ms(10_700));
    assert_eq!((ruling.claimed_ms, ruling.elapsed, ruling.r50, ruling.r95), (500, ms(700), ms(80), ms(80)));
    assert!(ruling.implausible);
    assert_eq!(ruling.verdict, Verdict::Corrected { ms: 560 });
}
