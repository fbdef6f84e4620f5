//! What sentences below the rows make of a list with points: options, limits, who gets off a horse.

use super::super::super::Meaning;
use super::super::super::Reason;
use super::super::super::notes::{self, PackageSaid, Said, Sizes};
use super::super::super::row::{Noticed, Place, points_row};
use super::super::super::troops::{Named, named_in};
use super::{Builder, on_foot};
use crate::list::{
    Contingent, DestinyLimit, Formation, FormationId, Fortifications, JointMinimum, JointMinimumId,
    Package, PackageId, PackagePart, PackageVariant, Row, RowId, TroopId, Upgrade, UpgradeId,
};

/// A sentence is looked for in no more sections than its own and these.
const MOST_SECTIONS: usize = 8;

impl Builder {
    /// "Knights can dismount as FP - Knights on foot 5 6 2 B 2", away from their row.
    pub(super) fn on_foot_by_name(&mut self, text: &str, section: usize) -> Option<TroopId> {
        let at = [
            " can dismount as ",
            " may dismount as ",
            " possono smontare come ",
        ]
        .iter()
        .find_map(|verb| text.find(verb))?;
        let read = points_row(text.get(at + 1..)?)?;
        let who = text.get(..at)?;
        let own = self.named.get(section).into_iter();
        let troop = own
            .chain(self.named.iter().take(MOST_SECTIONS))
            .find_map(|troops| match named_in(who, troops)[..] {
                [one] => Some(one),
                _ => None,
            })?;
        if read.place != Place::OnFoot || read.noticed != Noticed::default() {
            return None;
        }
        let contingents = self.list.contingents.iter_mut();
        let rows = contingents.flat_map(|it| &mut it.rows);
        let rows = self.list.rows.iter_mut().chain(rows);
        let found = rows
            .flat_map(|row| &mut row.troops)
            .find(|it| it.id == troop)?;
        found.dismount = Some(on_foot(&read, &found.name));
        Some(troop)
    }

    /// What a sentence says, and of which section: the one that it stands in, or the one that has the
    /// troops which it names. Notes often stand below the allies and speak of the whole list.
    pub(super) fn said(&self, sentence: &str, section: usize) -> (usize, Said) {
        let others = (0..self.named.len()).filter(|other| *other != section);
        let mut unclear = None;
        for place in std::iter::once(section).chain(others.take(MOST_SECTIONS)) {
            let troops = self.named.get(place).map_or(&[][..], Vec::as_slice);
            match notes::read(sentence, troops) {
                Said::Unclear(reason) => {
                    let is_better = matches!(unclear, None | Some(Reason::UnknownTroops(_)));
                    unclear = match is_better {
                        true => Some(reason),
                        false => unclear,
                    };
                }
                said => return (place, self.checked(sentence, said)),
            }
        }
        // Troops of several sections: an option can't name them, the others can.
        let all: Vec<Named<TroopId>> = self.named.iter().flatten().cloned().collect();
        match notes::read(sentence, &all) {
            said @ (Said::JointMinimum { .. } | Said::Package(_) | Said::Bulk(_)) => {
                (section, said)
            }
            _ => (
                section,
                Said::Unclear(unclear.unwrap_or(Reason::OptionUnclear)),
            ),
        }
    }

    /// A price that isn't called final, and isn't above what the troops cost: it may be added to it.
    fn checked(&self, sentence: &str, said: Said) -> Said {
        let Said::Upgrade {
            of,
            price: Some(price),
            ..
        } = &said
        else {
            return said;
        };
        let small = sentence.to_lowercase();
        let is_final = small.contains("final");
        let mut troops = self.list.troops().filter(|troop| of.contains(&troop.id));
        match !is_final && troops.any(|troop| *price <= troop.price) {
            true => Said::Unclear(Reason::OptionUnclear),
            false => said,
        }
    }

