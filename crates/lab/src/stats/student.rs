//! Student's distribution: how sure a mean of so many deals is.

/// The logarithm of the gamma function (Lanczos), to about fourteen digits.
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 6] = [
        76.180_091_729_471_46,
        -86.505_320_329_416_77,
        24.014_098_240_830_91,
        -1.231_739_572_450_155,
        0.120_865_097_386_617_9e-2,
        -0.539_523_938_495_3e-5,
    ];
    let base = x + 5.5;
    let sum: f64 = TERMS.iter().zip(1..).map(|(term, n)| term / (x + f64::from(n))).sum();
    (x + 0.5) * base.ln() - base + (2.506_628_274_631_000_5 * (1.000_000_000_190_015 + sum) / x).ln()
}

/// The regularised incomplete beta function, by its continued fraction.
fn beta(a: f64, b: f64, x: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta(b, a, 1.0 - x);
    }
    const TINY: f64 = 1e-300;
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    let away = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / away(1.0 - (a + b) * x / (a + 1.0));
    let mut fraction = d;
    for m in 1..300 {
        let m = f64::from(m);
        for term in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = 1.0 / away(1.0 + term * d);
            c = away(1.0 + term / c);
            fraction *= c * d;
        }
        if (c * d - 1.0).abs() < 1e-14 {
            break;
        }
    }
    (front * fraction).clamp(0.0, 1.0)
}

/// The chance of being at least so far from 0, on either side, with so many degrees of freedom.
pub fn two_sided(t: f64, freedom: f64) -> f64 {
    beta(freedom / 2.0, 0.5, freedom / (freedom + t * t))
}

/// How far from 0 one has to go on either side to leave this chance outside.
pub fn quantile(outside: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1e3);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if two_sided(middle, freedom) > outside { low = middle } else { high = middle }
    }
    high
}

/// The chance that a sum of so many squared normal variables is at least this (Pearson's test).
pub fn chi_square(value: f64, freedom: f64) -> f64 {
    // The series of the incomplete gamma function; values beyond its reach are beyond doubt.
    let (a, x) = (freedom / 2.0, value / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    if x > 300.0 {
        return 0.0;
    }
    let mut term = 1.0 / a;
    let mut sum = term;
    for n in 1..2000 {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * 1e-15 {
            break;
        }
    }
    (1.0 - sum * (a * x.ln() - x - ln_gamma(a)).exp()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_agree_with_the_tables() {
        for (freedom, ninety_five) in [(1.0, 12.706), (4.0, 2.776), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            let found = quantile(0.05, freedom);
            assert!((found - ninety_five).abs() < 1e-3 * ninety_five, "{freedom}: {found}");
            assert!((two_sided(ninety_five, freedom) - 0.05).abs() < 1e-4);
        }
        assert!((quantile(0.10, 10.0) - 1.812).abs() < 1e-3);
        assert!((two_sided(0.0, 5.0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn pearson_agrees_with_the_tables() {
        for (freedom, value) in [(1.0, 3.841), (2.0, 5.991), (5.0, 11.070)] {
            assert!((chi_square(value, freedom) - 0.05).abs() < 1e-4, "{freedom}");
        }
    }
}
