//! One unit's line on the roster.

use super::roster::General;
use crate::army::{Army, Body, Unit, UnitId};
use crate::list::{ArmyList, Discipline, Figure, Status, Troop, TroopType};
use crate::rules::{Judgement, RuleName, UnitFigures};
use crate::text;

/// A unit, or a Large Unit with its ranks from front to back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterBody {
    pub ranks: Vec<RosterUnit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterUnit {
    pub id: UnitId,
    pub name: String,
    /// None where the list doesn't have the troop: then there are no figures either.
    pub kind: Option<TroopType>,
    pub m: Option<u8>,
    /// How far it moves by the edition of Basic Impetus: "2H + 2H".
    pub movement: Option<String>,
    /// As many boxes to tick.
    pub vbu: Option<u8>,
    pub i: Option<u8>,
    pub d: Option<Discipline>,
    pub vd: u32,
    /// Without the general; none where prices are hidden.
    pub price: Option<i32>,
    pub general: Option<General>,
    pub is_rear: bool,
    pub weapons: Vec<&'static str>,
    /// Traits, options taken, and rules that changed a figure.
    pub notes: Vec<String>,
    /// The figures of a reconstructed list that are ours: they carry a `~`.
    pub ours: Vec<Figure>,
}

impl RosterBody {
    pub fn is_large(&self) -> bool {
        self.ranks.len() > 1
    }

    /// Whether the other reads the same on paper, so that both can be counted together.
    pub fn reads_like(&self, other: &RosterBody) -> bool {
        let same = |a: &RosterUnit, b: &RosterUnit| {
            *a == RosterUnit {
                id: a.id,
                ..b.clone()
            }
        };
        self.ranks.len() == other.ranks.len()
            && self.ranks.iter().zip(&other.ranks).all(|(a, b)| same(a, b))
    }
}

impl RosterUnit {
    /// What stands in the columns M, VBU, I, D and VD.
    pub fn figures(&self) -> [String; 5] {
        let number = |of, figure: Option<u8>| match figure {
            Some(figure) => self.marked(of, figure.to_string()),
            None => "–".to_owned(),
        };
        let d = self.d.map_or("–", text::discipline).to_owned();
        let printed = number(Figure::M, self.m);
        [
            self.movement.clone().unwrap_or(printed),
            number(Figure::Vbu, self.vbu),
            number(Figure::I, self.i),
            self.marked(Figure::D, d),
            self.marked(Figure::Vd, self.vd.to_string()),
        ]
    }

    /// What the unit costs, with the general who rides with it.
    pub fn total_price(&self) -> Option<i32> {
        Some(self.price? + self.general_price())
    }

    fn general_price(&self) -> i32 {
        self.general.map_or(0, General::price)
    }

    /// What stands in the column of points: `17`, `19 + 20 = 39`, `3 × 17 = 51`. What comes last
    /// adds up to the command. Empty where prices are hidden.
    pub fn price_of(&self, count: usize) -> String {
        let (Some(unit), Some(total)) = (self.price, self.total_price()) else {
            return String::new();
        };
        let count = i32::try_from(count).unwrap_or(i32::MAX);
        let all = total.saturating_mul(count);
        let sum = match (count, self.general_price()) {
            (..=1, 0) => unit.to_string(),
            (..=1, general) => format!("{unit} + {general} = {all}"),
            (_, 0) => format!("{count} × {unit} = {all}"),
            (_, general) => format!("{count} × ({unit} + {general}) = {all}"),
        };
        self.marked(Figure::Price, sum)
    }

    fn marked(&self, of: Figure, text: String) -> String {
        if self.ours.contains(&of) {
            format!("{text}~")
        } else {
            text
        }
    }

    /// Weapons and notes in one line.
    pub fn remarks(&self) -> String {
        let notes = self.notes.iter().map(String::as_str);
        let all: Vec<&str> = self.weapons.iter().copied().chain(notes).collect();
        all.join(", ")
    }
}

pub(super) fn body(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    body: &Body,
    prices: bool,
) -> RosterBody {
    let ranks = body.ranks.iter();
    RosterBody {
        ranks: ranks
            .map(|unit| {
                let figures = judgement.units.iter().find(|figures| figures.id == unit.id);
                line(list, army, unit, figures, prices)
            })
            .collect(),
    }
}

fn line(
    list: &ArmyList,
    army: &Army,
    unit: &Unit,
    figures: Option<&UnitFigures>,
    prices: bool,
) -> RosterUnit {
    let troop = list.troop(unit.troop);
    let stats = figures.and_then(|figures| figures.stats);
    let weapons = figures
        .map(|figures| figures.weapons.as_slice())
        .unwrap_or_default();
    RosterUnit {
        id: unit.id,
        name: name(text::Names { list, army }, unit, troop),
        kind: figures.and_then(|figures| figures.kind),
        m: stats.map(|stats| stats.m),
        movement: figures.and_then(|figures| super::basic::movement(list, army, figures)),
        vbu: stats.map(|stats| stats.vbu),
        i: stats.map(|stats| stats.i),
        d: stats.and_then(|stats| stats.d),
        vd: figures.map_or(0, |figures| figures.vd),
        price: figures.map(|figures| figures.price).filter(|_| prices),
        general: General::of(list, army, unit),
        is_rear: unit.rear,
        weapons: weapons.iter().map(|weapon| text::weapon(*weapon)).collect(),
        notes: notes(list, army, unit, figures),
        ours: match (list.provenance.status, troop) {
            (Status::Reconstructed, Some(troop)) => troop.ours.clone(),
            _ => Vec::new(),
        },
    }
}

/// What the unit is called as it stands: on foot, upgraded, or by the choice of its arms.
fn name(names: text::Names<'_>, unit: &Unit, troop: Option<&Troop>) -> String {
    let Some(troop) = troop else {
        return names.troop(unit.troop);
    };
    if unit.dismounted
        && let Some(dismount) = &troop.dismount
    {
        return dismount.name.clone();
    }
    let upgraded = unit
        .upgrades
        .iter()
        .rev()
        .filter_map(|id| names.list.upgrade(*id))
        .find_map(|upgrade| upgrade.becomes.name.as_ref());
    let armed = unit
        .arms
        .and_then(|id| troop.arms.iter().find(|arms| arms.id == id))
        .or(troop.arms.first())
        .and_then(|arms| arms.name.as_ref());
    upgraded.or(armed).unwrap_or(&troop.name).clone()
}

fn notes(list: &ArmyList, army: &Army, unit: &Unit, figures: Option<&UnitFigures>) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(figures) = figures {
        let traits = figures.traits.iter();
        notes.extend(traits.map(|of| text::trait_name(*of).to_owned()));
    }
    for id in &unit.upgrades {
        let upgrade = list.upgrade(*id);
        notes.extend(upgrade.map(|upgrade| upgrade.name.clone()));
    }
    let applied = |rule| figures.is_some_and(|figures| figures.applied.contains(&rule));
    if applied(RuleName::PikeUpgrade) {
        notes.push(text::sheet::PIKE_UPGRADE.to_owned());
    }
    if applied(RuleName::AttachedScorpio) {
        notes.push(text::sheet::SCORPIO_ATTACHED.to_owned());
    }
    if unit.dismounted {
        notes.push(text::sheet::DISMOUNTED.to_owned());
    }
    if unit.fortified {
        notes.push(text::sheet::FORTIFIED.to_owned());
    }
    if army.purchases.joan == Some(unit.id) {
        notes.push(text::sheet::WITH_JOAN.to_owned());
    }
    notes
}
