//! Simulated players behind simulated lines: does the quicker one win, whatever the line, and what does a
//! forger gain? Everything is seeded.

use feerie_fairtime::{Flags, Line, Transport, Window};
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

    /// What the host's system says of the line: its acknowledgements need no screen, and wait up to 40 ms for
    /// something to travel with.
    fn transport(self, luck: &mut Luck) -> Transport {
        let line = 2.0 * self.delay;
        let smoothed = line + 2.0 * self.jitter + luck.between(0.0, 40.0);
        Transport { fastest: ms(line + 0.1 * self.jitter), smoothed: ms(smoothed) }
    }
}

/// What a client says of its reaction.
type Claim = fn(f64, &Line) -> f64;

/// When a client answers beats: so many milliseconds after an honest one would; none if it never does.
type Answers = fn(&mut Luck) -> Option<f64>;

fn honest(reaction: f64, _: &Line) -> f64 {
    reaction
}

fn at_once(_: &mut Luck) -> Option<f64> {
    Some(0.0)
}

struct Player {
    wire: Wire,
    line: Line,
    claim: Claim,
    answers: Answers,
    /// Whether the host's system can be asked; a proxy in between hides it.
    is_direct: bool,
}

impl Player {
    fn new(wire: Wire, claim: Claim, luck: &mut Luck) -> Player {
        Player::answering(wire, claim, at_once, luck)
    }

    fn answering(wire: Wire, claim: Claim, answers: Answers, luck: &mut Luck) -> Player {
        let mut player = Player { wire, line: Line::default(), claim, answers, is_direct: true };
        (0..20).for_each(|_| player.beat(luck));
        player.line = Line::measured(player.line.trips);
        player
    }

    fn beat(&mut self, luck: &mut Luck) {
        let transport = self.is_direct.then(|| self.wire.transport(luck));
        let trips = &mut self.line.trips;
        trips.note_transport(transport);
        match (self.answers)(luck) {
            Some(late) => trips.note(ms(self.wire.round_trip(luck) + late)),
            None => trips.note_lost(),
        }
    }
}

