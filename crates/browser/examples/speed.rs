//! How fast bots think in the module, compared with the same bots in native Rust on the same machine: the counterpart
//! of `feerie bench` for browsers. Run it with `cargo xtask wasm --speed`.

use feerie_browser::Desk;
use feerie_catalog::Catalog;
use feerie_core::Seed;
use feerie_table::Games as _;
use serde_json::json;
use std::time::{Duration, Instant};
use std::{fs, thread};

#[path = "../tests/module/pipe.rs"]
mod pipe;

/// Iterations of one thought, and thoughts of one measurement. The best of them counts: the others
/// were disturbed, and the module is compiled more thoroughly while it runs.
const ITERATIONS: u32 = 500;
const THOUGHTS: u32 = 15;

fn main() {
    println!("{:<12} {:>5} {:>12} {:>12} {:>7}", "game", "seats", "native it/s", "module it/s", "ratio");
    for info in Catalog.infos() {
        let mut module = pipe::Module::start(info.id);
        let seats = info.seats.0;
        let request = json!({"game": info.id, "seats": seats, "seed": Seed::from_number(1)}).to_string();
        let mut desk = Desk::default();
        let own = desk.open(request.as_bytes()).expect("a table");
        let its = module.ask("number", "open", &[], Some(&request))["ok"].as_u64().expect("a table") as u32;
        while desk.roll(own).is_ok() {
            module.ask("number", "roll", &[its], None);
        }
        let seat = (desk.node(own).expect("a table") >> 8).trailing_zeros();
        let node = module.process().to_string();
        let (mut native, mut there) = (f64::MAX, f64::MAX);
        // One after the other in turn: whatever slows the machine slows both.
        for _ in 0..THOUGHTS {
            native = native.min(taken("self", || {
                desk.ask(own, seat, ITERATIONS, b"strong").expect("the seat is to act");
            }));
            there = there.min(taken(&node, || {
                let answer = module.ask("text", "ask", &[its, seat, ITERATIONS], Some("strong"));
                assert!(answer["ok"].is_string(), "{answer}");
            }));
        }
        let rate = |seconds: f64| f64::from(ITERATIONS) / seconds;
        println!(
            "{:<12} {seats:>5} {:>12.0} {:>12.0} {:>6.0}%",
            info.id,
            rate(native),
            rate(there),
            100.0 * native / there
        );
    }
}

/// The seconds for which a process computed meanwhile, by its first thread: what others take of the machine is not in
/// them. Where the system does not tell, the clock says how long it took.
fn taken(process: &str, work: impl FnOnce()) -> f64 {
    let (before, start) = (computed(process), Instant::now());
    work();
    let all = start.elapsed();
    let computed = computed(process).zip(before).map(|(after, before)| after.saturating_sub(before));
    computed.filter(|time| !time.is_zero()).unwrap_or(all).as_secs_f64()
}

/// For how long the first thread of a process has computed.
fn computed(process: &str) -> Option<Duration> {
    // The system writes it down whenever a thread rests.
    thread::sleep(Duration::from_millis(2));
    let text = fs::read_to_string(format!("/proc/{process}/schedstat")).ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
