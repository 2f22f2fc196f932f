//! People and their sessions, and how unused ones are deleted.

use super::{person, seat, step, table};
use crate::store::*;

pub async fn people_and_sessions(store: &dyn Store) {
    store.commit(vec![Change::PutPerson(person("p1", None))]).await.unwrap();
    store.commit(vec![Change::PutPerson(person("p1", Some("zoe")))]).await.unwrap();
    assert_eq!(store.person("p1").await.unwrap(), Some(person("p1", Some("zoe"))));
    assert_eq!(store.person_by_login("zoe").await.unwrap().unwrap().id, "p1");
    let taken = store.commit(vec![Change::PutPerson(person("p2", Some("zoe")))]).await;
    assert_eq!(taken, Err(StoreError::Taken));
    assert_eq!(store.person("p2").await.unwrap(), None);
    assert_eq!(store.person_by_likeness("like zoe").await.unwrap().unwrap().id, "p1");
    let alike = PersonRow { likeness: Some("like zoe".to_owned()), ..person("p2", Some("z0e")) };
    assert_eq!(store.commit(vec![Change::PutPerson(alike)]).await, Err(StoreError::Taken));
    let unknown = PersonRow { likeness: None, ..person("p3", Some("yves")) };
    store.commit(vec![Change::PutPerson(unknown.clone())]).await.unwrap();
    assert_eq!(store.without_likeness().await.unwrap(), [unknown]);
    let zoe = Some(person("p1", Some("zoe")));
    let known = |session, has_ended| SessionState { has_ended, session, person: zoe.clone() };
    assert_eq!(store.session("s", "p1").await.unwrap(), known(None, false));
    for _ in 0..2 {
        store.commit(vec![Change::EndSession("s".to_owned())]).await.unwrap();
    }
    assert_eq!(store.session("s", "p1").await.unwrap(), known(None, true));
    assert_eq!(store.session("s", "p2").await.unwrap(), SessionState { has_ended: true, session: None, person: None });
}

fn session_of(person: &str) -> SessionRow {
    let text = |text: &str| text.to_owned();
    SessionRow {
        id: format!("of {person}"),
        person: text(person),
        created: 10,
        used: 10,
        device: text("Firefox, Linux"),
    }
}

pub async fn sessions_are_written_and_ended(store: &dyn Store) {
    let row = |id: &str, used| SessionRow { id: id.to_owned(), used, ..session_of("p1") };
    let commit = async |change| store.commit(vec![change]).await.unwrap();
    let ids = async || store.sessions_of("p1").await.unwrap().into_iter().map(|row| row.id).collect::<Vec<_>>();
    for (id, used) in [("s1", 20), ("s2", 40), ("s3", 30)] {
        commit(Change::AddSession(row(id, used))).await;
    }
    assert_eq!(store.session("s1", "p1").await.unwrap().session, Some(row("s1", 20)));
    assert_eq!(store.session("s1", "p3").await.unwrap().session, None, "it is one person's");
    assert_eq!(ids().await, ["s2", "s3", "s1"]);
    commit(Change::UseSession("s1".to_owned(), 50)).await;
    commit(Change::UseSession("nobody".to_owned(), 50)).await;
    assert_eq!(store.sessions_of("p1").await.unwrap()[0], row("s1", 50));
    commit(Change::EndSession("s2".to_owned())).await;
    commit(Change::AdoptSession(row("s2", 60))).await;
    commit(Change::AdoptSession(row("old", 60))).await;
    assert_eq!(ids().await, ["old", "s1", "s3"], "what was ended does not come back");
    commit(Change::PutPerson(PersonRow { old_cookies: false, ..person("p1", Some("zoe")) })).await;
    commit(Change::AdoptSession(row("older", 60))).await;
    commit(Change::EndOthers { person: "p1".to_owned(), but: "s1".to_owned() }).await;
    assert_eq!(ids().await, ["s1"]);
    commit(Change::ForgetSessions { begun_before: 5, unused_since: 50, ended_before: 0 }).await;
    assert_eq!(ids().await, ["s1"]);
    commit(Change::ForgetSessions { begun_before: 5, unused_since: 51, ended_before: i64::MAX }).await;
    assert_eq!(ids().await, [""; 0]);
    assert!(!store.session("s2", "p1").await.unwrap().has_ended, "forgotten: its cookie is too old anyway");
}

