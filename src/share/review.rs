//! What has changed in a list, and in the rules, since a link was made.
//!
//! A link holds choices and no figures, but for the two totals that its sender saw. The figures
//! of older revisions are kept in the list itself, so that the army can be judged as it was and
//! as it is, and the two be held side by side. Nothing is rewritten: the army keeps the revision
//! that it was drawn from.

use super::edition::changed_since;
use super::{EDITION, RULE_CHANGES, Shared};
use crate::army::{Army, CommandStructure};
use crate::list::{
    ArmyList, Discipline, Formation, FormationId, PointsList, Row, RowId, Seat, Section, Status,
    Trait, Troop, TroopId, TroopType, Upgrade, UpgradeId, Weapon,
};
use crate::rules::{Grade, Judgement, RuleName, judge};
use serde::Serialize;
use std::collections::BTreeSet;

/// One figure that isn't what it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListChange {
    pub of: Item,
    pub what: Aspect,
    pub then: Value,
    pub now: Value,
}

/// What a change is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    List,
    Row(RowId),
    Troop(TroopId),
    Upgrade(UpgradeId),
    LargeUnit(FormationId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// Whether the list has it at all.
    There,
    Price,
    RearPrice,
    Type,
    M,
    Vbu,
    I,
    D,
    Vd,
    /// The second figure of a VD printed as `2/3`.
    VdWithGeneral,
    General,
    Weapons,
    Traits,
    Min,
    Max,
    Volume,
    Status,
    Structures,
    /// Something that has no figure of its own, such as the limits of an upgrade.
    Wording,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    Nothing,
    There,
    Number(u32),
    Type(TroopType),
    Discipline(Discipline),
    Seat(Seat),
    Weapons(Vec<Weapon>),
    Traits(Vec<Trait>),
    Status(Status),
    Structures(Vec<CommandStructure>),
    /// Said at length in the list.
    Wording,
}

/// An opened army judged as it was and as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    pub now: Judgement,
    pub then: Then,
    /// Rules that judge otherwise since the sender's edition.
    pub rules: Vec<RuleName>,
    /// The sender had a later edition of the rules than this one.
    pub newer_rules: bool,
    /// Where the sender's totals aren't those that the same figures give here.
    pub recount: Option<Recount>,
}

/// The list as the army was drawn from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The same as now.
    Same,
    Older {
        revision: u16,
        judgement: Box<Judgement>,
        changes: Vec<ListChange>,
    },
    /// An older one that isn't kept.
    Lost { revision: u16 },
    /// A newer one than there is here.
    Newer { revision: u16 },
}

/// Totals, each as the sender's Muster had it and as this one counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Recount {
    pub points: (i32, i32),
    pub vdt: (u32, u32),
}

impl Review {
    /// Whether nothing has moved on since the link was made.
    pub fn is_unchanged(&self) -> bool {
        self.then == Then::Same
            && self.rules.is_empty()
            && !self.newer_rules
            && self.recount.is_none()
    }

    /// Whether the army was legal by the figures of its revision and by the rules that haven't
    /// changed since; none where that can't be told.
    pub fn was_legal(&self) -> Option<bool> {
        let judgement = match &self.then {
            _ if self.newer_rules => return None,
            Then::Same => &self.now,
            Then::Older { judgement, .. } => judgement,
            Then::Lost { .. } | Then::Newer { .. } => return None,
        };
        let mut illegal = judgement
            .findings
            .iter()
            .filter(|finding| finding.grade == Grade::Illegal);
        Some(illegal.all(|finding| self.rules.contains(&finding.rule)))
    }
}

/// Judges what a link held by the list as it is and as it was.
pub fn review(shared: &Shared, list: &ArmyList) -> Review {
    let army = &shared.army;
    let revision = army.list.revision;
    let now = judge(list, &army.event, army);
    let then = match list.at_revision(revision) {
        // An army without a revision was never said to be drawn from another.
        _ if revision == 0 || revision == list.revision => Then::Same,
        _ if revision > list.revision => Then::Newer { revision },
        None => Then::Lost { revision },
        Some(past) => Then::Older {
            revision,
            judgement: Box::new(judge(past, &army.event, army)),
            changes: compare_revisions(past, list, army),
        },
    };
    let counted = match &then {
        _ if shared.seen.edition != EDITION => None,
        Then::Same => Some(&now),
        Then::Older { judgement, .. } => Some(&**judgement),
        Then::Lost { .. } | Then::Newer { .. } => None,
    };
    let recount = counted
        .map(|judgement| Recount {
            points: (shared.seen.points, judgement.points),
            vdt: (shared.seen.vdt, judgement.vdt),
        })
        .filter(|recount| recount.points.0 != recount.points.1 || recount.vdt.0 != recount.vdt.1);
    Review {
        now,
        then,
        rules: changed_since(shared.seen.edition, &shared.army, RULE_CHANGES),
        newer_rules: shared.seen.edition > EDITION,
        recount,
    }
}

