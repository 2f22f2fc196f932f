//! Names, faces, passphrases, sessions and tokens: how people and their programs are recognised.

mod device;
mod faces;
mod names;
mod passphrase;
mod sessions;
mod tokens;

pub use device::device_of;
pub use faces::Face;
pub use names::{check_name, is_reserved, likeness_of, login_of};
pub use passphrase::{LENGTHS, Weakness, check_passphrase, hash, is_right};
pub use sessions::{
    DAY, Ending, LONGEST_COOKIE, MOST_SESSIONS, Note, OpenSockets, SessionStanding, Ticket, USE, stand,
};
pub use tokens::{fresh_token, hash_of_token};
