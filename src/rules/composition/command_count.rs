//! How many commands the army has.

use crate::army::{Command, CommandId, Edit, GeneralLevel, Place, Spot, Unit, UnitId};
use crate::event::{Event, Setting};
use crate::list::Troop;
use crate::rules::context::{CommandContext, Context, UnitContext};
use crate::rules::generals::general_vd;
use crate::rules::{
    Citation, CompositionFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::CommandCount,
    family: Family::Composition,
    citation: Citation::advanced("Special rules for 1 day tournaments, Army composition"),
    check,
    cures,
};

/// Commands that may leave, and commands that each may join.
const MOST_CHOICES: usize = 4;

/// The fewest and the most commands; no most in a great battle.
pub fn allowed(event: &Event) -> (u32, Option<u32>) {
    match (event.setting, event.points) {
        (Setting::GreatBattle, _) => (1, None),
        (Setting::Friendly, _) => (1, Some(4)),
        (Setting::Tournament, 0..=300) => (1, Some(2)),
        (Setting::Tournament, 301..=400) => (2, Some(4)),
        (Setting::Tournament, 401..=500) => {
            let (min, max) = event.readings.commands_at_500;
            (u32::from(min), Some(u32::from(max)))
        }
        (Setting::Tournament, _) => (1, None),
    }
}

fn check(context: &Context<'_>, report: &mut Report) {
    let (min, max) = allowed(context.event);
    let have = context.commands.len() as u32;
    let over = max.map_or(0, |max| have.saturating_sub(max));
    let by = over.max(min.saturating_sub(have));
    if by > 0 {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::CommandCount { have, min, max }),
            by,
        );
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.fact {
        Fact::Composition(CompositionFact::CommandCount { have, min, .. }) if have < min => {
            let largest = context.commands.iter().max_by_key(|command| command.vd);
            largest.map_or_else(|| first(context), |largest| split(context, largest))
        }
        _ => merge(context, finding.by as usize),
    }
}

/// The first command of an army: a unit with a general, who leads it all.
fn first(context: &Context<'_>) -> Vec<Edit> {
    let troops = propose::seating_troops(context, None, true);
    troops
        .into_iter()
        .take(6)
        .map(|troop| {
            let unit = propose::new_leader(context, troop, GeneralLevel::Fair);
            let cic = Edit::SetCic(Some(unit.id));
            let command = Command {
                bodies: vec![unit.into()],
                ..Command::new(context.army.fresh_command_id())
            };
            Edit::Several(vec![Edit::AddCommand { at: 0, command }, cic])
        })
        .collect()
}

/// The largest command gives up a unit that may hold a general, and more until neither half
/// is too large.
fn split(context: &Context<'_>, largest: &CommandContext<'_>) -> Vec<Edit> {
    let id = context.army.fresh_command_id();
    let at = context.commands.len();
    let contingent = largest.command.contingent;
    let units = context.units_of(largest).iter();
    let leaders =
        units.filter(|unit| unit.unit.general.is_none() && propose::may_seat(context, unit, false));
    let leaders = propose::distinct(leaders, |unit| unit.unit.troop);
    let mut edits: Vec<Edit> = leaders
        .into_iter()
        .take(6)
        .map(|leader| {
            let command = Command {
                contingent,
                ..Command::new(id)
            };
            let appointed = Edit::SetGeneral {
                unit: leader.unit.id,
                level: Some(GeneralLevel::Poor),
            };
            let mut edits = vec![Edit::AddCommand { at, command }, appointed];
            edits.extend(following(context, largest, Leader::Own(leader), id));
            Edit::Several(edits)
        })
        .collect();
    let troops = propose::seating_troops(context, contingent, false);
    edits.extend(troops.into_iter().take(6).map(|troop| {
        let leader = propose::new_leader(context, troop, GeneralLevel::Poor);
        let command = Command {
            contingent,
            bodies: vec![leader.into()],
            ..Command::new(id)
        };
        let mut edits = vec![Edit::AddCommand { at, command }];
        edits.extend(following(context, largest, Leader::New(troop), id));
        Edit::Several(edits)
    }));
    if context.vdt == 0 {
        edits = led(context, largest, edits);
    }
    edits
}

