//! What sentences below the rows make of a list with points: options, limits, who gets off a horse.

use super::super::super::Meaning;
use super::super::super::Reason;
use super::super::super::notes::{self, PackageSaid, Said, Sizes};
use super::super::super::row::{Noticed, Place, points_row};
use super::super::super::troops::{Named, mentioned};
use super::{Builder, on_foot};
use crate::list::{
    Contingent, DestinyLimit, Dismount, Figure, Formation, FormationId, Fortifications,
    JointMinimum, JointMinimumId, Package, PackageId, PackagePart, PackageVariant, Row, RowId,
    Troop, TroopId, TroopType, Upgrade, UpgradeEffect, UpgradeId,
};
use crate::text;
use std::cmp::Ordering;
use std::mem::discriminant;

/// A sentence is looked for in no more sections than its own and these.
const MOST_SECTIONS: usize = 8;

impl Builder {
    /// "Knights can dismount as FP - Knights on foot 5 6 2 B 2", away from their row. Words beside the
    /// names may be a condition or a limit: the format can't say either.
    pub(super) fn on_foot_by_name(
        &mut self,
        text: &str,
        section: usize,
    ) -> Option<Result<Vec<TroopId>, Reason>> {
        const BESIDE_NAMES: &[&str] =
            &["the all any each every unit units of deployed and or i gli le e o"];
        let at = [
            " can dismount as ",
            " may dismount as ",
            " possono smontare come ",
        ]
        .iter()
        .find_map(|verb| text.find(verb))?;
        let who = text.get(..at)?;
        let own = self.named.get(section).into_iter();
        let others = (0..self.named.len()).filter(|other| *other != section);
        let others = others.take(MOST_SECTIONS);
        let mut found = own
            .chain(others.filter_map(|other| self.named.get(other)))
            .map(|troops| (mentioned(who, troops), troops))
            .filter(|(said, _)| !said.troops.is_empty());
        let (said, troops) = found.next()?;
        let foot = text.get(at + 1..)?;
        let on_foot = match points_row(foot) {
            Some(read) => (read.place == Place::OnFoot && read.noticed == Noticed::default())
                .then(|| on_foot(&read)),
            None => Some(self.same_on_foot(foot, troops)?),
        };
        if section != 0 && found.next().is_some() {
            return Some(Err(Reason::OptionUnclear));
        }
        let is_plain = said.numbers().is_empty()
            && !said.has_more_than(BESIDE_NAMES)
            && !who.contains(|it: char| !it.is_alphanumeric() && !" -,&()".contains(it));
        let (Some(on_foot), true) = (on_foot, is_plain) else {
            return Some(Err(Reason::OptionUnclear));
        };
        let contingents = self.list.contingents.iter_mut();
        let rows = contingents.flat_map(|it| &mut it.rows);
        let rows = self.list.rows.iter_mut().chain(rows);
        let mut troops: Vec<_> = rows
            .flat_map(|row| &mut row.troops)
            .filter(|it| said.troops.contains(&it.id))
            .collect();
        let has_other = |troop: &&mut Troop| has_other_profile(troop, &on_foot);
        if troops.iter().any(has_other) {
            return Some(Err(Reason::SaidOtherwise));
        }
        for troop in &mut troops {
            troop.dismount = Some(on_foot.clone());
        }
        Some(Ok(said.troops))
    }

    /// "… can dismount as Spearmen", who have a row.
    fn same_on_foot(&self, verb_and_name: &str, troops: &[Named<TroopId>]) -> Option<Dismount> {
        let name = [" as ", " come "]
            .iter()
            .find_map(|as_| verb_and_name.split_once(as_))?
            .1;
        let said = mentioned(name, troops);
        let is_plain = name
            .chars()
            .all(|it| it.is_alphanumeric() || matches!(it, ' ' | '.' | '-'));
        let [id] = said.troops[..] else {
            return None;
        };
        let troop = self.list.troops().find(|troop| troop.id == id)?;
        let is_foot = matches!(
            troop.kind,
            TroopType::Fp | TroopType::Fl | TroopType::T | TroopType::S
        );
        (is_plain && is_foot && said.others.is_empty() && troop.arms.is_empty()).then(|| Dismount {
            name: troop.name.clone(),
            kind: troop.kind,
            stats: troop.stats,
            weapons: troop.weapons.clone(),
            traits: troop.traits.clone(),
            ours: Vec::new(),
        })
    }

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

/// Whether the troop becomes something else on foot already.
pub(super) fn has_other_profile(troop: &Troop, on_foot: &Dismount) -> bool {
    let before = troop.dismount.as_ref();
    before.is_some_and(|before| before != on_foot)
}

fn implausible(
    becomes: &UpgradeEffect,
    price: Option<u16>,
    rear_price: Option<u16>,
    troops: &[&Troop],
) -> Option<Reason> {
    let figures = [
        (Figure::M, becomes.m, 2..=18),
        (Figure::Vbu, becomes.vbu, 1..=9),
        (Figure::I, becomes.i, 0..=6),
        (Figure::Vd, becomes.vd, 1..=5),
    ];
    for (figure, value, usual) in figures {
        if let Some(value) = value.filter(|value| !usual.contains(value)) {
            let value = u16::from(value);
            return Some(Reason::Implausible { figure, value });
        }
    }
    let value = price?;
    if !(4..=80).contains(&value) {
        let figure = Figure::Price;
        return Some(Reason::Implausible { figure, value });
    }
    if rear_price.is_some_and(|rear| rear >= value || rear * 2 < value) {
        return Some(Reason::RearPriceAbovePrice);
    }
    let is_against = |troop: &&Troop| match direction(becomes, troop) {
        Some(Ordering::Greater) => value <= troop.price,
        Some(Ordering::Less) => value >= troop.price,
        _ => false,
    };
    let is_against = troops.iter().any(is_against);
    is_against.then_some(Reason::PriceAgainstChange(value))
}

/// Whether all that changes is for the better, or for the worse; none where that can't be said.
fn direction(becomes: &UpgradeEffect, troop: &Troop) -> Option<Ordering> {
    if becomes.kind.is_some() || becomes.weapons.is_some() || !becomes.traits.is_empty() {
        return None;
    }
    let stats = &troop.stats;
    let mut ways = [
        becomes.m.map(|m| m.cmp(&stats.m)),
        becomes.vbu.map(|vbu| vbu.cmp(&stats.vbu)),
        becomes.i.map(|i| i.cmp(&stats.i)),
        becomes.vd.map(|vd| vd.cmp(&stats.vd)),
        // A is the best.
        becomes.d.zip(stats.d).map(|(d, before)| before.cmp(&d)),
    ]
    .into_iter()
    .flatten()
    .filter(|way| way.is_ne());
    let first = ways.next()?;
    ways.all(|way| way == first).then_some(first)
}

fn next(count: usize) -> u16 {
    u16::try_from(count + 1).unwrap_or(u16::MAX)
}
