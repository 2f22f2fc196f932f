//! The attacks, by what they are about.

mod accounts;
mod acts;
mod bodies;
mod bots;
mod clocks;
mod connections;
mod costly;
mod files;
mod frames;
mod identity;
mod lab;
mod late;
mod listeners;
mod options;
mod paths;
mod peeking;
mod races;
mod slow;
mod studies;
mod tables;

use super::attack::Attack;

/// All of them, in the order of the report.
pub static ALL: [Attack; 35] = [
    slow::HEADS,
    slow::BODIES,
    slow::SILENCE,
    slow::RECORDS,
    connections::FLOOD,
    bodies::HARD,
    frames::GARBAGE,
    frames::PINGS,
    frames::OVERSIZED,
    frames::PIECES,
    listeners::MUTE,
    listeners::SUBSCRIPTIONS,
    listeners::COMING,
    tables::TABLES,
    tables::LOBBY,
    accounts::CLAIMS,
    accounts::GUESSES,
    costly::ROSTERS,
    costly::RECORDS,
    costly::PRACTICE,
    files::FILES,
    studies::STUDIES,
    lab::TRIES,
    options::OPTIONS,
    bots::BOTS,
    bots::HINTS,
    identity::COOKIES,
    identity::ORIGINS,
    identity::NAMES,
    paths::PATHS,
    peeking::WORLDS,
    acts::OTHERS,
    acts::TWICE,
    races::REACTIONS,
    clocks::CLOCKS,
];
