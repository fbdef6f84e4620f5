//! Armies that are legal but for a slip or two, and whether one edit would mend them. Shared by
//! the tests and by the benchmark of cures.

use super::realistic::{Dice, army};
use muster::army::{
    Ambush, Army, Command, Edit, Flank, FlankMarch, Forward, GeneralLevel, Ground, Place, Spot,
    Unit,
};
use muster::event::ListsAdmitted;
use muster::list::{ArmyList, PointsList};
use muster::rules::{Finding, Grade, Judgement, RuleName, cures, judge};
use std::collections::BTreeMap;

/// Cures that a drawn army is given until it is legal.
const MOST_CURES: usize = 40;

/// An army as players build them, legal but for one or two slips of the hand. None where the army
/// drawn couldn't be made legal.
pub fn near_legal(list: &ArmyList, seed: u64) -> Option<Army> {
    let mut dice = Dice(seed);
    let mut army = legal(list, army(list, &mut dice))?;
    for _ in 0..=dice.below(2) {
        if let Some(slip) = slip(list, &army, &mut dice)
            && let Ok(after) = slip.apply(&army)
        {
            army = after;
        }
    }
    Some(army)
}

/// Cures one finding after the other.
fn legal(list: &ArmyList, mut army: Army) -> Option<Army> {
    army.event.lists = ListsAdmitted::Open;
    army.event.periods.clear();
    for _ in 0..MOST_CURES {
        let judgement = judge(list, &army.event, &army);
        if judgement.legal {
            return Some(army);
        }
        let mut illegal = judgement.findings.iter();
        let cured = illegal.find_map(|finding| {
            let cures = cures(list, &army.event, &army, &judgement, finding);
            cures.first()?.edit.apply(&army).ok()
        });
        army = cured?;
    }
    None
}

fn slip(list: &ArmyList, army: &Army, dice: &mut Dice) -> Option<Edit> {
    let points = list.points_list()?;
    let units: Vec<&Unit> = army.units().collect();
    let unit = *dice.one_of(&units)?;
    let command = dice.one_of(&army.commands)?;
    let number = dice.below(14) as u16;
    Some(match dice.below(16) {
        0 | 1 => Edit::RemoveUnit(unit.id),
        2 | 3 => add(army, command, points, dice)?,
        4 => Edit::SetGeneral {
            unit: unit.id,
            level: dice.one_of(GeneralLevel::ALL).copied(),
        },
        5 => Edit::SetGeneral {
            unit: army.units().find(|unit| unit.general.is_some())?.id,
            level: None,
        },
        6 | 7 => Edit::MoveBody {
            unit: unit.id,
            to: command.id,
            at: usize::MAX,
        },
        8 => Edit::SetCic(None),
        9 => Edit::SetExploration(number),
        10 => Edit::SetDestiny(number / 3),
        11 => Edit::SetRear {
            unit: unit.id,
            rear: !unit.rear,
        },
        12 => {
            let upgrades: Vec<_> = points.sections().flat_map(|s| s.upgrades).collect();
            Edit::TakeUpgrade {
                unit: unit.id,
                upgrade: dice.one_of(&upgrades)?.id,
            }
        }
        13 => Edit::SetFlankMarch(Some(FlankMarch {
            command: command.id,
            side: Flank::Left,
        })),
        14 => Edit::SetForward(Some(Forward::B(vec![unit.id]))),
        _ => Edit::SetAmbushes(vec![Ambush {
            terrain: "A".to_owned(),
            ground: Ground::Wood,
            units: vec![unit.id],
        }]),
    })
}

fn add(army: &Army, command: &Command, list: &PointsList, dice: &mut Dice) -> Option<Edit> {
    let troops: Vec<_> = list.troops().collect();
    let troop = dice.one_of(&troops)?;
    Some(Edit::AddUnit {
        to: Place {
            command: command.id,
            spot: Spot::End,
        },
        unit: Unit::new(army.fresh_unit_id(), troop.id),
    })
}

/// The edits that a player would think of: add, remove, move, promote, demote, change a level,
/// change a purchase.
fn usual_edits(list: &ArmyList, army: &Army) -> Vec<Edit> {
    let mut edits = Vec::new();
    let points = list.points_list().expect("a list with points");
    for command in &army.commands {
        for troop in points.troops() {
            edits.push(Edit::AddUnit {
                to: Place {
                    command: command.id,
                    spot: Spot::End,
                },
                unit: Unit::new(army.fresh_unit_id(), troop.id),
            });
        }
    }
    for unit in army.units() {
        edits.push(Edit::RemoveUnit(unit.id));
        let levels = GeneralLevel::ALL.iter().copied().map(Some).chain([None]);
        edits.extend(levels.map(|level| Edit::SetGeneral {
            unit: unit.id,
            level,
        }));
        edits.push(Edit::SetCic(Some(unit.id)));
        edits.extend(army.commands.iter().map(|command| Edit::MoveBody {
            unit: unit.id,
            to: command.id,
            at: usize::MAX,
        }));
    }
    edits.extend((0..=12).map(Edit::SetExploration));
    edits.extend((0..=6).map(Edit::SetDestiny));
    edits.extend((0..=12).map(Edit::SetFortifications));
    edits.extend([true, false].map(Edit::SetScorpio));
    edits.push(Edit::SetJoan(None));
    edits.extend(points.structures.iter().copied().map(Edit::SetStructure));
    for variant in points.packages.iter().flat_map(|p| &p.variants) {
        edits.extend((0..=8).map(|count| Edit::SetPackages {
            variant: variant.id,
            count,
        }));
    }
    edits
}

/// Whether one of the usual edits makes the finding go away and nothing worse.
pub fn mended_by_one_edit(
    list: &ArmyList,
    army: &Army,
    before: &Judgement,
    finding: &Finding,
) -> bool {
    usual_edits(list, army).iter().any(|edit| {
        edit.apply(army).is_ok_and(|after| {
            let verdict = judge(list, &after.event, &after);
            let grave = verdict.findings.iter();
            let mut grave = grave.filter(|f| matches!(f.grade, Grade::Illegal | Grade::Umpire));
            !verdict.findings.iter().any(|f| f.is_same_fault(finding))
                && grave.all(|left| {
                    let mut old = before.findings.iter();
                    old.any(|old| old.is_same_fault(left) && old.by >= left.by)
                })
        })
    })
}

/// How many findings of a rule there were, and how many had a cure.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    pub found: u32,
    pub cured: u32,
}

/// The findings of an army that an edit could cure, counted by rule.
pub fn count(list: &ArmyList, army: &Army, shares: &mut BTreeMap<RuleName, Share>) {
    let judgement = judge(list, &army.event, army);
    let illegal = judgement.findings.iter();
    for finding in illegal.filter(|f| f.grade == Grade::Illegal && is_curable(f.rule)) {
        let share = shares.entry(finding.rule).or_default();
        share.found += 1;
        let cures = cures(list, &army.event, army, &judgement, finding);
        share.cured += u32::from(!cures.is_empty());
    }
}

/// Which list and which event are played no edit changes.
fn is_curable(rule: RuleName) -> bool {
    !matches!(
        rule,
        RuleName::SameGame | RuleName::OfficialList | RuleName::Period
    )
}

/// Parts of a hundred, of all rules together.
pub fn percent(shares: &BTreeMap<RuleName, Share>) -> u32 {
    let found: u32 = shares.values().map(|share| share.found).sum();
    let cured: u32 = shares.values().map(|share| share.cured).sum();
    cured * 100 / found.max(1)
}
