//! `muster report`: a verdict that may be wrong, as text to send to the maintainers.

use crate::given::given;
use crate::library::Library;
use crate::options::FINE;
use muster::rules::{Finding, judge};
use muster::share::report;
use std::path::Path;

pub fn run(library: &Library, file: &Path, rule: Option<&str>, base: &str) -> Result<u8, String> {
    let mut found = given(file).into_iter();
    let given = found.next().ok_or("there is no army in it")?;
    let source = given.army?;
    let army = source.army();
    let list = source
        .list(library)
        .ok_or_else(|| format!("{}: there is no list {}", given.name, army.list.id))?;
    let judgement = judge(&list, &army.event, army);
    let doubted = |finding: &&Finding| rule.is_none_or(|rule| finding.rule.as_str() == rule);
    let mut findings: Vec<&Finding> = judgement.findings.iter().filter(doubted).collect();
    findings.sort_by_key(|finding| finding.grade);
    let finding = findings.first().copied();
    if let (Some(rule), None) = (rule, finding) {
        return Err(format!("{}: {rule} finds nothing here", given.name));
    }
    out!("{}", report(&list, army, &judgement, finding, base));
    Ok(FINE)
}
