//! Aces in words.

use super::grammar::count;
use crate::battle::ace::{Ace, AceVerdict, Condition, Counted, RulebookAce, Troops};

pub const FREE_REROLL: &str = "One initiative re-roll is free.";
pub const REROLL_CARD: &str = "Initiative re-roll";
pub const REROLL_RULE: &str = "Roll again for initiative. Every army has one free.";
pub const RULEBOOK_RULE: &str = "What it does is in the rulebook.";

pub fn name(ace: Ace) -> &'static str {
    match ace {
        Ace::StormOfArrows => "Storm of arrows",
        Ace::FuriousCharge => "Furious charge",
        Ace::MyDayHasNotCome => "My day has not come",
        Ace::Exploration => "Exploration",
        Ace::Retreat => "Retreat",
        Ace::Manoeuvre => "Manoeuvre",
        Ace::DieHard => "Die hard",
        Ace::Caltrops => "Caltrops",
    }
}

pub fn rulebook_name(ace: RulebookAce) -> &'static str {
    match ace {
        RulebookAce::AggressiveDeployment => "Aggressive deployment",
        RulebookAce::DecisiveInitiative => "Decisive initiative",
        RulebookAce::DesperateCharge => "Desperate charge",
        RulebookAce::LastStand => "Last stand",
        RulebookAce::IronDiscipline => "Iron discipline",
        RulebookAce::Betrayal => "Betrayal",
    }
}

/// What it does, once in a game.
pub fn rule(ace: Ace) -> &'static str {
    match ace {
        Ace::StormOfArrows => "One more die for a shot, and the dice that miss are rolled again.",
        Ace::FuriousCharge => {
            "After a charge the charging unit rolls the dice that miss in the melee again."
        }
        Ace::MyDayHasNotCome => {
            "Takes away up to 2 hits from fire or melee before the cohesion test."
        }
        Ace::Exploration => {
            "When you have deployed, place one more terrain piece, not a river: at least 10H from the enemy and not where your troops stand."
        }
        Ace::Retreat => {
            "A CL falls back 2 moves without disorder. If it was disordered, it is in order again."
        }
        Ace::Manoeuvre => {
            "A group of CM alone, not disordered, moves sideways or obliquely at full speed without disorder. Not within 2H of the enemy."
        }
        Ace::DieHard => {
            "Roll a cohesion test again with 1 more on the critical number; keep the better result."
        }
        Ace::Caltrops => {
            "A mounted unit that charges is disordered, before pilum and defensive fire. No effect if it was already."
        }
    }
}

fn troops(count: usize, of: Troops) -> String {
    let what = match of {
        Troops::Missile => "missile troops (T)",
        Troops::HeavyCavalry => "heavy cavalry",
        Troops::HeavyCavalryVbu6 => "heavy cavalry with VBU 6",
        Troops::Impetuous => "impetuous",
        Troops::Skirmishers => "skirmishers",
        Troops::SteadyLightFoot => "light foot, not impetuous",
        Troops::LightCavalry => "light cavalry",
        Troops::MediumCavalry => "medium cavalry",
        Troops::SingleHeavyFootVbu4 => "heavy foot with VBU 4, not in a Large Unit",
        Troops::FootWithoutPoles => "foot without long spear, polearm or pike",
    };
    format!("{count} {what}")
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::AtLeast { count, of } => troops(count, of),
        Condition::VbuAtMost(most) => format!("no VBU above {most}"),
    }
}

/// "3 heavy cavalry, or 4 impetuous": what earns it.
pub fn needs(ace: Ace) -> String {
    let conditions = ace.conditions().iter().map(|of| condition(*of));
    conditions.collect::<Vec<_>>().join(", or ")
}

/// "2 of 3", or "VBU 5".
pub fn tally(counted: &Counted) -> String {
    match counted.condition {
        Condition::AtLeast { count, .. } => format!("{} of {count}", counted.units.len()),
        Condition::VbuAtMost(_) => format!("VBU {}", counted.highest_vbu),
    }
}

pub fn highest_vbu(vbu: u8) -> String {
    format!("Your highest VBU is {vbu}.")
}

/// What is short, or what only the umpire can say; none for an ace that is earned.
pub fn short(counted: &Counted) -> Option<String> {
    match (counted.verdict(), counted.condition) {
        (AceVerdict::Earned, _) => None,
        (AceVerdict::Umpire, _) => Some(
            "Only if artillery counts as foot, which the supplement doesn’t say: ask the umpire."
                .to_owned(),
        ),
        (AceVerdict::Lacking, Condition::AtLeast { .. }) => {
            Some(format!("{} short.", counted.short()))
        }
        (AceVerdict::Lacking, Condition::VbuAtMost(most)) => {
            let over = count(counted.short() as u32, "unit");
            Some(format!("VBU above {most}: {over}."))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_said_with_their_numbers() {
        let said: Vec<String> = Ace::ALL.iter().map(|ace| needs(*ace)).collect();
        assert_eq!(
            said,
            [
                "3 missile troops (T)",
                "3 heavy cavalry, or 4 impetuous",
                "3 skirmishers, or no VBU above 5",
                "3 light foot, not impetuous",
                "2 light cavalry",
                "3 medium cavalry",
                "2 heavy foot with VBU 4, not in a Large Unit, or 3 heavy cavalry with VBU 6",
                "8 foot without long spear, polearm or pike",
            ]
        );
    }
}
