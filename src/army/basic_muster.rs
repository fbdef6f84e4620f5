//! The units that a Basic list fields with the options taken, and the edits that change options
//! and units together.

use super::{Army, BasicEdit, Edit, LinedUp, TakenOption, Unit};
use crate::list::{BasicList, BasicOption, SwapId, TakenUnit, Troop, TroopId, UpgradeId};

/// How many units of a troop the list fields with some options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fielded {
    pub troop: TroopId,
    pub count: u16,
    /// How many more are given up than there are.
    pub short: u16,
    /// What options change, and in how many units.
    pub changed: Vec<(UpgradeId, u16)>,
}

/// Lines less what is given up, which may be more than there is.
struct Tally {
    troop: TroopId,
    count: i32,
    changed: Vec<(UpgradeId, u16)>,
}

/// What the list fields with these options, in the order of its profiles. An option that the list
/// doesn't have changes nothing; one that is taken twice counts twice.
pub fn fielded(basic: &BasicList, options: &[TakenOption]) -> Vec<Fielded> {
    let tally = |troop: &Troop| Tally {
        troop: troop.id,
        count: 0,
        changed: Vec::new(),
    };
    let mut all: Vec<Tally> = basic.profiles().troops().map(tally).collect();
    let mut add = |troop: TroopId, count: i32, change: Option<(UpgradeId, u16)>| {
        if let Some(tally) = all.iter_mut().find(|tally| tally.troop == troop) {
            tally.count = tally.count.saturating_add(count);
            tally.changed.extend(change);
        }
    };
    for line in &basic.lines {
        add(BasicList::line_troop(line.id), i32::from(line.count), None);
    }
    for taken in options {
        let Some(option) = basic.option(taken.option) else {
            continue;
        };
        for given in bundle(&option.give_one_of, taken.give) {
            add(
                BasicList::line_troop(given.line),
                -i32::from(given.count),
                None,
            );
        }
        for (p, part) in bundle(&option.take_one_of, taken.take).iter().enumerate() {
            let troop = match part.what {
                TakenUnit::Line(line) => BasicList::line_troop(line),
                TakenUnit::Unit(_) => BasicList::taken_troop(option.id, usize::from(taken.take), p),
            };
            add(troop, i32::from(part.count), None);
        }
        for (n, change) in option.changes.iter().enumerate() {
            let many = change.count.or(taken.many).unwrap_or(u16::MAX);
            let upgrade = BasicList::change_upgrade(option.id, n);
            add(BasicList::line_troop(change.line), 0, Some((upgrade, many)));
        }
    }
    let counted = all.into_iter().map(|tally| {
        let count = tally.count.max(0) as u16;
        let changed = tally.changed.into_iter();
        Fielded {
            troop: tally.troop,
            count,
            short: (-tally.count).max(0) as u16,
            changed: changed.map(|(id, many)| (id, many.min(count))).collect(),
        }
    });
    counted.collect()
}

fn bundle<T>(bundles: &[Vec<T>], chosen: u16) -> &[T] {
    bundles.get(usize::from(chosen)).map_or(&[], Vec::as_slice)
}

/// The army's units that the list fields with these options: those it has stay, with weapons and
/// general; what is missing comes, what is too many goes, the general's unit last.
pub fn muster(basic: &BasicList, options: &[TakenOption], have: &[LinedUp]) -> Vec<LinedUp> {
    let mut units = Vec::new();
    for fielded in fielded(basic, options) {
        let mut kept: Vec<LinedUp> = have
            .iter()
            .filter(|unit| unit.troop == fielded.troop)
            .cloned()
            .collect();
        // A stable sort: the general's unit is the last to go.
        kept.sort_by_key(|unit| !unit.general);
        kept.truncate(usize::from(fielded.count));
        let fresh = LinedUp {
            troop: fielded.troop,
            general: false,
            arms: None,
            upgrades: Vec::new(),
            behind: false,
        };
        kept.resize(usize::from(fielded.count), fresh);
        for unit in &mut kept {
            let changes = &fielded.changed;
            unit.upgrades
                .retain(|id| changes.iter().any(|(it, _)| it == id));
        }
        for (upgrade, many) in &fielded.changed {
            let many = usize::from(*many);
            let changed = |unit: &LinedUp| unit.upgrades.contains(upgrade);
            let missing = many.saturating_sub(kept.iter().filter(|unit| changed(unit)).count());
            let unchanged = kept.iter_mut().filter(|unit| !changed(unit));
            for unit in unchanged.take(missing) {
                unit.upgrades.push(*upgrade);
            }
            let changed = kept
                .iter_mut()
                .filter(|unit| unit.upgrades.contains(upgrade));
            for unit in changed.skip(many) {
                unit.upgrades.retain(|id| id != upgrade);
            }
        }
        units.extend(kept);
    }
    let mut led = false;
    for unit in &mut units {
        unit.general &= !led;
        led |= unit.general;
    }
    if !led {
        let may_lead = |unit: &&mut LinedUp| {
            let mut troops = basic.profiles().troops();
            troops.any(|troop| troop.id == unit.troop && troop.general == crate::list::Seat::Yes)
        };
        if let Some(unit) = units.iter_mut().find(may_lead) {
            unit.general = true;
        }
    }
    units
}

