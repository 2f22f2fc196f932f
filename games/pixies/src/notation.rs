//! The strings of part 5 of the rules file: one for each action and outcome (PIX-NOT-1, PIX-NOT-2).

use feerie_core::{ParseError, Seat};
use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Casino, Destination, Double, Move, Origin, Outcome, Theirs};
use crate::board::COLORS;
use crate::goods::{Good, Goods, read_number};
use crate::list::List;
use crate::tiles::{Single, Skill};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Origin::Mine => f.write_str("m")?,
            Origin::Space(space) => space.fmt(f)?,
        }
        f.write_str(if self.push { "x" } else { ">" })?;
        match self.to {
            Destination::Castle => f.write_str("Q"),
            Destination::Space(space) => space.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let at = text.find(['>', 'x']).ok_or(ParseError)?;
        let from = match &text[..at] {
            "m" => Origin::Mine,
            space => Origin::Space(space.parse()?),
        };
        let to = match &text[at + 1..] {
            "Q" => Destination::Castle,
            space => Destination::Space(space.parse()?),
        };
        Ok(Move { from, to, push: text.as_bytes()[at] == b'x' })
    }
}

impl fmt::Display for Double {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.space();
        match self {
            Double::Food(good) | Double::Track(good) => write!(f, "{number}:{good}"),
            Double::Promote(mv) => write!(f, "{number}:{mv}"),
            Double::Trade { give, n, take } => write!(f, "{number}:{give}{n}>{take}"),
            Double::Convert(n) => write!(f, "{number}:{n}"),
            Double::Rob(space) => write!(f, "{number}:{space}"),
            Double::Silver
            | Double::FoodTile
            | Double::SingleTile(_)
            | Double::Whip
            | Double::Casino
            | Double::Ring => number.fmt(f),
        }
    }
}

impl FromStr for Double {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let double = match text {
            "2" => Double::Silver,
            "6" => Double::FoodTile,
            "7" => Double::SingleTile(Single::Double),
            "8" => Double::SingleTile(Single::Look),
            "9" => Double::SingleTile(Single::Mercy),
            "10" => Double::Whip,
            "12" => Double::Casino,
            "13" => Double::Ring,
            _ => {
                let (number, rest) = text.split_once(':').ok_or(ParseError)?;
                match number {
                    "1" => Double::Food(read_good(rest, Good::is_food)?),
                    "3" => Double::Promote(rest.parse()?),
                    "4" => read_trade(rest)?,
                    "5" => Double::Convert(read_number(rest)?),
                    "11" => Double::Track(read_good(rest, |good| !good.is_food())?),
                    "14" => Double::Rob(rest.parse()?),
                    _ => return Err(ParseError),
                }
            }
        };
        Ok(double)
    }
}

fn read_good(text: &str, keep: fn(Good) -> bool) -> Result<Good, ParseError> {
    text.parse().ok().filter(|&good| keep(good)).ok_or(ParseError)
}

fn read_trade(text: &str) -> Result<Double, ParseError> {
    let (given, take) = text.split_once('>').ok_or(ParseError)?;
    let give = given.get(..1).ok_or(ParseError)?.parse()?;
    Ok(Double::Trade { give, n: read_number(&given[1..])?, take: take.parse()? })
}

fn read_seat(digit: u8) -> Result<Seat, ParseError> {
    match digit {
        b'0'..=b'4' => Ok(Seat(digit - b'0')),
        _ => Err(ParseError),
    }
}

fn read_slot_number(text: &str) -> Result<u8, ParseError> {
    match text {
        "1" => Ok(1),
        "2" => Ok(2),
        _ => Err(ParseError),
    }
}

impl fmt::Display for Theirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theirs::Pile => f.write_str("b"),
            Theirs::Single(single) => write!(f, "b{single}"),
            Theirs::Skill(skill) => write!(f, "b{skill}"),
            Theirs::Seat(seat, slot) => write!(f, "{seat}{slot}"),
        }
    }
}

impl FromStr for Theirs {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            b"b" => Ok(Theirs::Pile),
            [b'b', _] => text[1..].parse().map(Theirs::Single).or_else(|_| text[1..].parse().map(Theirs::Skill)),
            &[digit @ b'0'..=b'4', _] => Ok(Theirs::Seat(read_seat(digit)?, text[1..].parse()?)),
            _ => Err(ParseError),
        }
    }
}

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

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Order(seats) => {
                f.write_str("order:")?;
                seats.iter().try_for_each(|seat| seat.fmt(f))
            }
            Outcome::Skills(set) => {
                f.write_str("skills:")?;
                Skill::of(*set).try_for_each(|skill| skill.fmt(f))
            }
            Outcome::Whip(n) => write!(f, "whip:{n}"),
            Outcome::Casino(side) => write!(f, "casino:{}", side.name()),
            Outcome::Draw(cubes) => write!(f, "draw:{cubes}"),
            Outcome::Demand(good) => write!(f, "demand:{good}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = text.split_once(':').ok_or(ParseError)?;
        let outcome = match word {
            "order" if (1..=COLORS).contains(&rest.len()) => {
                let seats: Result<Vec<u8>, _> = rest.bytes().map(|digit| read_seat(digit).map(|seat| seat.0)).collect();
                Outcome::Order(seats?.into_iter().collect::<List<COLORS>>())
            }
            "skills" => {
                let mut set = 0;
                for letter in rest.bytes() {
                    let bit = match letter {
                        b'a'..=b'j' => 1 << (letter - b'a'),
                        _ => return Err(ParseError),
                    };
                    // Ascending, each once: every letter is above all that came before.
                    if bit <= set {
                        return Err(ParseError);
                    }
                    set |= bit;
                }
                Outcome::Skills(set)
            }
            "whip" => Outcome::Whip(read_number(rest)?),
            "casino" => Outcome::Casino(Casino::ALL.into_iter().find(|side| side.name() == rest).ok_or(ParseError)?),
            "draw" if rest != "-" => Outcome::Draw(rest.parse()?),
            "demand" => Outcome::Demand(read_good(rest, Good::is_food)?),
            _ => return Err(ParseError),
        };
        Ok(outcome)
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

    /// PIX-NOT-2.
    #[test]
    fn not_2_only_the_listed_forms_are_outcomes() {
        for text in ["order:201", "skills:abcdef", "whip:4", "casino:gold", "draw:S2G1R1", "demand:H"] {
            assert_eq!(text.parse::<Outcome>().map(|outcome| outcome.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "order:",
            "order:9",
            "order:012340",
            "skills:ba",
            "skills:aa",
            "whip:0",
            "casino:x",
            "draw:-",
            "demand:S",
        ] {
            assert_eq!(text.parse::<Outcome>(), Err(ParseError), "{text:?}");
        }
    }
}
