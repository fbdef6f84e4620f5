//! The cases in `tests/rulings/`, one file a rule. Each case is an army and what is found in it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod markdown;
mod notation;

use markdown::{Ruling, read_rulings};
use muster::army::Edit;
use muster::rules::{Finding, Grade, Judgement, RuleName, cures, judge};
use muster::screen::builder::cures_of;
use muster::text::{Names, edit_label, say, share, span};
use notation::Case;
use std::collections::BTreeSet;

/// Every file and every case in it, with the army read.
fn each_case(mut visit: impl FnMut(RuleName, &Ruling, &Case, &Judgement) -> Result<(), String>) {
    let mut troubles = Vec::new();
    for (rule, rulings) in read_rulings() {
        for ruling in &rulings {
            let answer = notation::army(&ruling.army).and_then(|case| {
                let judgement = judge(&case.list, &case.army.event, &case.army);
                visit(rule, ruling, &case, &judgement)
            });
            if let Err(trouble) = answer {
                troubles.push(format!("{rule}, {}:\n{trouble}", ruling.title));
            }
        }
    }
    assert!(
        troubles.is_empty(),
        "{} cases fail\n\n{}",
        troubles.len(),
        troubles.join("\n\n")
    );
}

/// The findings of one rule, as the cases write them.
fn said(rule: RuleName, case: &Case, judgement: &Judgement) -> Vec<String> {
    let names = Names {
        list: &case.list,
        army: &case.army,
    };
    let of_rule = judgement
        .findings
        .iter()
        .filter(|finding| finding.rule == rule);
    of_rule
        .map(|finding| {
            format!(
                "{}: {}",
                muster::text::grade(finding.grade),
                say(finding, names)
            )
        })
        .collect()
}

#[test]
fn every_case_finds_what_it_says() {
    each_case(|rule, ruling, case, judgement| {
        let found = said(rule, case, judgement);
        if found == ruling.findings {
            return Ok(());
        }
        Err(format!("expected {:#?}\nfound {found:#?}", ruling.findings))
    });
}

#[test]
fn every_figure_is_as_the_cases_say() {
    each_case(|_, ruling, case, judgement| {
        let figures = figures(case, judgement);
        let missing: Vec<&String> = ruling
            .figures
            .iter()
            .filter(|line| !figures.contains(*line))
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(format!("not so: {missing:#?}\nbut {figures:#?}"))
    });
}

/// What a case can say of an army's figures, line by line.
fn figures(case: &Case, judgement: &Judgement) -> Vec<String> {
    let names = Names {
        list: &case.list,
        army: &case.army,
    };
    let verdict = if judgement.legal { "legal" } else { "illegal" };
    let mut lines = vec![
        verdict.to_owned(),
        format!("points {}", judgement.points),
        format!("VDT {}, breaks at {}", judgement.vdt, judgement.break_point),
    ];
    for (c, command) in judgement.commands.iter().enumerate() {
        lines.push(format!(
            "command {}: {} points, {} VD, {}, breaks at {}",
            c + 1,
            command.points,
            command.vd,
            share(command.share),
            command.break_point
        ));
    }
    for row in &judgement.rows {
        lines.push(format!(
            "row {}: {} printed, {} scaled, {} taken",
            names.row(row.row),
            span(row.printed),
            span(row.scaled),
            row.taken
        ));
    }
    for finding in &judgement.findings {
        lines.push(format!("{} cites {}", finding.rule, finding.citation));
    }
    for unit in &judgement.units {
        let weapons: Vec<&str> = unit
            .weapons
            .iter()
            .map(|w| muster::text::weapon(*w))
            .collect();
        let vbu = unit
            .stats
            .map_or_else(|| "?".into(), |stats| stats.vbu.to_string());
        let applied: Vec<&str> = unit.applied.iter().map(|rule| rule.as_str()).collect();
        lines.push(format!(
            "unit {}: {} points",
            unit.id.0,
            unit.price + unit.general_price
        ));
        lines.push(format!("unit {}: {} VD", unit.id.0, unit.vd));
        lines.push(format!("unit {}: VBU {vbu}", unit.id.0));
        lines.push(format!("unit {}: {}", unit.id.0, weapons.join(", ")));
        for rule in applied {
            lines.push(format!("unit {}: {rule} applied", unit.id.0));
        }
    }
    lines
}

#[test]
fn every_rule_has_a_case_that_breaks_it_and_one_that_does_not() {
    let files = read_rulings();
    let rules: BTreeSet<RuleName> = files.iter().map(|(rule, _)| *rule).collect();
    let missing: Vec<RuleName> = RuleName::ALL
        .iter()
        .copied()
        .filter(|rule| !rules.contains(rule))
        .collect();
    assert!(
        missing.is_empty(),
        "no file in tests/rulings for {missing:?}"
    );
    for (rule, rulings) in &files {
        // A rule that works out a figure can't be broken; a case shows it applied.
        let applied = format!("{rule} applied");
        let breaks = rulings.iter().any(|ruling| {
            let mut figures = ruling.figures.iter();
            !ruling.findings.is_empty() || figures.any(|line| line.ends_with(&applied))
        });
        let keeps = rulings.iter().any(|ruling| ruling.findings.is_empty());
        assert!(breaks, "{rule}: no case breaks it");
        assert!(keeps, "{rule}: no case keeps it");
    }
}

