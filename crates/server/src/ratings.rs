//! Ratings: who tends to finish ahead of whom, game by game, and how sure that is.
//!
//! They are kept nowhere. They follow from the finished games, taken in the order in which these ended (the
//! table's id decides between equals), so computing them again gives the same numbers. What is in memory
//! is a cache. The model is Weng and Lin's, made for any number of seats.

use feerie_advice::AdvisedGames;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use tokio::sync::Mutex;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::Problem;
use crate::store::{Ended, Kind, SeatRow, Store, StoreError};
use crate::tables::LiveTable;
use crate::wire::{GameResult, Me};

/// Games that are taken in at once; others are served between them.
const PAGE: i64 = 100;
/// Games whose end is stored later than one that came after it are looked for among those that ended within so many
/// milliseconds: clocks of different machines differ by less.
const LATE: i64 = 5 * 60 * 1000;
/// Points on our scale for one of the model's: newcomers stand at 1000.
const SCALE: f64 = 40.0;
/// A spread of so many deviations holds the true strength nineteen times out of twenty.
const DEVIATIONS: f64 = 2.0;

/// Whom one played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// People only.
    People,
    /// Bots among them.
    Bots,
}

/// Who is rated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A person, by id.
    Person(String),
    /// A bot account, by id.
    Program(String),
    /// The bots of a level.
    Bot(String),
}

impl From<Me> for Player {
    fn from(me: Me) -> Player {
        if me.owner.is_some() { Player::Program(me.id) } else { Player::Person(me.id) }
    }
}

/// A rating, as people read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// Whom with.
    pub company: Company,
    /// The estimate; newcomers have 1000.
    pub points: i32,
    /// The truth is most likely within so many points of it.
    pub spread: i32,
    /// After so many games.
    pub games: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Standing {
    rating: WengLinRating,
    games: u32,
}

/// Where everybody stands after some number of finished games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// By game and company, in order, so that two ladders print alike.
    standings: BTreeMap<(String, Company), BTreeMap<Player, Standing>>,
    /// When the latest games in it ended.
    latest: VecDeque<i64>,
    /// The last of them: when it ended, and its id.
    last: (i64, String),
}

impl Ladder {
    /// Takes the next finished game in.
    pub fn take(&mut self, ended: &Ended) {
        self.last = (ended.at, ended.table.clone());
        self.latest.push_back(ended.at);
        while self.latest.pop_front_if(|at| *at < ended.at - LATE).is_some() {}
        let Some((company, players)) = company_of(ended) else { return };
        let Some(result) = ended.result.as_deref().and_then(|text| serde_json::from_str::<GameResult>(text).ok())
        else {
            return;
        };
        if result.ranking.len() != players.len() {
            return;
        }
        let standings = self.standings.entry((ended.game.clone(), company)).or_default();
        let before: Vec<[WengLinRating; 1]> =
            players.iter().map(|player| [standings.get(player).copied().unwrap_or_default().rating]).collect();
        // A person who gave the seat up comes last, whatever the bot made of it.
        let last = result.ranking.len() + 1;
        let place = |(seat, &place): (&SeatRow, &u8)| if resigned(seat) { last } else { place.into() };
        let places = ended.seats.iter().zip(&result.ranking).map(place).map(MultiTeamOutcome::new);
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().map(<[WengLinRating; 1]>::as_slice).zip(places).collect();
        let after: Vec<WengLinRating> =
            weng_lin_multi_team(&teams, &WengLinConfig::new()).into_iter().flatten().collect();
        for player in players.iter().collect::<BTreeSet<_>>() {
            // Bots of one level may hold several seats: their level learns from the mean.
            let seats = || players.iter().zip(&after).filter(|(other, _)| *other == player).map(|(_, rating)| rating);
            let n = seats().count() as f64;
            let standing = standings.entry(player.clone()).or_default();
            standing.games += 1;
            standing.rating.rating = seats().map(|rating| rating.rating).sum::<f64>() / n;
            standing.rating.uncertainty = seats().map(|rating| rating.uncertainty).sum::<f64>() / n;
        }
    }

    /// All ratings of a player, by game.
    pub fn of(&self, player: &Player) -> Vec<Rating> {
        let lists = self.standings.iter();
        lists.filter_map(|(list, standings)| Some(rating(list, standings.get(player)?))).collect()
    }

    /// The rating of a player at one game, in one company.
    pub fn at(&self, game: &str, company: Company, player: &Player) -> Option<Rating> {
        let list = (game.to_owned(), company);
        Some(rating(&list, self.standings.get(&list)?.get(player)?))
    }

    /// The ratings of those who sit together, seat by seat; none of anybody where bots play.
    pub fn among(&self, game: &str, seats: &[Option<Player>]) -> Vec<Option<Rating>> {
        let has_bots = seats.iter().flatten().any(|player| !matches!(player, Player::Person(_)));
        let rating = |player: &Option<Player>| self.at(game, Company::People, player.as_ref()?);
        seats.iter().map(|player| if has_bots { None } else { rating(player) }).collect()
    }

