//! What a seat does (PIX-NOT-1).

use feerie_core::ParseError;
use std::fmt;
use std::str::FromStr;

use super::{read_good, read_seat, read_slot_number};
use crate::action::Action;
use crate::board::COLORS;
use crate::goods::{Good, Goods, read_number};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Skill(skill) => write!(f, "skill:{skill}"),
            Action::Take(goods) => write!(f, "take:{goods}"),
            Action::Double(double) => double.fmt(f),
            Action::Copy(double) => write!(f, "copy:{double}"),
            Action::Mine(picked) if picked.total() == 0 => f.write_str("15"),
            Action::Mine(picked) => write!(f, "15:{picked}"),
            Action::Swap { mine, theirs } => write!(f, "16:{mine}/{theirs}"),
            Action::Fetch(good) => write!(f, "17:+{good}"),
            Action::Discard(goods) => write!(f, "17:-{goods}"),
            Action::PayCopy => f.write_str("18"),
            Action::Special(good) => write!(f, "19:{good}"),
            Action::Advance(n) => write!(f, "20:{n}"),
            Action::Priority => f.write_str("21"),
            Action::Unchain(slot) => write!(f, "unchain:{slot}"),
            Action::Pass => f.write_str("pass"),
            Action::Give(points) => write_gifts(f, points),
            Action::Stone(seat, slot) => write!(f, "stone:{seat}.{slot}"),
            Action::Send(space) => write!(f, "mine:{space}"),
            Action::Mercy => f.write_str("mercy"),
            Action::Announce(yes) => f.write_str(if *yes { "double:yes" } else { "double:no" }),
            Action::Offer(goods) if goods.is_empty() => f.write_str("offer:none"),
            Action::Offer(goods) => write!(f, "offer:{goods}"),
            Action::Up(mv) => write!(f, "up:{mv}"),
            Action::End => f.write_str("end"),
            Action::Third(mv) => write!(f, "third:{mv}"),
        }
    }
}

fn write_gifts(f: &mut fmt::Formatter<'_>, points: &[u8; COLORS]) -> fmt::Result {
    f.write_str("give:")?;
    let gifts = points.iter().enumerate().filter(|&(_, &n)| n > 0);
    for (i, (seat, n)) in gifts.enumerate() {
        write!(f, "{}{seat}x{n}", if i > 0 { "+" } else { "" })?;
    }
    Ok(())
}

fn read_gifts(text: &str) -> Result<Action, ParseError> {
    let mut points = [0; COLORS];
    let mut least = 0;
    for gift in text.split('+') {
        let (seat, n) = gift.split_once('x').ok_or(ParseError)?;
        let &[digit] = seat.as_bytes() else { return Err(ParseError) };
        let seat = read_seat(digit)?;
        if seat.0 < least {
            return Err(ParseError);
        }
        least = seat.0 + 1;
        points[seat.index()] = read_number(n)?;
    }
    Ok(Action::Give(points))
}

fn nonempty(goods: Goods) -> Result<Goods, ParseError> {
    if goods.is_empty() { Err(ParseError) } else { Ok(goods) }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "15" => return Ok(Action::Mine(Default::default())),
            "18" => return Ok(Action::PayCopy),
            "21" => return Ok(Action::Priority),
            "pass" => return Ok(Action::Pass),
            "mercy" => return Ok(Action::Mercy),
            "end" => return Ok(Action::End),
            _ => {}
        }
        let Some((word, rest)) = text.split_once(':') else { return text.parse().map(Action::Double) };
        let action = match word {
            "skill" => Action::Skill(rest.parse()?),
            "take" => Action::Take(nonempty(rest.parse()?)?),
            "copy" => Action::Copy(rest.parse()?),
            "15" if rest != "-" => Action::Mine(rest.parse()?),
            "16" => {
                let (mine, theirs) = rest.split_once('/').ok_or(ParseError)?;
                Action::Swap { mine: mine.parse()?, theirs: theirs.parse()? }
            }
            "17" => match rest.as_bytes().first() {
                Some(b'+') => Action::Fetch(read_good(&rest[1..], Good::is_food)?),
                Some(b'-') => Action::Discard(nonempty(rest[1..].parse()?)?),
                _ => return Err(ParseError),
            },
            "19" => Action::Special(rest.parse()?),
            "20" => Action::Advance(read_number(rest)?),
            "unchain" => Action::Unchain(read_slot_number(rest)?),
            "give" => read_gifts(rest)?,
            "stone" => {
                let (seat, slot) = rest.split_once('.').ok_or(ParseError)?;
                let &[digit] = seat.as_bytes() else { return Err(ParseError) };
                Action::Stone(read_seat(digit)?, read_slot_number(slot)?)
            }
            "mine" => Action::Send(rest.parse()?),
            "double" => match rest {
                "yes" => Action::Announce(true),
                "no" => Action::Announce(false),
                _ => return Err(ParseError),
            },
            "offer" if rest == "none" => Action::Offer(Goods::NONE),
            "offer" => Action::Offer(nonempty(rest.parse()?)?),
            "up" => Action::Up(rest.parse()?),
            "third" => Action::Third(rest.parse()?),
            _ => Action::Double(text.parse()?),
        };
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PIX-NOT-1.
    #[test]
    fn not_1_only_the_listed_forms_are_actions() {
        for text in [
            "skill:a",
            "take:A1B2",
            "1:A",
            "2",
            "3:m>4",
            "3:2x7",
            "4:A5>S",
            "5:3",
            "6",
            "7",
            "8",
            "9",
            "10",
            "11:G",
            "12",
            "13",
            "14:9",
            "15",
            "15:S1R1",
            "16:F/b",
            "16:U/bD",
            "16:K/bj",
            "16:X/2F",
            "17:+A",
            "17:-A1G2",
            "18",
            "19:G",
            "20:2",
            "21",
            "unchain:1",
            "pass",
            "give:1x2+3x1",
            "stone:0.2",
            "mine:14",
            "mercy",
            "double:no",
            "double:yes",
            "offer:none",
            "offer:B2S12",
            "up:13>Q",
            "end",
            "third:m>1",
            "copy:4:S7>A",
            "copy:10",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "0",
            "15:",
            "15:-",
            "1",
            "1:S",
            "2:A",
            "3:m>15",
            "3:m>0",
            "3:>4",
            "4:A>S",
            "4:A0>S",
            "4:A05>S",
            "5:0",
            "5:-1",
            "11:A",
            "14:15",
            "16:F/c",
            "16:F",
            "16:Y/b",
            "16:F/5F",
            "16:F/bé",
            "17:A",
            "17:+S",
            "17:-",
            "17:--",
            "18:1",
            "19:R",
            "20:0",
            "unchain:3",
            "pass ",
            "give:",
            "give:3x1+1x2",
            "give:1x0",
            "give:1x1+1x1",
            "give:01x1",
            "stone:0.3",
            "stone:00.1",
            "mine:m",
            "double:maybe",
            "offer:-",
            "offer:",
            "offer:S1A1",
            "up:Q>1",
            "up:m>Q>",
            "third:",
            "copy:15",
            "copy:",
            "take:-",
            "skill:k",
            "skill:",
            "END",
            "é",
            "4:é1>A",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseError), "{text:?}");
        }
    }
}
