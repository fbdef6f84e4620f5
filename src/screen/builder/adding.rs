//! The edits of the troops' − n +: units, Large Units and whole packages, each one step to undo.

use crate::army::{Army, Body, Command, CommandId, Edit, PackageBought, Place, Spot, Unit, UnitId};
use crate::list::{ArmyList, ContingentId, PackageId, PackageVariant, Row, TroopId};

/// A unit of this troop joins the command that units are added to, beside its like. Allied troops
/// go to their own command, which is made when there is none.
pub fn add_unit(
    list: &ArmyList,
    army: &Army,
    troop: TroopId,
    adding_to: Option<CommandId>,
) -> Option<Edit> {
    add_deep(list, army, troop, 1, adding_to)
}

/// The same as a Large Unit of so many ranks, the rear ones at their own price.
pub fn add_deep(
    list: &ArmyList,
    army: &Army,
    troop: TroopId,
    ranks: usize,
    adding_to: Option<CommandId>,
) -> Option<Edit> {
    let contingent = home_of(list, troop)?;
    let has_rear_price = list.troop(troop)?.rear_price.is_some();
    let front = army.fresh_unit_id();
    let units = (0..ranks).zip(front.0..).map(|(rank, id)| Unit {
        rear: rank > 0 && has_rear_price,
        ..Unit::new(UnitId(id), troop)
    });
    let fits = |command: &&Command| command.contingent == contingent;
    let command = adding_to
        .and_then(|id| army.command(id))
        .filter(fits)
        .or_else(|| army.commands.iter().rev().find(fits));
    let Some(command) = command else {
        let command = Command {
            contingent,
            bodies: vec![Body {
                ranks: units.collect(),
            }],
            ..Command::new(army.fresh_command_id())
        };
        return Some(Edit::AddCommand {
            at: army.commands.len(),
            command,
        });
    };
    let spot = |unit: &Unit| match unit.id == front {
        true => beside_its_like(command, troop),
        false => Spot::Rank {
            with: front,
            rank: usize::MAX,
        },
    };
    let edits = units.map(|unit| Edit::AddUnit {
        to: Place {
            command: command.id,
            spot: spot(&unit),
        },
        unit,
    });
    Some(together(edits.collect()))
}

/// One of this troop goes: the one last added to the command in question, and a general last.
pub fn remove_unit(army: &Army, troop: TroopId, adding_to: Option<CommandId>) -> Option<Edit> {
    let of_troop = |command: &Command| {
        let units = command.units().filter(|unit| unit.troop == troop);
        units
            .max_by_key(|unit| (unit.general.is_none(), unit.id))
            .map(|unit| unit.id)
    };
    let here = adding_to.and_then(|id| army.command(id)).and_then(of_troop);
    let found = here.or_else(|| army.commands.iter().rev().find_map(of_troop));
    found.map(Edit::RemoveUnit)
}

/// Units come or go until there are so many of this troop.
pub fn set_units(
    list: &ArmyList,
    army: &Army,
    troop: TroopId,
    count: u16,
    adding_to: Option<CommandId>,
) -> Option<Edit> {
    let taken = army.units().filter(|unit| unit.troop == troop).count();
    let wanted = usize::from(count);
    let step = |army: &Army| match wanted > taken {
        true => add_unit(list, army, troop, adding_to),
        false => remove_unit(army, troop, adding_to),
    };
    repeated(army, wanted.abs_diff(taken), step)
}

/// Whole packages come or go, with all their units, until there are so many.
pub fn set_packages(
    list: &ArmyList,
    army: &Army,
    variant: PackageId,
    count: u16,
    adding_to: Option<CommandId>,
) -> Option<Edit> {
    let make_up = variant_of(list, variant)?;
    let taken = packages_of(army, variant);
    let step = |army: &Army| {
        let mut now = army.clone();
        let mut edits = Vec::new();
        for part in &make_up.contents {
            for _ in 0..part.count {
                let edit = match count > taken {
                    true => add_unit(list, &now, part.troop, adding_to)?,
                    // A draft may have fewer units than packages.
                    false => match remove_unit(&now, part.troop, adding_to) {
                        Some(edit) => edit,
                        None => continue,
                    },
                };
                now = edit.apply(&now).ok()?;
                edits.push(edit);
            }
        }
        let bought = packages_of(army, variant);
        edits.push(Edit::SetPackages {
            variant,
            count: match count > taken {
                true => bought.saturating_add(1),
                false => bought.saturating_sub(1),
            },
        });
        Some(Edit::Several(edits))
    };
    repeated(army, usize::from(count.abs_diff(taken)), step)
}

/// How many of a make-up were bought.
pub fn packages_of(army: &Army, variant: PackageId) -> u16 {
    let bought = army.purchases.packages.iter();
    let bought = bought.filter(|bought: &&PackageBought| bought.variant == variant);
    bought.map(|bought| bought.count).sum()
}

fn variant_of(list: &ArmyList, id: PackageId) -> Option<&PackageVariant> {
    let packages = list.points_list()?.packages.iter();
    packages
        .flat_map(|package| &package.variants)
        .find(|variant| variant.id == id)
}

/// Whose troop it is: none inside for the list's own.
fn home_of(list: &ArmyList, troop: TroopId) -> Option<Option<ContingentId>> {
    let offers = |row: &Row| row.troops.iter().any(|other| other.id == troop);
    let mut sections = list.points_list()?.sections();
    let home = sections.find(|section| section.rows.iter().any(offers))?;
    Some(home.contingent.map(|contingent| contingent.id))
}

fn beside_its_like(command: &Command, troop: TroopId) -> Spot {
    let leads = |body: &Body| body.ranks.first().is_some_and(|unit| unit.troop == troop);
    match command.bodies.iter().rposition(leads) {
        Some(place) => Spot::Before(place + 1),
        None => Spot::End,
    }
}

fn repeated(army: &Army, times: usize, step: impl Fn(&Army) -> Option<Edit>) -> Option<Edit> {
    let mut now = army.clone();
    let mut edits = Vec::new();
    for _ in 0..times {
        let Some(edit) = step(&now) else { break };
        now = edit.apply(&now).ok()?;
        edits.push(edit);
    }
    (!edits.is_empty()).then(|| together(edits))
}

fn together(mut edits: Vec<Edit>) -> Edit {
    match (edits.len(), edits.pop()) {
        (1, Some(only)) => only,
        (_, last) => {
            edits.extend(last);
            Edit::Several(edits)
        }
    }
}
