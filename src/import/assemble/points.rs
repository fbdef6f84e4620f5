//! Rows and options of a list with points.

use super::super::clean::Clean;
use super::super::lines::{Draft, Reading};
use super::super::notes::{self, PackageSaid, Said, Sizes};
use super::super::row::{Place, RowRead, begins_row};
use super::super::troops::Named;
use super::super::{Line, Meaning, Reason};
use super::{Head, keep_remarks, note, whole_note};
use crate::army::CommandStructure;
use crate::list::{
    Contingent, ContingentId, DestinyLimit, Dismount, Formation, FormationId, Fortifications,
    JointMinimum, JointMinimumId, Package, PackageId, PackagePart, PackageVariant, PointsList, Row,
    RowId, Troop, TroopId, Upgrade, UpgradeId,
};

/// A list holds no more.
const MOST_ROWS: u16 = 200;
/// More sentences than this aren't looked at for options.
const MOST_OPTIONS: usize = 400;

struct Builder {
    list: PointsList,
    rows: u16,
    troops: u16,
    /// The troops of each section: the list's own, then each contingent's.
    named: Vec<Vec<Named<TroopId>>>,
    options: usize,
}

pub(super) fn points(
    drafts: &[Draft],
    shown: &mut [Line],
    notes: &mut Vec<String>,
    head: &Head,
) -> PointsList {
    let mut builder = Builder {
        list: PointsList::new(match head.structures.is_empty() {
            true => vec![CommandStructure::Poor],
            false => head.structures.clone(),
        }),
        rows: 0,
        troops: 0,
        named: vec![Vec::new()],
        options: 0,
    };
    // Rows first: a sentence may speak of troops that stand below it.
    let mut sections = Vec::with_capacity(drafts.len());
    for (draft, line) in drafts.iter().zip(shown.iter_mut()) {
        match &draft.reading {
            Reading::Contingent(name) => builder.contingent(name, line),
            Reading::Row(row) => {
                builder.row(row, draft, line, notes);
                keep_remarks(draft, &row.name, notes);
            }
            Reading::Basic(_) => whole_note(line, draft, Reason::OtherGame, notes),
            _ => {}
        }
        sections.push(builder.named.len() - 1);
    }
    for ((draft, line), section) in drafts.iter().zip(shown.iter_mut()).zip(sections) {
        if matches!(draft.reading, Reading::Prose | Reading::Note) {
            builder.prose(draft, line, section, notes);
        }
    }
    builder.list
}

impl Builder {
    fn contingent(&mut self, name: &str, line: &mut Line) {
        let id = ContingentId(u16::try_from(self.named.len()).unwrap_or(u16::MAX));
        self.named.push(Vec::new());
        self.list.contingents.push(Contingent {
            id,
            name: name.to_owned(),
            rows: Vec::new(),
            upgrades: Vec::new(),
            large_units: Vec::new(),
        });
        line.meanings.push(Meaning::Contingent(id));
    }

    fn rows_here(&mut self) -> &mut Vec<Row> {
        match self.list.contingents.last_mut() {
            Some(contingent) => &mut contingent.rows,
            None => &mut self.list.rows,
        }
    }

    fn row(&mut self, read: &RowRead, draft: &Draft, line: &mut Line, notes: &mut Vec<String>) {
        let has_row = !self.rows_here().is_empty();
        let (min, max) = match read.place {
            Place::First { min, max } => (min, max),
            Place::OnFoot => {
                let last = self.rows_here().last_mut();
                match last.and_then(|row| row.troops.last_mut()) {
                    Some(troop) => {
                        troop.dismount = Some(on_foot(read));
                        line.meanings.push(Meaning::OnFoot(troop.id));
                    }
                    None => whole_note(line, draft, Reason::NothingToDismount, notes),
                }
                return;
            }
            Place::Alternative if has_row => return self.alternative(read, line),
            Place::Alternative => {
                doubt(line, Reason::AlternativeToNothing);
                (0, 1)
            }
        };
        if self.rows >= MOST_ROWS {
            return whole_note(line, draft, Reason::TooManyRows, notes);
        }
        self.rows += 1;
        let row = RowId(self.rows);
        let troop = self.troop(read);
        line.meanings.push(Meaning::Row {
            row,
            troop: troop.id,
        });
        self.rows_here().push(Row {
            id: row,
            min,
            max,
            troops: vec![troop],
            ours: Vec::new(),
        });
    }

    fn alternative(&mut self, read: &RowRead, line: &mut Line) {
        let troop = self.troop(read);
        if let Some(row) = self.rows_here().last_mut() {
            line.meanings.push(Meaning::Alternative {
                row: row.id,
                troop: troop.id,
            });
            row.troops.push(troop);
        }
    }

    fn troop(&mut self, read: &RowRead) -> Troop {
        self.troops = self.troops.saturating_add(1);
        let id = TroopId(self.troops);
        let named = Named::new(id, &read.name, read.kind, read.stats.vbu);
        if let Some(section) = self.named.last_mut() {
            section.push(named);
        }
        Troop {
            id,
            name: read.name.clone(),
            kind: read.kind,
            stats: read.stats,
            price: read.price,
            rear_price: read.rear_price,
            general: read.seat,
            weapons: read.weapons.clone(),
            arms: read.arms.clone(),
            traits: read.traits.clone(),
            dismount: None,
            ours: Vec::new(),
        }
    }

    fn prose(&mut self, draft: &Draft, line: &mut Line, section: usize, notes: &mut Vec<String>) {
        let clean = Clean::of(&draft.text);
        if begins_row(&clean.text) {
            return whole_note(line, draft, Reason::LooksLikeARow, notes);
        }
        for at in notes::sentences(&clean.text) {
            let sentence = clean.text.get(at.clone()).unwrap_or_default();
            let said = match self.options < MOST_OPTIONS {
                true => self.said(sentence, section),
                false => Said::Note,
            };
            let reason = match said {
                Said::Note => Reason::Note,
                Said::Unclear(reason) => reason,
                said => {
                    self.options += 1;
                    let meaning = self.option(said, section);
                    line.meanings.push(meaning);
                    continue;
                }
            };
            note(line, draft, clean.in_source(at), reason, notes);
        }
    }

    /// A sentence, with the troops of its own section first.
    fn said(&self, sentence: &str, section: usize) -> Said {
        let own = self.named.get(section).map_or(&[][..], Vec::as_slice);
        match notes::read(sentence, own) {
            Said::Unclear(Reason::UnknownTroops(_)) => {
                let all: Vec<Named<TroopId>> = self.named.iter().flatten().cloned().collect();
                notes::read(sentence, &all)
            }
            said => said,
        }
    }

    fn option(&mut self, said: Said, section: usize) -> Meaning {
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

fn doubt(line: &mut Line, reason: Reason) {
    line.doubts.push(super::Doubt {
        at: 0..line.text.len(),
        reason,
        choices: Vec::new(),
    });
}

fn on_foot(read: &RowRead) -> Dismount {
    Dismount {
        name: read.name.clone(),
        kind: read.kind,
        stats: read.stats,
        weapons: read.weapons.clone(),
        traits: read.traits.clone(),
        ours: Vec::new(),
    }
}
