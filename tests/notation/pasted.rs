//! A report pasted back: the army in it must be judged as the one that it was made of.

use super::army;
use muster::army::Army;
use muster::list::ArmyList;
use muster::rules::{Judgement, RuleName, judge};
use muster::share::report;
use muster::text::{Names, grade, say};

/// The block of this kind in a report.
fn block<'r>(report: &'r str, kind: &str) -> &'r str {
    let (_, rest) = report
        .split_once(&format!("```{kind}\n"))
        .expect("is there");
    rest.split_once("```").expect("ends").0
}

fn kinds(judgement: &Judgement) -> impl PartialEq + std::fmt::Debug {
    let findings = judgement.findings.iter();
    let mut kinds: Vec<_> = findings.map(|f| (f.rule, f.grade, f.by)).collect();
    kinds.sort();
    (kinds, judgement.points, judgement.vdt, judgement.legal)
}

/// Reports the first findings and the verdict, and compares what is found in each report with it.
pub fn pasted_back(list: &ArmyList, drawn: &Army) -> Result<(), String> {
    let judgement = judge(list, &drawn.event, drawn);
    for finding in judgement.findings.iter().take(2).map(Some).chain([None]) {
        let report = report(list, drawn, &judgement, finding, "");
        let case = army(block(&report, "army")).map_err(|e| format!("{report}\n{e}"))?;
        let verdict = judge(&case.list, &case.army.event, &case.army);
        let (before, after) = (kinds(&judgement), kinds(&verdict));
        if before != after {
            return Err(format!("{report}\nfirst {before:?}\nthen {after:?}"));
        }
        let Some(finding) = finding else { continue };
        let expected: Vec<&str> = block(&report, "findings").lines().collect();
        let found = said(finding.rule, &case, &verdict);
        if found != expected {
            return Err(format!("expected {expected:#?}\nfound {found:#?}"));
        }
    }
    Ok(())
}

fn said(rule: RuleName, case: &super::Case, verdict: &Judgement) -> Vec<String> {
    let (list, army) = (&case.list, &case.army);
    let of_rule = verdict.findings.iter().filter(|found| found.rule == rule);
    let said = of_rule.map(|found| {
        let said = format!(
            "{}: {}",
            grade(found.grade),
            say(found, Names { list, army })
        );
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    said.collect()
}
