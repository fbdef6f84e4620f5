//! Allied troops stand in their own command, and nobody else does.

use crate::army::{Edit, Place, Spot};
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    AlliesFact, Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::AlliedCommand,
    family: Family::Allies,
    citation: Citation::advanced("Allied contingents"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for command in &context.commands {
        let here = command.command.contingent;
        for unit in context.units_of(command) {
            let Some(place) = unit.place else { continue };
            let fact = match (place.contingent, here) {
                (of, here) if of == here => continue,
                (Some(contingent), _) => {
                    Fact::Allies(AlliesFact::AlliedTroopElsewhere { contingent })
                }
                (None, Some(contingent)) => {
                    Fact::Allies(AlliesFact::StrangerAmongAllies { contingent })
                }
                (None, None) => continue,
            };
            report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
        }
    }
}

/// To a command where it belongs, or out of the army.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let home = unit.place.and_then(|place| place.contingent);
    let id = unit.unit.id;
    let of = |unit: &UnitContext<'_>| unit.place.and_then(|place| place.contingent);
    let is_at_home_there = context.body_of(unit).iter().all(|rank| of(rank) == home);
    let mut edits: Vec<Edit> = propose::commands_for(context, home)
        .take(8)
        .map(|command| {
            let to = command.command.id;
            // A Large Unit goes as a whole, where all of it belongs there.
            if is_at_home_there {
                return Edit::MoveBody {
                    unit: id,
                    to,
                    at: usize::MAX,
                };
            }
            let spot = Spot::End;
            Edit::MoveUnit {
                unit: id,
                to: Place { command: to, spot },
            }
        })
        .collect();
    edits.push(Edit::RemoveUnit(id));
    if let Some(command) = context.commands.get(unit.command) {
        let command = command.command.id;
        edits.push(Edit::SetContingent {
            command,
            contingent: home,
        });
    }
    edits
}
