//! Numbers for what is new. None is given again, not even of what older revisions had: armies
//! built from them name troops by their numbers.

use super::ListEditError;
use crate::army::CommandStructure;
use crate::list::{
    ArmyList, ContingentId, FORMAT, FormationId, JointMinimumId, ListId, PackageId, PointsList,
    Provenance, RowId, Status, TroopId, Troops, UpgradeId, slug_of,
};

/// The highest numbers that the list and its older revisions use.
pub struct Fresh {
    row: u16,
    troop: u16,
    upgrade: u16,
    formation: u16,
    contingent: u16,
    joint: u16,
    package: u16,
    variant: u16,
}

impl Fresh {
    pub fn of(list: &ArmyList) -> Fresh {
        let mut highest = Fresh {
            row: 0,
            troop: 0,
            upgrade: 0,
            formation: 0,
            contingent: 0,
            joint: 0,
            package: 0,
            variant: 0,
        };
        let revisions = std::iter::once(list).chain(&list.history);
        for points in revisions.filter_map(ArmyList::points_list) {
            for section in points.sections() {
                let contingent = section.contingent.map_or(0, |it| it.id.0);
                highest.contingent = highest.contingent.max(contingent);
                for row in section.rows {
                    highest.row = highest.row.max(row.id.0);
                    let troops = row.troops.iter().map(|troop| troop.id.0);
                    highest.troop = highest.troop.max(troops.max().unwrap_or(0));
                }
                let upgrades = section.upgrades.iter().map(|upgrade| upgrade.id.0);
                highest.upgrade = highest.upgrade.max(upgrades.max().unwrap_or(0));
                let formations = section.large_units.iter().map(|it| it.id.0);
                highest.formation = highest.formation.max(formations.max().unwrap_or(0));
            }
            let joint = points.joint_minima.iter().map(|it| it.id.0);
            highest.joint = highest.joint.max(joint.max().unwrap_or(0));
            for package in &points.packages {
                highest.package = highest.package.max(package.id.0);
                let variants = package.variants.iter().map(|it| it.id.0);
                highest.variant = highest.variant.max(variants.max().unwrap_or(0));
            }
        }
        highest
    }

    pub fn row(&self) -> Result<RowId, ListEditError> {
        next(self.row).map(RowId)
    }

    pub fn troop(&self) -> Result<TroopId, ListEditError> {
        next(self.troop).map(TroopId)
    }

    pub fn upgrade(&self) -> Result<UpgradeId, ListEditError> {
        next(self.upgrade).map(UpgradeId)
    }

    pub fn formation(&self) -> Result<FormationId, ListEditError> {
        next(self.formation).map(FormationId)
    }

    pub fn joint(&self) -> Result<JointMinimumId, ListEditError> {
        next(self.joint).map(JointMinimumId)
    }

    pub fn package(&self) -> Result<PackageId, ListEditError> {
        next(self.package).map(PackageId)
    }

    pub fn variant(&self) -> Result<PackageId, ListEditError> {
        next(self.variant).map(PackageId)
    }

    pub fn contingent(&self) -> Result<ContingentId, ListEditError> {
        next(self.contingent).map(ContingentId)
    }
}

fn next(highest: u16) -> Result<u16, ListEditError> {
    highest.checked_add(1).ok_or(ListEditError::Full)
}

/// A list with nothing in it, to be typed in.
pub fn blank_list(name: &str) -> ArmyList {
    ArmyList {
        format: FORMAT,
        id: ListId(ListId::FIRST_OWN),
        slug: slug_of(name),
        name: name.to_owned(),
        revision: 1,
        dates: None,
        volume: None,
        provenance: Provenance {
            status: Status::House,
            sources: Vec::new(),
            date: None,
            remarks: Vec::new(),
            replaced_by: None,
        },
        notes: Vec::new(),
        troops: Troops::Impetus(Box::new(PointsList::new(vec![CommandStructure::Average]))),
        history: Vec::new(),
    }
}
