//! The Aces in the Hole of an army: those it has earned and by what, and how far it is from the
//! others; and the cards to cut out.

use crate::army::{Army, UnitId};
use crate::battle::ace::{
    AceStanding, AceVerdict, Condition, Counted, FREE_REROLLS, RulebookAce, ace_units, standings,
};
use crate::list::ArmyList;
use crate::rules::Judgement;
use crate::text::{Names, ace as words, capital};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcesScreen {
    pub earned: usize,
    pub rows: Vec<AceRow>,
    pub rulebook: Vec<RulebookRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AceRow {
    pub name: &'static str,
    pub verdict: AceVerdict,
    /// "3 missile troops (T)".
    pub needs: String,
    /// "2 of 3".
    pub tally: String,
    /// How many it has and needs, to be drawn; none where it isn't a matter of numbers.
    pub pips: Option<(usize, usize)>,
    /// What earned it, or what is short.
    pub why: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulebookRow {
    pub ace: RulebookAce,
    pub name: &'static str,
    pub is_chosen: bool,
}

/// A card to cut out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AceCard {
    pub name: &'static str,
    pub rule: &'static str,
    /// What earned it; empty for those that every army has.
    pub by: String,
    pub is_for_the_umpire: bool,
}

pub fn aces_screen(list: &ArmyList, army: &Army, judgement: &Judgement) -> AcesScreen {
    let names = Names { list, army };
    let standings = standings(&ace_units(army, &judgement.units));
    let is_earned = |standing: &&AceStanding| standing.verdict() == AceVerdict::Earned;
    let chosen = army.basic.ace;
    let rulebook = RulebookAce::ALL.iter().map(|ace| RulebookRow {
        ace: *ace,
        name: words::rulebook_name(*ace),
        is_chosen: chosen == Some(*ace),
    });
    let mut rows: Vec<AceRow> = standings
        .iter()
        .filter_map(|standing| row(names, standing))
        .collect();
    // What the army has comes first.
    rows.sort_by_key(|row| match row.verdict {
        AceVerdict::Earned => 0,
        AceVerdict::Umpire => 1,
        AceVerdict::Lacking => 2,
    });
    AcesScreen {
        earned: standings.iter().filter(is_earned).count(),
        rows,
        rulebook: rulebook.collect(),
    }
}

fn row(names: Names<'_>, standing: &AceStanding) -> Option<AceRow> {
    let best = standing.best()?;
    let pips = match best.condition {
        Condition::AtLeast { count, .. } => Some((best.units.len().min(count), count)),
        Condition::VbuAtMost(_) => None,
    };
    Some(AceRow {
        name: words::name(standing.ace),
        verdict: best.verdict(),
        needs: capital(&words::needs(standing.ace)),
        tally: words::tally(best),
        pips,
        why: words::short(best).unwrap_or_else(|| earned_by(names, best)),
    })
}

fn earned_by(names: Names<'_>, counted: &Counted) -> String {
    match counted.condition {
        Condition::AtLeast { .. } => units(names, &counted.units),
        Condition::VbuAtMost(_) => words::highest_vbu(counted.highest_vbu),
    }
}

/// "2 Archers, Slingers".
fn units(names: Names<'_>, ids: &[UnitId]) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in ids.iter().map(|id| names.unit(*id)) {
        match counted.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let said = counted.into_iter().map(|(name, count)| match count {
        1 => name,
        count => format!("{count} {name}"),
    });
    said.collect::<Vec<_>>().join(", ")
}

/// The cards that the army takes to the table.
pub fn ace_cards(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<AceCard> {
    let names = Names { list, army };
    let mut cards = Vec::new();
    if let Some(ace) = army.basic.ace {
        cards.push(AceCard {
            name: words::rulebook_name(ace),
            rule: words::RULEBOOK_RULE,
            by: String::new(),
            is_for_the_umpire: false,
        });
    }
    for standing in standings(&ace_units(army, &judgement.units)) {
        let verdict = standing.verdict();
        let Some(best) = standing.best().filter(|_| verdict != AceVerdict::Lacking) else {
            continue;
        };
        cards.push(AceCard {
            name: words::name(standing.ace),
            rule: words::rule(standing.ace),
            by: words::short(best).unwrap_or_else(|| earned_by(names, best)),
            is_for_the_umpire: verdict == AceVerdict::Umpire,
        });
    }
    for _ in 0..FREE_REROLLS {
        cards.push(AceCard {
            name: words::REROLL_CARD,
            rule: words::REROLL_RULE,
            by: String::new(),
            is_for_the_umpire: false,
        });
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;
    use crate::rules::judge;

    fn made() -> (ArmyList, Army, Judgement) {
        let text = include_str!("../../lists/early-sumerians.json");
        let list = ArmyList::read(text.as_bytes(), "list").unwrap();
        let mut army = Army::new(&list, Preset::Mm15At300.event());
        for (n, troop) in [5, 5, 8, 8, 8].into_iter().enumerate() {
            let unit = serde_json::json!({"id": n + 1, "troop": troop});
            let body = serde_json::json!({"ranks": [unit]});
            let body = serde_json::from_value(body).unwrap();
            army.commands[0].bodies.push(body);
        }
        army.basic.ace = Some(RulebookAce::LastStand);
        let judgement = judge(&list, &army.event, &army);
        (list, army, judgement)
    }

    #[test]
    fn rows_say_what_is_earned_and_what_is_short() {
        let (list, army, judgement) = made();
        let screen = aces_screen(&list, &army, &judgement);
        assert_eq!(screen.rows.len(), 8);
        let first = &screen.rows[0];
        assert_eq!(first.verdict, AceVerdict::Earned);
        assert!(
            screen
                .rows
                .iter()
                .any(|row| row.tally == "3 of 8" && row.why == "5 short.")
        );
        assert!(
            screen
                .rulebook
                .iter()
                .any(|row| row.is_chosen && row.name == "Last stand")
        );
    }

    #[test]
    fn cards_are_those_that_the_army_has() {
        let (list, army, judgement) = made();
        let screen = aces_screen(&list, &army, &judgement);
        let cards = ace_cards(&list, &army, &judgement);
        assert_eq!(cards.len(), screen.earned + 2);
        assert_eq!(cards[0].name, "Last stand");
        assert_eq!(cards.last().unwrap().name, words::REROLL_CARD);
    }
}
