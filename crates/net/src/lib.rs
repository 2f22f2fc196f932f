//! Small trained nets, evaluated the same on every machine: an encoded view in, shares of the victory and logits of
//! tokens out.
//!
//! Weights are stored as whole numbers from -127 to 127 with one scale per row. Sums are made in one fixed order, so a
//! bot's choice does not depend on the processor it runs on.

mod file;
mod guide;

pub use file::{Facts, NetError};
pub use guide::{Shipped, Trained};

use feerie_core::encode::Feature;

/// How many partial sums a row is added up in: enough for a processor to work on several numbers at once.
const LANES: usize = 8;

/// How many sums a layer keeps at hand while it goes through its inputs: as many as fit a processor's registers.
const BLOCK: usize = 32;

/// A layer of which only some outputs are wanted.
#[derive(Clone, Debug)]
pub(crate) struct Dense {
    /// Row by row, one row an output; each row is filled up to whole lanes.
    weights: Vec<f32>,
    bias: Vec<f32>,
    inputs: usize,
}

impl Dense {
    fn row(&self, output: usize) -> &[f32] {
        &self.weights[output * self.inputs..(output + 1) * self.inputs]
    }

    fn output(&self, input: &[f32], output: usize) -> f32 {
        dot(self.row(output), input) + self.bias[output]
    }
}

/// A layer of which all outputs are wanted: what each input adds to every output. Inputs that are zero cost nothing.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    /// Column by column, one column an input.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Columns {
    /// The outputs for some inputs by number, each summed up in the order of the inputs.
    fn outputs(&self, inputs: &[Feature], out: &mut Vec<f32>) {
        let width = self.bias.len();
        out.clear();
        out.extend_from_slice(&self.bias);
        let (blocks, rest) = out.as_chunks_mut::<BLOCK>();
        for (n, block) in blocks.iter_mut().enumerate() {
            let mut sums = *block;
            for &(number, value) in inputs {
                let start = usize::from(number) * width + n * BLOCK;
                let weights = &self.weights[start..start + BLOCK];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
            }
            *block = sums;
        }
        let start = width - rest.len();
        for &(number, value) in inputs {
            let weights = &self.weights[usize::from(number) * width..][start..width];
            rest.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
        }
    }
}

/// A net: a first layer over sparse features, two dense ones, and two heads.
#[derive(Clone, Debug)]
pub struct Net {
    facts: Facts,
    first: Columns,
    second: Columns,
    third: Columns,
    shares: Columns,
    tokens: Dense,
}

/// Buffers of an evaluation, used again by the next one.
#[derive(Debug, Default)]
pub struct Thought {
    a: Vec<f32>,
    b: Vec<f32>,
    shares: Vec<f32>,
    /// The units of a layer that are not zero.
    active: Vec<Feature>,
}

impl Net {
    /// What the net was made for, and how.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Looks at a view's features. What it thinks of them is then asked of the [`Thought`].
    pub fn look(&self, features: &[Feature], thought: &mut Thought) {
        let Thought { a, b, shares, active } = thought;
        self.first.outputs(features, a);
        rectify(a, active);
        self.second.outputs(active, b);
        rectify(b, active);
        self.third.outputs(active, a);
        rectify(a, active);
        self.shares.outputs(active, shares);
    }

    /// How promising a token looks in what was looked at last.
    pub fn logit(&self, thought: &Thought, token: u16) -> f32 {
        self.tokens.output(&thought.a, usize::from(token))
    }
}

impl Thought {
    /// How the seats stand, counted from the one that looked, as logits: more than there are seats are to be left out.
    pub fn share_logits(&self) -> &[f32] {
        &self.shares
    }
}

/// Makes negative units zero and lists the others by number.
fn rectify(units: &mut [f32], active: &mut Vec<Feature>) {
    active.clear();
    for (number, unit) in units.iter_mut().enumerate() {
        *unit = unit.max(0.0);
        if *unit > 0.0 {
            active.push((number as u16, *unit));
        }
    }
}

/// The scalar product, added up in a fixed order.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}
