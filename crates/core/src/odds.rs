//! What chance may answer, with integer weights.

/// The outcomes of a chance node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odds<O> {
    /// Every outcome with its weight, in the order in which the rules file lists them.
    Listed(Vec<(O, u64)>),
    /// Too many to list (a whole shuffle): a description of their form. `Game::draw` samples one.
    Form(&'static str),
}

impl<O> Odds<O> {
    /// Outcomes of equal weight.
    pub fn even(outcomes: impl IntoIterator<Item = O>) -> Odds<O> {
        Odds::Listed(outcomes.into_iter().map(|outcome| (outcome, 1)).collect())
    }
}
