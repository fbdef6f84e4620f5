//! Findings as sentences: what is wrong, by how much, and what is asked.

mod allies;
mod basic;
mod composition;
mod deployment;
mod generals;
mod large_units;
mod on_map;
mod purchases;
mod rows;
mod scenario;
mod upgrades;

use super::Names;
use super::grammar::full_stop;
use super::words::{share, troop_type};
use crate::list::TroopType;
use crate::rules::{Fact, Finding, Grade, Subject, per_mille};

/// A finding in two parts: the matter in short, and the figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub headline: String,
    pub detail: String,
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.headline, self.detail)
    }
}

pub fn say(finding: &Finding, names: Names<'_>) -> Said {
    let (headline, mut detail) = say_fact(finding, names);
    if finding.grade == Grade::Waived
        && let Some(waiver) = names.army.event.waiver(finding.rule)
    {
        detail = format!(
            "{detail} The organiser has set this rule aside: {}",
            full_stop(&waiver.reason)
        );
    }
    Said { headline, detail }
}

fn say_fact(finding: &Finding, names: Names<'_>) -> (String, String) {
    let subject = finding.subjects.first().copied().unwrap_or(Subject::Army);
    let who = names.subject(subject);
    let event = &names.army.event;
    match &finding.fact {
        Fact::Composition(fact) => composition::say(fact, &who, event),
        Fact::Generals(fact) => generals::say(fact, &who),
        Fact::Rows(fact) => rows::say(fact, finding.grade, &who, event, names),
        Fact::LargeUnits(fact) => large_units::say(fact, &who),
        Fact::Upgrades(fact) => upgrades::say(fact, &who, names),
        Fact::Purchases(fact) => purchases::say(fact, &who, event),
        Fact::Allies(fact) => allies::say(fact, &who, names),
        Fact::Deployment(fact) => deployment::say(fact, &who),
        Fact::Basic(fact) => basic::say(fact, &who, names),
        Fact::Scenario(fact) => scenario::say(fact, &who, event),
        Fact::OnMap(fact) => on_map::say(fact, finding.grade, &who, event, names),
    }
}

/// "21 of 34 VD, 61.8%".
fn part(vd: u32, vdt: u32) -> String {
    format!("{vd} of {vdt} VD, {}", share(per_mille(vd, vdt)))
}

/// " (8 printed)", where the event's points change the number.
fn if_scaled(number: u32, printed: u32) -> String {
    if number == printed {
        String::new()
    } else {
        format!(" ({printed} printed)")
    }
}

/// "may have 2 to 4", or "must have 2".
fn between(min: u32, max: u32) -> String {
    if min == max {
        format!("must have {min}")
    } else {
        format!("may have {min} to {max}")
    }
}

/// "heavy foot (FP)", of several men.
fn typed(kind: TroopType) -> String {
    match (kind, troop_type(kind)) {
        (TroopType::W, (code, _)) => format!("wagenburgs ({code})"),
        (_, (code, name)) => format!("{name} ({code})"),
    }
}
