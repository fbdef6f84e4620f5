//! Units, baggage and fortifications stand in the own zone; units and fortifications keep from
//! the sides of the table.

use super::on_map::{OnMap, tenths, way_into};
use crate::army::Edit;
use crate::map::{Band, Field, Item, MapAction, Outline};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, OnMapFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::DeploymentZone,
    family: Family::Deployment,
    citation: Citation::advanced("15mm Tournaments; 28mm Tournaments; Baggage"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let map = &context.army.deployment.map;
    if map.is_empty() {
        return;
    }
    let on_map = OnMap::new(context);
    let field = on_map.field;
    for command in &context.commands {
        if on_map.marches(command.command.id) {
            continue;
        }
        for body in on_map.standing(command) {
            let outline = body.block.outline();
            let zone = on_map.zone_of(command.command.id, body.units);
            let subject = Subject::Unit(body.front());
            let across = Band {
                left: -field.half_width(),
                right: field.half_width(),
                ..zone
            };
            let over = across.overhang(&outline);
            if over > 0 {
                let fact = Fact::OnMap(OnMapFact::OutsideZone {
                    over: tenths(&field, over),
                    front: tenths(&field, u32::from(zone.front.unsigned_abs())),
                });
                report.illegal(RULE.name, subject, fact, over);
            }
            let near = sides_of(&field).overhang(&outline);
            if near > 0 {
                let fact = Fact::OnMap(OnMapFact::InSideMargin {
                    over: tenths(&field, near),
                    margin: tenths(&field, u32::from(field.margin.unsigned_abs())),
                });
                report.illegal(RULE.name, subject, fact, near);
            }
        }
    }
    let total = |band: Band, outlines: &mut dyn Iterator<Item = Outline>| {
        outlines.map(|outline| band.overhang(&outline)).sum::<u32>()
    };
    let baggage = total(
        field.own_zone(),
        &mut map.baggage.iter().map(|block| block.outline()),
    );
    if baggage > 0 {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::OnMap(OnMapFact::BaggageOutside),
            baggage,
        );
    }
    let forts = total(
        field.unit_zone(),
        &mut map.fortifications.iter().map(|block| block.outline()),
    );
    if forts > 0 {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::OnMap(OnMapFact::FortificationOutside),
            forts,
        );
    }
}

/// The table without its sides, from edge to edge.
fn sides_of(field: &Field) -> Band {
    let zone = field.unit_zone();
    Band {
        // What stands off the table altogether is said once, by the zone.
        front: i16::MIN,
        back: i16::MAX,
        ..zone
    }
}

/// What is outside moves in by the shortest way.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let on_map = OnMap::new(context);
    let (map, field) = (on_map.map, on_map.field);
    let into = |item: Item, band: Band, outline: &Outline| {
        let by = way_into(band, outline);
        (by != Default::default()).then(|| {
            Edit::map(MapAction::Move {
                items: vec![item],
                by,
            })
        })
    };
    let numbered = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    match finding.fact {
        Fact::OnMap(OnMapFact::OutsideZone { .. })
        | Fact::OnMap(OnMapFact::InSideMargin { .. }) => {
            let Some((unit, command)) = propose::unit_of(context, finding)
                .and_then(|unit| Some((unit, context.commands.get(unit.command)?)))
            else {
                return Vec::new();
            };
            on_map
                .standing(command)
                .filter(|body| body.front() == unit.unit.id)
                .filter_map(|body| {
                    let zone = on_map.zone_of(command.command.id, body.units);
                    into(body.item(), zone, &body.block.outline())
                })
                .collect()
        }
        Fact::OnMap(OnMapFact::BaggageOutside) => {
            let blocks = map.baggage.iter().enumerate();
            let moves = blocks.filter_map(|(n, block)| {
                let item = Item::Baggage(numbered(n));
                into(item, field.own_zone(), &block.outline())
            });
            vec![propose::one_or_several(moves.collect())]
        }
        Fact::OnMap(OnMapFact::FortificationOutside) => {
            let blocks = map.fortifications.iter().enumerate();
            let moves = blocks.filter_map(|(n, block)| {
                let item = Item::Fortification(numbered(n));
                into(item, field.unit_zone(), &block.outline())
            });
            vec![propose::one_or_several(moves.collect())]
        }
        _ => Vec::new(),
    }
}
