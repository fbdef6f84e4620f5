//! What sentences below the rows make of a list with points: options and limits.

use super::super::super::Meaning;
use super::super::super::Reason;
use super::super::super::notes::{self, PackageSaid, Said, Sizes};
use super::super::super::troops::Named;
use super::Builder;
use super::plausible::implausible;
use crate::list::{
    Contingent, DestinyLimit, Formation, FormationId, Fortifications, JointMinimum, JointMinimumId,
    Package, PackageId, PackagePart, PackageVariant, Row, RowId, Troop, TroopId, Upgrade,
    UpgradeId,
};
use crate::text;
use std::mem::discriminant;

/// A sentence is looked for in no more sections than its own and these.
pub(super) const MOST_SECTIONS: usize = 8;

impl Builder {
    /// What a sentence says, and of which section: the one that it stands in, or the one that has the
    /// troops which it names. Notes often stand below the allies and speak of the whole list.
    pub(super) fn said(&self, sentence: &str, section: usize) -> SaidOf {
        if let Some((section, rest)) = self.of_section(sentence) {
            let troops = self.named.get(section).map_or(&[][..], Vec::as_slice);
            let said = self.checked(rest, notes::read(rest, troops));
            return SaidOf::sure(section, said);
        }
        let others = (0..self.named.len()).filter(|other| *other != section);
        let mut unclear = None;
        let mut found: Vec<(usize, Said)> = Vec::new();
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
                said => {
                    let is_sure = section == 0 && place == 0 || !names_troops(&said);
                    found.push((place, said));
                    if is_sure {
                        break;
                    }
                }
            }
        }
        // Below the allies it may mean those of the main list that have the same name.
        let sections: Vec<usize> = found.iter().map(|(place, _)| *place).collect();
        let first = found.into_iter().min_by_key(|(place, _)| *place);
        if let Some((place, said)) = first {
            let said = self.checked(sentence, said);
            return SaidOf {
                section: place,
                or_of: match sections.len() {
                    1 => Vec::new(),
                    _ => sections,
                },
                said,
            };
        }
        // Troops of several sections: an option can't name them, the others can.
        let all: Vec<Named<TroopId>> = self.named.iter().flatten().cloned().collect();
        match notes::read(sentence, &all) {
            said @ (Said::JointMinimum { .. } | Said::Package(_) | Said::Bulk(_)) => {
                SaidOf::sure(section, said)
            }
            _ => SaidOf::sure(
                section,
                Said::Unclear(unclear.unwrap_or(Reason::OptionUnclear)),
            ),
        }
    }

    /// "Franks: Spearmen can …", as the answer to whose Spearmen are meant.
    fn of_section<'t>(&self, sentence: &'t str) -> Option<(usize, &'t str)> {
        let (name, rest) = sentence.split_once(": ")?;
        let mut sections = 0..self.named.len();
        let section = sections.find(|it| *it != 0 && self.section_name(*it) == name);
        let is_main = name == self.section_name(0) && self.named.len() > 1;
        Some((section.or(is_main.then_some(0))?, rest))
    }

    pub(super) fn section_name(&self, section: usize) -> &str {
        let place = section.checked_sub(1);
        let contingent = place.and_then(|place| self.list.contingents.get(place));
        contingent.map_or(text::import::MAIN_LIST, |it| it.name.as_str())
    }

    /// What no list has, such as VBU 50 or a price below that of the plain troops.
    fn checked(&self, sentence: &str, said: Said) -> Said {
        let Said::Upgrade {
            of,
            becomes,
            price,
            rear_price,
            ..
        } = &said
        else {
            return said;
        };
        let troops: Vec<&Troop> = self
            .list
            .troops()
            .filter(|it| of.contains(&it.id))
            .collect();
        // A price that isn't called final may be added to that of the troops.
        let is_final = sentence.to_lowercase().contains("final");
        let is_added = |price: u16| !is_final && troops.iter().any(|troop| price <= troop.price);
        if price.is_some_and(is_added) {
            return Said::Unclear(Reason::OptionUnclear);
        }
        match implausible(becomes, *price, *rear_price, &troops) {
            Some(reason) => Said::Unclear(reason),
            None => said,
        }
    }

    /// An earlier line has set this limit otherwise.
    pub(super) fn is_said_otherwise(&self, said: &Said) -> bool {
        let is_same = |before: &&Said| discriminant(*before) == discriminant(said);
        let before = self.limits.iter().find(is_same);
        before.is_some_and(|before| before != said)
    }

    pub(super) fn option(&mut self, said: Said, section: usize) -> Meaning {
        if is_limit_of_the_army(&said) {
            self.limits.push(said.clone());
        }
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

/// What a sentence says, of which section, and of which others it may speak.
pub(super) struct SaidOf {
    pub section: usize,
    pub or_of: Vec<usize>,
    pub said: Said,
}

impl SaidOf {
    pub(super) fn sure(section: usize, said: Said) -> Self {
        SaidOf {
            section,
            or_of: Vec::new(),
            said,
        }
    }
}

/// A list has one of each.
fn is_limit_of_the_army(said: &Said) -> bool {
    matches!(
        said,
        Said::Destiny { .. }
            | Said::Fortifications(_)
            | Said::ContingentsAllowed(_)
            | Said::Bulk(_)
    )
}

fn names_troops(said: &Said) -> bool {
    matches!(
        said,
        Said::Upgrade { .. }
            | Said::LargeUnit { .. }
            | Said::JointMinimum { .. }
            | Said::Package(_)
            | Said::Bulk(_)
    )
}

fn next(count: usize) -> u16 {
    u16::try_from(count + 1).unwrap_or(u16::MAX)
}
