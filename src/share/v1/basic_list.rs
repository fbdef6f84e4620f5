//! An own list of Basic Impetus, or as much of it as an army needs.

use super::few::Few;
use super::list::{Head, house_list, mapped};
use super::numbers;
use super::text::Text;
use super::troop::{WireArms, Words, known, traits, traits_of, weapons, weapons_of};
use crate::army::ListRef;
use crate::list::{
    ArmyList, BasicLine, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, PrintedVdt, RowId,
    Stats, SwapId, Taken, TakenUnit, Troops, VbuChange,
};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct WireBasicList<'a> {
    pub is_whole: bool,
    #[serde(borrow)]
    head: Head<'a>,
    #[serde(borrow)]
    lines: Few<WireLine<'a>, 200>,
    #[serde(borrow)]
    options: Few<WireOption<'a>, 500>,
    printed_vdt: Option<(u16, u16)>,
}

#[derive(Serialize, Deserialize)]
struct WireLine<'a> {
    id: u16,
    count: u16,
    #[serde(borrow)]
    unit: WireUnit<'a>,
}

#[derive(Serialize, Deserialize)]
struct WireUnit<'a> {
    #[serde(borrow)]
    name: Option<Text<'a>>,
    kind: u8,
    m: u8,
    vbu: u8,
    i: u8,
    vd: u8,
    vd_with_general: Option<u8>,
    general: u8,
    weapons: Words,
    #[serde(borrow)]
    arms: Few<WireArms<'a>, 32>,
    traits: Words,
}

#[derive(Serialize, Deserialize)]
struct WireOption<'a> {
    id: u16,
    /// Bundles of lines with how many units of each.
    give: Few<Few<(u16, u16), 20>, 20>,
    #[serde(borrow)]
    take: Few<Few<WireTaken<'a>, 20>, 20>,
    pairing_unknown: bool,
    #[serde(borrow)]
    changes: Few<WireChange<'a>, 20>,
    printed_vdt: Option<(u16, u16)>,
}

#[derive(Serialize, Deserialize)]
struct WireTaken<'a> {
    count: u16,
    #[serde(borrow)]
    what: WireWhat<'a>,
}

#[derive(Serialize, Deserialize)]
enum WireWhat<'a> {
    Line(u16),
    #[serde(borrow)]
    Unit(Box<WireUnit<'a>>),
}

#[derive(Serialize, Deserialize)]
struct WireChange<'a> {
    line: u16,
    count: Option<u16>,
    vbu: WireVbu,
    #[serde(borrow)]
    name: Option<Text<'a>>,
}

#[derive(Serialize, Deserialize)]
enum WireVbu {
    To(u8),
    By(i8),
}

impl<'a> WireBasicList<'a> {
    pub fn of(list: &'a ArmyList, basic: &'a BasicList, is_whole: bool) -> Result<Self, TooLarge> {
        Ok(WireBasicList {
            is_whole,
            head: Head::of(list)?,
            lines: Few::all(&basic.lines, WireLine::of)?,
            options: Few::all(&basic.options, WireOption::of)?,
            printed_vdt: basic.printed_vdt.map(pair),
        })
    }

    /// As for a list with points: sound, and never a shipped one's number.
    pub fn into_list(self, named: &ListRef) -> Result<ArmyList, LinkError> {
        let lines = self.lines.into_inner().into_iter().map(WireLine::into_line);
        let options = self.options.into_inner().into_iter();
        let options = options.map(WireOption::into_option);
        let basic = BasicList::new(
            lines.collect::<Result<_, _>>()?,
            options.collect::<Result<_, _>>()?,
            self.printed_vdt.map(printed),
        );
        house_list(named, self.head, Troops::Basic(Box::new(basic)))
    }
}

fn pair(vdt: PrintedVdt) -> (u16, u16) {
    (vdt.total, vdt.break_point)
}

fn printed((total, break_point): (u16, u16)) -> PrintedVdt {
    PrintedVdt { total, break_point }
}

impl<'a> WireLine<'a> {
    fn of(line: &'a BasicLine) -> Result<Self, TooLarge> {
        Ok(WireLine {
            id: line.id.0,
            count: line.count,
            unit: WireUnit::of(&line.unit)?,
        })
    }

    fn into_line(self) -> Result<BasicLine, LinkError> {
        Ok(BasicLine {
            id: RowId(self.id),
            count: self.count,
            unit: self.unit.into_unit()?,
        })
    }
}

