//! Fords lie on the table, don't overlap, and are shifted no farther than a die says.

use super::{played, tenths};
use crate::army::{BasicEdit, Edit};
use crate::battle::scenario::{Ford, MOST_FORDS, Tabletop};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, ScenarioFact, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioFords,
    family: Family::Scenario,
    citation: Citation::good_day("Scenarios, 5 Battle on the river"),
    check,
    cures,
};

/// What places in whole millimetres are forgiven.
const FORGIVEN: u32 = 1;

fn check(context: &Context<'_>, report: &mut Report) {
    if played(context)
        .and_then(|scenario| scenario.fords())
        .is_none()
    {
        return;
    }
    let table = Tabletop::of(context.event);
    let fords = &context.army.basic.fords;
    let mut say = |fact: ScenarioFact, by: u32| {
        report.illegal(RULE.name, Subject::Army, Fact::Scenario(fact), by);
    };
    if fords.len() > MOST_FORDS {
        let have = fords.len() as u32;
        say(
            ScenarioFact::TooManyFords { have },
            have - MOST_FORDS as u32,
        );
    }
    let numbered = || (1u32..).zip(fords.iter().take(MOST_FORDS));
    for (ford, it) in numbered() {
        let farthest = u32::from(table.farthest_ford().unsigned_abs());
        let over = u32::from(it.place().unsigned_abs()).saturating_sub(farthest);
        if over > FORGIVEN {
            let fact = ScenarioFact::FordOffTable {
                ford,
                over: tenths(context, over),
            };
            say(fact, over);
        }
        let shift = u32::from(it.shift.unsigned_abs());
        if ford as usize == MOST_FORDS {
            if shift > 0 {
                say(ScenarioFact::ThirdFordShifted, shift);
            }
        } else {
            let most = it.die.map(|die| die.min(6));
            let allowed = u32::from(table.mm(most.unwrap_or(0)).unsigned_abs());
            if shift > allowed.saturating_add(FORGIVEN) {
                let fact = ScenarioFact::FordShifted {
                    ford,
                    have: tenths(context, shift),
                    most,
                };
                say(fact, shift - allowed);
            }
        }
        for (other, that) in numbered().filter(|(other, _)| *other > ford) {
            let apart = u32::from(it.place().abs_diff(that.place()));
            let width = u32::from(table.ford_width().unsigned_abs());
            let by = width.saturating_sub(apart);
            if by > FORGIVEN {
                let fact = ScenarioFact::FordsOverlap {
                    ford,
                    other,
                    by: tenths(context, by),
                };
                say(fact, by);
            }
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let table = Tabletop::of(context.event);
    let fords = &context.army.basic.fords;
    let Fact::Scenario(fact) = &finding.fact else {
        return Vec::new();
    };
    let changed = |ford: u32, change: &dyn Fn(&mut Ford)| {
        let mut fords = fords.clone();
        let place = (ford as usize).saturating_sub(1);
        fords.get_mut(place).into_iter().for_each(change);
        Edit::Basic(BasicEdit::SetFords(fords))
    };
    let lay = |ford: &mut Ford, at: i16| {
        *ford = Ford::at(at);
    };
    match fact {
        ScenarioFact::TooManyFords { .. } => {
            vec![Edit::Basic(BasicEdit::SetFords(fords.clone()))]
        }
        ScenarioFact::FordOffTable { ford, .. } => {
            let farthest = table.farthest_ford();
            vec![changed(*ford, &|it| {
                lay(it, it.place().clamp(-farthest, farthest));
            })]
        }
        ScenarioFact::FordsOverlap { ford, other, .. } => {
            let first = fords.get((*ford as usize).saturating_sub(1));
            let beside = first.map_or(0, |it| it.place());
            let ways = [table.ford_width(), -table.ford_width()];
            ways.map(|way| changed(*other, &|it| lay(it, beside.saturating_add(way))))
                .into()
        }
        ScenarioFact::FordShifted { ford, most, .. } => {
            let most = table.mm(most.unwrap_or(0));
            vec![changed(*ford, &|it| it.shift = it.shift.clamp(-most, most))]
        }
        ScenarioFact::ThirdFordShifted => {
            vec![changed(MOST_FORDS as u32, &|it| it.shift = 0)]
        }
        _ => Vec::new(),
    }
}