/// What is different between two revisions of a list, as far as it touches an army: the troops
/// and upgrades in it, the rows that it takes from or must take from, and the list as a whole.
pub fn compare_revisions(then: &ArmyList, now: &ArmyList, army: &Army) -> Vec<ListChange> {
    let mut found = Found(Vec::new());
    found.number(Item::List, Aspect::Volume, then.volume, now.volume);
    let status = |list: &ArmyList| Some(Value::Status(list.provenance.status));
    found.value(Item::List, Aspect::Status, status(then), status(now));
    if let (Some(then), Some(now)) = (then.points_list(), now.points_list()) {
        compare_points(then, now, army, &mut found);
    } else if then.troops != now.troops {
        compare_basic(then.profiles(), now.profiles(), army, &mut found);
    }
    found.0
}

/// What the units of a Basic army were and are; everything else of its list is the wording.
fn compare_basic(then: &PointsList, now: &PointsList, army: &Army, found: &mut Found) {
    let before = found.0.len();
    let fielded: BTreeSet<TroopId> = army.units().map(|unit| unit.troop).collect();
    for id in fielded {
        found.troop(id, troop(then, id), troop(now, id));
    }
    if found.0.len() == before {
        found.wording(Item::List);
    }
}

fn compare_points(then: &PointsList, now: &PointsList, army: &Army, found: &mut Found) {
    let structures = |list: &PointsList| Some(Value::Structures(list.structures.clone()));
    found.value(
        Item::List,
        Aspect::Structures,
        structures(then),
        structures(now),
    );

    let fielded: BTreeSet<TroopId> = army.units().map(|unit| unit.troop).collect();
    for id in &fielded {
        found.troop(*id, troop(then, *id), troop(now, *id));
    }
    for id in row_ids(then, now) {
        let (then, now) = (row(then, id), row(now, id));
        let matters =
            |row: &&Row| row.min > 0 || row.troops.iter().any(|troop| fielded.contains(&troop.id));
        let is_told = then.xor(now).is_some_and(|row| found.tells_of_troop(row));
        if then.iter().chain(now.iter()).any(matters) && !is_told {
            found.row(id, then, now);
        }
    }
    let taken: BTreeSet<UpgradeId> = army.units().flat_map(|u| &u.upgrades).copied().collect();
    for id in taken {
        found.upgrade(id, upgrade(then, id), upgrade(now, id));
    }
    for id in formation_ids(then, now) {
        let (then, now) = (formation(then, id), formation(now, id));
        let of_fielded = |f: &&Formation| f.front.iter().any(|troop| fielded.contains(troop));
        if then != now && then.iter().chain(now.iter()).any(of_fielded) {
            found.wording(Item::LargeUnit(id));
        }
    }
    if rest(then) != rest(now) {
        found.wording(Item::List);
    }
}

/// What the list says as a whole and in no figure of its own.
fn rest(list: &PointsList) -> PointsList {
    let mut rest = list.clone();
    rest.structures.clear();
    rest.rows.clear();
    rest.upgrades.clear();
    rest.large_units.clear();
    for contingent in &mut rest.contingents {
        contingent.rows.clear();
        contingent.upgrades.clear();
        contingent.large_units.clear();
    }
    rest
}

