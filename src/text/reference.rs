//! The quick reference: figures from the Impetus reference sheet 2.5 as Advanced Impetus 1.7
//! amends them, in our own words. What neither says isn't said.

mod basic_2008;
mod basic_3;
mod impetus;
mod line;

pub use line::{Book, Line, Need, Present, Test};

use crate::army::GeneralLevel;
use crate::battle::fire::{self, Added, DiceNow, Reach, row};
use crate::battle::movement::{Going, Move};
use crate::battle::rule_book::RuleBook;
use crate::event::Scale;
use crate::list::{Discipline, Trait, TroopType, Weapon};

pub const HEADING: &str = "Quick reference";
pub const FIRE: &str = "Fire";
pub const DISCIPLINE: &str = "Discipline";
pub const TROOPS: &str = "Troops, weapons, generals";
pub const ALWAYS_HEADING: &str = "Cohesion and rout";

pub const MOVES: &str = "Moves";

/// What is rolled in Basic Impetus, before its modifiers.
pub const FIRE_DICE: &str = FIRE_NOTES[0];
pub const MELEE_DICE: &str = "Roll VBU and these dice; hits as in fire.";
pub const COHESION_TEST: &str = "Cohesion test: d6 against VBU less hits, never below 1.";
pub const COHESION_RESULT: &str = ALWAYS[1];

const NO: &str = "–";

/// Dice added to VBU at each range, against foot / mounted. None for what isn't on the table.
pub fn fire(rules: RuleBook, weapon: Weapon) -> Option<Vec<String>> {
    let row = row(rules, weapon)?;
    Some(row.iter().map(|added| say_added(*added)).collect())
}

/// The columns of the fire table: "5U".
pub fn ranges(rules: RuleBook) -> Vec<String> {
    let unit = measured_in(rules);
    let ranges = fire::ranges(rules).iter();
    ranges.map(|to| format!("{to}{unit}")).collect()
}

/// What a rule book measures in.
pub fn measured_in(rules: RuleBook) -> &'static str {
    match rules {
        RuleBook::Impetus | RuleBook::Basic2008 => "U",
        RuleBook::Basic3 => "H",
    }
}

/// "javelin, to 5U".
pub fn weapon_with_reach(rules: RuleBook, of: Weapon) -> String {
    let name = super::weapon(of);
    let unit = measured_in(rules);
    match fire::reach(rules, of) {
        Some(Reach::AtMost(most)) => format!("{name}, to {most}{unit}"),
        Some(Reach::AtLeast(least)) => format!("{name}, from {least}{unit}"),
        None => name.to_owned(),
    }
}

fn say_added(added: Added) -> String {
    say_pair(added.foot, added.mounted, added.is_one)
}

/// "6/8": dice at foot / at mounted troops.
pub fn dice_now(dice: DiceNow) -> String {
    say_pair(dice.foot, dice.mounted, dice.is_one)
}

fn say_pair<T: ToString>(foot: Option<T>, mounted: Option<T>, is_one: bool) -> String {
    let said = |dice: Option<T>| dice.map_or(NO.to_owned(), |dice| dice.to_string());
    match is_one {
        true => said(foot),
        false => format!("{}/{}", said(foot), said(mounted)),
    }
}

/// "2H, charge 3H", "4H + 2H", "3H + D".
pub fn step(step: Move) -> String {
    let mut said = format!("{}H", step.h);
    if let Some(second) = step.second {
        said.push_str(&format!(" + {second}H"));
    }
    if let Some(charge) = step.charge {
        said.push_str(&format!(", charge {charge}H"));
    }
    if step.disorders {
        said.push_str(" + D");
    }
    said
}

pub fn going(going: Going) -> &'static str {
    match going {
        Going::AsInTheOpen => NO,
        Going::Disordered => "D",
        Going::Half => "½",
        Going::HalfDisordered => "½ + D",
        Going::Never => "no",
        Going::Destroyed => "lost",
    }
}

pub fn book(rules: RuleBook) -> &'static Book {
    match rules {
        RuleBook::Impetus => &impetus::BOOK,
        RuleBook::Basic2008 => &basic_2008::BOOK,
        RuleBook::Basic3 => &basic_3::BOOK,
    }
}