#[test]
fn every_cure_offered_cures() {
    let mut offered = BTreeSet::new();
    let mut tried = 0;
    each_case(|_, _, case, judgement| {
        let event = &case.army.event;
        for finding in &judgement.findings {
            for cure in cures(&case.list, event, &case.army, judgement, finding) {
                let after = cure
                    .edit
                    .apply(&case.army)
                    .map_err(|error| error.to_string())?;
                let verdict = judge(&case.list, event, &after);
                ensure_cured(finding, judgement, &verdict)?;
                if (cure.points, cure.legal) != (verdict.points, verdict.legal) {
                    return Err(format!("{:?} promises other figures", cure.edit));
                }
                offered.insert(finding.rule);
                tried += 1;
            }
        }
        Ok(())
    });
    assert!(tried > 100, "only {tried} cures in all the cases");
    // A rule is offered a cure for in some case, or has one that says there is none.
    let silent: Vec<RuleName> = read_rulings()
        .into_iter()
        .filter(|(rule, rulings)| {
            let is_broken = rulings.iter().any(|ruling| !ruling.findings.is_empty());
            let mut said = rulings.iter().filter(|r| !r.findings.is_empty());
            let says_none = said.any(|ruling| ruling.cures.as_ref().is_some_and(Vec::is_empty));
            is_broken && !says_none && !offered.contains(rule)
        })
        .map(|(rule, _)| rule)
        .collect();
    assert!(
        silent.is_empty(),
        "no case offers a cure for {silent:?}, or says `none` in a block `cures`"
    );
}

/// The cures of a finding as buttons say them.
fn labels(case: &Case, judgement: &Judgement, finding: &Finding) -> Vec<String> {
    let names = Names {
        list: &case.list,
        army: &case.army,
    };
    cures(&case.list, &case.army.event, &case.army, judgement, finding)
        .iter()
        // Where a thing is put on the map is to be seen there.
        .filter(|cure| !matches!(cure.edit, Edit::Map(_)))
        .map(|cure| edit_label(&cure.edit, names))
        .collect()
}

#[test]
fn every_cure_is_as_the_cases_say() {
    let mut said = 0;
    each_case(|rule, ruling, case, judgement| {
        let Some(expected) = &ruling.cures else {
            return Ok(());
        };
        said += 1;
        let of_rule = judgement.findings.iter().filter(|f| f.rule == rule);
        let offered: Vec<String> = of_rule
            .flat_map(|finding| labels(case, judgement, finding))
            .collect();
        if offered == *expected {
            return Ok(());
        }
        Err(format!("expected {expected:#?}\noffered {offered:#?}"))
    });
    assert!(said > 20, "only {said} cases name their cures");
}

#[test]
fn cures_of_one_finding_are_told_apart() {
    each_case(|_, _, case, judgement| {
        for finding in &judgement.findings {
            let labels = labels(case, judgement, finding);
            let different: BTreeSet<&String> = labels.iter().collect();
            if different.len() < labels.len() {
                return Err(format!("{finding:?}: {labels:#?}"));
            }
        }
        Ok(())
    });
}

#[test]
fn every_button_is_short_and_tells_what_is_left_out() {
    let mut cut = 0;
    each_case(|_, _, case, judgement| {
        for place in 0..judgement.findings.len() {
            for cure in cures_of(&case.list, &case.army, judgement, place) {
                if cure.label.chars().count() >= 90 {
                    return Err(format!("{} letters: {}", cure.label.len(), cure.label));
                }
                if cure.steps.is_empty() {
                    return Err(format!("{} does nothing", cure.label));
                }
                cut += u32::from(cure.label.contains(" more change"));
            }
        }
        Ok(())
    });
    assert!(cut > 0, "no chain is long enough to be cut");
}

#[test]
fn what_is_set_aside_needs_no_cure() {
    each_case(|_, _, case, judgement| {
        let waived = judgement.findings.iter();
        for finding in waived.filter(|f| f.grade == Grade::Waived) {
            if !labels(case, judgement, finding).is_empty() {
                return Err(format!("a cure for {finding:?}"));
            }
        }
        Ok(())
    });
}

fn ensure_cured(finding: &Finding, before: &Judgement, after: &Judgement) -> Result<(), String> {
    if after
        .findings
        .iter()
        .any(|left| left.is_same_fault(finding))
    {
        return Err(format!("a cure leaves {finding:?}"));
    }
    for left in after
        .findings
        .iter()
        .filter(|left| matches!(left.grade, Grade::Illegal | Grade::Umpire))
    {
        let was = before.findings.iter().find(|old| old.is_same_fault(left));
        if was.is_none_or(|old| old.by < left.by) {
            return Err(format!("curing {finding:?} brings {left:?}"));
        }
    }
    Ok(())
}

#[test]
fn a_report_pasted_back_gives_the_same_verdict() {
    each_case(|_, _, case, _| notation::pasted_back(&case.list, &case.army));
}