    /// Everybody's ratings, in order.
    pub fn all(&self) -> impl Iterator<Item = (&Player, Rating)> {
        let of =
            |(list, standings)| Iterator::map(BTreeMap::iter(standings), move |(who, one)| (who, rating(list, one)));
        self.standings.iter().flat_map(of)
    }
}

/// A standing as people read it.
fn rating((game, company): &(String, Company), standing: &Standing) -> Rating {
    let points = |model: f64| (model * SCALE).round() as i32;
    Rating {
        game: game.clone(),
        company: *company,
        points: points(standing.rating.rating),
        spread: points(standing.rating.uncertainty * DEVIATIONS),
        games: standing.games,
    }
}

/// Who played whom, if the game counts: everybody somebody else, not our own bots alone; and against bots, where one may take back whatever one likes, only if nothing was.
fn company_of(ended: &Ended) -> Option<(Company, Vec<Player>)> {
    let (company, players) = company(&ended.seats)?;
    (company == Company::People || !ended.took_back).then_some((company, players))
}

/// Who plays whom, if their game may count once it is over.
pub fn company(seats: &[SeatRow]) -> Option<(Company, Vec<Player>)> {
    let players: Vec<Player> = seats.iter().map(player).collect::<Option<_>>()?;
    // A bot account and its owner are one: they might play into each other's hands.
    let sides: Vec<&String> = seats.iter().filter_map(|seat| seat.owner.as_ref().or(seat.person.as_ref())).collect();
    let is_everybody_else = sides.iter().collect::<BTreeSet<_>>().len() == sides.len();
    if players.len() < 2 || sides.is_empty() || !is_everybody_else {
        return None;
    }
    let is_among_people = players.iter().all(|player| matches!(player, Player::Person(_)));
    Some((if is_among_people { Company::People } else { Company::Bots }, players))
}

/// The ladder computed again from the records themselves: every finished game is played once more, and its
/// result is what its steps say. An error if that differs from what the store holds.
pub async fn from_records(games: &'static dyn AdvisedGames, store: &dyn Store) -> Result<Ladder, Problem> {
    let (mut stored, mut replayed) = (Ladder::default(), Ladder::default());
    for ended in store.ended_after(i64::MIN, "", i64::MAX).await? {
        stored.take(&ended);
        let table = store.table(&ended.table).await?.ok_or(Problem::NotFound)?;
        let steps = store.steps_after(&ended.table, 0).await?;
        let result = LiveTable::stored(games, table, steps, None)?.row().result.clone();
        replayed.take(&Ended { result, ..ended });
    }
    if stored == replayed { Ok(replayed) } else { Err(Problem::Internal) }
}

/// Whose result a seat's is: who gave it up to a bot has lost.
pub fn player(seat: &SeatRow) -> Option<Player> {
    match (&seat.person, seat.kind) {
        (Some(person), _) if seat.owner.is_some() => Some(Player::Program(person.clone())),
        (Some(person), _) => Some(Player::Person(person.clone())),
        (None, Kind::Bot) => Some(Player::Bot(seat.level.clone().unwrap_or_default())),
        (None, Kind::Person | Kind::Open) => None,
    }
}

/// Whether a person gave this seat up to a bot.
fn resigned(seat: &SeatRow) -> bool {
    seat.kind == Kind::Bot && seat.person.is_some()
}

/// The ladder, brought up to date on request.
#[derive(Default)]
pub struct Ratings(Mutex<Arc<Ladder>>);

impl Ratings {
    /// Where everybody stands now.
    pub async fn now(&self, store: &dyn Store) -> Result<Arc<Ladder>, Problem> {
        let mut known = self.0.lock().await;
        // Copied only while somebody else reads the one before.
        let ladder = Arc::make_mut(&mut known);
        ladder.go_on(store).await?;
        // A game whose end was stored late may belong before those that were taken in already: then all over again.
        if store.ended_since(ladder.last.0 - LATE).await? != ladder.latest.len() as i64 {
            *ladder = Ladder::default();
            ladder.go_on(store).await?;
        }
        Ok(Arc::clone(&known))
    }
}

