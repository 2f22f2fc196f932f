//! The bodies of the fuzz targets: one function for each door through which text comes from outside. A body takes
//! any bytes, and panics if something is wrong: the door panicked, or let something in that it must not. Games' data
//! have one body and several targets, because what is learnt of one form of data does not help with another.
//!
//! `fuzz/` hands them what libFuzzer thinks of. The tests of this crate, which need nothing but a stable compiler,
//! hand them the same seeds and some thousands of changed copies, the same each time.

mod doors;
#[cfg(test)]
mod mutate;

pub use doors::{data, protocol, record, socket};

#[cfg(test)]
mod tests {
    use super::mutate::{Mutator, seeds};
    use super::*;

    /// Hands a body the seeds in the folder of this name, and so many changed copies.
    fn knock(door: &str, body: fn(&[u8]), times: u32) {
        let seeds = seeds(door);
        assert!(!seeds.is_empty(), "fuzz/corpus/{door} holds seeds");
        for seed in &seeds {
            body(seed);
        }
        let mut mutator = Mutator::new(seeds);
        for _ in 0..times {
            let input = mutator.next();
            // Should the body panic, this is the input to add to the seeds.
            let shown = InputShown(&input);
            body(&input);
            std::mem::forget(shown);
        }
    }

    /// Shows an input when a panic takes it along.
    struct InputShown<'a>(&'a [u8]);

    impl Drop for InputShown<'_> {
        fn drop(&mut self) {
            eprintln!("the input was: {}", self.0.escape_ascii());
        }
    }

    #[test]
    fn lines_of_the_protocol() {
        knock("protocol", protocol, 4000);
    }

    #[test]
    fn records() {
        knock("record", record, 4000);
    }

    #[test]
    fn rosters() {
        knock("roster", data, 2500);
    }

    #[test]
    fn boards() {
        knock("board", data, 3000);
    }

    #[test]
    fn data_of_every_game() {
        knock("data", data, 1500);
    }

    #[test]
    fn messages_over_sockets() {
        knock("socket", socket, 20_000);
    }

    /// Seeds that are turned away at the threshold would teach a fuzzer nothing.
    #[test]
    fn seeds_get_through_the_doors() {
        let gets_through = |door: &str, seed: &str| match door {
            "record" => doors::replayed(seed.as_bytes()).is_some(),
            "socket" => feerie_server::would_hear(seed),
            _ => doors::for_each_table_of(seed, drop) > 0,
        };
        for door in ["record", "roster", "data", "board", "socket"] {
            for seed in seeds(door) {
                let seed = String::from_utf8(seed).expect("seeds are text");
                assert!(gets_through(door, &seed), "{door} turns away {seed}");
            }
        }
    }
}
