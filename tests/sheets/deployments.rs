//! The deployment sheet and its picture.

use crate::expected::check;
use crate::{Case, sumerians_with};
use muster::army::{Ambush, Army, CommandId, Edit, Flank, FlankMarch, Ground, UnitId};
use muster::event::{Preset, Scale, Table};
use muster::list::ArmyList;
use muster::map::*;
use muster::rules::judge;
use muster::sheet::{DeploymentSheet, MapScale, deployment_sheet, svg};
use std::fmt::Write;

fn piece(id: u8, name: &str, kind: TerrainKind, at: (i16, i16), shape: Shape) -> MapAction {
    MapAction::PlaceTerrain(Piece {
        id: PieceId(id),
        name: name.into(),
        kind,
        at: at.into(),
        angle: Angle::ZERO,
        shape,
        placed_by: None,
    })
}

fn line(width: i16, points: &[(i16, i16)]) -> Shape {
    let points = points.iter().copied().map(Point::from).collect();
    Shape::Line { width, points }
}

fn terrain() -> Vec<MapAction> {
    let ellipse = |width, depth| Shape::Ellipse(Size::new(width, depth));
    let village = Shape::Rectangle(Size::new(140, 100));
    let river = line(30, &[(0, -600), (25, 0), (0, 600)]);
    let road = line(20, &[(-900, 0), (900, 40)]);
    vec![
        piece(1, "A", TerrainKind::Wood, (-340, 260), ellipse(220, 130)),
        piece(
            2,
            "B",
            TerrainKind::GentleHill,
            (320, -60),
            ellipse(260, 140),
        ),
        piece(3, "C", TerrainKind::River, (-700, 0), river),
        piece(4, "D", TerrainKind::Road, (0, -350), road),
        piece(5, "E", TerrainKind::Broken, (0, -80), ellipse(200, 140)),
        piece(
            6,
            "F",
            TerrainKind::Impassable,
            (650, 60),
            ellipse(120, 120),
        ),
        piece(
            7,
            "G",
            TerrainKind::SteepHill,
            (-400, -90),
            ellipse(240, 150),
        ),
        piece(8, "H", TerrainKind::BuiltUpArea, (600, -480), village),
    ]
}

/// The army at 400 points with everything that a map can hold, as a player would place it.
fn deployed(army: &mut Army) {
    let bytes = std::fs::read("lists/early-sumerians.json").expect("can be read");
    let list = ArmyList::read(&bytes, "early-sumerians").expect("is a list");
    army.event = Preset::Mm15At400.event();
    army.deployment.ambushes = vec![Ambush {
        terrain: "A".into(),
        ground: Ground::Wood,
        units: vec![UnitId(7), UnitId(8)],
    }];
    let block = |at: (i16, i16), size| Block {
        at: at.into(),
        size,
        angle: Angle::ZERO,
    };
    let mut edit = |action: MapAction| {
        *army = Edit::map(action).apply(army).expect("can be done");
        army.clone()
    };
    for action in terrain() {
        edit(action);
    }
    edit(MapAction::SetRole(Some(Role::Defender)));
    edit(MapAction::SetControl(Some(MajorControl::Opponent)));
    let size = muster::map::baggage(Scale::Mm15);
    edit(MapAction::PlaceBaggage(block((-100, 550), size)));
    let size = fortification(Scale::Mm15);
    let mut now = edit(MapAction::PlaceFortification(block((-250, 520), size)));
    for id in [CommandId(1), CommandId(2)] {
        let judgement = judge(&list, &now.event, &now);
        let kind = |unit| {
            let mut units = judgement.units.iter();
            units.find(|u| u.id == unit).and_then(|u| u.kind)
        };
        let (field, map) = (Field::of(&now.event), &now.deployment.map);
        now = edit(line_up(&now, &field, map, id, kind).expect("has units"));
    }
    let items = now.deployment.map.items_of(&now.commands[1]);
    edit(MapAction::Move {
        items: items.clone(),
        by: Point::new(60, 120),
    });
    edit(MapAction::Turn {
        items,
        about: Some(Point::new(60, 480)),
        by: -8,
    });
}