/// Plays one window in which both players react rightly; returns the recorded times.
fn play<const N: usize>(players: &mut [Player; N], reactions: [f64; N], now: f64, luck: &mut Luck) -> [Option<u32>; N] {
    let mut window = Window::open(1, 150..=2500);
    let mut packets: Vec<(f64, usize)> = Vec::new();
    for (seat, player) in players.iter_mut().enumerate() {
        player.beat(luck);
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
    for (seed, [near, far]) in [[20.0, 150.0], [150.0, 20.0], [100.0, 100.0]].into_iter().enumerate() {
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

/// What a client gained in a long game.
struct Gained {
    /// On average, in milliseconds.
    average: f64,
    /// After how many claims it was marked first.
    marked_after: Option<u32>,
    flags: Flags,
    host_timed: bool,
}

fn gain(mut player: Player, windows: u32, luck: &mut Luck) -> Gained {
    let (mut sum, mut counted, mut marked_after) = (0.0, 0u32, None);
    for window in 0..windows {
        let reaction = luck.between(500.0, 1300.0);
        let [recorded] = play(std::array::from_mut(&mut player), [reaction], f64::from(window) * 2500.0, luck);
        if let Some(time) = recorded {
            sum += reaction - f64::from(time);
            counted += 1;
        }
        if marked_after.is_none() && player.line.standing.flags().any() {
            marked_after = Some(window + 1);
        }
    }
    let (flags, host_timed) = (player.line.standing.flags(), player.line.is_host_timed());
    Gained { average: sum / f64::from(counted.max(1)), marked_after, flags, host_timed }
}

/// Lines of forgers: one-way delay and jitter.
const FORGERS_LINES: [(f64, f64); 5] = [(0.1, 0.0), (20.0, 2.0), (20.0, 8.0), (100.0, 8.0), (180.0, 8.0)];

/// Everything a client can lie about: its own time, when it answers beats, or both.
const FORGERS: [(&str, Claim, Answers); 20] = [
    ("10 ms less", |reaction, _| reaction - 10.0, at_once),
    ("20 ms less", |reaction, _| reaction - 20.0, at_once),
    ("40 ms less", |reaction, _| reaction - 40.0, at_once),
    ("55 ms less", |reaction, _| reaction - 55.0, at_once),
    ("100 ms less", |reaction, _| reaction - 100.0, at_once),
    ("300 ms less", |reaction, _| reaction - 300.0, at_once),
    ("half", |reaction, _| reaction / 2.0, at_once),
    ("always 260 ms", |_, _| 260.0, at_once),
    ("beats 380 late, 375 less", |reaction, _| reaction - 375.0, |_| Some(380.0)),
    ("beats 240 late, 235 less, never under 262", |reaction, _| (reaction - 235.0).max(262.0), |_| Some(240.0)),
    ("beats 45 late, 40 less", |reaction, _| reaction - 40.0, |_| Some(45.0)),
    ("beats 20 late, 25 less", |reaction, _| reaction - 25.0, |_| Some(20.0)),
    ("beats late by 0 to 80, 45 less", |reaction, _| reaction - 45.0, |luck| Some(luck.between(0.0, 80.0))),
    ("beats late by 0 to 50, 35 less", |reaction, _| reaction - 35.0, |luck| Some(luck.between(0.0, 50.0))),
    ("beats 30 late, 28 less", |reaction, _| reaction - 28.0, |_| Some(30.0)),
    ("beats 16 late, 20 less", |reaction, _| reaction - 20.0, |_| Some(16.0)),
    ("no beats, 330 less", |reaction, _| reaction - 330.0, |_| None),
    ("no beats, 40 less", |reaction, _| reaction - 40.0, |_| None),
    (
        "one beat in ten late, 80 less",
        |reaction, _| reaction - 80.0,
        |luck| Some(if luck.unit() < 0.1 { 300.0 } else { 0.0 }),
    ),
    // Knows the rules and its own line, and stays within what one claim may be.
    (
        "just plausible",
        |reaction, line| {
            let trips = &line.trips;
            let room = trips.r95().saturating_sub(trips.r50()) + trips.jitter();
            reaction - 1000.0 * room.as_secs_f64() + 16.0
        },
        at_once,
    ),
];

#[test]
fn net_12_a_forger_gains_next_to_nothing_and_is_marked() {
    for (delay, jitter) in FORGERS_LINES {
        for (at, (name, claim, answers)) in FORGERS.into_iter().enumerate() {
            let mut luck = Luck(at as u64);
            let player = Player::answering(Wire { delay, jitter }, claim, answers, &mut luck);
            let Gained { average, marked_after, flags, .. } = gain(player, 400, &mut luck);
            println!(
                "{delay:>5} ms, jitter {jitter}, {name}: gains {average:.1} ms, marked after {marked_after:?}, {flags:?}"
            );
            // Whoever passes for a line that jitters gains what such a line is allowed, and is marked at once: a race
            // with such a line does not count.
            let most = if flags.unsteady { 45.0 } else { 20.0 };
            assert!(average <= most, "{delay} ms, jitter {jitter}, {name}: gained {average}");
            // What is within the time of one frame cannot be told from a screen.
            let is_small = [
                "10 ms less",
                "20 ms less",
                "beats 16 late, 20 less",
                "beats 20 late, 25 less",
                "beats 30 late, 28 less",
            ]
            .contains(&name);
            let is_marked = marked_after.is_some_and(|windows| windows <= 20);
            assert!(is_small || is_marked, "{delay} ms, jitter {jitter}, {name}: marked after {marked_after:?}");
        }
    }
}

/// ELM-NET-12: behind a proxy the fastest answer stands for the line: whoever answers some beats late gains no more.
#[test]
fn net_12_behind_a_proxy_the_fastest_answer_counts() {
    for (at, (name, claim, answers)) in
        FORGERS.into_iter().enumerate().filter(|(_, (name, ..))| !name.contains("beats"))
    {
        let mut luck = Luck(at as u64);
        let mut player = Player::answering(Wire { delay: 20.0, jitter: 2.0 }, claim, answers, &mut luck);
        player.is_direct = false;
        let Gained { average, marked_after, .. } = gain(player, 400, &mut luck);
        println!("{name}: gains {average:.1} ms, marked after {marked_after:?}");
        assert!(average <= 20.0, "{name}: gained {average}");
    }
}

#[test]
fn net_5_the_honest_are_believed() {
    let (mut timed, mut flagged, mut lines) = (0, 0, 0);
    for delay in [20.0, 60.0, 120.0, 150.0] {
        for jitter in [1.0, 4.0, 8.0, 16.0, 20.0] {
            for seed in 0..10 {
                let mut luck = Luck(seed);
                let player = Player::new(Wire { delay, jitter }, honest, &mut luck);
                let gained = gain(player, 300, &mut luck);
                assert!(gained.average.abs() < 5.0, "{delay} ms, jitter {jitter}: {}", gained.average);
                lines += 1;
                timed += u32::from(gained.host_timed);
                let said = Flags { unsteady: false, ..gained.flags };
                flagged += u32::from(said.any());
                assert!(!said.any() || jitter > 8.0, "{delay} ms, jitter {jitter}: {said:?}");
                // A line that jitters much is told apart from one that does not.
                assert!(!gained.flags.unsteady || jitter >= 8.0, "{delay} ms, jitter {jitter}");
            }
        }
    }
    println!("of {lines} honest lines {timed} timed by the host, {flagged} flagged");
    assert!(flagged * 20 <= lines, "{flagged} of {lines} honest lines were flagged");
}
