//! How many dice a form comes to, and what they must show. Impetus QRS 2.5 and Basic Impetus 3.0
//! QRS; what the sheets leave to the table is a number that players set.

use super::dice::{DiceForm, DiceKind, RollSpec, dice_count};
use crate::battle::fire::{self, Added};
use crate::battle::game::{
    CohesionTest, Game, GameUnit, Purpose, SideId, State, UnitRef, UnitState,
};
use crate::battle::rule_book::RuleBook;
use crate::event::RuleSet;
use crate::list::{Discipline, TroopType, Weapon};
use crate::text;
use crate::text::play::{roll as words, side_name, unit_name};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceView {
    /// "Legionaries fight Auxilia"
    pub sentence: String,
    /// "VBU" "6", "impetus" "+2"
    pub terms: Vec<(&'static str, String)>,
    /// "= 8 dice", "= 1 or less"
    pub total: String,
    /// The rolls, or what is still to be chosen.
    pub rolls: Result<Vec<RollSpec>, &'static str>,
    /// The weapons that the unit shoots with, and the ranges.
    pub weapons: Vec<&'static str>,
    pub ranges: Vec<String>,
    /// What the players have to look up themselves.
    pub note: String,
}

const CHOOSE_UNIT: &str = "Choose a unit: tap its tile, or take it from the list.";

pub fn dice_view(game: &Game, state: &State, form: &DiceForm) -> DiceView {
    let mut view = DiceView {
        sentence: String::new(),
        terms: Vec::new(),
        total: String::new(),
        rolls: Err(CHOOSE_UNIT),
        weapons: Vec::new(),
        ranges: Vec::new(),
        note: match form.kind {
            DiceKind::Fate => words::casualty_modifiers(game.points),
            _ => String::new(),
        },
    };
    match form.kind {
        DiceKind::Initiative => initiative(game, form, &mut view),
        DiceKind::Free => {
            view.sentence = format!("Dice for {}", side_name(game, form.side));
            view.total = dice_count(form.count.into());
            view.rolls = Ok(vec![RollSpec {
                side: form.side,
                purpose: Purpose::Free,
                count: form.count.into(),
            }]);
        }
        _ => {
            let unit = form.unit;
            let found =
                unit.and_then(|unit| Some((unit, game.sides.unit(unit)?, state.unit(unit)?)));
            if let Some((unit, card, marks)) = found {
                match state.is_gone(game, unit) && form.kind != DiceKind::Fate {
                    true => view.rolls = Err("That unit has left the table. Choose another."),
                    false => of_unit(game, form, (unit, card, *marks), &mut view),
                }
            }
        }
    }
    view
}

fn signed(value: i8) -> String {
    match value {
        0.. => format!("+{value}"),
        _ => format!("−{}", value.unsigned_abs()),
    }
}

fn initiative(game: &Game, form: &DiceForm, view: &mut DiceView) {
    view.sentence = "Both roll 2d6 and add their general’s bonus".to_owned();
    view.total = "2 dice each".to_owned();
    let rolls = SideId::BOTH.map(|side| {
        let unit = form
            .generals
            .of(side)
            .map(|unit| UnitRef { side, unit })
            .filter(|unit| game.sides.unit(*unit).is_some());
        RollSpec {
            side,
            purpose: Purpose::Initiative { unit },
            count: 2,
        }
    });
    view.rolls = Ok(rolls.to_vec());
}

type Found<'a> = (UnitRef, &'a GameUnit, UnitState);

fn of_unit(game: &Game, form: &DiceForm, found: Found<'_>, view: &mut DiceView) {
    let (unit, card, marks) = found;
    let name = &card.name;
    let spec = |purpose, count| RollSpec {
        side: unit.side,
        purpose,
        count,
    };
    let has_general = card.general.is_some() && !marks.is_general_lost;
    match form.kind {
        DiceKind::Fire | DiceKind::Melee => {
            let target = form.target.filter(|target| target.side != unit.side);
            let is_fire = form.kind == DiceKind::Fire;
            view.sentence = match (target, is_fire) {
                (Some(target), true) => format!("{name} shoot at {}", unit_name(game, target)),
                (Some(target), false) => format!("{name} fight {}", unit_name(game, target)),
                (None, true) => format!("{name} shoot"),
                (None, false) => format!("{name} fight"),
            };
            let dice = match is_fire {
                true => fire_dice(game, form, found, target, view),
                false => Some(melee_dice(form, found, view)),
            };
            let purpose = match is_fire {
                true => Purpose::Fire { unit, at: target },
                false => Purpose::Melee {
                    unit,
                    against: target,
                },
            };
            match dice {
                Some(count @ 1..) => {
                    view.total = dice_count(count);
                    view.rolls = Ok(vec![spec(purpose, count)]);
                }
                Some(0) => view.rolls = Err("No dice are left to roll."),
                None => view.rolls = Err("Out of range."),
            }
        }
        DiceKind::Cohesion => {
            let test = cohesion(game, form, found);
            view.sentence = format!("Cohesion test, {name}");
            view.terms.push(("VBU", test.vbu.to_string()));
            view.terms.push(("hits", format!("−{}", test.hits)));
            if marks.is_disordered {
                view.terms.push(("disorder", signed(-1)));
            }
            if has_general {
                view.terms.push(("general", signed(1)));
            }
            match form.against.bonus(game.rule_book()) {
                0 => {}
                bonus => view.terms.push(("shot at", signed(bonus))),
            }
            push_others(form, view);
            let needs = test.needs();
            view.total = format!("{needs} or less");
            view.rolls = Ok(vec![spec(Purpose::Cohesion { unit, needs }, 1)]);
        }
        DiceKind::Discipline => {
            let asked: i8 = match card.d {
                Some(Discipline::A) => 3,
                Some(Discipline::B) => 4,
                Some(Discipline::C) => 5,
                None => {
                    view.rolls = Err("This unit has no discipline class.");
                    return;
                }
            };
            view.sentence = format!("Discipline test, {name}");
            let class = card.d.map_or("", text::discipline);
            view.terms.push(("class", format!("{class} {asked}+")));
            if has_general {
                view.terms.push(("general", signed(1)));
            }
            push_others(form, view);
            let needs = asked
                .saturating_sub(i8::from(has_general))
                .saturating_sub(form.others);
            let needs = u8::try_from(needs.max(1)).unwrap_or(1);
            view.total = format!("{needs} or more");
            view.rolls = Ok(vec![spec(Purpose::Discipline { unit, needs }, 1)]);
        }
        DiceKind::Fate => {
            if card.general.is_none() {
                view.rolls = Err("Choose the unit of the general.");
                return;
            }
            view.sentence = format!("The general with {name}");
            if !has_general {
                view.rolls = Err("He is already lost.");
                return;
            }
            push_others(form, view);
            view.total = "2 dice".to_owned();
            let purpose = Purpose::Fate {
                unit,
                modifier: form.others,
                tested: form.against.tested_in(),
            };
            view.rolls = Ok(vec![spec(purpose, 2)]);
        }
        DiceKind::Initiative | DiceKind::Free => {}
    }
}

