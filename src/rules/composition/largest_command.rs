//! No command holds too great a share of the VDT.

use crate::army::Edit;
use crate::event::{Event, Setting};
use crate::rules::context::{Context, UnitContext};
use crate::rules::shares::{exceeds, excess};
use crate::rules::{
    Citation, CompositionFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::LargestCommand,
    family: Family::Composition,
    citation: Citation::advanced("Special rules for 1 day tournaments, Army composition"),
    check,
    cures,
};

/// The cap in hundredths of VDT, if the event has one.
pub fn cap(event: &Event) -> Option<u32> {
    match (event.setting, event.points) {
        (Setting::Tournament, 0..=300) => Some(75),
        (Setting::Tournament, 301..=400) => Some(60),
        (Setting::Tournament | Setting::GreatBattle, _) => {
            event.readings.largest_at_500.map(u32::from)
        }
        (Setting::Friendly, _) => None,
    }
}

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(cap) = cap(context.event) else {
        return;
    };
    if context.commands.len() < 2 {
        return;
    }
    for command in &context.commands {
        if exceeds(command.vd, context.vdt, cap) {
            let fact = Fact::Composition(CompositionFact::CommandTooLarge {
                vd: command.vd,
                vdt: context.vdt,
                cap,
            });
            let by = excess(command.vd, context.vdt, cap);
            report.illegal(RULE.name, Subject::Command(command.command.id), fact, by);
        }
    }
}

/// Ways to make the rest of the army larger.
const MOST_GROWN: usize = 16;

/// Bodies without a general go to another command: the lightest that is heavy enough, or as many
/// of the heaviest as it takes.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(command) = propose::command_of(context, finding) else {
        return Vec::new();
    };
    let Fact::Composition(CompositionFact::CommandTooLarge { cap, .. }) = finding.fact else {
        return Vec::new();
    };
    // Moving changes no VDT, so the hundredths of a VD too many must go.
    let needed = finding.by.div_ceil(100);
    let mut bodies: Vec<(u32, _)> = context
        .bodies_of(command)
        .filter(|body| body.iter().all(|unit| unit.unit.general.is_none()))
        .filter_map(|body| Some((body.iter().map(|unit| unit.figures.vd).sum(), body.first()?)))
        .collect();
    bodies.sort_by_cached_key(|(vd, _)| *vd);
    let mut others: Vec<_> = context
        .commands
        .iter()
        .filter(|other| {
            other.command.id != command.command.id
                && other.command.contingent == command.command.contingent
        })
        .collect();
    others.sort_by_cached_key(|other| other.vd);
    let heavy_enough = bodies.iter().filter(|(vd, _)| *vd >= needed);
    let single = propose::distinct(heavy_enough, |(vd, front)| (*vd, front.unit.troop));
    let mut edits = Vec::new();
    for other in others.iter().take(3) {
        let move_to = |front: &UnitContext<'_>| Edit::MoveBody {
            unit: front.unit.id,
            to: other.command.id,
            at: usize::MAX,
        };
        edits.extend(single.iter().take(8).map(|(_, front)| move_to(front)));
        let mut moved = 0;
        let heaviest = bodies.iter().rev().take_while(|(vd, _)| {
            let goes = moved < needed;
            moved += vd;
            goes
        });
        let chain: Vec<Edit> = heaviest.map(|(_, front)| move_to(front)).collect();
        if chain.len() > 1 {
            edits.push(Edit::Several(chain));
        }
    }
    // Or the rest of the army grows: so many VD until its share is small enough.
    let whole = command.vd.saturating_mul(100).div_ceil(cap.max(1));
    let others = context.commands.iter();
    let others = others.filter(|other| other.command.id != command.command.id);
    let grown = propose::heavier(context, others, whole.saturating_sub(context.vdt));
    edits.extend(grown.into_iter().take(MOST_GROWN));
    edits
}
