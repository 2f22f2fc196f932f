//! `docs/wire.md` says what the server does: a section for each address and each message, and true examples.

use serde_json::Value;
use std::collections::BTreeSet;

use super::schema::misfit;
use crate::common::TestServer;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/wire.md");
const TYPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/generated.ts");

/// The sections about one thing each: what the heading names, and the text below.
fn sections(document: &str) -> impl Iterator<Item = (&str, &str)> {
    document.split("\n#### `").skip(1).filter_map(|section| section.split_once('`'))
}

/// The first block of this kind in a section.
fn block<'a>(section: &'a str, kind: &str) -> Option<&'a str> {
    section.split_once(&format!("\n```{kind}\n"))?.1.split_once("\n```").map(|(block, _)| block)
}

fn read(line: &str, heading: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{heading}: {line}: {error}"))
}

/// Whether an address is one of those that a path with `{names}` describes.
fn is_of(path: &str, address: &str) -> bool {
    let address = address.split('?').next().unwrap_or_default();
    let (path, address): (Vec<&str>, Vec<&str>) = (path.split('/').collect(), address.split('/').collect());
    path.len() == address.len() && path.iter().zip(&address).all(|(part, given)| part.starts_with('{') || part == given)
}

#[tokio::test]
async fn every_address_has_a_section_and_its_example_is_true() {
    let server = TestServer::open().await;
    let described = server.person().await.get("/api/openapi.json").await.unwrap().body;
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let mut written = BTreeSet::new();
    for (heading, section) in sections(&document) {
        let Some((method, path)) = heading.split_once(' ') else { continue };
        let operation = &described["paths"][path][method.to_lowercase()];
        assert!(operation.is_object(), "{heading} is not served");
        assert!(written.insert(heading.to_owned()), "{heading} has two sections");
        let example = block(section, "http").unwrap_or_else(|| panic!("{heading} has no example"));
        let (request, answer) = example.split_once("\n\n").unwrap_or_else(|| panic!("{heading} has no answer"));
        let mut request = request.lines();
        let (named, address) = request.next().and_then(|line| line.split_once(' ')).unwrap();
        assert!(named == method && is_of(path, address), "{heading} is shown as {named} {address}");
        let takes = &operation["requestBody"]["content"]["application/json"]["schema"];
        match request.next() {
            Some(body) => assert_eq!(misfit(&described, takes, &read(body, heading)), None, "{heading}"),
            None => assert!(takes.is_null(), "{heading} shows no body"),
        }
        let mut answer = answer.lines();
        let response = &operation["responses"][answer.next().unwrap_or_default()];
        assert!(response.is_object(), "{heading} shows a status that is not described");
        if let Some(body) = answer.next() {
            let gives = &response["content"]["application/json"]["schema"];
            assert!(gives.is_object(), "{heading} shows an answer and has none");
            assert_eq!(misfit(&described, gives, &read(body, heading)), None, "{heading}");
        }
    }
    let paths = described["paths"].as_object().unwrap().iter();
    let served: BTreeSet<String> = paths
        .flat_map(|(path, operations)| {
            operations.as_object().unwrap().keys().map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect();
    assert_eq!(written, served, "sections, and what is served");
}

/// The kinds of messages of a generated type.
fn kinds<'a>(types: &'a str, name: &str) -> BTreeSet<&'a str> {
    let declared = types.split_once(&format!("export type {name} =")).unwrap().1;
    let declared = declared.split("\nexport ").next().unwrap();
    declared.split(r#""t": ""#).skip(1).filter_map(|kind| kind.split('"').next()).collect()
}

#[test]
fn every_message_has_a_section_and_its_examples_are_read() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let types = std::fs::read_to_string(TYPES).unwrap();
    let (_, socket) = document.split_once("\n### From the client\n").unwrap();
    let (client, server) = socket.split_once("\n### From the server\n").unwrap();
    let (server, _) = server.split_once("\n#### Codes with which").unwrap();
    for (part, name) in [(client, "ClientMessage"), (server, "ServerMessage")] {
        let written: BTreeSet<&str> = sections(part).map(|(heading, _)| heading).collect();
        assert_eq!(written, kinds(&types, name), "sections, and the kinds of {name}");
        for (heading, section) in sections(part) {
            let examples = block(section, "json").unwrap_or_else(|| panic!("{heading} has no example"));
            for line in examples.lines() {
                assert_eq!(read(line, heading)["t"], heading);
                assert!(name == "ServerMessage" || feerie_server::would_hear(line), "a server refuses {line}");
            }
        }
    }
}
