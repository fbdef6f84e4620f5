//! Finishing armies: dealing one, completing one, mending one.
//!
//! An integer programme is drawn up from the same facts that the rules use: bodies that may be
//! bought or that are there already are its columns, what rules ask are its demands. The judge
//! has the last word: what he refuses is never proposed.

mod answer;
mod arrangements;
mod basic;
mod bill;
mod case;
mod changes;
mod column;
mod complete;
mod constrain;
mod demand;
mod draw;
mod fresh;
mod impossible;
mod item;
mod mend;
mod offer;
mod outcomes;
mod plan;
mod programme;
mod purse;
mod variants;

pub use answer::{Answer, BillLine, Billed, Impossible, Proposal, Reply, Work};
pub use basic::{MOST_WAYS, every_way, forms};
pub use changes::{Change, changes};
pub use complete::{PROPOSALS, blank, complete, deal};
pub use demand::Demand;
pub use mend::mend;

use crate::list::TroopId;
use std::collections::BTreeMap;
use std::pin::Pin;
use strum::VariantArray;

/// What kind of army is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Style {
    #[default]
    Balanced,
    ManyUnits,
    Elite,
    Mounted,
    Missiles,
}

impl Style {
    pub const ALL: &[Style] = Style::VARIANTS;

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Style::Balanced => "balanced",
            Style::ManyUnits => "many-units",
            Style::Elite => "elite",
            Style::Mounted => "mounted",
            Style::Missiles => "missiles",
        }
    }

    pub fn named(name: &str) -> Option<Style> {
        Self::ALL.iter().copied().find(|style| style.name() == name)
    }
}

/// What the player asks for.
#[derive(Clone, Copy)]
pub struct Wish<'w> {
    /// None: a style of its own for each proposal.
    pub style: Option<Style>,
    /// The same seed gives the same armies.
    pub seed: u64,
    /// How many bases the player has of each troop, if the army is to be made of those.
    pub owned: Option<&'w BTreeMap<TroopId, u32>>,
    /// Awaited between solves, with the number of proposals so far: a page attends to its player
    /// then. Whoever loses interest drops the search.
    pub pause: &'w dyn Fn(usize) -> Pause,
}

pub type Pause = Pin<Box<dyn Future<Output = ()>>>;

impl Default for Wish<'_> {
    fn default() -> Self {
        Wish {
            style: None,
            seed: 0,
            owned: None,
            pause: &|_| Box::pin(std::future::ready(())),
        }
    }
}
