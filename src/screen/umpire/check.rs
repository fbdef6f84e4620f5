//! One army of the table with its verdict.

use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::rules::{Grade, Judgement, RuleName};
use crate::screen::share::has_secrets;
use crate::share::{Fingerprint, Shared, fingerprint, orders_fingerprint, review};
use crate::sheet::one_line;
use crate::text::{self, Names, say, say_review};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Checked {
    pub list: Arc<ArmyList>,
    pub army: Army,
    pub judgement: Judgement,
    pub verdict: Verdict,
    /// Names are in one line each.
    pub player: String,
    pub name: String,
    pub event: String,
    /// "300 of 300"; empty in a game without points.
    pub points: String,
    /// "Command 1 53.3%, Command 2 46.7%"; empty where one is the army.
    pub commands: String,
    pub findings: Vec<FindingLine>,
    /// What has moved on since the link was made.
    pub since: Vec<String>,
    pub fingerprint: Fingerprint,
    /// Of the orders, where they are in the link.
    pub orders: Option<Fingerprint>,
}

/// From the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Illegal,
    /// Legal, with something that the umpire may want to look at.
    Umpire,
    Legal,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingLine {
    pub rule: RuleName,
    pub grade: Grade,
    pub headline: String,
    pub detail: String,
}

impl Checked {
    pub fn count(&self, grade: Grade) -> usize {
        let findings = self.findings.iter();
        findings.filter(|finding| finding.grade == grade).count()
    }

    /// "Legal", "Legal, 1 to check", "Illegal".
    pub fn verdict_said(&self) -> String {
        match self.verdict {
            Verdict::Illegal => "Illegal".to_owned(),
            Verdict::Legal => "Legal".to_owned(),
            Verdict::Umpire => {
                let count = self.count(Grade::Umpire) + self.count(Grade::Waived);
                format!("Legal, {count} to check")
            }
        }
    }
}

pub(super) fn check(shared: &Shared, list: Arc<ArmyList>) -> Checked {
    let review = review(shared, &list);
    let army = shared.army_of(&list);
    let since = say_review(&review, &list, &army);
    let judgement = review.now;
    let names = Names {
        list: &list,
        army: &army,
    };
    // Advice is for the player.
    let of_interest = judgement
        .findings
        .iter()
        .filter(|finding| finding.grade != Grade::Advice);
    let mut findings: Vec<FindingLine> = of_interest
        .map(|finding| {
            let said = say(finding, names);
            FindingLine {
                rule: finding.rule,
                grade: finding.grade,
                headline: one_line(&said.headline),
                detail: one_line(&said.detail),
            }
        })
        .collect();
    findings.sort_by_cached_key(|finding| finding.grade);
    let commands: Vec<String> = judgement
        .commands
        .iter()
        .filter(|_| list.game() == RuleSet::Impetus || judgement.commands.len() > 1)
        .map(|command| {
            let name = one_line(&names.command(command.id));
            format!("{name} {}", text::share(command.share))
        })
        .collect();
    let has_orders = shared.seal.is_some() || has_secrets(&army);
    Checked {
        verdict: match findings.first() {
            _ if !judgement.legal => Verdict::Illegal,
            Some(_) => Verdict::Umpire,
            None => Verdict::Legal,
        },
        player: one_line(&army.player),
        name: one_line(&army.name),
        event: one_line(&army.event.name),
        points: match list.game() {
            RuleSet::Impetus => format!("{} of {}", judgement.points, judgement.limit),
            RuleSet::Basic => String::new(),
        },
        commands: commands.join(", "),
        findings,
        since,
        fingerprint: fingerprint(&list, &army),
        orders: has_orders.then(|| orders_fingerprint(&list, &army, shared.seal)),
        army,
        judgement,
        list,
    }
}
