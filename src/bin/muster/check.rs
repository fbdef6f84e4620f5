//! `muster check`: a verdict on army files.

use crate::library::Library;
use crate::options::{FINE, ILLEGAL, UNREADABLE};
use muster::army::Army;
use muster::event::Event;
use muster::list::ArmyList;
use muster::rules::{Finding, Grade, Judgement, cures, judge};
use muster::text::{self, Names, edit_label, say};
use serde_json::{Value, json};
use std::io::Read;
use std::path::{Path, PathBuf};

/// Files above this size are refused unread.
const MOST_BYTES: u64 = 2_000_000;

pub fn run(
    library: &Library,
    files: &[PathBuf],
    event: Option<Event>,
    json: bool,
) -> Result<u8, String> {
    let mut status = FINE;
    let mut answers = Vec::new();
    for file in files {
        match check(library, file, event.as_ref()) {
            Ok((army, list, judgement)) => {
                let names = Names { list, army: &army };
                if json {
                    answers.push(as_json(file, names, &judgement));
                } else {
                    print(file, names, &judgement);
                }
                if !judgement.legal {
                    status = status.max(ILLEGAL);
                }
            }
            Err(trouble) => {
                if json {
                    answers.push(json!({ "file": file.display().to_string(), "error": trouble }));
                }
                eprintln!("muster: {trouble}");
                status = UNREADABLE;
            }
        }
    }
    if json {
        println!(
            "{}",
            serde_json::to_string_pretty(&answers).map_err(|e| e.to_string())?
        );
    }
    Ok(status)
}

fn check<'l>(
    library: &'l Library,
    file: &Path,
    event: Option<&Event>,
) -> Result<(Army, &'l ArmyList, Judgement), String> {
    let name = file.display().to_string();
    let bytes = read(file).map_err(|trouble| format!("{name}: {trouble}"))?;
    let mut army = Army::read(&bytes, &name).map_err(|error| error.to_string())?;
    if let Some(event) = event {
        army.event = event.clone();
    }
    let list = library.by_id(army.list.id).ok_or_else(|| {
        format!(
            "{name}, at list.id: there is no list {} ({:?}); `muster lists --json` names their numbers",
            army.list.id, army.list.name
        )
    })?;
    let judgement = judge(list, &army.event, &army);
    Ok((army, list, judgement))
}

/// Reads no more than a little past the limit, whatever the file turns out to be.
fn read(file: &Path) -> Result<Vec<u8>, String> {
    let opened = std::fs::File::open(file).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    opened
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!(
            "the file is too large; expected at most {MOST_BYTES} bytes"
        ));
    }
    Ok(bytes)
}

fn print(file: &Path, names: Names<'_>, judgement: &Judgement) {
    let army = names.army;
    println!(
        "{}: {} — {}, {}: {} of {} points, VDT {}, breaks at {}",
        if judgement.legal { "legal" } else { "ILLEGAL" },
        army.name,
        names.list.name,
        army.event.name,
        judgement.points,
        judgement.limit,
        judgement.vdt,
        judgement.break_point
    );
    println!("  {}", file.display());
    for command in &judgement.commands {
        println!(
            "  {}: {} points, {} VD, {}, breaks at {}",
            names.command(command.id),
            command.points,
            command.vd,
            text::share(command.share),
            command.break_point
        );
    }
    for finding in &judgement.findings {
        println!(
            "  {} [{}] {}",
            text::grade(finding.grade),
            finding.rule,
            say(finding, names)
        );
        println!("      {}", citation(finding));
        for cure in found_cures(names, judgement, finding) {
            println!("      cure: {}", edit_label(&cure.edit, names));
        }
    }
}

fn citation(finding: &Finding) -> String {
    finding
        .rule
        .rule()
        .map_or_else(String::new, |rule| rule.citation.to_string())
}

fn found_cures(
    names: Names<'_>,
    judgement: &Judgement,
    finding: &Finding,
) -> Vec<muster::rules::Cure> {
    if finding.grade == Grade::Waived {
        return Vec::new();
    }
    cures(
        names.list,
        &names.army.event,
        names.army,
        judgement,
        finding,
    )
}

fn as_json(file: &Path, names: Names<'_>, judgement: &Judgement) -> Value {
    let commands: Vec<Value> = judgement
        .commands
        .iter()
        .map(|command| {
            json!({
                "id": command.id,
                "name": names.command(command.id),
                "points": command.points,
                "vd": command.vd,
                "share": text::share(command.share),
                "break_point": command.break_point,
                "units": command.units,
            })
        })
        .collect();
    let findings: Vec<Value> = judgement
        .findings
        .iter()
        .map(|finding| finding_json(names, judgement, finding))
        .collect();
    json!({
        "file": file.display().to_string(),
        "army": names.army.name,
        "player": names.army.player,
        "list": names.list.slug,
        "event": names.army.event,
        "legal": judgement.legal,
        "points": judgement.points,
        "limit": judgement.limit,
        "vdt": judgement.vdt,
        "break_point": judgement.break_point,
        "commands": commands,
        "rows": judgement.rows,
        "units": judgement.units,
        "findings": findings,
    })
}

fn finding_json(names: Names<'_>, judgement: &Judgement, finding: &Finding) -> Value {
    let said = say(finding, names);
    let cures: Vec<Value> = found_cures(names, judgement, finding)
        .into_iter()
        .map(|cure| {
            json!({
                "label": edit_label(&cure.edit, names),
                "edit": cure.edit,
                "points": cure.points,
                "vdt": cure.vdt,
                "legal": cure.legal,
            })
        })
        .collect();
    json!({
        "rule": finding.rule,
        "grade": finding.grade,
        "subjects": finding.subjects,
        "figures": finding.fact,
        "by": finding.by,
        "headline": said.headline,
        "detail": said.detail,
        "citation": finding.rule.rule().map(|rule| rule.citation),
        "cures": cures,
    })
}