impl BasicEdit {
    /// Takes an option, or another form of one that is taken.
    pub fn take(basic: &BasicList, army: &Army, option: TakenOption) -> Edit {
        let mut options: Vec<TakenOption> = army.basic.options.clone();
        options.retain(|it| it.option != option.option);
        options.push(option);
        options.sort();
        let units = muster(basic, &options, &army.lined_up());
        Edit::Basic(BasicEdit::TakeOption { option, units })
    }

    /// Gives back an option, however often it is taken.
    pub fn drop(basic: &BasicList, army: &Army, option: SwapId) -> Edit {
        let mut options = army.basic.options.clone();
        options.retain(|taken| taken.option != option);
        let units = muster(basic, &options, &army.lined_up());
        Edit::Basic(BasicEdit::DropOption { option, units })
    }

    /// The army as the list fields it with those of its options that it can have.
    pub fn restore(basic: &BasicList, army: &Army) -> Edit {
        let mut options: Vec<TakenOption> = Vec::new();
        for taken in &army.basic.options {
            let Some(offered) = basic.option(taken.option) else {
                continue;
            };
            options.push(taken.within(offered));
            let twice = options
                .iter()
                .filter(|it| it.option == taken.option)
                .count()
                > 1;
            if twice || fielded(basic, &options).iter().any(|it| it.short > 0) {
                options.pop();
            }
        }
        let units = muster(basic, &options, &army.lined_up());
        Edit::Basic(BasicEdit::Restore { options, units })
    }
}

impl TakenOption {
    /// An option as it is first taken.
    pub fn new(option: SwapId) -> Self {
        TakenOption {
            option,
            give: 0,
            take: 0,
            many: None,
        }
    }

    /// Whether the list leaves open what is chosen here.
    pub fn is_within(&self, offered: &BasicOption) -> bool {
        let chosen = |bundle: u16, bundles: usize| usize::from(bundle) < bundles.max(1);
        let open = offered.changes.iter().any(|change| change.count.is_none());
        chosen(self.give, offered.give_one_of.len())
            && chosen(self.take, offered.take_one_of.len())
            && (self.many.is_none() || open)
    }

    fn within(&self, offered: &BasicOption) -> Self {
        if self.is_within(offered) {
            *self
        } else {
            TakenOption::new(self.option)
        }
    }
}

impl Army {
    /// The units as a line-up keeps them.
    pub fn lined_up(&self) -> Vec<LinedUp> {
        let lined_up = |(rank, unit): (usize, &Unit)| LinedUp {
            troop: unit.troop,
            general: self.cic == Some(unit.id),
            arms: unit.arms,
            upgrades: unit.upgrades.clone(),
            behind: rank > 0,
        };
        let bodies = self.commands.iter().flat_map(|command| &command.bodies);
        let units = bodies.flat_map(|body| body.ranks.iter().enumerate());
        units.map(lined_up).collect()
    }

    /// The army as the list prints it.
    pub(super) fn field_as_printed(&mut self, basic: &BasicList) {
        let units = muster(basic, &[], &[]);
        // As many units as a list prints fit into an army.
        let _ = self.field(&units);
    }
}
