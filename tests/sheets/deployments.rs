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
    let forward = sheet.forward.as_deref().unwrap_or("-");
    writeln!(text, "forward: {forward}").expect("can be written");
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

/// A box on the table: left, top, right, bottom.
type Box4 = (f64, f64, f64, f64);

fn overlap(a: Box4, b: Box4) -> bool {
    a.0 < b.2 && b.0 < a.2 && a.1 < b.3 && b.1 < a.3
}

/// The plates that labels stand on, and what they say, line by line.
fn labels(picture: &Picture) -> (Vec<Box4>, Vec<String>) {
    use muster::map::picture::Form;
    let group = picture.groups.iter().find(|group| group.class == "labels");
    let (mut plates, mut said) = (Vec::new(), Vec::new());
    for shape in &group.expect("has labels").shapes {
        match &shape.form {
            Form::Rect {
                x,
                y,
                width,
                height,
            } => plates.push((*x, *y, x + width, y + height)),
            Form::Text { text, .. } => said.push(text.clone()),
            _ => assert_eq!(shape.class, "leader"),
        }
    }
    (plates, said)
}

/// As many bodies of a list as there are rows for, in so many commands, all lined up; every other
/// command is turned.
fn crowd(list: &ArmyList, event: muster::event::Event, commands: u32) -> Army {
    use muster::army::{Body, Command, GeneralLevel, Unit};
    let mut army = Army::new(list, event);
    let rows = &list.points_list().expect("has points").rows;
    let troops = rows.iter().flat_map(|row| {
        let count = usize::from(row.max).min(6);
        row.troops
            .iter()
            .flat_map(move |troop| vec![troop.id; count])
    });
    army.commands = (1..=commands)
        .map(|id| Command::new(CommandId(id)))
        .collect();
    for (n, troop) in (1..=48u32).zip(troops) {
        let unit = Unit::new(UnitId(n), troop);
        let command = &mut army.commands[(n % commands) as usize];
        command.bodies.push(Body { ranks: vec![unit] });
    }
    for command in &mut army.commands {
        if let Some(body) = command.bodies.first_mut() {
            body.ranks[0].general = Some(GeneralLevel::Fair);
        }
    }
    for action in terrain() {
        if let Ok(edited) = Edit::map(action).apply(&army) {
            army = edited;
        }
    }
    for id in (1..=commands).map(CommandId) {
        let judgement = judge(list, &army.event, &army);
        let kind = |unit| {
            let mut units = judgement.units.iter();
            units.find(|u| u.id == unit).and_then(|u| u.kind)
        };
        let (field, map) = (Field::of(&army.event), &army.deployment.map);
        let Some(action) = line_up(&army, &field, map, id, kind) else {
            continue;
        };
        army = Edit::map(action).apply(&army).expect("can be done");
        if id.0 % 2 == 0 {
            let command = army.command(id).expect("is there");
            let items = army.deployment.map.items_of(command);
            let turn = MapAction::Turn {
                items,
                about: None,
                by: 20,
            };
            army = Edit::map(turn).apply(&army).unwrap_or(army);
        }
    }
    army
}

#[test]
fn no_label_is_cut_or_covers_another_and_every_unit_is_numbered() {
    let (mut maps, mut units, mut named) = (0, 0, 0);
    for file in std::fs::read_dir("lists").expect("is there") {
        let path = file.expect("can be read").path();
        let name = path.display().to_string();
        let Ok(list) = ArmyList::read(&std::fs::read(&path).expect("can be read"), &name) else {
            continue;
        };
        if list.points_list().is_none() {
            continue;
        }
        for (event, commands) in [
            (Preset::Mm15At300.event(), 2),
            (Preset::Mm15At400.event(), 3),
            (Preset::Mm28At350.event(), 4),
        ] {
            let army = crowd(&list, event, commands);
            let judgement = judge(&list, &army.event, &army);
            let sheet = deployment_sheet(&list, &army, &judgement, Sight::Sealed);
            let (plates, said) = labels(&sheet.picture);
            for (n, plate) in plates.iter().enumerate() {
                let hit = plates[n + 1..]
                    .iter()
                    .find(|other| overlap(*plate, **other));
                assert_eq!(hit, None, "{name} at {}", army.event.name);
            }
            assert!(
                said.iter().all(|text| !text.ends_with('…')),
                "{name}: {said:?}"
            );
            let placed = army.deployment.map.bodies.len();
            for number in 1..=placed {
                let number = number.to_string();
                let is_said = said
                    .iter()
                    .any(|text| text.split(' ').next() == Some(number.as_str()));
                assert!(is_said, "{name}: no {number} of {placed} in {said:?}");
            }
            let words: usize = said
                .iter()
                .filter(|text| text.starts_with(|c: char| c.is_ascii_digit()) && text.contains(' '))
                .count();
            maps += 1;
            units += placed;
            named += words;
        }
    }
    println!("{maps} maps, {units} units, {named} named on them");
    assert!(maps > 30 && units > 600, "{maps} maps of {units} units");
}
