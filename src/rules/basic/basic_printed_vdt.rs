//! VDT is what the units add up to, whatever the list prints; the army breaks at half.

use crate::army::Army;
use crate::list::{ArmyList, PrintedVdt, Stats};
use crate::rules::shares::break_point;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicPrintedVdt,
    family: Family::Basic,
    citation: Citation::list("VDT as printed"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(printed) = printed(context.list, context.army) else {
        return;
    };
    let (total, at) = (u32::from(printed.total), u32::from(printed.break_point));
    let break_point = break_point(context.vdt);
    if (total, at) != (context.vdt, break_point) {
        let fact = Fact::Basic(BasicFact::PrintedVdt {
            printed: total,
            printed_break: at,
            vdt: context.vdt,
            break_point,
        });
        report.umpire(RULE.name, Subject::Army, fact);
    }
}

/// What the list prints for the options taken: it does for none and for some alone.
pub fn printed(list: &ArmyList, army: &Army) -> Option<PrintedVdt> {
    let basic = list.basic_list()?;
    match army.basic.options.as_slice() {
        [] => basic.printed_vdt,
        [taken] => basic.option(taken.option)?.printed_vdt,
        _ => None,
    }
}

/// A VD printed as `2/3` counts 3 with the general.
pub fn vd(stats: &Stats, holds_general: bool) -> u32 {
    let with_general = stats.vd_with_general.filter(|_| holds_general);
    u32::from(with_general.unwrap_or(stats.vd))
}
