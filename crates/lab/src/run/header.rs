//! `run.json`: what a folder of games was played by.

use feerie_catalog::Catalog;
use feerie_table::Games;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::plan::{Bot, Cross, Plan, Variant, Wishes};

/// The format of folders that this program writes: it changes where the places of games' numbers do.
pub const FORMAT: u32 = 2;

/// One variant, as the folder keeps it: texts of files included, so that it needs no other file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VariantHeader {
    label: String,
    settings: Vec<(String, String)>,
    seats: u8,
    bots: Vec<String>,
    options: Map<String, Value>,
}

/// The whole of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the folder.
    pub format: u32,
    /// The plan's hash.
    pub hash: String,
    /// The program's version.
    pub version: String,
    /// The edition of the game's rules.
    pub edition: u32,
    /// The plan's name.
    pub name: String,
    /// The game.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// Deals of each variant.
    pub deals: u32,
    /// Whether every game is there.
    pub whole: bool,
    variants: Vec<VariantHeader>,
}

impl Header {
    /// The header of a plan that nothing was played of.
    pub fn new(plan: &Plan) -> Header {
        let edition = Catalog.infos().iter().find(|info| info.id == plan.game).map_or(0, |info| info.edition);
        Header {
            format: FORMAT,
            hash: plan.hash(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            edition,
            name: plan.name.clone(),
            game: plan.game.clone(),
            seed: plan.seed,
            deals: plan.deals,
            whole: false,
            variants: plan.variants.iter().map(of_variant).collect(),
        }
    }

    /// Why games of this plan cannot be added to games that were played by this header; none if they can.
    pub fn refuses(&self, plan: &Plan) -> Option<String> {
        let new = Header::new(plan);
        let differ = |what: &str, old: &dyn std::fmt::Display, new: &dyn std::fmt::Display| {
            Some(format!("its games were played by {what} {old}, and this is {new}; choose another folder with --out"))
        };
        if self.format != new.format {
            return differ("format", &self.format, &new.format);
        }
        if self.version != new.version {
            return differ("version", &self.version, &new.version);
        }
        if self.edition != new.edition {
            return differ("edition", &self.edition, &new.edition);
        }
        if self.hash != new.hash {
            return differ("another plan,", &self.hash, &new.hash);
        }
        None
    }

    /// The plan again, without the text it was written in.
    pub fn plan(&self, text: String, wishes: Wishes, cross: Option<Cross>) -> Result<Plan, String> {
        let infos = Catalog.infos();
        let info =
            infos.iter().find(|info| info.id == self.game).ok_or(format!("no game is called {:?}", self.game))?;
        let variants = self
            .variants
            .iter()
            .map(|one| {
                let bots = one.bots.iter().map(|name| Bot::read(name, info, one.seats)).collect::<Result<_, _>>()?;
                let (settings, options) = (one.settings.clone(), one.options.clone());
                Ok(Variant { settings, options, seats: one.seats, bots })
            })
            .collect::<Result<Vec<Variant>, String>>()?;
        let (name, game) = (self.name.clone(), self.game.clone());
        Ok(Plan { name, game, deals: self.deals, seed: self.seed, variants, cross, wishes, text })
    }
}

fn of_variant(variant: &Variant) -> VariantHeader {
    VariantHeader {
        label: variant.label(),
        settings: variant.settings.clone(),
        seats: variant.seats,
        bots: variant.bots.iter().map(ToString::to_string).collect(),
        options: variant.options.clone(),
    }
}