/// What is special about a type; none where the tables say it all.
pub fn about_troop_type(rules: RuleBook, kind: TroopType) -> Option<&'static str> {
    match rules {
        RuleBook::Impetus => Some(troop_type(kind)),
        RuleBook::Basic2008 => basic_2008::troop_type(kind),
        RuleBook::Basic3 => basic_3::troop_type(kind),
    }
}

pub fn about_weapon(rules: RuleBook, of: Weapon) -> Option<&'static str> {
    match rules {
        // The sheet is damaged where it gives the dice.
        RuleBook::Impetus if of == Weapon::Pilum => {
            Some("Thrown on contact to the front by fresh troops.")
        }
        RuleBook::Impetus => weapon(of),
        RuleBook::Basic2008 => basic_2008::weapon(of),
        RuleBook::Basic3 => basic_3::weapon(of),
    }
}

pub fn about_trait(rules: RuleBook, of: Trait) -> Option<&'static str> {
    match rules {
        RuleBook::Impetus => Some(trait_rule(of)),
        RuleBook::Basic2008 => basic_2008::trait_rule(of),
        RuleBook::Basic3 => basic_3::trait_rule(of),
    }
}

pub const FIRE_NOTES: [&str; 5] = [
    "Roll VBU plus these dice, at foot / at mounted; each 6 and each pair of 5s is a hit.",
    "At CL, S and ART: 2 dice fewer, 1 fewer within 15U or if S or CL shoot at S or CL.",
    "At the edge of a wood: 2 fewer. Behind fortifications: 2 fewer, artillery 1 fewer.",
    "At wagenburgs or behind pavises, unless by artillery: 1 fewer. At evaders: 1 fewer.",
    "Artillery at Large Units, columns and wagenburgs: 2 more.",
];

pub const DISCIPLINE_NOTES: [&str; 1] =
    ["Every test: +1 with the general, -1 out of his reach, -1 for each move after the second."];

pub const MELEE_HEADING: &str = "Melee";

/// Dice in melee: what holds for all troops.
pub const MELEE: [&str; 3] = [
    "Roll VBU, and I as well where a fresh unit has its impetus; hits as in fire.",
    "Dice: disorder -1, charging flank or rear +2, higher on a gentle hill +1, each supported flank +1, better discipline +1. Units in support roll half.",
    "In difficult ground, or against units wholly in it: mounted -1, pikes and chariots -2.",
];

pub const ALWAYS: [&str; 4] = [
    "Cohesion test: d6 against VBU less hits, never below 1. Disorder -1, general +1, shot at within 15U +1, beyond +2.",
    "Passed: disordered, or 1 VBU lost if it was. Failed: the difference is lost, and disorder. A 1 passes, a 6 fails.",
    "In melee in difficult ground mounted troops and Large Units of FP have -3 in the test, in broken ground -1.",
    "An army or command that has lost half of its VD, rounded up, is broken at the end of the turn.",
];

/// The class and what its test needs.
pub fn discipline(class: Discipline) -> (&'static str, &'static str) {
    match class {
        Discipline::A => (
            "A",
            "tests on 3+; moves sideways or obliquely without disorder",
        ),
        Discipline::B => ("B", "tests on 4+"),
        Discipline::C => ("C", "tests on 5+"),
    }
}

pub fn troop_type(kind: TroopType) -> &'static str {
    match kind {
        TroopType::Cp => "Must pursue when it wins a melee. A Large Unit has +2d6 in melee.",
        TroopType::Cm => {
            "May evade. After a drawn melee with foot it may fall back 5U + d6. Goes to the rear without disorder if it then passes a discipline test."
        }
        TroopType::Cl => {
            "May evade, +2 to the test. Shoots all round, but to the front with crossbow, handgun or arquebus. After a drawn melee with foot it may fall back 5U + d6. With I 0 it charges only S, disordered enemies, flanks and rears."
        }
        TroopType::Cgp => {
            "Half a move before any wheel. Shoots all round. Generals can’t rally it."
        }
        TroopType::Cgl => {
            "May evade. Half a move before any wheel. Shoots all round. After a drawn melee with foot it may fall back 5U + d6. Goes to the rear without disorder if it then passes a discipline test. Generals can’t rally it."
        }
        TroopType::Cf => {
            "Never in a group. Keeps its impetus when no longer fresh. Destroyed if it doesn't destroy its enemy in melee, and by broken or difficult ground."
        }
        TroopType::El => {
            "May panic when shot at. Mounted troops have no impetus against it; it has none against S and against FL that isn't impetuous."
        }
        TroopType::Fp => {
            "+1 in cohesion tests when shot at, unless by artillery A or C, and in melee with mounted troops only."
        }
        TroopType::Fl => {
            "Not slowed by difficult ground. Unless impetuous, passes through others and lets others pass."
        }
        TroopType::T => "Passes through others and lets others pass. Shoots to its front.",
        TroopType::S => {
            "May evade, +2 to the test. Disperses when charged. Not slowed by difficult ground. Passes through others and lets others pass."
        }
        TroopType::Art => "Eliminated when contacted. Lets others pass. Shoots to its front.",
        TroopType::W => {
            "Disordered when it moves. Never retreats from melee. Shoots all round, holds a zone of control on every side. Mounted attackers are disordered. Lets friends pass."
        }
    }
}

