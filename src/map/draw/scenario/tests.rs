//! What is drawn for each scenario, and in what it is measured.

use super::*;
use crate::event::{Edition, Preset, StandardZone, Table};

fn plan(scenario: Scenario, width: u16, depth: u16) -> Plan {
    let mut event = Preset::Basic.event();
    event.table = Table { width, depth };
    event.basic.zone = Some(StandardZone {
        from_middle: 4,
        from_sides: 3,
    });
    Plan {
        scenario,
        table: Tabletop::of(&event),
        measure: Measure::of(&event),
        told: Told::of(&event),
        fords: Vec::new(),
        below: Role::Attacker,
        attacker: "Anglo-Normans".to_owned(),
        defender: "Welsh".to_owned(),
        letters: 22.0,
    }
}

fn said(picture: &Picture) -> Vec<&str> {
    let shapes = picture.groups.iter().flat_map(|group| &group.shapes);
    shapes
        .filter_map(|shape| match &shape.form {
            Form::Text { text, .. } if shape.class == "label" => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn only_distances_of_the_text_are_marked() {
    let labels = |scenario| {
        let picture = plan(scenario, 120, 80).picture();
        said(&picture).join("; ")
    };
    assert_eq!(labels(Scenario::Encounter), "");
    assert_eq!(
        labels(Scenario::Conquest),
        "objective, 4H across; no terrain within 8H; 12H; 4H; 12H; 4H"
    );
    assert_eq!(labels(Scenario::Rearguard), "over 8H; over 8H; 2H; 2H");
    assert_eq!(
        labels(Scenario::River),
        "over 6H; over 6H; at least 4H; 2–3H; 3H; shifted by d6 H"
    );
    assert_eq!(labels(Scenario::Ambush), "6H; 4H; 4H; goal, 6H");
    assert_eq!(
        labels(Scenario::Pitched),
        "river within 10H; river within 10H"
    );
}

#[test]
fn zones_lie_opposite_each_other() {
    let picture = plan(Scenario::Conquest, 120, 80).picture();
    let area = |class: &str| {
        let group = picture.groups.iter().find(|group| group.class == class);
        match group.unwrap().shapes[0].form {
            Form::Rect {
                x,
                y,
                width,
                height,
            } => (x, y, width, height),
            _ => panic!("no rectangle"),
        }
    };
    assert_eq!(area("zone-attacker"), (120.0, 240.0, 480.0, 160.0));
    assert_eq!(area("zone-defender"), (-600.0, -400.0, 480.0, 160.0));
}

#[test]
fn every_table_is_drawn() {
    for scenario in Scenario::ALL {
        for (width, depth) in [(0, 0), (30, 30), (120, 60), (u16::MAX, 1)] {
            for below in [Role::Attacker, Role::Defender] {
                let plan = Plan {
                    below,
                    ..plan(*scenario, width, depth)
                };
                assert!(!plan.picture().groups.is_empty());
            }
        }
    }
}

#[test]
fn the_edition_of_2008_is_drawn_in_u() {
    let mut event = Preset::Basic.event();
    event.basic.edition = Edition::First;
    let plan = Plan {
        table: Tabletop::of(&event),
        measure: Measure::of(&event),
        told: Told::of(&event),
        ..plan(Scenario::River, 120, 80)
    };
    let picture = plan.picture();
    assert_eq!(
        said(&picture).join("; "),
        "over 24U; over 24U; at least 16U; 8–12U; 12U; shifted by d6 H"
    );
    let shapes = picture.groups.iter().flat_map(|group| &group.shapes);
    let figures: Vec<&str> = shapes
        .filter_map(|shape| match &shape.form {
            Form::Text { text, .. } if shape.class == "figure" => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(
        figures,
        ["0U", "20", "40", "60", "80", "100", "120", "20", "40", "60"]
    );
}

#[test]
fn fords_lie_where_they_were_placed_and_shifted() {
    let shifted = Ford {
        at: 200,
        die: Some(3),
        shift: -80,
    };
    let plan = Plan {
        fords: vec![Ford::at(-400), shifted, Ford::at(480)],
        ..plan(Scenario::River, 120, 80)
    };
    let picture = plan.picture();
    let fords = picture.groups.iter().find(|group| group.class == "ford");
    let lefts: Vec<f64> = fords
        .unwrap()
        .shapes
        .iter()
        .filter_map(|shape| match shape.form {
            Form::Rect { x, width, .. } => Some(x + width / 2.0),
            _ => None,
        })
        .collect();
    assert_eq!(lefts, [-400.0, 120.0, 480.0]);
    assert!(said(&picture).contains(&"shifted by 3H at most"));
}
