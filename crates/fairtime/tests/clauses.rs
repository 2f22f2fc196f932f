//! Scenarios, each named by its clause.

use feerie_fairtime::{Line, Presence, Refusal, RoundTrips, Standing, Transport, Verdict, Window};
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

/// A transport that measures this at all times.
fn transport(round_trip: u64) -> Option<Transport> {
    Some(Transport { fastest: ms(round_trip), smoothed: ms(round_trip) })
}

#[test]
fn net_4_round_trips_are_the_last_twenty() {
    let mut trips = RoundTrips::default();
    trips.note_transport(transport(380));
    (0..30).for_each(|_| trips.note(ms(2000)));
    assert!(trips.is_slow());
    (1..=20).for_each(|at| trips.note(ms(at * 10)));
    assert_eq!((trips.r50(), trips.r95(), trips.is_slow()), (ms(105), ms(190), false));
    (0..2).for_each(|_| trips.note(ms(900)));
    assert_eq!(trips.r95(), ms(400), "capped");
    assert!(trips.is_slow());
}

#[test]
fn net_4_the_more_a_line_jitters_the_more_a_claim_may_fall_short() {
    let jitter = |round_trips: [u64; 2]| {
        let mut trips: RoundTrips = (0..20).map(|at| ms(round_trips[at / 18])).collect();
        trips.note_transport(transport(round_trips[0]));
        (trips.r50(), trips.r95(), trips.jitter())
    };
    assert_eq!(jitter([80, 80]), (ms(80), ms(80), ms(10)));
    assert_eq!(jitter([80, 95]), (ms(80), ms(95), ms(40)));
    assert_eq!(jitter([80, 110]), (ms(80), ms(110), ms(60)), "60 at most");
}

#[test]
fn net_12_a_round_trip_is_believed_as_far_as_the_transport_confirms_it() {
    // Beats are answered 240 ms late; the system's own acknowledgements are not.
    let mut late = line(250);
    late.trips.note_transport(transport(10));
    assert_eq!((late.trips.r50(), late.trips.r95()), (ms(32), ms(50)));
    assert!(late.is_host_timed(), "everyone at the table is told");
    assert_eq!(claim(&mut late, 300, 550), Verdict::HostTimed { ms: 518 });
    assert!(late.standing.flags().late);
    // A line that is as long as it looks is believed.
    let mut far = line(250);
    far.trips.note_transport(transport(240));
    assert_eq!(claim(&mut far, 300, 550), Verdict::Taken { ms: 300 });
    assert!(!far.standing.flags().any());
}

#[test]
fn net_12_no_answer_and_no_measure_earn_nothing_but_the_line() {
    let mut trips = RoundTrips::default();
    assert_eq!((trips.r50(), trips.r95()), (ms(0), ms(40)), "nothing is known");
    trips.note_transport(transport(90));
    assert_eq!((trips.r50(), trips.r95(), trips.jitter()), (ms(90), ms(130), ms(10)), "a seat's first window");
    (0..20).for_each(|_| trips.note_lost());
    assert_eq!((trips.r50(), trips.r95()), (ms(112), ms(130)));
    assert!(!trips.is_slow() && trips.answers_late());
}

#[test]
fn net_12_where_the_transport_cannot_be_asked_the_fastest_answer_counts() {
    let mut trips: RoundTrips = (0..20).map(|at| ms(if at == 7 { 60 } else { 300 })).collect();
    assert_eq!((trips.r95(), trips.is_unsteady()), (ms(100), true));
    trips.note_ping(Some(ms(45)));
    assert_eq!(trips.r95(), ms(85), "a ping is an answer, too");
    // A machine that answers pings at once and beats late is no long line, whoever stands in between.
    let mut late: RoundTrips = (0..20).map(|_| ms(300)).collect();
    late.note_ping(Some(ms(45)));
    assert!(late.answers_late() && !late.is_unsteady());
}

#[test]
fn net_12_too_many_claims_that_are_just_plausible_are_claims_no_more() {
    let mut line = line(80);
    for _ in 0..6 {
        assert_eq!(claim(&mut line, 720, 800), Verdict::Taken { ms: 720 });
    }
    assert!(!line.standing.flags().any());
    assert_eq!(claim(&mut line, 724, 800), Verdict::Taken { ms: 724 });
    assert!(line.standing.flags().shading && line.is_host_timed());
}