/// None where the fire table says it all.
pub fn weapon(weapon: Weapon) -> Option<&'static str> {
    match weapon {
        Weapon::LongSpear => Some(
            "Mounted troops have no impetus against it. A Large Unit has +2d6 against mounted, +1d6 against foot.",
        ),
        Weapon::Pike => Some(
            "Mounted troops have no impetus against it. A Large Unit has a bonus for each rank, up to 3; of three ranks, +1 in cohesion tests against mounted only.",
        ),
        Weapon::Pilum => Some(
            "Thrown on contact to the front by fresh troops: 1d6 if they charged, 3d6 if charged, one fewer in disorder.",
        ),
        Weapon::HeavyJavelin => {
            Some("Thrown on contact like the pilum: 2d6 if they charged, 2d6 if charged.")
        }
        Weapon::CrossbowClassUnknown => {
            Some("The list names no class: agree on A or B before the game.")
        }
        Weapon::Blowpipe => Some("The fire table has no row for it: ask the umpire."),
        _ => None,
    }
}

pub fn trait_rule(of: Trait) -> &'static str {
    match of {
        Trait::Impetuous => {
            "May move out of control towards the enemy. Must pursue. Generals can’t rally it. Groups with impetuous troops only."
        }
        Trait::Legionary => "May have a scorpio attached where the army bought one.",
        Trait::EliteScutarii => "Keeps the plain javelin at VBU 5.",
        Trait::Shieldwall => {
            "Formed against a charge or shooting from the front, or as the only action. Frontal chargers lose their impetus; 1 die fewer when shot at from the front, unless by artillery. Doesn't move or pursue; dropping it takes an activation."
        }
        Trait::Schiltron => {
            "Keeps its depth bonus when hit in flank or rear: +2d6 against mounted, +1d6 against foot."
        }
        Trait::Pavise => {
            "Mounted chargers have no impetus against it; 1 die fewer when shot at, unless by artillery."
        }
        Trait::Warband => "A Large Unit has +2d6 in melee.",
    }
}

/// None for levels without a rule of their own.
pub fn general(level: GeneralLevel) -> Option<&'static str> {
    match level {
        GeneralLevel::Genius => Some(
            "May re-roll one or both dice for initiative and for his own fate, and may leave the initiative to the enemy.",
        ),
        GeneralLevel::Charismatic => Some(
            "May re-roll one or both dice for initiative and for his own fate. His troops have +1 to rally. If he is lost, every unit tests its discipline.",
        ),
        GeneralLevel::Expert => Some("May re-roll both dice for initiative and for his own fate."),
        _ => None,
    }
}

pub const LARGE_UNIT: (&str, &str) = (
    "Large Unit",
    "Moves as one. No depth bonus when hit in flank or rear or in difficult ground. Where it shoots, the VBU of the rear unit counts, in one of T alone that of the front. Shot at by artillery with 2 dice more.",
);

pub const SCORPIO: (&str, &str) = (
    "Scorpio",
    "2 dice from 5U to 30U, not after moving nor in disorder. Lost at the unit's first contact.",
);

pub fn joan(scale: Scale) -> &'static str {
    match scale {
        Scale::Mm15 => {
            "Units within 15U have +1 in cohesion tests. If she is lost, units within 30U are disordered."
        }
        Scale::Mm28 => {
            "Units within 10U have +1 in cohesion tests. If she is lost, units within 20U are disordered."
        }
    }
}

#[cfg(test)]
mod tests;
