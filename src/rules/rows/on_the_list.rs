//! Every unit, option and contingent is one that the list has.

use crate::army::Edit;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::OnTheList,
    family: Family::Rows,
    citation: Citation::advanced("Rules for all tournaments, Army list"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for command in &context.commands {
        if let Some(contingent) = command.command.contingent
            && context.points_list.contingent(contingent).is_none()
        {
            let subject = Subject::Command(command.command.id);
            report.illegal(
                RULE.name,
                subject,
                Fact::Rows(RowsFact::UnknownContingent { contingent }),
                1,
            );
        }
    }
    for unit in &context.units {
        let subject = Subject::Unit(unit.unit.id);
        let Some(troop) = unit.troop() else {
            let troop = unit.unit.troop;
            report.illegal(
                RULE.name,
                subject,
                Fact::Rows(RowsFact::UnknownTroop { troop }),
                1,
            );
            continue;
        };
        for upgrade in unit.unit.each_upgrade() {
            if context.upgrade(upgrade).is_none() {
                report.illegal(
                    RULE.name,
                    subject,
                    Fact::Rows(RowsFact::UnknownUpgrade { upgrade }),
                    1,
                );
            }
        }
        if let Some(arms) = unit.unit.arms
            && troop.arms.iter().all(|choice| choice.id != arms)
        {
            report.illegal(
                RULE.name,
                subject,
                Fact::Rows(RowsFact::UnknownArms { arms }),
                1,
            );
        }
        if unit.unit.dismounted && troop.dismount.is_none() {
            report.illegal(RULE.name, subject, Fact::Rows(RowsFact::NoDismount), 1);
        }
    }
    let packages = &context.points_list.packages;
    for bought in &context.army.purchases.packages {
        let package = bought.variant;
        if !packages
            .iter()
            .flat_map(|p| &p.variants)
            .any(|variant| variant.id == package)
        {
            report.illegal(
                RULE.name,
                Subject::Army,
                Fact::Rows(RowsFact::UnknownPackage { package }),
                1,
            );
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    if let Fact::Rows(RowsFact::UnknownPackage { package }) = finding.fact {
        return vec![Edit::SetPackages {
            variant: package,
            count: 0,
        }];
    }
    if let Some(command) = propose::command_of(context, finding) {
        let command = command.command.id;
        return vec![
            Edit::SetContingent {
                command,
                contingent: None,
            },
            Edit::RemoveCommand(command),
        ];
    }
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let unit = unit.unit.id;
    match finding.fact {
        Fact::Rows(RowsFact::UnknownTroop { .. }) => vec![Edit::RemoveUnit(unit)],
        Fact::Rows(RowsFact::UnknownUpgrade { upgrade }) => {
            vec![Edit::DropUpgrade { unit, upgrade }]
        }
        Fact::Rows(RowsFact::UnknownArms { .. }) => vec![Edit::SetArms { unit, arms: None }],
        Fact::Rows(RowsFact::NoDismount) => vec![Edit::SetDismounted {
            unit,
            dismounted: false,
        }],
        _ => Vec::new(),
    }
}
