//! A net as the guide of a search.

use feerie_core::encode::{Encode, Feature, Features};
use feerie_core::heuristic::{Guide, exp};
use feerie_core::{PerSeat, Seat};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use crate::{Net, NetError, Thought};

/// Judges places by a net. It sees the encoded view and nothing else.
pub struct Trained<G> {
    net: Arc<Net>,
    thought: Thought,
    features: Vec<Feature>,
    game: PhantomData<fn(&G)>,
}

impl<G: Encode> Trained<G> {
    /// With a net, if it was made for this game and its encoding.
    pub fn new(net: Arc<Net>) -> Result<Self, NetError> {
        net.made_for(G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS)?;
        Ok(Trained { net, thought: Thought::default(), features: Vec::new(), game: PhantomData })
    }
}

impl<G: Encode> Guide<G> for Trained<G> {
    fn key(&self, view: &G::View, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        (seat, view).hash(&mut hasher);
        hasher.finish()
    }

    fn judge(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        priors: &mut Vec<f32>,
    ) -> PerSeat<f32> {
        game.observe(view, seat, &mut Features::new(&mut self.features));
        self.net.look(&self.features, &mut self.thought);
        priors.clear();
        game.words(view, seat, legal, |word| {
            let word = word.unwrap_or_default();
            priors.push(word.iter().map(|&token| self.net.logit(&self.thought, token)).sum());
        });
        softmax(priors);
        let seats = game.seats();
        let mut around: PerSeat<f32> = self.thought.share_logits().iter().copied().take(seats.into()).collect();
        softmax(&mut around);
        Seat::all(seats).map(|other| around[usize::from((other.0 + seats - seat.0) % seats)]).collect()
    }
}

/// A net that a game brings along, read when it is first asked for.
pub struct Shipped {
    bytes: &'static [u8],
    net: OnceLock<Option<Arc<Net>>>,
}

impl Shipped {
    /// A net in this file. In a browser it comes apart from the program, and later or never: a page loads what it needs.
    pub const fn new(bytes: &'static [u8]) -> Self {
        let bytes = if cfg!(target_arch = "wasm32") { &[] } else { bytes };
        Shipped { bytes, net: OnceLock::new() }
    }

    /// Takes the net that came apart from the program, if it was made for this game; whether there is one now.
    pub fn bring<G: Encode>(&self, bytes: &[u8]) -> bool {
        let fits = |net: &Net| net.made_for(G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS).is_ok();
        let net = Net::read(bytes).ok().filter(fits);
        net.is_some_and(|net| self.net.get_or_init(|| Some(Arc::new(net))).is_some())
    }

    /// A guide by it; none if it does not fit the game's encoding, or is not there yet.
    pub fn guide<G: Encode>(&self) -> Option<Box<dyn Guide<G> + Send>> {
        if self.bytes.is_empty() && self.net.get().is_none() {
            return None;
        }
        let net = self.net.get_or_init(|| Net::read(self.bytes).ok().map(Arc::new)).as_ref()?;
        Some(Box::new(Trained::<G>::new(Arc::clone(net)).ok()?))
    }
}

/// Turns logits into chances.
fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    logits.iter_mut().for_each(|logit| *logit = exp(*logit - most));
    let sum: f32 = logits.iter().sum();
    logits.iter_mut().for_each(|chance| *chance /= sum);
}
