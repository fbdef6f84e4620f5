//! What an army has to meet, one demand for each rule and thing that it speaks of.

use crate::event::OrRows;
use crate::list::{ContingentId, JointMinimumId, PackageId, RowId, TroopId, UpgradeId};
use crate::rules::allies::allied_share;
use crate::rules::composition::largest_command;
use crate::rules::{Context, RuleName, Scaling};
use serde::Serialize;
use std::collections::BTreeMap;

/// A demand with its figures; `text` says it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "demand")]
pub enum Demand {
    Points {
        limit: u32,
    },
    RowMinimum {
        row: RowId,
        min: u32,
    },
    RowMaximum {
        row: RowId,
        max: u32,
    },
    JointMinimum {
        minimum: JointMinimumId,
        min: u32,
    },
    Packages {
        package: PackageId,
        min: u32,
        max: u32,
    },
    OneKind {
        row: RowId,
    },
    /// One general in each of so many commands, one of them C-in-C.
    Generals {
        commands: u32,
    },
    LargestCommand {
        cap: u32,
    },
    AlliedShare {
        contingent: ContingentId,
        cap: u32,
    },
    Upgrade {
        upgrade: UpgradeId,
    },
    Fortifications {
        max: u32,
    },
    OneWeakGeneral,
    /// The player has so many bases of a troop.
    Owned {
        troop: TroopId,
        have: u32,
    },
}

impl Demand {
    /// The rule that it stands for; none for what the player has.
    pub fn rule(self) -> Option<RuleName> {
        Some(match self {
            Demand::Points { .. } => RuleName::PointsLimit,
            Demand::RowMinimum { .. } => RuleName::RowMinimum,
            Demand::RowMaximum { .. } => RuleName::RowMaximum,
            Demand::JointMinimum { .. } => RuleName::JointMinimum,
            Demand::Packages { .. } => RuleName::WholePackages,
            Demand::OneKind { .. } => RuleName::OrRows,
            Demand::Generals { .. } => RuleName::OneGeneral,
            Demand::LargestCommand { .. } => RuleName::LargestCommand,
            Demand::AlliedShare { .. } => RuleName::AlliedShare,
            Demand::Upgrade { .. } => RuleName::UpgradeScope,
            Demand::Fortifications { .. } => RuleName::Fortifications,
            Demand::OneWeakGeneral => RuleName::OneWeakGeneral,
            Demand::Owned { .. } => return None,
        })
    }
}

/// All demands on an army with these commands, each by its contingent. Rules that the organiser
/// has set aside are among them: a new army keeps to them all the same.
pub fn demands(
    context: &Context<'_>,
    commands: &[Option<ContingentId>],
    owned: Option<&BTreeMap<TroopId, u32>>,
) -> Vec<Demand> {
    let (event, list) = (context.event, context.points_list);
    let scaling = Scaling::at(event.points);
    let mut all = vec![
        Demand::Points {
            limit: u32::from(event.points),
        },
        Demand::Generals {
            commands: commands.len() as u32,
        },
        Demand::OneWeakGeneral,
    ];
    for row in &context.rows {
        let id = row.row.id;
        if row.contingent.is_some() && !commands.contains(&row.contingent) {
            continue;
        }
        let (min, max) = (row.scaled.min, row.scaled.max);
        if min > 0 {
            all.push(Demand::RowMinimum { row: id, min });
        }
        all.push(Demand::RowMaximum { row: id, max });
        if event.readings.or_rows == OrRows::OneKind && row.row.troops.len() > 1 {
            all.push(Demand::OneKind { row: id });
        }
    }
    for joint in &list.joint_minima {
        all.push(Demand::JointMinimum {
            minimum: joint.id,
            min: scaling.minimum(joint.min),
        });
    }
    for package in &list.packages {
        all.push(Demand::Packages {
            package: package.id,
            min: scaling.minimum(package.min),
            max: scaling.maximum(package.max),
        });
    }
    if commands.len() > 1
        && let Some(cap) = largest_command::cap(event)
    {
        all.push(Demand::LargestCommand { cap });
    }
    for contingent in commands.iter().flatten() {
        all.push(Demand::AlliedShare {
            contingent: *contingent,
            cap: allied_share::CAP,
        });
    }
    for upgrade in context.upgrades().filter(|it| !it.limits.is_empty()) {
        all.push(Demand::Upgrade {
            upgrade: upgrade.id,
        });
    }
    if let Some(allowance) = &list.fortifications {
        let max = scaling.maximum(allowance.max);
        all.push(Demand::Fortifications { max });
    }
    if let Some(owned) = owned {
        for troop in list.troops() {
            let have = owned.get(&troop.id).copied().unwrap_or(0);
            all.push(Demand::Owned {
                troop: troop.id,
                have,
            });
        }
    }
    all
}
