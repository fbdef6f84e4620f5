//! A report of a verdict that a player holds to be wrong: what was found, with which versions, the
//! link, and a case in the notation of `tests/rulings` that a maintainer pastes as it is.

mod army;
mod event;
mod map;

use super::{EDITION, Link, Part, Shared, normalised};
use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::{Finding, Judgement, judge};
use crate::text::{self, Names, say};
use std::fmt::Write;

/// The report on one finding, or on the whole verdict. The link is for the page at `base`.
pub fn report(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    finding: Option<&Finding>,
    base: &str,
) -> String {
    let mut out = String::new();
    let _ = write_report(&mut out, list, army, judgement, finding, base);
    out
}

fn write_report(
    out: &mut String,
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    finding: Option<&Finding>,
    base: &str,
) -> std::fmt::Result {
    writeln!(out, "Is this verdict of Muster wrong? Please say why:")?;
    writeln!(out)?;
    writeln!(out)?;
    match finding {
        Some(finding) => {
            let said = say(finding, Names { list, army });
            let grade = text::grade(finding.grade);
            writeln!(out, "Found: {}", one_line(&format!("{grade}: {said}")))?;
            writeln!(out, "Rule: {} ({})", finding.rule, finding.citation)?;
        }
        None if judgement.legal => writeln!(out, "Found: the army is legal")?,
        None => writeln!(out, "Found: the army is illegal")?,
    }
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "Muster {version}, rules edition {EDITION}")?;
    writeln!(out, "List: {}, revision {}", list.slug, list.revision)?;
    match Link::army(&Shared::of(list, army), Part::WithDeployment) {
        Ok(link) => writeln!(out, "Link: {}", link.address(base))?,
        Err(trouble) => writeln!(out, "Link: {trouble}")?,
    }
    write_case(out, list, &plain(army), finding)
}

/// The case for `tests/rulings`, with what the rule finds in it now.
fn write_case(
    out: &mut String,
    list: &ArmyList,
    army: &Army,
    finding: Option<&Finding>,
) -> std::fmt::Result {
    let judgement = judge(list, &army.event, army);
    writeln!(out, "\n## As reported\n\n```army")?;
    write_army(out, list, army)?;
    writeln!(out, "```\n\n```findings")?;
    let of_rule = judgement.findings.iter();
    let of_rule = of_rule.filter(|found| Some(found.rule) == finding.map(|f| f.rule));
    let mut said = of_rule.map(|found| {
        let said = say(found, Names { list, army });
        format!("{}: {said}", text::grade(found.grade))
    });
    match said.next() {
        None => writeln!(out, "none")?,
        Some(first) => {
            for line in std::iter::once(first).chain(said) {
                writeln!(out, "{}", one_line(&line))?;
            }
        }
    }
    let verdict = if judgement.legal { "legal" } else { "illegal" };
    writeln!(out, "```\n\n```figures\n{verdict}\n```")
}

/// An army in the notation of `tests/rulings`.
fn write_army(out: &mut String, list: &ArmyList, army: &Army) -> std::fmt::Result {
    writeln!(out, "list {}", list.slug)?;
    event::write(out, &army.event)?;
    army::write_choices(out, army)?;
    map::write(out, army)?;
    army::write_commands(out, list, army)
}

/// The army as the notation has it: numbered through, without names that no rule looks at, and
/// terrain pieces by names of one word.
fn plain(army: &Army) -> Army {
    let mut plain = normalised(army);
    plain.name.clear();
    plain.player.clear();
    for command in &mut plain.commands {
        command.name.clear();
    }
    for waiver in &mut plain.event.waivers {
        waiver.reason = one_line(&waiver.reason).replace('#', "");
    }
    let mut names: Vec<String> = Vec::new();
    let mut short = |name: &mut String| {
        let known = names.iter().position(|known| known == name);
        let place = known.unwrap_or_else(|| {
            names.push(name.clone());
            names.len() - 1
        });
        *name = format!("T{}", place + 1);
    };
    let deployment = &mut plain.deployment;
    for piece in &mut deployment.map.terrain {
        short(&mut piece.name);
    }
    for ambush in &mut deployment.ambushes {
        short(&mut ambush.terrain);
    }
    plain
}

/// Text that somebody typed, without breaks that would end a line of the report.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A word as the JSON of armies and events has it.
fn word(value: impl serde::Serialize) -> String {
    let json = serde_json::to_value(value).unwrap_or_default();
    json.as_str().unwrap_or_default().to_owned()
}
