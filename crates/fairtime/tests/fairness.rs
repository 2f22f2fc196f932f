//! Simulated players behind simulated lines: does the quicker one win, whatever the line, and what does a
//! forger gain? Everything is seeded.

use feerie_fairtime::{Line, RoundTrips, Window};
use std::time::Duration;

/// A small generator (splitmix64), so that the crate needs no other.
struct Luck(u64);

impl Luck {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    fn exponential(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.unit()).ln()
    }
}

fn ms(time: f64) -> Duration {
    Duration::from_secs_f64(time.max(0.0) / 1000.0)
}

/// A line: one-way delay, and jitter on top of it in each direction, in milliseconds.
#[derive(Clone, Copy)]
struct Wire {
    delay: f64,
    jitter: f64,
}

impl Wire {
    fn trip(self, luck: &mut Luck) -> f64 {
        self.delay + luck.exponential(self.jitter)
    }

    /// The time until the next frame of a screen of 60 hertz.
    fn frame(luck: &mut Luck) -> f64 {
        luck.between(0.0, 16.7)
    }

    fn round_trip(self, luck: &mut Luck) -> f64 {
        self.trip(luck) + Wire::frame(luck) + self.trip(luck)
    }

    fn measured(self, luck: &mut Luck) -> Line {
        let mut trips = RoundTrips::default();
        (0..20).for_each(|_| trips.note(ms(self.round_trip(luck))));
        Line::measured(trips)
    }
}

/// What a client says of its reaction.
type Claim = fn(f64, &Line) -> f64;

fn honest(reaction: f64, _: &Line) -> f64 {
    reaction
}

struct Player {
    wire: Wire,
    line: Line,
    claim: Claim,
}

impl Player {
    fn new(wire: Wire, claim: Claim, luck: &mut Luck) -> Player {
        Player { wire, line: wire.measured(luck), claim }
    }
}

/// Plays one window in which both players react rightly; returns the recorded times.
fn play<const N: usize>(players: &mut [Player; N], reactions: [f64; N], now: f64, luck: &mut Luck) -> [Option<u32>; N] {
    let mut window = Window::open(1, 150..=2500);
    let mut packets: Vec<(f64, usize)> = Vec::new();
    for (seat, player) in players.iter_mut().enumerate() {
        player.line.trips.note(ms(player.wire.round_trip(luck)));
        window.sent(seat, ms(now), 0);
        let shown = now + player.wire.trip(luck) + Wire::frame(luck);
        packets.push((shown + reactions[seat] + player.wire.trip(luck), seat));
    }
    packets.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut recorded = [None; N];
    for (arrival, seat) in packets {
        let player = &mut players[seat];
        let said = (player.claim)(reactions[seat], &player.line).round().max(150.0) as u32;
        let ruling = window.claim(seat, &mut player.line, said, ms(arrival));
        recorded[seat] = ruling.verdict.ms();
        if let Some(time) = recorded[seat] {
            window.right(time, 0);
            player.line.standing.note_catch(time);
        }
    }
    recorded
}

/// How often the quicker of two wins when their reactions differ by at least 50 ms.
fn quicker_wins(wires: [Wire; 2], windows: u32, seed: u64) -> f64 {
    let mut luck = Luck(seed);
    let mut players = wires.map(|wire| Player::new(wire, honest, &mut luck));
    let mut wins = 0;
    for window in 0..windows {
        let quick = luck.between(350.0, 1500.0);
        let slow = quick + 50.0 + luck.exponential(60.0);
        let first = usize::from(luck.unit() < 0.5);
        let reactions = if first == 0 { [quick, slow] } else { [slow, quick] };
        let recorded = play(&mut players, reactions, f64::from(window) * 2500.0, &mut luck);
        wins += u32::from(match (recorded[first], recorded[1 - first]) {
            (Some(quick), Some(slow)) => quick < slow,
            (Some(_), None) => true,
            _ => false,
        });
    }
    f64::from(wins) / f64::from(windows)
}

const DELAYS: [f64; 5] = [20.0, 60.0, 120.0, 180.0, 300.0];

#[test]
fn net_2_the_quicker_hand_wins_whatever_the_line() {
    let mut seed = 0;
    for near in DELAYS {
        for far in DELAYS {
            for jitter in [2.0, 8.0] {
                seed += 1;
                let share = quicker_wins([Wire { delay: near, jitter }, Wire { delay: far, jitter }], 3000, seed);
                println!("{near:>3} {far:>3} ms, jitter {jitter:>2}: {:.2} %", 100.0 * share);
                assert!(share >= 0.99, "{near} and {far} ms, jitter {jitter}: the quicker won {share}");
            }
        }
    }
}

#[test]
fn net_4_a_line_that_jitters_much_is_no_handicap_either() {
    for (seed, [near, far]) in [[20.0, 180.0], [180.0, 20.0], [100.0, 100.0]].into_iter().enumerate() {
        let share =
            quicker_wins([Wire { delay: near, jitter: 20.0 }, Wire { delay: far, jitter: 20.0 }], 3000, seed as u64);
        println!("{near:>3} {far:>3} ms, jitter 20: {:.2} %", 100.0 * share);
        assert!(share >= 0.99, "{near} and {far} ms: the quicker won {share}");
    }
}

