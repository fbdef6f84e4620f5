//! How many terrain pieces may be of one type.

use super::on_map::{Size, counted, remove_piece, terrain_limits};
use crate::army::Edit;
use crate::map::{Class, MapAction, Piece, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, OnMapFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::TerrainKinds,
    family: Family::Deployment,
    citation: Citation::advanced("Making the terrain"),
    check,
    cures,
};

const CLASSES: [Class; 4] = [
    Class::Impassable,
    Class::Broken,
    Class::Difficult,
    Class::GentleHill,
];

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(limits) = terrain_limits(context.event) else {
        return;
    };
    let map = &context.army.deployment.map;
    let pieces = counted(map).count() as u32;
    // One piece is of one type, whatever is done.
    if pieces < 2 {
        return;
    }
    let max = match limits.size {
        Size::Large => pieces / 2,
        Size::Small => pieces - 1,
    };
    for class in CLASSES {
        let have = of_class(context, class).count() as u32;
        if have > max {
            let fact = Fact::OnMap(OnMapFact::TerrainOfOneKind {
                class,
                have,
                pieces,
                max,
            });
            report.illegal(RULE.name, Subject::Army, fact, have - max);
        }
    }
}

fn of_class<'f>(context: &'f Context<'_>, class: Class) -> impl Iterator<Item = &'f Piece> {
    counted(&context.army.deployment.map).filter(move |piece| piece.kind.class() == Some(class))
}

/// A piece becomes another, or goes.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Fact::OnMap(OnMapFact::TerrainOfOneKind { class, .. }) = finding.fact else {
        return Vec::new();
    };
    let Some(last) = of_class(context, class).last() else {
        return Vec::new();
    };
    let kinds = [
        TerrainKind::GentleHill,
        TerrainKind::Broken,
        TerrainKind::Wood,
        TerrainKind::Impassable,
    ];
    let others = kinds.into_iter().filter(|kind| kind.class() != Some(class));
    others
        .map(|kind| {
            let piece = last.id;
            Edit::map(MapAction::SetTerrainKind { piece, kind })
        })
        .chain([remove_piece(last.id)])
        .collect()
}
