//! Nets are read as they are written, and what is no net is refused with a reason.

use feerie_net::{Net, Thought};

/// A net of eight units a layer that hands its first feature on: units, shares and tokens are known by heart.
fn bytes() -> Vec<u8> {
    let mut bytes =
        b"feerie net 1\ngame toy\nencoding 3\nfeatures 2\ntokens 2\nseats 2\nwidths 8 8 8\nmade by hand\n\n".to_vec();
    let row = |bytes: &mut Vec<u8>, scale: f32, numbers: &[i8]| {
        bytes.extend(scale.to_le_bytes());
        bytes.extend(numbers.iter().map(|&number| number as u8));
    };
    let floats = |bytes: &mut Vec<u8>, numbers: &[f32]| numbers.iter().for_each(|n| bytes.extend(n.to_le_bytes()));
    let unit = |n: usize| std::array::from_fn::<i8, 8, _>(|at| i8::from(at == n));
    row(&mut bytes, 0.5, &[2, -2, 0, 0, 0, 0, 0, 0]);
    row(&mut bytes, 1.0, &[0, 3, 0, 0, 0, 0, 0, 0]);
    floats(&mut bytes, &[0.0; 8]);
    for _ in 0..2 {
        (0..8).for_each(|n| row(&mut bytes, 1.0, &unit(n)));
        floats(&mut bytes, &[0.0; 8]);
    }
    row(&mut bytes, 1.0, &unit(0));
    row(&mut bytes, 1.0, &unit(1));
    floats(&mut bytes, &[0.25, 0.0]);
    row(&mut bytes, 2.0, &unit(0));
    row(&mut bytes, -1.0, &unit(1));
    floats(&mut bytes, &[0.0, 1.0]);
    bytes
}

#[test]
fn looks_are_computed_as_written() {
    let net = Net::read(&bytes()).unwrap();
    assert_eq!((net.facts().game.as_str(), net.facts().encoding, net.facts().made.as_str()), ("toy", 3, "by hand"));
    let mut thought = Thought::default();
    net.look(&[(0, 1.0)], &mut thought);
    // Feature 0 adds 1 to unit 0 and takes 1 from unit 1, which cannot fall below 0.
    assert_eq!(thought.share_logits(), [1.25, 0.0]);
    assert_eq!((net.logit(&thought, 0), net.logit(&thought, 1)), (2.0, 1.0));
    net.look(&[(0, 1.0), (1, 0.5)], &mut thought);
    assert_eq!(thought.share_logits(), [1.25, 0.5]);
    assert_eq!((net.logit(&thought, 0), net.logit(&thought, 1)), (2.0, 0.5));
}

#[test]
fn what_is_no_net_is_refused() {
    let whole = bytes();
    for cut in [0, 10, 60, whole.len() - 1] {
        assert!(Net::read(&whole[..cut]).is_err(), "cut at {cut}");
    }
    let mut longer = whole.clone();
    longer.push(0);
    assert!(Net::read(&longer).unwrap_err().to_string().contains("more numbers"));
    let text = |from: &str, to: &str| {
        let at = whole.windows(from.len()).position(|part| part == from.as_bytes()).unwrap();
        [&whole[..at], to.as_bytes(), &whole[at + from.len()..]].concat()
    };
    for (from, to) in
        [("widths 8 8 8", "widths 8 8 9"), ("features 2", "features x"), ("net 1", "net 2"), ("seats", "seat")]
    {
        assert!(Net::read(&text(from, to)).is_err(), "{to}");
    }
}
