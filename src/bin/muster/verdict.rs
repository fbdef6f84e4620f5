//! An army with its verdict, in words and as JSON.

use crate::given::{Given, Source};
use crate::library::Library;
use crate::options::{FINE, ILLEGAL};
use muster::army::Army;
use muster::event::{Event, RuleSet};
use muster::list::ArmyList;
use muster::rules::{Finding, Grade, Judgement, cures, judge};
use muster::share::{Review, Then, fingerprint, review};
use muster::text::{self, Names, edit_label, say, say_review};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write as _;

pub struct Judged<'l> {
    pub name: String,
    pub army: Army,
    pub list: Cow<'l, ArmyList>,
    judgement: Judgement,
    /// The link it came in, and what has moved on since that was made.
    link: Option<(String, Option<Review>)>,
}

impl<'l> Judged<'l> {
    /// For another event than the army's own there is nothing to compare with what its sender
    /// saw.
    pub fn new(library: &'l Library, given: Given, event: Option<&Event>) -> Result<Self, String> {
        let Given { name, army } = given;
        let source = army?;
        let drawn_from = &source.army().list;
        let list = source.list(library).ok_or_else(|| {
            format!(
                "{name}, at list.id: there is no list {} ({:?}); `muster lists --json` names their numbers",
                drawn_from.id, drawn_from.name
            )
        })?;
        let (mut army, link) = match source {
            Source::File(army, _) => (*army, None),
            Source::Link(link, shared) => {
                let since = event.is_none().then(|| review(&shared, &list));
                (shared.army_of(&list), Some((link.to_string(), since)))
            }
        };
        if let Some(event) = event {
            army.event = event.clone();
        }
        Ok(Judged {
            judgement: judge(&list, &army.event, &army),
            name,
            army,
            list,
            link,
        })
    }

    pub fn status(&self) -> u8 {
        if self.judgement.legal { FINE } else { ILLEGAL }
    }

    fn names(&self) -> Names<'_> {
        Names {
            list: &self.list,
            army: &self.army,
        }
    }

    /// The revision a file was drawn from, where it isn't the one that it is judged by. Of a
    /// link the review says more.
    fn other_revision(&self) -> Option<(u16, u16)> {
        let (then, now) = (self.army.list.revision, self.list.revision);
        (self.link.is_none() && then > 0 && then != now).then_some((then, now))
    }

    /// The verdict in words.
    pub fn said(&self) -> String {
        let mut said = String::new();
        // Writing into a string can't fail.
        let _ = self.write(&mut said);
        said
    }

    fn write(&self, to: &mut String) -> std::fmt::Result {
        let Judged {
            army,
            list,
            judgement,
            ..
        } = self;
        let names = self.names();
        let spent = text::points_of_limit(list.game(), judgement.points, judgement.limit);
        writeln!(
            to,
            "{}: {} — {} ({} list), {}: {}VDT {}, breaks at {}",
            if judgement.legal { "legal" } else { "ILLEGAL" },
            army.name,
            list.name,
            text::status(list.provenance.status),
            army.event.name,
            spent.map_or_else(String::new, |spent| format!("{spent}, ")),
            judgement.vdt,
            judgement.break_point
        )?;
        writeln!(to, "  {}", self.name)?;
        if !army.player.is_empty() {
            writeln!(to, "  player {}", army.player)?;
        }
        writeln!(to, "  fingerprint {}", fingerprint(list, army))?;
        if let Some((_, Some(since))) = &self.link {
            for sentence in say_review(since, list, army) {
                writeln!(to, "  {sentence}")?;
            }
        }
        if let Some((then, now)) = self.other_revision() {
            writeln!(
                to,
                "  Drawn from revision {then} of the list, judged by revision {now}."
            )?;
        }
        // A Basic army has no commands to speak of.
        let has_commands = list.game() == RuleSet::Impetus;
        for command in judgement.commands.iter().filter(|_| has_commands) {
            writeln!(
                to,
                "  {}: {} points, {} VD, {}, breaks at {}",
                names.command(command.id),
                command.points,
                command.vd,
                text::share(command.share),
                command.break_point
            )?;
        }
        for finding in &judgement.findings {
            writeln!(
                to,
                "  {} [{}] {}",
                text::grade(finding.grade),
                finding.rule,
                say(finding, names)
            )?;
            writeln!(to, "      {}", finding.citation)?;
            for cure in found_cures(names, judgement, finding) {
                writeln!(to, "      cure: {}", edit_label(&cure.edit, names))?;
            }
        }
        Ok(())
    }

    pub fn as_json(&self) -> Value {
        let Judged {
            army, judgement, ..
        } = self;
        let names = self.names();
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
        let (link, since) = match &self.link {
            Some((link, since)) => (Some(link), since.as_ref()),
            None => (None, None),
        };
        json!({
            "file": self.name,
            "link": link,
            "since": since.map(|since| self.since_json(since)),
            "army": army.name,
            "player": army.player,
            "fingerprint": fingerprint(&self.list, army).to_string(),
            "list": self.list.slug,
            "list_status": self.list.provenance.status,
            "list_revision": self.list.revision,
            "drawn_from_revision": army.list.revision,
            "event": army.event,
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

    fn since_json(&self, since: &Review) -> Value {
        let (changes, then) = match &since.then {
            Then::Older {
                changes, judgement, ..
            } => (changes.as_slice(), Some(judgement)),
            Then::Same | Then::Lost { .. } | Then::Newer { .. } => (&[][..], None),
        };
        json!({
            "revision": self.army.list.revision,
            "changes": changes,
            "rules": since.rules,
            "recount": since.recount,
            "was_legal": since.was_legal(),
            "points_then": then.map(|then| then.points),
            "said": say_review(since, &self.list, &self.army),
        })
    }
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
        "citation": finding.citation,
        "cures": cures,
    })
}