impl Ladder {
    /// Takes in whatever has ended since.
    async fn go_on(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        loop {
            let ended = store.ended_after(self.last.0, &self.last.1, PAGE).await?;
            ended.iter().for_each(|ended| self.take(ended));
            if (ended.len() as i64) < PAGE {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(person: Option<&str>, level: Option<&str>) -> SeatRow {
        let kind = if person.is_some() { Kind::Person } else { Kind::Bot };
        let (person, level) = (person.map(str::to_owned), level.map(str::to_owned));
        SeatRow { kind, person, level, ..SeatRow::open("t", 0) }
    }

    fn game(n: i64, seats: Vec<SeatRow>, ranking: &[u8]) -> Ended {
        let result = serde_json::to_string(&GameResult { ranking: ranking.to_vec(), scores: vec![0; ranking.len()] });
        Ended { table: format!("t{n}"), game: "elfe".to_owned(), at: n, result: result.ok(), seats, took_back: false }
    }

    fn person(name: &str) -> Player {
        Player::Person(name.to_owned())
    }

    #[test]
    fn who_wins_rises_and_certainty_grows() {
        let mut ladder = Ladder::default();
        for n in 0..20 {
            let seats = vec![seat(Some("ana"), None), seat(Some("ben"), None), seat(Some("cleo"), None)];
            ladder.take(&game(n, seats, &[1, 2, 2]));
        }
        let of = |name| ladder.at("elfe", Company::People, &person(name)).unwrap();
        let (ana, ben, cleo) = (of("ana"), of("ben"), of("cleo"));
        assert!(ana.points > 1000 && ben.points < 1000, "{ana:?} {ben:?}");
        assert_eq!((ben.points, ben.spread), (cleo.points, cleo.spread), "equal places are equal");
        assert!(ana.spread < 600 && ana.games == 20, "{ana:?}");
        assert_eq!(ladder.at("elfe", Company::Bots, &person("ana")), None);
    }

    #[test]
    fn what_does_not_count_changes_nothing() {
        let alone = game(1, vec![seat(Some("ana"), None), seat(Some("ana"), None)], &[1, 2]);
        let bots = game(2, vec![seat(None, Some("fair")), seat(None, Some("keen"))], &[1, 2]);
        let with_bot = game(3, vec![seat(Some("ana"), None), seat(None, Some("fair"))], &[1, 2]);
        let taken_back = Ended { took_back: true, ..with_bot.clone() };
        let unreadable = Ended { result: Some("{".to_owned()), ..with_bot.clone() };
        let short = game(4, with_bot.seats.clone(), &[1]);
        let mut ladder = Ladder::default();
        for ended in [&alone, &bots, &taken_back, &unreadable, &short] {
            ladder.take(ended);
        }
        assert_eq!(ladder.all().count(), 0);
        ladder.take(&with_bot);
        assert_eq!(ladder.of(&person("ana")).len(), 1);
        assert_eq!(ladder.of(&Player::Bot("fair".to_owned()))[0].company, Company::Bots);
    }

    #[test]
    fn bot_accounts_are_rated_apart_from_people_and_never_against_their_owner() {
        let program = |id: &str, owner: &str| SeatRow { owner: Some(owner.to_owned()), ..seat(Some(id), None) };
        let mut ladder = Ladder::default();
        ladder.take(&game(1, vec![seat(Some("ana"), None), program("bip", "ana")], &[1, 2]));
        ladder.take(&game(2, vec![program("bip", "ana"), program("bop", "ana")], &[1, 2]));
        assert_eq!(ladder.all().count(), 0, "one person's on both sides");
        ladder.take(&game(3, vec![seat(Some("ben"), None), program("bip", "ana")], &[1, 2]));
        ladder.take(&game(4, vec![seat(None, Some("fair")), program("bip", "ana")], &[2, 1]));
        let bip = Player::Program("bip".to_owned());
        assert!(ladder.all().all(|(_, rating)| rating.company == Company::Bots));
        assert_eq!(ladder.of(&bip)[0].games, 2);
        assert_eq!(ladder.of(&person("bip")).len(), 0);
        assert_eq!(ladder.among("elfe", &[Some(person("ben")), Some(bip)]), [None, None]);
    }

    #[test]
    fn whoever_resigns_loses_whatever_the_bot_makes_of_the_seat() {
        let gave_up = SeatRow { kind: Kind::Bot, ..seat(Some("ana"), Some("fair")) };
        let mut ladder = Ladder::default();
        ladder.take(&game(1, vec![gave_up, seat(Some("ben"), None)], &[1, 2]));
        let of = |name| ladder.at("elfe", Company::People, &person(name)).unwrap();
        assert!(of("ana").points < 1000 && of("ben").points > 1000, "{:?} {:?}", of("ana"), of("ben"));
    }

    #[test]
    fn bots_of_one_level_in_several_seats_are_one_player() {
        let mut ladder = Ladder::default();
        let seats = vec![seat(Some("ana"), None), seat(None, Some("fair")), seat(None, Some("fair"))];
        ladder.take(&game(1, seats, &[1, 2, 3]));
        let bot = ladder.at("elfe", Company::Bots, &Player::Bot("fair".to_owned())).unwrap();
        assert!(bot.games == 1 && bot.points < 1000, "{bot:?}");
    }
}