#[test]
fn net_4_a_claim_too_quick_is_corrected() {
    // E = 800, R95 = 80, J = 10: nothing under 710 is plausible.
    assert_eq!(claim(&mut line(80), 710, 800), Verdict::Taken { ms: 710 });
    assert_eq!(claim(&mut line(80), 709, 800), Verdict::Corrected { ms: 710 });
    // Rounded up.
    let mut window = window();
    let arrival = ms(10_800) + Duration::from_micros(1);
    assert_eq!(window.claim(0, &mut line(80), 400, arrival).verdict, Verdict::Corrected { ms: 711 });
}

#[test]
fn net_4_a_correction_beyond_the_window_is_nothing() {
    assert_eq!(claim(&mut line(80), 2400, 2590), Verdict::Corrected { ms: 2500 });
    let mut slow = line(80);
    let mut window = window();
    assert_eq!(window.claim(0, &mut slow, 2400, ms(12_591)).verdict, Verdict::Late);
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
        assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 710 });
    }
    assert!(!line.standing.is_host_timed());
    assert_eq!(line.standing.corrected_lately(), 4);
    assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 710 });
    assert!(line.standing.is_host_timed() && line.standing.flags().corrected);
    // E less the median round trip, whatever is claimed.
    assert_eq!(claim(&mut line, 400, 800), Verdict::HostTimed { ms: 720 });
    // Twenty plausible claims, once the others do not outweigh them.
    for at in 0..25 {
        assert!(line.standing.is_host_timed(), "after {at} plausible claims");
        assert_eq!(claim(&mut line, 725, 800), Verdict::HostTimed { ms: 720 });
    }
    assert_eq!(claim(&mut line, 700, 780), Verdict::Taken { ms: 700 }, "believed again");
    assert!(line.standing.flags().corrected, "the mark stays for a person to look at");
}

#[test]
fn net_5_old_corrections_are_forgotten() {
    let mut line = line(80);
    for _ in 0..10 {
        (0..2).for_each(|_| assert_eq!(claim(&mut line, 400, 800), Verdict::Corrected { ms: 710 }));
        (0..9).for_each(|_| assert_eq!(claim(&mut line, 730, 800), Verdict::Taken { ms: 730 }));
    }
    assert!(line.standing.corrected_lately() <= 4);
    assert!(!line.standing.is_host_timed());
}

#[test]
fn net_5_a_line_beyond_the_cap_is_timed_by_the_host_from_the_start() {
    let mut far = line(600);
    assert!(far.trips.is_slow() && far.is_host_timed());
    assert_eq!(claim(&mut far, 700, 1300), Verdict::HostTimed { ms: 700 });
    assert!(!line(400).is_host_timed());
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
fn a_commitment_that_came_to_nothing_is_made_again_from_the_same_card() {
    let (mut window, mut line) = (window(), line(80));
    assert_eq!(window.claim(0, &mut line, 600, ms(10_680)).verdict, Verdict::Taken { ms: 600 });
    assert!(window.is_settled());
    window.forget(0);
    assert!(window.is_waiting(0));
    assert_eq!(window.claim(0, &mut line, 900, ms(10_980)).verdict, Verdict::Taken { ms: 900 });
    window.forget(0);
    window.nothing(0);
    assert!(window.is_settled());
}

#[test]
fn net_9_silence_pauses_twice_and_then_play_goes_on() {
    let mut seat = Presence::new(ms(0));
    assert!(!seat.is_silent(ms(2999)));
    assert_eq!(seat.pause(ms(2999)), None);
    assert!(seat.is_silent(ms(3000)));
    assert_eq!(seat.pause(ms(3000)), Some(ms(33_000)));
    assert!(seat.is_paused(ms(32_999)));
    assert!(!seat.is_paused(ms(33_000)) && seat.is_silent(ms(33_000)));
    assert_eq!(seat.pause(ms(40_000)), Some(ms(70_000)));
    seat.seen(ms(50_000));
    assert!(!seat.is_paused(ms(50_001)) && !seat.is_silent(ms(50_001)), "back at the table");
    assert_eq!(seat.pause(ms(60_000)), None, "both pauses are used up");
    assert!(seat.is_silent(ms(60_000)) && !seat.is_paused(ms(60_000)));
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
    assert_eq!(ruling.verdict, Verdict::Corrected { ms: 610 });
}