fn rows(list: &PointsList) -> impl Iterator<Item = &Row> {
    list.sections()
        .flat_map(|section: Section<'_>| section.rows)
}

fn row_ids(then: &PointsList, now: &PointsList) -> BTreeSet<RowId> {
    rows(then).chain(rows(now)).map(|row| row.id).collect()
}

fn row(list: &PointsList, id: RowId) -> Option<&Row> {
    rows(list).find(|row| row.id == id)
}

fn troop(list: &PointsList, id: TroopId) -> Option<&Troop> {
    rows(list)
        .flat_map(|row| &row.troops)
        .find(|troop| troop.id == id)
}

fn upgrade(list: &PointsList, id: UpgradeId) -> Option<&Upgrade> {
    list.sections()
        .flat_map(|section| section.upgrades)
        .find(|upgrade| upgrade.id == id)
}

fn formations(list: &PointsList) -> impl Iterator<Item = &Formation> {
    list.sections().flat_map(|section| section.large_units)
}

fn formation_ids(then: &PointsList, now: &PointsList) -> BTreeSet<FormationId> {
    let all = formations(then).chain(formations(now));
    all.map(|formation| formation.id).collect()
}

fn formation(list: &PointsList, id: FormationId) -> Option<&Formation> {
    formations(list).find(|formation| formation.id == id)
}

struct Found(Vec<ListChange>);

impl Found {
    fn value(&mut self, of: Item, what: Aspect, then: Option<Value>, now: Option<Value>) {
        if then != now {
            self.0.push(ListChange {
                of,
                what,
                then: then.unwrap_or(Value::Nothing),
                now: now.unwrap_or(Value::Nothing),
            });
        }
    }

    /// Whether a troop of this row is said to be new or gone.
    fn tells_of_troop(&self, row: &Row) -> bool {
        let of_row = |id: TroopId| row.troops.iter().any(|troop| troop.id == id);
        let mut all = self.0.iter().filter(|change| change.what == Aspect::There);
        all.any(|change| matches!(change.of, Item::Troop(id) if of_row(id)))
    }

    fn number<N: Into<u32>>(&mut self, of: Item, what: Aspect, then: Option<N>, now: Option<N>) {
        let value = |number: Option<N>| number.map(|number| Value::Number(number.into()));
        self.value(of, what, value(then), value(now));
    }

    fn wording(&mut self, of: Item) {
        self.0.push(ListChange {
            of,
            what: Aspect::Wording,
            then: Value::Wording,
            now: Value::Wording,
        });
    }

    /// Both, or nothing but a note that one of them isn't there.
    fn both<'a, T>(
        &mut self,
        of: Item,
        then: Option<&'a T>,
        now: Option<&'a T>,
    ) -> Option<(&'a T, &'a T)> {
        let there = |item: Option<&T>| item.map(|_| Value::There);
        self.value(of, Aspect::There, there(then), there(now));
        then.zip(now)
    }

    fn row(&mut self, id: RowId, then: Option<&Row>, now: Option<&Row>) {
        let of = Item::Row(id);
        if let Some((then, now)) = self.both(of, then, now) {
            self.number(of, Aspect::Min, Some(then.min), Some(now.min));
            self.number(of, Aspect::Max, Some(then.max), Some(now.max));
        }
    }

    fn troop(&mut self, id: TroopId, then: Option<&Troop>, now: Option<&Troop>) {
        let of = Item::Troop(id);
        let Some((then, now)) = self.both(of, then, now) else {
            return;
        };
        let before = self.0.len();
        self.number(of, Aspect::Price, Some(then.price), Some(now.price));
        self.number(of, Aspect::RearPrice, then.rear_price, now.rear_price);
        let kind = |troop: &Troop| Some(Value::Type(troop.kind));
        self.value(of, Aspect::Type, kind(then), kind(now));
        let (was, is) = (&then.stats, &now.stats);
        self.number(of, Aspect::M, Some(was.m), Some(is.m));
        self.number(of, Aspect::Vbu, Some(was.vbu), Some(is.vbu));
        self.number(of, Aspect::I, Some(was.i), Some(is.i));
        let discipline = |d: Option<Discipline>| d.map(Value::Discipline);
        self.value(of, Aspect::D, discipline(was.d), discipline(is.d));
        self.number(of, Aspect::Vd, Some(was.vd), Some(is.vd));
        self.number(
            of,
            Aspect::VdWithGeneral,
            was.vd_with_general,
            is.vd_with_general,
        );
        let seat = |troop: &Troop| Some(Value::Seat(troop.general));
        self.value(of, Aspect::General, seat(then), seat(now));
        let weapons = |troop: &Troop| Some(Value::Weapons(troop.weapons.clone()));
        self.value(of, Aspect::Weapons, weapons(then), weapons(now));
        let traits = |troop: &Troop| Some(Value::Traits(troop.traits.clone()));
        self.value(of, Aspect::Traits, traits(then), traits(now));
        let unsaid = then.arms != now.arms || then.dismount != now.dismount;
        if unsaid || (before == self.0.len() && then.name != now.name) {
            self.wording(of);
        }
    }

    fn upgrade(&mut self, id: UpgradeId, then: Option<&Upgrade>, now: Option<&Upgrade>) {
        let of = Item::Upgrade(id);
        let Some((then, now)) = self.both(of, then, now) else {
            return;
        };
        self.number(of, Aspect::Price, then.price, now.price);
        self.number(of, Aspect::RearPrice, then.rear_price, now.rear_price);
        if then.of != now.of || then.limits != now.limits || then.becomes != now.becomes {
            self.wording(of);
        }
    }
}