fn push_others(form: &DiceForm, view: &mut DiceView) {
    if form.others != 0 {
        view.terms.push(("other", signed(form.others)));
    }
}

/// The test that a form asks for.
pub(super) fn cohesion(game: &Game, form: &DiceForm, found: Found<'_>) -> CohesionTest {
    let (_, card, marks) = found;
    let mut modifiers = form
        .others
        .saturating_add(form.against.bonus(game.rule_book()));
    if marks.is_disordered {
        modifiers = modifiers.saturating_sub(1);
    }
    if card.general.is_some() && !marks.is_general_lost {
        modifiers = modifiers.saturating_add(1);
    }
    CohesionTest {
        rules: game.rule_book(),
        vbu: card.vbu.saturating_sub(marks.lost),
        hits: form.hits,
        modifiers,
        is_disordered: marks.is_disordered,
    }
}

/// VBU and everything that is added to it; never below none.
fn all_dice(card: &GameUnit, marks: UnitState, more: i8) -> usize {
    let vbu = i16::from(card.vbu.saturating_sub(marks.lost));
    let dice = vbu.saturating_add(more.into());
    usize::try_from(dice).unwrap_or(0)
}

fn push_vbu(card: &GameUnit, marks: UnitState, view: &mut DiceView) {
    let vbu = card.vbu.saturating_sub(marks.lost);
    view.terms.push(("VBU", vbu.to_string()));
}

fn melee_dice(form: &DiceForm, (_, card, marks): Found<'_>, view: &mut DiceView) -> usize {
    push_vbu(card, marks, view);
    let mut more = form.others;
    if form.has_impetus {
        let impetus = i8::try_from(card.i).unwrap_or(0);
        view.terms.push(("impetus", signed(impetus)));
        more = more.saturating_add(impetus);
    }
    if marks.is_disordered {
        view.terms.push(("disorder", signed(-1)));
        more = more.saturating_sub(1);
    }
    push_others(form, view);
    all_dice(card, marks, more)
}

/// None where the target is out of range.
fn fire_dice(
    game: &Game,
    form: &DiceForm,
    (_, card, marks): Found<'_>,
    target: Option<UnitRef>,
    view: &mut DiceView,
) -> Option<usize> {
    push_vbu(card, marks, view);
    let book = game.rule_book();
    let rows = card.weapons.iter();
    let rows: Vec<(Weapon, &[Added])> = rows
        .filter_map(|weapon| Some((*weapon, fire::row(book, *weapon)?)))
        .collect();
    let mut more = form.others;
    // Of Impetus the sheet's text has lost what the shooter's own state does.
    if marks.is_disordered && game.rules == RuleSet::Basic {
        view.terms.push(("disorder", signed(-1)));
        more = more.saturating_sub(1);
    }
    // Whoever has no row in the table rolls what the players say.
    if rows.is_empty() {
        view.note = words::no_fire_row(&card.name);
    }
    if let Some((_, row)) = rows.get(form.weapon).or(rows.first()) {
        view.weapons = rows.iter().map(|(it, _)| text::weapon(*it)).collect();
        let measure = match book {
            RuleBook::Impetus | RuleBook::Basic2008 => "U",
            RuleBook::Basic3 => "H",
        };
        let ranges = fire::ranges(book).iter();
        view.ranges = ranges.map(|range| format!("{range}{measure}")).collect();
        let kind = target.and_then(|target| game.sides.unit(target)?.kind);
        let added = row.get(form.range)?;
        let dice = match kind.is_some_and(TroopType::is_mounted) {
            true => added.mounted?,
            false => added.foot?,
        };
        view.terms.push(("range", signed(dice)));
        more = more.saturating_add(dice);
    }
    push_others(form, view);
    Some(all_dice(card, marks, more))
}
