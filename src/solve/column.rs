//! A way to field bodies, with everything that rules count in it. Figures and soundness come from
//! the judge, who sees the bodies as a small army of their own.

use crate::army::{Army, Body, Command, CommandId, UnitId};
use crate::list::{ContingentId, TroopId, UpgradeId};
use crate::rules::{Context, Grade, RuleName, Subject, judge};
use std::collections::BTreeMap;

/// Units that the army doesn't have yet are numbered from here until the army is drawn.
pub const FRESH: u32 = 1_000_000;

/// A command of the army to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    pub id: CommandId,
    pub name: String,
    pub contingent: Option<ContingentId>,
}

/// What is to be placed, before it is measured.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Bodies with the place of their slot.
    pub placed: Vec<(usize, Body)>,
    /// Present bodies that this takes up, by their place among the items.
    pub uses: Vec<usize>,
    /// The general who is C-in-C, if he is in here.
    pub cic: Option<UnitId>,
    pub most: u32,
    pub changes: u32,
    /// What tells equal numbers of changes apart: less is better.
    pub tie: i32,
}

/// A draft with its figures: a column of the programme.
#[derive(Clone, Debug)]
pub struct Column {
    pub draft: Draft,
    pub price: i32,
    /// The part of the price that is for generals.
    pub general_price: i32,
    pub vd: BTreeMap<usize, u32>,
    pub units: BTreeMap<usize, u32>,
    pub generals: BTreeMap<usize, u32>,
    pub rows: BTreeMap<usize, u32>,
    pub troops: BTreeMap<TroopId, u32>,
    pub upgrades: BTreeMap<UpgradeId, u32>,
    pub fortified: u32,
    pub weak: u32,
    pub great_cic: bool,
    /// What it adds to the objective where armies are filled.
    pub worth: f64,
}

/// How far doubts of the text are let through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    Allowed,
    Avoided,
}

/// Rules that a body breaks by itself, whatever else is in the army.
const OF_UNITS: [RuleName; 12] = [
    RuleName::OnTheList,
    RuleName::GeneralSeat,
    RuleName::GeniusIsCic,
    RuleName::NoCowards,
    RuleName::RearRank,
    RuleName::LargeUnitSize,
    RuleName::LargeUnitRows,
    RuleName::UpgradeScope,
    RuleName::PikeUpgrade,
    RuleName::FortifiedWagenburg,
    RuleName::AlliedCommand,
    RuleName::AlliedGeneral,
];

/// The draft with its figures, unless it breaks a rule of units by itself.
pub fn measured(
    context: &Context<'_>,
    slots: &[Slot],
    draft: Draft,
    doubt: Doubt,
) -> Option<Column> {
    let mut column = Column {
        price: 0,
        general_price: 0,
        vd: BTreeMap::new(),
        units: BTreeMap::new(),
        generals: BTreeMap::new(),
        rows: BTreeMap::new(),
        troops: BTreeMap::new(),
        upgrades: BTreeMap::new(),
        fortified: 0,
        weak: 0,
        great_cic: false,
        worth: 0.0,
        draft,
    };
    if column.draft.placed.is_empty() {
        return Some(column);
    }
    let army = small_army(context, slots, &column.draft);
    let judgement = judge(context.list, context.event, &army);
    let unsound = judgement.findings.iter().any(|finding| {
        let grave = finding.grade == Grade::Illegal
            || (finding.grade == Grade::Umpire && doubt == Doubt::Avoided);
        let of_unit = |subject: &Subject| matches!(subject, Subject::Unit(_) | Subject::Command(_));
        grave && OF_UNITS.contains(&finding.rule) && finding.subjects.iter().any(of_unit)
    });
    if unsound {
        return None;
    }
    let mut figures = judgement.units.iter();
    for (slot, body) in &column.draft.placed {
        for unit in &body.ranks {
            let figures = figures.next()?;
            column.price += figures.price + figures.general_price;
            column.general_price += figures.general_price;
            *column.vd.entry(*slot).or_default() += figures.vd;
            *column.units.entry(*slot).or_default() += 1;
            if let Some(level) = unit.general {
                *column.generals.entry(*slot).or_default() += 1;
                column.weak += u32::from(level.is_weak());
                column.great_cic |= level.is_great() && column.draft.cic == Some(unit.id);
            }
            if let Some(place) = context.troop(unit.troop) {
                *column.rows.entry(place.row).or_default() += 1;
            }
            *column.troops.entry(unit.troop).or_default() += 1;
            for upgrade in unit.each_upgrade() {
                *column.upgrades.entry(upgrade).or_default() += 1;
            }
            column.fortified += u32::from(unit.fortified);
        }
    }
    Some(column)
}

fn small_army(context: &Context<'_>, slots: &[Slot], draft: &Draft) -> Army {
    let commands = draft.placed.iter().enumerate();
    Army {
        cic: draft.cic,
        commands: commands
            .map(|(n, (slot, body))| Command {
                contingent: slots.get(*slot).and_then(|slot| slot.contingent),
                bodies: vec![body.clone()],
                ..Command::new(CommandId(n as u32 + 1))
            })
            .collect(),
        ..context.army.clone()
    }
}