impl<'a> WireUnit<'a> {
    fn of(unit: &'a BasicUnit) -> Result<Self, TooLarge> {
        // Named in full, so that a field can't be added and left out of the links. Basic units
        // have no discipline; a list that gives them one is refused when it is read.
        let BasicUnit {
            name,
            kind,
            stats,
            general,
            weapons: carried,
            arms,
            traits: has,
        } = unit;
        Ok(WireUnit {
            name: name.as_deref().map(Text::new),
            kind: numbers::troop_type(*kind),
            m: stats.m,
            vbu: stats.vbu,
            i: stats.i,
            vd: stats.vd,
            vd_with_general: stats.vd_with_general,
            general: numbers::seat(*general),
            weapons: weapons(carried)?,
            arms: Few::all(arms, WireArms::of)?,
            traits: traits(has)?,
        })
    }

    fn into_unit(self) -> Result<BasicUnit, LinkError> {
        let arms = self.arms.into_inner().into_iter().map(WireArms::into_arms);
        Ok(BasicUnit {
            name: self.name.map(Text::into_string),
            kind: known(numbers::troop_type_of(self.kind))?,
            stats: Stats {
                m: self.m,
                vbu: self.vbu,
                i: self.i,
                d: None,
                vd: self.vd,
                vd_with_general: self.vd_with_general,
            },
            general: known(numbers::seat_of(self.general))?,
            weapons: weapons_of(&self.weapons)?,
            arms: arms.collect::<Result<_, _>>()?,
            traits: traits_of(&self.traits)?,
        })
    }
}

impl<'a> WireOption<'a> {
    fn of(option: &'a BasicOption) -> Result<Self, TooLarge> {
        let BasicOption {
            id,
            give_one_of,
            take_one_of,
            pairing_unknown,
            changes,
            printed_vdt,
        } = option;
        Ok(WireOption {
            id: id.0,
            give: Few::all(give_one_of, |bundle| {
                Few::new(bundle.iter().map(|it| (it.line.0, it.count)).collect())
            })?,
            take: Few::all(take_one_of, |bundle| Few::all(bundle, WireTaken::of))?,
            pairing_unknown: *pairing_unknown,
            changes: Few::all(changes, |change| {
                Ok::<_, TooLarge>(WireChange {
                    line: change.line.0,
                    count: change.count,
                    vbu: match change.vbu {
                        VbuChange::To(vbu) => WireVbu::To(vbu),
                        VbuChange::By(by) => WireVbu::By(by),
                    },
                    name: change.name.as_deref().map(Text::new),
                })
            })?,
            printed_vdt: printed_vdt.map(pair),
        })
    }

    fn into_option(self) -> Result<BasicOption, LinkError> {
        let give = mapped(self.give, |bundle| {
            mapped(bundle, |(line, count)| GivenUp {
                line: RowId(line),
                count,
            })
        });
        let take = self.take.into_inner().into_iter().map(|bundle| {
            let parts = bundle.into_inner().into_iter().map(WireTaken::into_taken);
            parts.collect::<Result<Vec<_>, _>>()
        });
        Ok(BasicOption {
            id: SwapId(self.id),
            give_one_of: give,
            take_one_of: take.collect::<Result<_, _>>()?,
            pairing_unknown: self.pairing_unknown,
            changes: mapped(self.changes, |change| LineChange {
                line: RowId(change.line),
                count: change.count,
                vbu: match change.vbu {
                    WireVbu::To(vbu) => VbuChange::To(vbu),
                    WireVbu::By(by) => VbuChange::By(by),
                },
                name: change.name.map(Text::into_string),
            }),
            printed_vdt: self.printed_vdt.map(printed),
        })
    }
}

impl<'a> WireTaken<'a> {
    fn of(taken: &'a Taken) -> Result<Self, TooLarge> {
        Ok(WireTaken {
            count: taken.count,
            what: match &taken.what {
                TakenUnit::Line(line) => WireWhat::Line(line.0),
                TakenUnit::Unit(unit) => WireWhat::Unit(Box::new(WireUnit::of(unit)?)),
            },
        })
    }

    fn into_taken(self) -> Result<Taken, LinkError> {
        Ok(Taken {
            count: self.count,
            what: match self.what {
                WireWhat::Line(line) => TakenUnit::Line(RowId(line)),
                WireWhat::Unit(unit) => TakenUnit::Unit(Box::new(unit.into_unit()?)),
            },
        })
    }
}
