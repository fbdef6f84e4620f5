//! Allied troops stand in their own command, and nobody else does.

use crate::army::{Edit, Place, Spot};
use crate::list::ContingentId;
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
        // Of the ranks of a Large Unit that belong together it is said once.
        let strangers = context.bodies_of(command).flat_map(|body| {
            let known = body.iter().filter(|unit| unit.place.is_some());
            propose::distinct(known, |unit| contingent_of(unit))
        });
        for unit in strangers {
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

fn contingent_of(unit: &UnitContext<'_>) -> Option<ContingentId> {
    unit.place.and_then(|place| place.contingent)
}

/// To a command where it belongs, or out of the army.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let home = contingent_of(unit);
    let id = unit.unit.id;
    let ranks = context.body_of(unit).iter();
    let strangers: Vec<_> = ranks.filter(|rank| contingent_of(rank) == home).collect();
    let is_at_home_there = strangers.len() == unit.ranks;
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
    edits.push(propose::remove_units(strangers));
    if let Some(command) = context.commands.get(unit.command) {
        let command = command.command.id;
        edits.push(Edit::SetContingent {
            command,
            contingent: home,
        });
    }
    edits
}