    pub(super) fn option(&mut self, said: Said, section: usize) -> Meaning {
        match said {
            Said::Upgrade {
                name,
                of,
                limits,
                becomes,
                price,
                rear_price,
            } => {
                let count = self.list.sections().map(|it| it.upgrades.len()).sum();
                let id = UpgradeId(next(count));
                let upgrade = Upgrade {
                    id,
                    name,
                    of,
                    limits,
                    becomes: *becomes,
                    price,
                    rear_price,
                    ours: Vec::new(),
                };
                match self.section(section) {
                    Some(contingent) => contingent.upgrades.push(upgrade),
                    None => self.list.upgrades.push(upgrade),
                }
                Meaning::Upgrade(id)
            }
            Said::LargeUnit { front, rear, sizes } => {
                let count = self.list.sections().map(|it| it.large_units.len()).sum();
                let id = FormationId(next(count));
                let sizes = match sizes {
                    Sizes::Given(sizes) => sizes,
                    Sizes::One => self.size_of_one(&front),
                };
                let formation = Formation {
                    id,
                    front,
                    rear,
                    sizes,
                    ours: Vec::new(),
                };
                match self.section(section) {
                    Some(contingent) => contingent.large_units.push(formation),
                    None => self.list.large_units.push(formation),
                }
                Meaning::LargeUnit(id)
            }
            Said::Destiny { sure, perhaps } => {
                self.list.destiny_rolls = DestinyLimit { sure, perhaps };
                Meaning::Destiny(perhaps)
            }
            Said::JointMinimum { name, troops, min } => {
                let id = JointMinimumId(next(self.list.joint_minima.len()));
                self.list.joint_minima.push(JointMinimum {
                    id,
                    name,
                    troops,
                    min,
                    ours: Vec::new(),
                });
                Meaning::JointMinimum(id)
            }
            Said::Package(package) => self.package(package),
            Said::Fortifications(max) => {
                self.list.fortifications = Some(Fortifications {
                    max,
                    ours: Vec::new(),
                });
                Meaning::Fortifications(max)
            }
            Said::Special(special) => {
                if !self.list.special.contains(&special) {
                    self.list.special.push(special);
                }
                Meaning::Special(special)
            }
            Said::Bulk(troops) => {
                let has = |row: &&Row| row.troops.iter().any(|it| troops.contains(&it.id));
                let rows: Vec<RowId> = self.list.rows.iter().filter(has).map(|it| it.id).collect();
                self.list.bulk.clone_from(&rows);
                Meaning::Bulk(rows)
            }
            Said::ContingentsAllowed(allowed) => {
                self.list.contingents_allowed = allowed;
                Meaning::ContingentsAllowed(allowed)
            }
            Said::Note | Said::Unclear(_) => Meaning::Note(String::new()),
        }
    }

    fn section(&mut self, section: usize) -> Option<&mut Contingent> {
        self.list.contingents.get_mut(section.checked_sub(1)?)
    }

    /// "a Large Unit" of a row that allows two has two.
    fn size_of_one(&self, front: &[TroopId]) -> Vec<u8> {
        let holds = |row: &&Row| row.troops.iter().any(|it| front.contains(&it.id));
        match self.list.rows().find(holds).map(|row| row.max) {
            Some(2) => vec![2],
            _ => Vec::new(),
        }
    }

    fn package(&mut self, said: PackageSaid) -> Meaning {
        let id = PackageId(next(self.list.packages.len()));
        let first: usize = self.list.packages.iter().map(|it| it.variants.len()).sum();
        let variants = said.variants.into_iter().enumerate();
        let variants = variants.map(|(place, (name, contents))| PackageVariant {
            id: PackageId(next(first + place)),
            name,
            contents: contents
                .into_iter()
                .map(|(troop, count)| PackagePart { troop, count })
                .collect(),
        });
        let variants = variants.collect();
        self.list.packages.push(Package {
            id,
            name: said.name,
            min: said.min,
            max: said.max,
            variants,
            ours: Vec::new(),
        });
        Meaning::Package(id)
    }
}

fn next(count: usize) -> u16 {
    u16::try_from(count + 1).unwrap_or(u16::MAX)
}
