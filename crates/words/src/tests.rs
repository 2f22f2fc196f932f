use super::*;
use feerie_core::game::Locales;
use serde_json::json;

const TREE_3: Clause = Clause::new("TOY-TREE-3");

const FR: &str = "
TOY-TREE-3 = Un arbre reste dans la forêt.
event-toy-slide = { SEAT($seat) } : { $colour ->
        [blue] bleu
       *[other] rouge
    } va de { $from } à { $to }.
event-toy-found = { $count ->
        [one] { $count } champignon ({ $where })
       *[other] { $count } champignons ({ $where })
    }{ $who ->
        [none] , de personne
       *[other] , de { $who }
    }.
event-toy-flag = { $on ->
        [true] oui
       *[false] non
    }
hint-toy-near = { $count ->
        [one] Il reste { $count } pas.
       *[other] Il reste { $count } pas en tout.
    }
";

const EN: &str = "
TOY-TREE-3 = A tree stays in the forest.
event-toy-found = { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
";

const fn toy(fr: &'static str, en: &'static str) -> GameInfo {
    GameInfo {
        id: "toy",
        title_fr: "Jouet",
        title_en: "Toy",
        seats: (2, 4),
        edition: 1,
        clauses: &[TREE_3],
        presets: &[],
        data: &[],
        characters: &[],
        masters: &[],
        locales: Locales { fr, en },
        guide: Locales { fr: "", en: "" },
    }
}

fn words(lang: Lang) -> Words {
    Words::new(lang, &[toy(FR, EN)]).unwrap()
}

#[test]
fn both_languages_say_the_same_things() {
    let [fr, en] = Lang::ALL.map(|lang| Messages::read(lang.code(), interface_source(lang)).unwrap());
    assert_eq!(fr.differences(&en), []);
    assert!(fr.keys().count() > 40, "the interface has words");
}

#[test]
fn words_are_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn a_missing_key_is_seen() {
    let words = words(Lang::Fr);
    assert_eq!(words.say("nothing-here", &[]), "⟦nothing-here⟧");
    assert_eq!(words.clause(Clause::new("TOY-NONE-1")), "⟦TOY-NONE-1⟧");
    assert!(!words.has("nothing-here") && words.has("points"));
    assert!(words.say("points", &[]).contains("{$count}"), "so is a missing variable");
}

#[test]
fn plurals_follow_the_language() {
    // Nothing is singular in French and plural in English.
    for (lang, said) in
        [(Lang::Fr, ["0 point", "1 point", "2 points"]), (Lang::En, ["0 points", "1 point", "2 points"])]
    {
        let words = words(lang);
        assert_eq!([0, 1, 2].map(|count| words.say("points", &[("count", count.into())])), said);
    }
}

#[test]
fn events_are_told_with_their_fields() {
    let words = words(Lang::Fr);
    let slide = json!({"event": "slide", "seat": 1, "colour": "blue", "from": "b1", "to": "b4", "path": {"x": 1}});
    assert_eq!(words.event("toy", &slide).unwrap(), "Joueur 2\u{a0}: bleu va de b1 à b4.");
    let found = json!({"event": "found", "count": 2, "where": ["a1", 7, null, true], "who": null});
    assert_eq!(words.event("toy", &found).unwrap(), "2 champignons (a1, 7, none, true), de personne.");
    let found = json!({"event": "found", "count": 1, "where": [], "who": "Ana"});
    assert_eq!(words.event("toy", &found).unwrap(), "1 champignon (), de Ana.");
    assert_eq!(words.event("toy", &json!({"event": "flag", "on": true})).unwrap(), "oui");
}

#[test]
fn seats_are_called_by_name_where_names_are_known() {
    let words = words(Lang::Fr);
    let said =
        |seat: Json| words.event("toy", &json!({"event": "slide", "seat": seat, "from": "a", "to": "b"})).unwrap();
    assert!(said(json!("Zoé")).starts_with("Zoé\u{a0}: "));
    for nonsense in [json!(-1), json!(99)] {
        assert!(!said(nonsense).contains("Joueur"));
    }
}

#[test]
fn technical_events_say_nothing() {
    let words = words(Lang::En);
    for silent in [json!({"event": "internal"}), json!({"event": 3}), json!({}), json!([]), json!(null)] {
        assert_eq!(words.event("toy", &silent), None, "{silent}");
    }
}

#[test]
fn reasons_count_with_numbers() {
    let words = words(Lang::Fr);
    let say = |count: &str| words.reason(&Reason::plain("hint-toy-near").with("count", count));
    assert_eq!(say("1"), "Il reste 1 pas.");
    assert_eq!(say("12"), "Il reste 12 pas en tout.");
    assert_eq!(say("inf"), "Il reste inf pas en tout.");
}

#[test]
fn refusals_name_who_what_and_why() {
    let refusal = |fault, clause, actor| Refusal { fault, clause, actor, step: "T:a1-b1".into() };
    let illegal = refusal(Fault::Illegal, Some(TREE_3), Actor::Seat(Seat(0)));
    assert_eq!(
        words(Lang::En).refusal(&illegal),
        "Player 1 may not play “T:a1-b1” now. A tree stays in the forest. (TOY-TREE-3)"
    );
    assert_eq!(
        words(Lang::Fr).refusal(&illegal),
        "Joueur 1 ne peut pas jouer «\u{a0}T:a1-b1\u{a0}» maintenant. Un arbre reste dans la forêt. (TOY-TREE-3)"
    );
    let asked = Refusal { step: String::new(), ..refusal(Fault::WrongActor, None, Actor::Seat(Seat(1))) };
    assert_eq!(words(Lang::En).refusal(&asked), "Player 2 has nothing to decide now.");
    assert_eq!(words(Lang::Fr).refusal(&asked), "Joueur 2 n’a rien à décider maintenant.");
    for lang in Lang::ALL {
        let words = words(lang);
        let kinds = [(Fault::WrongActor, Actor::Seat(Seat(3))), (Fault::NoChance, Actor::Chance)];
        for (fault, actor) in kinds {
            let said = words.refusal(&refusal(fault, None, actor));
            assert!(said.contains("T:a1-b1") && !said.contains('⟦') && !said.contains('{'), "{said}");
        }
    }
}

#[test]
fn setup_errors_say_what_would_do() {
    let words = words(Lang::En);
    let seats = |allowed| words.setup_error(&SetupError::Seats { given: 7, allowed });
    assert_eq!(seats(2..=4), "7 players is not possible here: this game takes 2 to 4.");
    assert_eq!(seats(2..=2), "7 players is not possible here: this game takes exactly 2.");
    let option = words.setup_error(&SetupError::option("cap", "too big"));
    assert!(option.contains("cap") && option.contains("too big"), "{option}");
}

#[test]
fn faulty_sources_are_refused_with_their_place() {
    let broken = Words::new(Lang::Fr, &[toy("key = { $x\n", "")]).unwrap_err();
    assert!(matches!(&broken, WordsError::Syntax { place, line: 1, .. } if place == "games/toy/locales/fr.ftl"));
    let taken = Words::new(Lang::Fr, &[toy("points = mes points\n", "")]).unwrap_err();
    assert_eq!(taken, WordsError::Twice { place: "games/toy/locales/fr.ftl".into(), key: "points".into() });
    assert_eq!(taken.to_string(), "games/toy/locales/fr.ftl: points is defined twice");
}