/// The share of windows that the first player wins, who is a little quicker.
fn first_wins(wires: [Wire; 2], seed: u64) -> f64 {
    const WINDOWS: u32 = 6000;
    let (mut hands, mut luck) = (Luck(seed), Luck(seed + 1));
    let mut players = wires.map(|wire| Player::new(wire, honest, &mut luck));
    let mut score = 0.0;
    for window in 0..WINDOWS {
        let reactions = [620.0, 660.0].map(|mean: f64| mean - 150.0 + hands.exponential(150.0));
        let recorded = play(&mut players, reactions, f64::from(window) * 2500.0, &mut luck);
        score += match recorded {
            [Some(a), Some(b)] if a == b => 0.5,
            [Some(a), Some(b)] => f64::from(u8::from(a < b)),
            [Some(_), None] => 1.0,
            _ => 0.0,
        };
    }
    score / f64::from(WINDOWS)
}

#[test]
fn net_2_swapping_the_lines_hardly_moves_the_wins() {
    for (seed, [near, far]) in [[20.0, 300.0], [20.0, 180.0], [60.0, 120.0], [20.0, 60.0]].into_iter().enumerate() {
        let wires = [Wire { delay: near, jitter: 8.0 }, Wire { delay: far, jitter: 8.0 }];
        let [as_is, swapped] = [wires, [wires[1], wires[0]]].map(|wires| first_wins(wires, 100 + seed as u64));
        println!("{near:>3} {far:>3} ms: {:.1} % and {:.1} %", 100.0 * as_is, 100.0 * swapped);
        assert!((as_is - swapped).abs() <= 0.02, "{near} and {far} ms: {as_is}, swapped {swapped}");
    }
}

/// The average gain of a client in milliseconds over many windows, and its line afterwards.
fn gain(wire: Wire, claim: Claim, windows: u32, seed: u64) -> (f64, Line) {
    let mut luck = Luck(seed);
    let mut players = [Player::new(wire, claim, &mut luck)];
    let (mut sum, mut counted) = (0.0, 0u32);
    for window in 0..windows {
        let reaction = luck.between(500.0, 1300.0);
        let [recorded] = play(&mut players, [reaction], f64::from(window) * 2500.0, &mut luck);
        if let Some(time) = recorded {
            sum += reaction - f64::from(time);
            counted += 1;
        }
    }
    let [player] = players;
    (sum / f64::from(counted.max(1)), player.line)
}

#[test]
fn net_5_a_forger_gains_next_to_nothing_and_is_flagged() {
    let forgers: [(&str, Claim); 8] = [
        ("20 ms less", |reaction, _| reaction - 20.0),
        ("40 ms less", |reaction, _| reaction - 40.0),
        ("60 ms less", |reaction, _| reaction - 60.0),
        ("100 ms less", |reaction, _| reaction - 100.0),
        ("200 ms less", |reaction, _| reaction - 200.0),
        ("half", |reaction, _| reaction / 2.0),
        ("always 260 ms", |_, _| 260.0),
        // Knows the rules and its own line, and stays within what one claim may be.
        ("just plausible", |reaction, line| {
            let room = line.trips.r95().as_secs_f64() - line.trips.r50().as_secs_f64();
            reaction - 55.0 - 1000.0 * room * 0.8
        }),
    ];
    for (delay, jitter) in [(20.0, 2.0), (20.0, 8.0), (100.0, 8.0), (180.0, 8.0), (100.0, 20.0)] {
        for (at, (name, claim)) in forgers.into_iter().enumerate() {
            let (gain, line) = gain(Wire { delay, jitter }, claim, 400, at as u64);
            let flags = line.standing.flags();
            println!("{delay:>3} ms, jitter {jitter}, {name}: gains {gain:.1} ms, {flags:?}");
            assert!(gain <= 20.0, "{name}: gained {gain}");
            assert!(flags.any() || name == "20 ms less", "{name} was not noticed");
        }
    }
}

#[test]
fn net_5_the_honest_are_believed() {
    let mut timed = 0;
    let mut flagged = 0;
    let mut lines = 0;
    for delay in [20.0, 60.0, 120.0, 170.0] {
        for jitter in [1.0, 4.0, 8.0, 16.0, 25.0] {
            for seed in 0..10 {
                let (gain, line) = gain(Wire { delay, jitter }, honest, 300, seed);
                assert!(gain.abs() < 5.0, "{delay} ms, jitter {jitter}: {gain}");
                lines += 1;
                timed += u32::from(line.standing.is_host_timed());
                flagged += u32::from(line.standing.flags().any());
            }
        }
    }
    println!("of {lines} honest lines {timed} timed by the host, {flagged} flagged");
    assert!(flagged * 50 <= lines, "{flagged} of {lines} honest lines were flagged");
}