pub async fn bot_accounts_come_and_go(store: &dyn Store) {
    let bot = |n: i64| PersonRow {
        likeness: Some(format!("like bot {n}")),
        owner: Some("p1".to_owned()),
        ..person(&format!("bot{n}"), None)
    };
    let token = |n: i64| TokenRow {
        id: format!("t{n}"),
        hash: format!("hash {n}"),
        person: format!("bot{n}"),
        created: n,
        used: None,
    };
    let unit = |n, most| vec![Change::PutPerson(bot(n)), Change::AddToken { token: token(n), most }];
    let account = |n| BotAccount { person: bot(n), token: token(n) };
    store.commit(unit(1, 2)).await.unwrap();
    store.commit(unit(2, 2)).await.unwrap();
    assert_eq!(store.bots_of("p1").await.unwrap(), [account(1), account(2)]);
    assert_eq!(store.bots_of("p3").await.unwrap(), []);
    assert_eq!(store.bot_of_token("hash 2").await.unwrap(), Some(account(2)));
    assert_eq!(store.bot_of_token("t2").await.unwrap(), None, "its number opens nothing");
    assert_eq!(store.commit(unit(3, 2)).await, Err(StoreError::Taken), "enough are enough");
    assert_eq!(store.person("bot3").await.unwrap(), None, "all or nothing");
    let alike = PersonRow { id: "bot4".to_owned(), ..bot(1) };
    assert_eq!(store.commit(vec![Change::PutPerson(alike)]).await, Err(StoreError::Taken), "names are one's own");
    store.commit(vec![Change::UseToken("t1".to_owned(), 9)]).await.unwrap();
    assert_eq!(store.bot_of_token("hash 1").await.unwrap().unwrap().token.used, Some(9));
    // They are no guests who can be forgotten.
    store.commit(vec![Change::Expire { tables: 0, guests: i64::MAX }]).await.unwrap();
    assert_eq!(store.bots_of("p1").await.unwrap().len(), 2);
    let end = || vec![Change::EndToken { id: "t1".to_owned(), person: "bot1".to_owned() }];
    store.commit(end()).await.unwrap();
    assert_eq!(store.bots_of("p1").await.unwrap(), [account(2)]);
    assert_eq!(store.bot_of_token("hash 1").await.unwrap(), None);
    assert!(store.session("t1", "bot1").await.unwrap().has_ended, "sockets that look again find out");
    store.commit(end()).await.unwrap();
    store.commit(unit(1, 2)).await.expect("there is room again, and the name is free");
    // Nobody is taken away who is no bot account.
    store.commit(vec![Change::EndToken { id: "t2".to_owned(), person: "p1".to_owned() }]).await.unwrap();
    assert!(store.person("p1").await.unwrap().is_some());
    assert_eq!(store.bots_of("p1").await.unwrap().len(), 2, "nor a token of somebody else");
    assert!(!store.session("t2", "bot2").await.unwrap().has_ended);
}

