//! Text to be pasted.

use crate::expected::check;
use crate::{Case, sumerians, sumerians_with};
use muster::army::{Ambush, Flank, FlankMarch, Forward, Ground};
use muster::army::{CommandId, UnitId};
use muster::event::Waiver;
use muster::rules::RuleName;
use muster::sheet::{Format, export, export_with_link};

fn text(case: &Case, format: Format) -> String {
    export(format, &case.list, &case.army, &case.judgement)
}

fn file(name: &str, format: Format) -> String {
    let ending = match format {
        Format::Plain => "txt",
        Format::Compact => "compact.txt",
        Format::Markdown => "md",
        Format::BbCode => "bbcode.txt",
    };
    format!("{name}.{ending}")
}

#[test]
fn the_legal_army_in_every_format() {
    let case = sumerians();
    for format in Format::ALL {
        check(&file("sumerians-300", format), &text(&case, format));
    }
}

/// Names full of markup, faults, a waiver and everything that can be bought.
fn hostile() -> Case {
    sumerians_with(|army| {
        army.name = "**Lagash** [b]bold[/b]\n# @everyone ||x||".into();
        army.player = "A_Player_ <@123> `code`".into();
        army.commands[0].name = "[url=x]1st[/url] *".into();
        army.commands[1].bodies[0].ranks[0].general = None;
        army.deployment.forward = Some(Forward::A(CommandId(1)));
        army.purchases.scorpio = true;
        army.purchases.joan = Some(UnitId(1));
        army.purchases.fortifications = 2;
        army.event.waivers = vec![
            Waiver {
                rule: RuleName::PointsLimit,
                reason: "first game, [i]be kind[/i]".into(),
            },
            Waiver {
                rule: RuleName::Period,
                reason: "open day".into(),
            },
        ];
    })
}

#[test]
fn a_faulty_army_with_hostile_names_in_every_format() {
    let case = hostile();
    for format in Format::ALL {
        check(&file("hostile", format), &text(&case, format));
    }
    let markdown = text(&case, Format::Markdown);
    assert!(!markdown.contains("@everyone") && !markdown.contains("||x"));
    let bb = text(&case, Format::BbCode);
    assert!(!bb.contains("[url") && !bb.contains("[i]"));
    for format in Format::ALL {
        assert!(!text(&case, format).contains("\n#  "));
    }
}

#[test]
fn compact_is_a_line_for_the_army_and_one_for_each_command() {
    assert_eq!(text(&sumerians(), Format::Compact).lines().count(), 3);
    assert_eq!(text(&hostile(), Format::Compact).lines().count(), 3);
}

#[test]
fn what_is_secret_stays_secret() {
    let case = sumerians_with(|army| {
        army.deployment.flank_march = Some(FlankMarch {
            command: CommandId(1),
            side: Flank::Left,
        });
        army.deployment.ambushes = vec![Ambush {
            terrain: "Cedars".into(),
            ground: Ground::Wood,
            units: vec![UnitId(1)],
        }];
    });
    assert!(!case.judgement.legal, "both are against the rules");
    for format in Format::ALL {
        let text = text(&case, format);
        assert!(text.to_lowercase().contains("legal"));
        for secret in ["Cedars", "flank", "ambush", "llegal"] {
            assert!(!text.contains(secret), "{secret} in\n{text}");
        }
    }
}

#[test]
fn an_army_of_nothing_can_be_exported() {
    let case = sumerians_with(|army| {
        army.name.clear();
        army.commands.clear();
    });
    for format in Format::ALL {
        assert!(text(&case, format).contains("Early Sumerians"));
    }
}

#[test]
fn every_format_can_end_with_the_link() {
    let case = sumerians();
    let address = "https://example.org/#/a/1abc";
    for format in Format::ALL {
        let Case {
            list,
            army,
            judgement,
        } = &case;
        let linked = export_with_link(format, list, army, judgement, address);
        assert!(linked.starts_with(&text(&case, format)));
        let last = linked.trim_end().lines().last().unwrap();
        assert!(last.contains(address), "{last}");
    }
}
