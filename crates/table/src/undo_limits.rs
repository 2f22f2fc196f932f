//! How far steps may be taken back: exactly as far as nothing new was learnt; further where those whom it
//! concerns agree, as long as no secret was shown; without limit where only bots look on.

use feerie_core::{Actor, SeatSet, Step};

/// What a step was to those who may want it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trace {
    /// It showed nothing that was hidden.
    Plain,
    /// It showed somebody something that was.
    Revealed,
    /// A commitment that not everybody noticed, in a window that stays open.
    Sealed,
}

/// More steps to take back than were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFar {
    /// How many there are.
    pub made: usize,
}

/// How far somebody may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoScope {
    /// One's own last act, nothing new having been learnt since.
    Free,
    /// To before one's own last act, the others willing.
    Agreed,
    /// The same, nobody else minding.
    Alone,
}

/// Why nothing is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefusal {
    /// These seats have not acted yet.
    Nothing,
    /// Dice have fallen since.
    Chance,
    /// Somebody saw what was hidden.
    Revealed,
    /// Another seat has acted since.
    Others,
    /// What is sealed stays sealed until all are opened: whether others have sealed theirs is their secret.
    Sealed,
}

/// How many steps stay if the holder of these seats goes back so far.
pub(crate) fn kept(steps: &[Step], traces: &[Trace], seats: SeatSet, scope: UndoScope) -> Result<usize, UndoRefusal> {
    let is_own = |index: usize| matches!(steps[index].0, Actor::Seat(seat) if seats.contains(seat));
    let own = (0..steps.len()).rev().find(|&index| is_own(index)).ok_or(UndoRefusal::Nothing)?;
    if scope == UndoScope::Alone {
        // Back to where the window opened: who sealed before whom is nobody's business.
        let sealed = traces[..own].iter().rev().take_while(|trace| **trace == Trace::Sealed).count();
        return Ok(own - sealed);
    }
    // What others sealed since cannot be noticed, so it must make no difference.
    let noticed = (own..steps.len()).filter(|&index| is_own(index) || traces[index] != Trace::Sealed);
    for index in noticed.rev() {
        match (steps[index].0, traces[index], scope) {
            (_, Trace::Revealed, _) => return Err(UndoRefusal::Revealed),
            (_, Trace::Sealed, _) => return Err(UndoRefusal::Sealed),
            (Actor::Chance, _, UndoScope::Free) => return Err(UndoRefusal::Chance),
            (Actor::Seat(_), _, UndoScope::Free) if index != own => return Err(UndoRefusal::Others),
            _ => {}
        }
    }
    Ok(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::Seat;

    const ME: u8 = 0;
    const OTHER: u8 = 1;
    const DICE: u8 = 9;

    fn kept_by_me(game: &[(u8, Trace)], scope: UndoScope) -> Result<usize, UndoRefusal> {
        let actor = |who| if who == DICE { Actor::Chance } else { Actor::Seat(Seat(who)) };
        let steps: Vec<Step> = game.iter().map(|(who, _)| Step(actor(*who), String::new())).collect();
        let traces: Vec<Trace> = game.iter().map(|(_, trace)| *trace).collect();
        kept(&steps, &traces, SeatSet::from_iter([Seat(ME)]), scope)
    }

    #[test]
    fn freely_back_to_the_last_thing_learnt() {
        use Trace::*;
        let free = |game: &[(u8, Trace)]| kept_by_me(game, UndoScope::Free);
        assert_eq!(free(&[]), Err(UndoRefusal::Nothing));
        assert_eq!(free(&[(OTHER, Plain)]), Err(UndoRefusal::Nothing));
        assert_eq!(free(&[(OTHER, Plain), (ME, Plain), (ME, Plain)]), Ok(2));
        assert_eq!(free(&[(ME, Plain), (DICE, Plain)]), Err(UndoRefusal::Chance));
        assert_eq!(free(&[(ME, Plain), (OTHER, Plain)]), Err(UndoRefusal::Others));
        assert_eq!(free(&[(ME, Revealed)]), Err(UndoRefusal::Revealed));
        assert_eq!(free(&[(ME, Plain), (DICE, Revealed)]), Err(UndoRefusal::Revealed));
    }

    #[test]
    fn what_others_seal_makes_no_difference() {
        use Trace::*;
        for scope in [UndoScope::Free, UndoScope::Agreed] {
            let before = kept_by_me(&[(ME, Plain)], scope);
            assert_eq!(before, kept_by_me(&[(ME, Plain), (OTHER, Sealed)], scope));
            let sealed = kept_by_me(&[(ME, Sealed)], scope);
            assert_eq!(sealed, Err(UndoRefusal::Sealed));
            assert_eq!(sealed, kept_by_me(&[(OTHER, Sealed), (ME, Sealed), (OTHER, Sealed)], scope));
        }
    }

    #[test]
    fn together_past_dice_and_others_but_not_past_secrets() {
        use Trace::*;
        let agreed = |game: &[(u8, Trace)]| kept_by_me(game, UndoScope::Agreed);
        assert_eq!(agreed(&[(OTHER, Plain), (ME, Plain), (DICE, Plain), (OTHER, Plain)]), Ok(1));
        assert_eq!(agreed(&[(ME, Plain), (DICE, Revealed), (OTHER, Plain)]), Err(UndoRefusal::Revealed));
        assert_eq!(agreed(&[(OTHER, Plain)]), Err(UndoRefusal::Nothing));
    }

    #[test]
    fn alone_past_everything_to_where_a_window_opened() {
        use Trace::*;
        let alone = |game: &[(u8, Trace)]| kept_by_me(game, UndoScope::Alone);
        assert_eq!(alone(&[(ME, Plain), (DICE, Revealed), (OTHER, Plain)]), Ok(0));
        assert_eq!(alone(&[(DICE, Plain), (OTHER, Sealed), (ME, Revealed), (OTHER, Plain)]), Ok(1));
    }
}
