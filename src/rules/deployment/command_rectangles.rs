//! Each command on the table has a rectangle of its own, inside the zone, that holds its units
//! and lies on no other.

use super::on_map::{OnMap, tenths, way_into};
use crate::army::Edit;
use crate::map::{Band, Field, MapAction, Point, line_up};
use crate::rules::context::{CommandContext, Context};
use crate::rules::{
    Citation, Fact, Family, Finding, Grade, OnMapFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::CommandRectangles,
    family: Family::Deployment,
    citation: Citation::advanced("Deployment"),
    check,
    cures,
};

/// Up to these points rectangles may be left out.
const MAY_BE_LEFT_OUT: u16 = 300;

fn check(context: &Context<'_>, report: &mut Report) {
    let map = &context.army.deployment.map;
    // A map of terrain alone is no deployment yet.
    if map.rectangles.is_empty() && map.bodies.is_empty() {
        return;
    }
    let on_map = OnMap::new(context);
    let field = on_map.field;
    for command in &context.commands {
        let id = command.command.id;
        let subject = Subject::Command(id);
        let rectangle = map.rectangle(id);
        if on_map.marches(id) {
            let bodies = on_map.standing(command).count() as u32;
            if rectangle.is_some() || bodies > 0 {
                report.illegal(
                    RULE.name,
                    subject,
                    Fact::OnMap(OnMapFact::FlankMarchOnMap { bodies }),
                    1,
                );
            }
            continue;
        }
        let Some(rectangle) = rectangle else {
            if context.event.points > MAY_BE_LEFT_OUT && command_fights(context, command) {
                report.illegal(
                    RULE.name,
                    subject,
                    Fact::OnMap(OnMapFact::RectangleMissing),
                    1,
                );
            }
            continue;
        };
        let outline = rectangle.block().outline();
        let over = zone(&on_map, command).overhang(&outline);
        if over > 0 {
            let fact = Fact::OnMap(OnMapFact::RectangleOutside {
                over: tenths(&field, over),
            });
            report.illegal(RULE.name, subject, fact, over);
        }
        for body in on_map.standing(command) {
            let stray = body.block.outline().reach_out_of(&rectangle.block());
            if stray > 0 {
                let fact = Fact::OnMap(OnMapFact::OutsideRectangle {
                    over: tenths(&field, stray),
                });
                report.illegal(RULE.name, Subject::Unit(body.front()), fact, stray);
            }
        }
    }
    check_overlaps(context, &field, report);
}

/// A command whose units all lie in ambush has nothing to enclose.
fn command_fights(context: &Context<'_>, command: &CommandContext<'_>) -> bool {
    let ambushes = &context.army.deployment.ambushes;
    context.units_of(command).iter().any(|unit| {
        let mut ambushes = ambushes.iter();
        !ambushes.any(|ambush| ambush.units.contains(&unit.unit.id))
    })
}

/// The rectangle holds units that may stand forward if any of the command's may. It may reach
/// into the side margins, its units may not.
fn zone(on_map: &OnMap<'_, '_>, command: &CommandContext<'_>) -> Band {
    let units = on_map.context.units_of(command).chunks(1);
    let front = units
        .map(|unit| on_map.zone_of(command.command.id, unit).front)
        .min();
    Band {
        front: front.unwrap_or(on_map.field.zone),
        ..on_map.field.own_zone()
    }
}

fn check_overlaps(context: &Context<'_>, field: &Field, report: &mut Report) {
    let map = &context.army.deployment.map;
    let mut rectangles: Vec<_> = map
        .rectangles
        .iter()
        .filter(|r| context.army.command(r.command).is_some())
        .map(|r| (r.command, r.block().outline()))
        .collect();
    rectangles.sort_by_cached_key(|(command, _)| *command);
    for (n, (one, outline)) in rectangles.iter().enumerate() {
        for (other, lies_on) in rectangles.iter().skip(n + 1) {
            let deep = outline.overlap(lies_on);
            if deep > 0 {
                let fact = Fact::OnMap(OnMapFact::RectanglesOverlap {
                    with: *other,
                    deep: tenths(field, deep),
                });
                let subjects = vec![Subject::Command(*one), Subject::Command(*other)];
                report.add(RULE.name, Grade::Illegal, subjects, fact, deep);
            }
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let on_map = OnMap::new(context);
    let (map, field) = (on_map.map, on_map.field);
    let Some(command) = propose::command_of(context, finding).or_else(|| {
        let unit = propose::unit_of(context, finding)?;
        context.commands.get(unit.command)
    }) else {
        return Vec::new();
    };
    let in_line = |command: &CommandContext<'_>| {
        let kind = |id| context.unit(id).and_then(|unit| unit.figures.kind);
        line_up(context.army, &field, map, command.command.id, kind).map(Edit::map)
    };
    let with_bodies = || map.items_of(command.command);
    match &finding.fact {
        Fact::OnMap(OnMapFact::RectangleMissing) => in_line(command).into_iter().collect(),
        Fact::OnMap(OnMapFact::FlankMarchOnMap { .. }) => {
            vec![Edit::map(MapAction::Remove(with_bodies()))]
        }
        Fact::OnMap(OnMapFact::RectangleOutside { .. }) => {
            let moved = map.rectangle(command.command.id).map(|rectangle| {
                let outline = rectangle.block().outline();
                Edit::map(MapAction::Move {
                    items: with_bodies(),
                    by: way_into(zone(&on_map, command), &outline),
                })
            });
            moved.into_iter().chain(in_line(command)).collect()
        }
        Fact::OnMap(OnMapFact::OutsideRectangle { .. }) => {
            let unit = propose::unit_of(context, finding).map(|unit| unit.unit.id);
            let body = on_map
                .standing(command)
                .find(|body| Some(body.front()) == unit);
            let moved = body.and_then(|body| {
                let rectangle = map.rectangle(command.command.id)?;
                let by: Point = rectangle.at.minus(body.block.at);
                let items = vec![body.item()];
                Some(Edit::map(MapAction::Move { items, by }))
            });
            moved.into_iter().chain(in_line(command)).collect()
        }
        Fact::OnMap(OnMapFact::RectanglesOverlap { with, .. }) => {
            let other = context.commands.iter().find(|c| c.command.id == *with);
            let both = other.into_iter().chain([command]);
            both.filter_map(in_line).collect()
        }
        _ => Vec::new(),
    }
}
