#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| feerie_fuzz::data(data));
