//! What every handler shares.

use feerie_advice::AdvisedGames;
use feerie_words::{Lang, Words};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Mutex;

use crate::accounts::likeness_of;
use crate::config::Config;
use crate::error::Problem;
use crate::http::compress::CompressedFiles;
use crate::http::fixed::Fixed;
use crate::http::limit::Limiter;
use crate::http::tables::described;
use crate::jobs::analysis::Analyses;
use crate::jobs::lab::Lab;
use crate::keys::Keys;
use crate::ratings::Ratings;
use crate::store::{Change, Store, StoreError};
use crate::tables::Tables;

/// What every handler shares; cheap to clone.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// What there is once in a process.
pub struct Shared {
    /// Flags and environment.
    pub config: Config,
    /// What can be played.
    pub games: &'static dyn AdvisedGames,
    /// The same, told to clients.
    pub described: Fixed,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// All tables.
    pub tables: Arc<Tables>,
    /// What the server signs with.
    pub keys: Keys,
    /// How strong people are.
    pub ratings: Ratings,
    /// Who asked how often.
    pub limiter: Limiter,
    /// Finished games looked at again.
    pub analyses: Arc<Analyses>,
    /// The client's files, as they are sent.
    pub files: CompressedFiles,
    /// Changes of games that are tried out.
    pub lab: Lab,
    /// When the store was last asked how it is, and what it said.
    pub health: Mutex<Option<(Instant, Result<(), Problem>)>>,
    words: [Words; 2],
}

impl std::ops::Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl AppState {
    /// Puts everything together over a store.
    pub async fn new(
        config: Config,
        games: &'static dyn AdvisedGames,
        store: Arc<dyn Store>,
    ) -> Result<AppState, StoreError> {
        let key = store.setting_or("signing-key", &Keys::fresh()).await?;
        let keys = Keys::read(&key).ok_or_else(|| StoreError::Failed("the signing key is damaged".to_owned()))?;
        compare_names(&*store).await?;
        let words =
            |lang| Words::new(lang, &games.infos()).map_err(|error| StoreError::Failed(format!("no words: {error}")));
        let words = [words(Lang::Fr)?, words(Lang::En)?];
        let tables = Tables::new(games, Arc::clone(&store), keys.clone(), config.limits.clone(), config.test_dice);
        let limiter = Limiter::new(&config.limits);
        let (ratings, analyses) = (Ratings::default(), Arc::default());
        Ok(AppState(Arc::new(Shared {
            config,
            games,
            described: Fixed::new(&described(games)),
            store,
            tables,
            keys,
            ratings,
            limiter,
            files: CompressedFiles::default(),
            health: Mutex::default(),
            analyses,
            lab: Lab::default(),
            words,
        })))
    }

    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        match lang {
            Lang::Fr => &self.words[0],
            Lang::En => &self.words[1],
        }
    }
}

/// Compares the names that were kept before names were compared. Of two that look alike the older one stays alone with
/// it; the younger keeps the name, and is only not protected from a third.
async fn compare_names(store: &dyn Store) -> Result<(), StoreError> {
    for mut row in store.without_likeness().await? {
        row.likeness = Some(likeness_of(&row.name));
        let person = row.id.clone();
        match store.commit(vec![Change::PutPerson(row)]).await {
            Err(StoreError::Taken) => tracing::warn!(person, "a name that is kept looks like somebody else's"),
            done => done?,
        }
    }
    Ok(())
}