fn sheet(case: &Case, sight: Sight) -> DeploymentSheet {
    deployment_sheet(&case.list, &case.army, &case.judgement, sight)
}

/// The sheet's words, as they could be printed.
fn words(sheet: &DeploymentSheet) -> String {
    let mut text = format!(
        "{} · {} · {} · table {} · {}\n{}\n",
        sheet.name, sheet.player, sheet.event, sheet.table, sheet.unit, sheet.standing
    );
    for line in &sheet.order {
        let tied = if line.is_tied { ", tied" } else { "" };
        writeln!(text, "order: {} ({} VD{tied})", line.name, line.vd).expect("can be written");
    }
    for note in &sheet.order_notes {
        writeln!(text, "{note}").expect("can be written");
    }
    for command in &sheet.commands {
        let (name, missing) = (&command.name, command.not_placed);
        writeln!(text, "{name}, {missing} not placed").expect("can be written");
        for line in &command.lines {
            writeln!(text, "  {}", line.join(" | ")).expect("can be written");
        }
    }
    writeln!(text, "forward: {}", sheet.forward).expect("can be written");
    writeln!(text, "flank march: {:?}", sheet.flank_march).expect("can be written");
    writeln!(text, "ambushes: {:?}", sheet.ambushes).expect("can be written");
    for finding in &sheet.findings {
        writeln!(text, "{}: {}", finding.rule, finding.headline).expect("can be written");
    }
    text
}

#[test]
fn the_sealed_sheet_tells_everything() {
    let sealed = sheet(&sumerians_with(deployed), Sight::Sealed);
    check("deployment-sealed.txt", &words(&sealed));
    let file = svg(&sealed.picture, &sealed.name, MapScale::one_to(7));
    check("deployment-sealed.svg", &file);
}

#[test]
fn the_opponents_sheet_tells_nothing_that_is_hidden() {
    let case = sumerians_with(|army| {
        deployed(army);
        army.deployment.flank_march = Some(FlankMarch {
            command: CommandId(2),
            side: Flank::Left,
        });
    });
    let open = sheet(&case, Sight::Opponent);
    check("deployment-open.txt", &words(&open));
    let file = svg(&open.picture, &open.name, MapScale::one_to(7));
    assert!(!file.contains("hidden"));
    assert!(
        svg(
            &sheet(&case, Sight::Sealed).picture,
            "",
            MapScale::one_to(7)
        )
        .contains("2 hidden")
    );
}

#[test]
fn hostile_names_stay_text_in_the_picture() {
    let case = sumerians_with(|army| {
        deployed(army);
        army.name = "</svg><script>alert(1)</script>".into();
        army.commands[0].name = "\"><script>x</script>".repeat(50);
        army.deployment.map.terrain[0].name = "<b onload='x'>&".into();
    });
    let open = sheet(&case, Sight::Sealed);
    let file = svg(&open.picture, &open.name, MapScale::one_to(0));
    assert!(!file.contains("<script") && !file.contains("<b "), "{file}");
    assert!(file.len() < 100_000);
}

#[test]
fn a_table_of_any_size_is_drawn_within_bounds() {
    for (width, depth) in [(0, 0), (1, u16::MAX), (u16::MAX, 1), (u16::MAX, u16::MAX)] {
        let case = sumerians_with(|army| {
            deployed(army);
            army.event.table = Table { width, depth };
        });
        let sealed = sheet(&case, Sight::Sealed);
        let view = sealed.picture.view;
        assert!(view.width > 0 && view.width < 7000 && view.height < 7000);
        let file = svg(&sealed.picture, &sealed.name, MapScale::one_to(10));
        assert!(file.len() < 100_000, "{}", file.len());
        assert!(!file.contains("NaN") && !file.contains("inf"));
    }
}

#[test]
fn an_army_without_a_map_has_a_sheet_with_an_empty_table() {
    let sealed = sheet(&sumerians_with(|_| ()), Sight::Sealed);
    assert_eq!(sealed.order.len(), 2);
    assert!(
        sealed
            .picture
            .groups
            .iter()
            .all(|group| group.item.is_none())
    );
    assert_eq!(sealed.commands[0].not_placed, 8);
}
