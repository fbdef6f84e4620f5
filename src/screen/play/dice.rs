//! Dice for the table: what is rolled, how many, and what they must show. Impetus QRS 2.5 and
//! Basic Impetus 3.0 QRS; what the sheets leave to the table is a number that players set.

use crate::battle::game::{
    CohesionTest, Deed, Game, GameUnit, Purpose, Roll, SideId, Sides, Source, State, UnitRef,
    UnitState,
};
use crate::event::Game as Rules;
use crate::list::{Discipline, TroopType, Weapon};
use crate::text;
use crate::text::play::{side_name, unit_name};
use crate::text::reference;
use strum::VariantArray;

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DiceKind {
    Initiative,
    Fire,
    Melee,
    Cohesion,
    Discipline,
    /// What becomes of a general.
    Fate,
    Free,
}

impl DiceKind {
    pub fn label(self) -> &'static str {
        match self {
            DiceKind::Initiative => "Initiative",
            DiceKind::Fire => "Fire",
            DiceKind::Melee => "Melee",
            DiceKind::Cohesion => "Cohesion",
            DiceKind::Discipline => "Discipline",
            DiceKind::Fate => "General",
            DiceKind::Free => "Free",
        }
    }

    /// What is rolled in a game by these rules.
    pub fn of(rules: Rules) -> impl Iterator<Item = DiceKind> {
        let all = DiceKind::VARIANTS.iter().copied();
        all.filter(move |kind| {
            let is_impetus = matches!(kind, DiceKind::Discipline | DiceKind::Fate);
            rules == Rules::Impetus || !is_impetus
        })
    }
}

/// What a cohesion test is taken against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Against {
    Melee,
    ShortFire,
    LongFire,
}

impl Against {
    pub const ALL: &[Against] = Against::VARIANTS;

    pub fn label(self, rules: Rules) -> &'static str {
        match (self, rules) {
            (Against::Melee, _) => "Melee",
            (Against::ShortFire, Rules::Impetus) => "Fire to 15U",
            (Against::LongFire, Rules::Impetus) => "Fire beyond",
            (Against::ShortFire, Rules::Basic) => "Fire",
            (Against::LongFire, Rules::Basic) => "Artillery",
        }
    }

    fn bonus(self, rules: Rules) -> i8 {
        match (self, rules) {
            (Against::Melee, _) | (Against::LongFire, Rules::Basic) => 0,
            (Against::ShortFire, _) => 1,
            (Against::LongFire, Rules::Impetus) => 2,
        }
    }
}

/// What the players chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceForm {
    pub kind: DiceKind,
    pub side: SideId,
    pub unit: Option<UnitRef>,
    pub target: Option<UnitRef>,
    /// The generals who roll for initiative.
    pub generals: Sides<Option<u32>>,
    /// Which of the unit's weapons, and at what range, by their places.
    pub weapon: usize,
    pub range: usize,
    pub has_impetus: bool,
    pub hits: u8,
    pub against: Against,
    /// All other modifiers together.
    pub others: i8,
    pub count: u8,
}

impl DiceForm {
    /// Melee first; each side's C-in-C rolls for initiative.
    pub fn new(game: &Game) -> Self {
        DiceForm {
            kind: DiceKind::Initiative,
            side: SideId::A,
            unit: None,
            target: None,
            generals: game.sides.map(|_, side| {
                let generals = || side.units().filter(|unit| unit.general.is_some());
                let cic = generals().find(|unit| unit.cic);
                cic.or(generals().next()).map(|unit| unit.id)
            }),
            weapon: 0,
            range: 0,
            has_impetus: false,
            hits: 1,
            against: Against::Melee,
            others: 0,
            count: 1,
        }
    }

    /// The cohesion test of a unit that was hit.
    pub fn test(&self, unit: UnitRef, hits: u8, against: Against) -> Self {
        DiceForm {
            kind: DiceKind::Cohesion,
            unit: Some(unit),
            hits,
            against,
            others: 0,
            ..self.clone()
        }
    }

    /// Puts a unit into hand; what was set for another no longer counts.
    pub fn take(&mut self, unit: UnitRef) {
        if self.unit != Some(unit) {
            self.unit = Some(unit);
            self.side = unit.side;
            self.weapon = 0;
            self.has_impetus = false;
            self.others = 0;
        }
        if self.target.is_some_and(|target| target.side == unit.side) {
            self.target = None;
        }
    }
}

