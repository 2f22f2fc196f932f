//! A real server on a real port, as its clients and its operators meet it. One program for all of it: each one more would
//! link the whole server once more.

mod common;

mod abuse;
mod accounts;
mod api;
mod bots;
mod clocks;
mod connections;
mod cookies;
mod crowd;
mod faces;
mod feeds;
mod files;
mod floods;
mod lab;
mod leak;
mod leavers;
mod operations;
mod ops;
mod outage;
mod practice;
mod questions;
mod ratings;
mod resume;
mod secrets;
mod study;
mod together;
mod undo;
