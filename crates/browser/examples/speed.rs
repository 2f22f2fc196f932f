//! How fast bots think in the module, compared with the same bots in native Rust on the same machine: the counterpart
//! of `feerie bench` for browsers. Run it with `cargo xtask wasm --speed`.

use feerie_browser::Desk;
use feerie_catalog::Catalog;
use feerie_core::Seed;
use feerie_table::Games as _;
use serde_json::json;
use std::time::Instant;

#[path = "../tests/module/pipe.rs"]
mod pipe;

/// Iterations of one thought, and thoughts of one measurement. The best of them counts: the others were disturbed.
const ITERATIONS: u32 = 500;
const THOUGHTS: u32 = 7;

fn main() {
    println!("{:<12} {:>5} {:>12} {:>12} {:>7}", "game", "seats", "native it/s", "module it/s", "ratio");
    for info in Catalog.infos() {
        let mut module = pipe::Module::start(info.id);
        let seats = info.seats.0;
        let request = json!({"game": info.id, "seats": seats, "seed": Seed::from_number(1)}).to_string();
        let mut desk = Desk::default();
        let own = desk.open(request.as_bytes()).expect("a table");
        let its = module.asked("number", "open", &[], Some(&request))["ok"].as_u64().expect("a table") as u32;
        while desk.roll(own).is_ok() {
            module.asked("number", "roll", &[its], None);
        }
        let seat = (desk.node(own).expect("a table") >> 8).trailing_zeros();
        let (mut native, mut there) = (f64::MAX, f64::MAX);
        for _ in 0..THOUGHTS {
            let start = Instant::now();
            desk.ask(own, seat, ITERATIONS, b"strong").expect("the seat is to act");
            native = native.min(start.elapsed().as_secs_f64());
            let answer = module.ask("text", "ask", &[its, seat, ITERATIONS], Some("strong"));
            there = there.min(answer["ms"].as_f64().expect("it took some time") / 1000.0);
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
