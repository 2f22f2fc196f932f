//! What is stored, row by row.

use std::str::FromStr;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$inner])* $variant),* }

        impl $name {
            /// The word in the store and on the wire.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<Self, ()> {
                match word { $($word => Ok($name::$variant),)* _ => Err(()) }
            }
        }
    };
}

words! {
    /// How far a table has come.
    Phase {
        /// Some seat is open.
        Waiting = "waiting",
        /// The game is on.
        Playing = "playing",
        /// The game is over.
        Over = "over",
    }
}

words! {
    /// Who finds a table.
    Visibility {
        /// Listed; anyone may join or watch.
        Open = "open",
        /// Its address lets people watch, a seat's link lets them join.
        Link = "link",
    }
}

words! {
    /// Who sits in a seat.
    Kind {
        /// A person.
        Person = "person",
        /// A bot.
        Bot = "bot",
        /// Not taken yet.
        Open = "open",
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonRow {
    /// Secret enough to be unguessable, but no credential.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// The claimed name as it is typed to log in; none for guests.
    pub login: Option<String>,
    /// An argon2 hash.
    pub passphrase: Option<String>,
    /// Milliseconds since 1970.
    pub created: i64,
    /// What the claimed name looks like; unique, none for guests.
    pub likeness: Option<String>,
    /// Whether cookies from before sessions were written down still count.
    pub old_cookies: bool,
    /// The word of the face they chose.
    pub face: Option<String>,
    /// Whose bot account this is; none for people.
    pub owner: Option<String>,
}

impl PersonRow {
    /// A guest: a person who has claimed no name.
    pub fn guest(id: String, name: String, created: i64) -> PersonRow {
        let (login, passphrase, likeness, face, owner) = (None, None, None, None, None);
        PersonRow { id, name, login, passphrase, created, likeness, old_cookies: false, face, owner }
    }
}

/// What a program shows to be a bot account.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenRow {
    /// Names the sockets that end with it; no credential.
    pub id: String,
    /// The hash of what the program shows.
    pub hash: String,
    /// The bot account.
    pub person: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last seen; none if never.
    pub used: Option<i64>,
}

/// A bot account with its token.
#[derive(Clone, Debug, PartialEq)]
pub struct BotAccount {
    /// Whom it plays as.
    pub person: PersonRow,
    /// What its program shows.
    pub token: TokenRow,
}

/// A login of a person who has claimed a name.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRow {
    /// Its id: half of what the cookie says, and worthless without our signature.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last seen.
    pub used: i64,
    /// What kind of browser it is; may be empty.
    pub device: String,
}

/// What the store knows of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionState {
    /// Whether it was ended for good.
    pub has_ended: bool,
    /// As it was written down; guests' sessions are not.
    pub session: Option<SessionRow>,
    /// Its person; none for guests who have done nothing yet.
    pub person: Option<PersonRow>,
}

/// A table without its seats and steps.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Edition of the rules.
    pub edition: i64,
    /// JSON: every option in force.
    pub options: String,
    /// The secret seed, in hexadecimal digits.
    pub seed: String,
    /// JSON list of what people added to the seed.
    pub salts: String,
    /// Who opened it.
    pub creator: String,
    /// How far it has come.
    pub phase: Phase,
    /// Who finds it.
    pub visibility: Visibility,
    /// Milliseconds a bot waits before it moves.
    pub pace: i64,
    /// Milliseconds since 1970.
    pub created: i64,
    /// JSON: ranking and scores.
    pub result: Option<String>,
    /// Where the same people play again.
    pub rematch: Option<String>,
    /// Whether all chance so far came from the seed.
    pub own_dice: bool,
    /// Whether it was played elsewhere and handed in as a record.
    pub apart: bool,
    /// When the game was over, in milliseconds since 1970.
    pub ended: Option<i64>,
    /// JSON: who asks the others to take a step back.
    pub undo: Option<String>,
    /// The version that was read; a write raises it.
    pub version: i64,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// The table.
    pub table: String,
    /// Its number, from 0.
    pub seat: i64,
    /// Who sits there.
    pub kind: Kind,
    /// Which person; kept when somebody resigns, for their history.
    pub person: Option<String>,
    /// As others see it.
    pub name: String,
    /// The level of a bot.
    pub level: Option<String>,
    /// Whether a bot plays while the person is away.
    pub held: bool,
    /// Generation of the seat's link, 0 for none.
    pub link: i64,
    /// What the person added to the seed.
    pub salt: String,
    /// Whether the person keeps the name that the seat shows.
    pub claimed: bool,
    /// The word of the face that the seat shows.
    pub face: Option<String>,
    /// Whose program plays there; none for people and for our own bots.
    pub owner: Option<String>,
}

impl SeatRow {
    /// A seat that anybody may take.
    pub fn open(table: &str, seat: i64) -> SeatRow {
        let (person, name, level, salt, face, owner) = (None, String::new(), None, String::new(), None, None);
        let (kind, held, link, claimed) = (Kind::Open, false, 1, false);
        SeatRow { table: table.to_owned(), seat, kind, person, name, level, held, link, salt, claimed, face, owner }
    }
}

/// The clock of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockRow {
    /// The table.
    pub table: String,
    /// JSON: how much time people have.
    pub setting: String,
    /// When the decision began that the table waits for, outages added.
    pub since: i64,
    /// When the next seat runs out of time.
    pub deadline: Option<i64>,
    /// JSON: what each seat has left and has spent since then.
    pub purses: String,
    /// JSON: when each decision of the turn that is played began, and whose turn it is.
    pub turn: String,
}

/// Who acted, in the store, where it was no seat: chance.
pub const ACTOR_CHANCE: i64 = -1;
/// Or somebody who took steps back.
pub const ACTOR_UNDO: i64 = -2;

/// A step of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct StepRow {
    /// The table.
    pub table: String,
    /// Its number, from 1.
    pub seq: i64,
    /// Seat number, [`ACTOR_CHANCE`] or [`ACTOR_UNDO`].
    pub actor: i64,
    /// In the game's notation.
    pub action: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who sent it.
    pub person: Option<String>,
    /// Under which command id.
    pub command: Option<String>,
}

/// ELM-NET-10: what a race's judge made of a reaction, and out of what. All times are in microseconds but those
/// that reactions have in the record.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingRow {
    /// The table.
    pub table: String,
    /// The window's number.
    pub window: i64,
    /// Whose reaction.
    pub seat: i64,
    /// The milliseconds claimed.
    pub claimed: i64,
    /// The milliseconds recorded; none if it came too late.
    pub recorded: Option<i64>,
    /// From sending the card to receiving the reaction.
    pub elapsed: i64,
    /// The median of the line's round trips.
    pub r50: i64,
    /// Their 95th percentile, capped.
    pub r95: i64,
    /// Whether the claim was quicker than can be.
    pub corrected: bool,
    /// Words for what a person should look at; empty for nothing.
    pub marks: String,
}

/// A finished game, as ratings need it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// Its table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// JSON: ranking and scores.
    pub result: Option<String>,
    /// Who sat there, in order.
    pub seats: Vec<SeatRow>,
    /// Whether anything was taken back.
    pub took_back: bool,
}
