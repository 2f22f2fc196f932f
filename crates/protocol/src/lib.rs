//! The table protocol: any program plays at a table by lines of JSON over pipes.

mod request;
mod session;

pub use session::ProtocolSession;