/// In an army without units the new command would be all of it, so the old one gets a leader too.
fn led(context: &Context<'_>, empty: &CommandContext<'_>, splits: Vec<Edit>) -> Vec<Edit> {
    let contingent = empty.command.contingent;
    let troops = propose::seating_troops(context, contingent, contingent.is_none());
    let Some(troop) = troops.first() else {
        return splits;
    };
    // The new command's leader has the first number that is free.
    let id = UnitId(context.army.fresh_unit_id().0.saturating_add(1));
    let unit = Unit {
        id,
        ..propose::new_leader(context, troop, GeneralLevel::Fair)
    };
    let to = Place {
        command: empty.command.id,
        spot: Spot::End,
    };
    let cic = contingent.is_none().then_some(Edit::SetCic(Some(id)));
    let leader: Vec<Edit> = [Edit::AddUnit { to, unit }]
        .into_iter()
        .chain(cic)
        .collect();
    let both = |split| Edit::Several([vec![split], leader.clone()].concat());
    splits.into_iter().map(both).collect()
}

/// Who leads a command that is split off.
enum Leader<'f, 'a> {
    /// A unit of the command that is split.
    Own(&'f UnitContext<'a>),
    /// A new unit.
    New(&'f Troop),
}

/// The leader's body moves, if it is of the command, and others until both commands weigh about
/// the same. The leader's own VD counts, and it is more than without a general.
fn following(
    context: &Context<'_>,
    from: &CommandContext<'_>,
    leader: Leader<'_, '_>,
    to: CommandId,
) -> Vec<Edit> {
    let leads = |body: &[UnitContext<'_>]| {
        let place = body.first().map(|front| front.body);
        matches!(leader, Leader::Own(leader) if Some(leader.body) == place)
    };
    let moved_body = |body: &[UnitContext<'_>]| {
        let unit = body.first()?.unit.id;
        let at = usize::MAX;
        Some(Edit::MoveBody { unit, to, at })
    };
    let weight = |body: &[UnitContext<'_>]| body.iter().map(|unit| unit.figures.vd).sum::<u32>();
    let gained = match leader {
        Leader::Own(leader) => {
            let stats = leader.figures.stats;
            let vd = stats.map_or(0, |stats| general_vd::vd(&stats, true));
            vd.saturating_sub(leader.figures.vd)
        }
        Leader::New(troop) => general_vd::vd(&troop.stats, true),
    };
    let total = from.vd + gained;
    let mut moved = gained;
    let mut edits = Vec::new();
    for body in context.bodies_of(from).filter(|body| leads(body)) {
        moved += weight(body);
        edits.extend(moved_body(body));
    }
    for body in context.bodies_of(from).filter(|body| !leads(body)) {
        if body.iter().any(|unit| unit.unit.general.is_some()) {
            continue;
        }
        if moved * 100 >= total * 40 {
            break;
        }
        // What would tip the scales the other way stays.
        if (moved + weight(body)) * 100 <= total * 60 {
            moved += weight(body);
            edits.extend(moved_body(body));
        }
    }
    edits
}

/// So many commands go: empty ones, and small ones that aren't the C-in-C's, which join another
/// of their troops and lose their general.
fn merge(context: &Context<'_>, too_many: usize) -> Vec<Edit> {
    let mut commands: Vec<&CommandContext<'_>> = context.commands.iter().collect();
    commands.sort_by_cached_key(|command| command.vd);
    let leaving: Vec<&CommandContext<'_>> = commands
        .iter()
        .copied()
        .filter(|command| may_leave(context, command))
        .collect();
    // The smallest leave in every way; the last to leave varies, and then whom they join.
    let always = too_many.saturating_sub(1);
    let mut edits = Vec::new();
    for choice in 0..MOST_CHOICES {
        for last in leaving.iter().skip(always).take(MOST_CHOICES) {
            let gone: Vec<_> = leaving.iter().take(always).chain([last]).collect();
            let stays = |id| !gone.iter().any(|gone| gone.command.id == id);
            let ways = gone.iter().map(|command| {
                let (id, contingent) = (command.command.id, command.command.contingent);
                if context.units_of(command).is_empty() {
                    return Some(Edit::RemoveCommand(id));
                }
                let joined = commands
                    .iter()
                    .filter(|other| stays(other.command.id))
                    .filter(|other| other.command.contingent == contingent)
                    .nth(choice)?;
                Some(propose::merged(context, command, joined))
            });
            if let Some(ways) = ways.collect::<Option<Vec<Edit>>>() {
                edits.push(propose::one_or_several(ways));
            }
        }
    }
    edits
}

fn may_leave(context: &Context<'_>, command: &CommandContext<'_>) -> bool {
    let units = context.units_of(command);
    let has_cic = units.iter().any(|unit| context.is_cic(unit.unit.id));
    let alike = propose::commands_for(context, command.command.contingent).count();
    units.is_empty() || (!has_cic && alike > 1)
}