/// One roll that is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollSpec {
    pub side: SideId,
    pub purpose: Purpose,
    pub count: usize,
}

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
    pub ranges: Vec<&'static str>,
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
    };
    match form.kind {
        DiceKind::Initiative => initiative(game, form, &mut view),
        DiceKind::Free => {
            view.sentence = format!("{} rolls", side_name(game, form.side));
            view.total = dice_count(form.count.into());
            view.rolls = Ok(vec![RollSpec {
                side: form.side,
                purpose: Purpose::Free,
                count: form.count.into(),
            }]);
        }
        _ => {
            let unit = form.unit;
            let found = unit.and_then(|unit| Some((unit, game.sides.unit(unit)?, state.unit(unit)?)));
            if let Some((unit, card, marks)) = found {
                of_unit(game, form, (unit, card, *marks), &mut view);
            }
        }
    }
    view
}

fn dice_count(count: usize) -> String {
    match count {
        1 => "1 die".to_owned(),
        n => format!("{n} dice"),
    }
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
            match form.against.bonus(game.rules) {
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
            view.sentence = format!("The general with {name}");
            if card.general.is_none() {
                view.rolls = Err("There is no general in this unit.");
                return;
            }
            push_others(form, view);
            view.total = "2 dice".to_owned();
            let purpose = Purpose::Fate {
                unit,
                modifier: form.others,
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
        .saturating_add(form.against.bonus(game.rules));
    if marks.is_disordered {
        modifiers = modifiers.saturating_sub(1);
    }
    if card.general.is_some() && !marks.is_general_lost {
        modifiers = modifiers.saturating_add(1);
    }
    CohesionTest {
        rules: game.rules,
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
    let rows = card.weapons.iter();
    let rows: Vec<(Weapon, [&'static str; 4])> = match game.rules {
        Rules::Impetus => rows
            .filter_map(|weapon| Some((*weapon, reference::fire(*weapon)?)))
            .collect(),
        // The table of Basic Impetus is read by the players.
        Rules::Basic => Vec::new(),
    };
    let mut more = form.others;
    if let Some((_, row)) = rows.get(form.weapon).or(rows.first()) {
        view.weapons = rows.iter().map(|(it, _)| text::weapon(*it)).collect();
        view.ranges = reference::RANGES.to_vec();
        let kind = target.and_then(|target| game.sides.unit(target)?.kind);
        let dice = from_the_table(row.get(form.range)?, kind)?;
        view.terms.push(("range", signed(dice)));
        more = more.saturating_add(dice);
    }
    push_others(form, view);
    Some(all_dice(card, marks, more))
}

/// "2/4": dice at foot and at mounted troops, one figure for both, or a dash.
fn from_the_table(cell: &str, target: Option<TroopType>) -> Option<i8> {
    let is_mounted = matches!(
        target,
        Some(
            TroopType::Cp
                | TroopType::Cm
                | TroopType::Cl
                | TroopType::Cgp
                | TroopType::Cgl
                | TroopType::Cf
                | TroopType::El
        )
    );
    let figure = match cell.split_once('/') {
        Some((_, mounted)) if is_mounted => mounted,
        Some((foot, _)) => foot,
        None => cell,
    };
    figure.parse().ok()
}

impl DiceForm {
    /// What these dice do: the roll, and the mark that a cohesion test leaves.
    pub fn deeds(&self, game: &Game, state: &State, spec: RollSpec, roll: Roll) -> Vec<Deed> {
        let rolled = roll.dice.first().copied();
        let mut deeds = vec![Deed::Roll(roll)];
        if let (Purpose::Cohesion { unit, .. }, Some(rolled)) = (spec.purpose, rolled)
            && let (Some(card), Some(marks)) = (game.sides.unit(unit), state.unit(unit))
            && !state.is_gone(game, unit)
        {
            let test = cohesion(game, self, (unit, card, *marks));
            let vbu = test.result(rolled).lost().min(test.vbu);
            deeds.push(Deed::Suffer { unit, vbu });
        }
        deeds
    }
}

/// Reads dice that were rolled at the table: "6 5 5 4" or "6554".
pub fn read_dice(text: &str, count: usize) -> Result<Vec<u8>, String> {
    let faces: Vec<u8> = text
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, ',' | ';' | '+' | '.'))
        .map(|c| c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).unwrap_or(0))
        .collect();
    let wanted = dice_count(count);
    match faces.iter().all(|face| (1..=6).contains(face)) {
        _ if faces.is_empty() => Err(format!("Type {wanted}, such as 6 5 3.")),
        false => Err("A die shows 1 to 6.".to_owned()),
        true if faces.len() != count => {
            Err(format!("That is {}; this roll has {wanted}.", dice_count(faces.len())))
        }
        true => Ok(faces),
    }
}

/// A roll as it goes into the log.
impl RollSpec {
    pub fn rolled(self, dice: Vec<u8>, source: Source) -> Roll {
        Roll {
            side: self.side,
            purpose: self.purpose,
            dice,
            source,
        }
    }
}
