//! Names, passphrases and sessions: how people are recognised.

mod device;
mod names;
mod passphrase;
mod sessions;

pub use device::device_of;
pub use names::{check_name, is_reserved, likeness_of, login_of};
pub use passphrase::{LENGTHS, Weakness, check_passphrase, hash, is_right};
pub use sessions::{DAY, Ending, LONGEST_COOKIE, Note, OpenSockets, SessionStanding, Ticket, stand};
