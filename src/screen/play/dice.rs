//! Dice for the table: what players choose before a roll, and what the roll does.

use super::dice_view::cohesion;
use crate::battle::game::{
    Deed, Game, Purpose, Roll, SideId, Sides, Source, State, TestedIn, UnitRef,
};
use crate::battle::rule_book::RuleBook;
use crate::event::RuleSet;
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
    pub fn of(rules: RuleSet) -> impl Iterator<Item = DiceKind> {
        let all = DiceKind::VARIANTS.iter().copied();
        all.filter(move |kind| {
            let is_impetus = matches!(kind, DiceKind::Discipline | DiceKind::Fate);
            rules == RuleSet::Impetus || !is_impetus
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

    pub fn label(self, rules: RuleBook) -> &'static str {
        match (self, rules) {
            (Against::Melee, _) => "Melee",
            (Against::ShortFire, RuleBook::Impetus) => "Fire to 15U",
            (Against::LongFire, RuleBook::Impetus) => "Fire beyond",
            (Against::ShortFire, _) => "Fire",
            (Against::LongFire, _) => "Artillery",
        }
    }

    /// The casualty table asks only whether it was fire, of whatever range.
    pub fn tested_in(self) -> TestedIn {
        match self {
            Against::Melee => TestedIn::Melee,
            Against::ShortFire | Against::LongFire => TestedIn::Fire,
        }
    }

    pub(super) fn bonus(self, rules: RuleBook) -> i8 {
        match (self, rules) {
            (Against::ShortFire, RuleBook::Impetus | RuleBook::Basic3) => 1,
            (Against::LongFire, RuleBook::Impetus) => 2,
            _ => 0,
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

pub(super) fn dice_count(count: usize) -> String {
    match count {
        1 => "1 die".to_owned(),
        n => format!("{n} dice"),
    }
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
        .map(|c| {
            c.to_digit(10)
                .and_then(|digit| u8::try_from(digit).ok())
                .unwrap_or(0)
        })
        .collect();
    let wanted = dice_count(count);
    match faces.iter().all(|face| (1..=6).contains(face)) {
        _ if faces.is_empty() => Err(format!("Type {wanted}, such as 6 5 3.")),
        false => Err("A die shows 1 to 6.".to_owned()),
        true if faces.len() != count => Err(format!(
            "That is {}; this roll has {wanted}.",
            dice_count(faces.len())
        )),
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