pub async fn what_is_old_and_unused_is_forgotten(store: &dyn Store) {
    let (old, new) = (1_000, 5_000);
    let guest = |id: &str, created| PersonRow { created, ..person(id, None) };
    for (id, created) in [("old-guest", old), ("new-guest", new), ("old-host", old)] {
        store.commit(vec![Change::PutPerson(guest(id, created))]).await.unwrap();
    }
    store.commit(vec![Change::AddSession(session_of("old-host"))]).await.unwrap();
    for (id, created, phase) in
        [("stale", old, Phase::Waiting), ("fresh", new, Phase::Waiting), ("played", old, Phase::Playing)]
    {
        let row = TableRow { created, phase, creator: "old-host".to_owned(), ..table(id) };
        store.commit(vec![Change::AddTable(row, vec![seat(id, 0, None)])]).await.unwrap();
    }
    // Games played elsewhere and handed in: a guest's are not kept for ever, those of somebody who keeps a name are.
    let named = PersonRow { created: old, ..person("old-name", Some("old name")) };
    store.commit(vec![Change::PutPerson(named)]).await.unwrap();
    for (id, creator, apart) in
        [("brought", "old-host", true), ("kept", "old-name", true), ("over-here", "old-host", false)]
    {
        let creator = creator.to_owned();
        let row = TableRow { created: old, phase: Phase::Over, ended: Some(old), apart, creator, ..table(id) };
        store.commit(vec![Change::AddTable(row, vec![seat(id, 0, None)])]).await.unwrap();
    }
    for guest in ["old-guest", "new-guest"] {
        store.commit(vec![Change::Set(format!("feed-{guest}"), "2".to_owned())]).await.unwrap();
    }
    store.commit(vec![Change::Expire { tables: 2_000, guests: 2_000 }]).await.unwrap();
    for (id, is_there) in [("brought", false), ("kept", true), ("over-here", true)] {
        assert_eq!(store.table(id).await.unwrap().is_some(), is_there, "{id}");
    }
    assert_eq!(store.setting("feed-old-guest").await.unwrap(), None, "with whom it belonged to");
    assert_eq!(store.setting("feed-new-guest").await.unwrap().as_deref(), Some("2"));
    for (id, is_there) in [("stale", false), ("fresh", true), ("played", true)] {
        assert_eq!(store.table(id).await.unwrap().is_some(), is_there, "{id}");
    }
    for (id, is_there) in [("old-guest", false), ("new-guest", true), ("old-host", true)] {
        assert_eq!(store.person(id).await.unwrap().is_some(), is_there, "{id}");
    }
}

pub async fn a_running_table_is_forgotten_once_nobody_can_come_back(store: &dyn Store) {
    let guest = |id: &str| PersonRow { created: 1_000, ..person(id, None) };
    let people = [guest("lost"), guest("here"), PersonRow { created: 1_000, ..person("named", Some("named")) }];
    store.commit(people.map(Change::PutPerson).into()).await.unwrap();
    store.commit(vec![Change::AddSession(session_of("here"))]).await.unwrap();
    // Who hosts, who sits, and when the newest step was.
    let tables = [
        ("deserted", "lost", "lost", 1_500, false),
        ("sat-at", "lost", "here", 1_500, true),
        ("hosted", "here", "lost", 1_500, true),
        ("of-an-account", "lost", "named", 1_500, true),
        ("still-played", "lost", "lost", 2_500, true),
    ];
    for (id, host, sits, at, _) in tables {
        let row = TableRow { created: 1_000, phase: Phase::Playing, creator: host.to_owned(), ..table(id) };
        store.commit(vec![Change::AddTable(row, vec![seat(id, 0, Some(sits)), seat(id, 1, None)])]).await.unwrap();
        let step = StepRow { at, ..step(id, 0, None) };
        store.commit(vec![Change::AddSteps(vec![step])]).await.unwrap();
    }
    store.commit(vec![Change::Expire { tables: 2_000, guests: 2_000 }]).await.unwrap();
    for (id, _, _, _, stays) in tables {
        assert_eq!(store.table(id).await.unwrap().is_some(), stays, "{id}");
        assert_eq!(store.steps_after(id, -1).await.unwrap().len(), usize::from(stays), "{id}");
    }
    assert!(store.person("lost").await.unwrap().is_some(), "still in the past of other tables");
}
