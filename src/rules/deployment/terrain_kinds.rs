//! How many terrain pieces may be of one type.

use super::on_map::{TournamentSize, counted, remove_piece, terrain_limits};
use crate::army::Edit;
use crate::map::{Class, MapAction, Piece, Role, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Grade, OnMapFact, Report, Rule, RuleName, Subject,
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
    for class in CLASSES {
        let have = of_class(context, class).count() as u32;
        let (max, grade) = match limits.size {
            TournamentSize::Large => (pieces / 2, Some(Grade::Illegal)),
            TournamentSize::Small => (pieces - 1, grade_of_one_kind(context)),
        };
        if have <= max {
            continue;
        }
        let fact = Fact::OnMap(OnMapFact::TerrainOfOneKind {
            class,
            have,
            pieces,
            max,
        });
        if let Some(grade) = grade {
            report.add(RULE.name, grade, vec![Subject::Army], fact, have - max);
        }
    }
}

/// At 300 and 350 points only the Defender is told not to place pieces all of one type. Where
/// nobody says who placed them, the umpire has to; what the Attacker added to a single piece is
/// his to choose.
fn grade_of_one_kind(context: &Context<'_>) -> Option<Grade> {
    let pieces = || counted(&context.army.deployment.map);
    let perhaps = pieces().filter(|piece| piece.placed_by != Some(Role::Attacker));
    if pieces().all(|piece| piece.placed_by == Some(Role::Defender)) {
        Some(Grade::Illegal)
    } else if perhaps.count() > 1 {
        Some(Grade::Umpire)
    } else {
        None
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
