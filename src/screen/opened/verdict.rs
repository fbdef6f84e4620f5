//! The verdict in a few words, and how far the list's figures can be trusted.

use crate::list::{ArmyList, Status};
use crate::rules::{Grade, Judgement};
use crate::text::points_of_limit;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictPanel {
    pub is_legal: bool,
    /// "Legal", "Not legal".
    pub word: &'static str,
    /// "2 problems, 1 question for the umpire"; empty where there is nothing to add.
    pub counts: String,
    /// "300 of 300 points · VDT 30, breaks at 15".
    pub figures: String,
    /// What a reader should know about the list's figures.
    pub caution: Option<&'static str>,
}

pub fn verdict_panel(list: &ArmyList, judgement: &Judgement) -> VerdictPanel {
    let count = |grade| {
        let findings = judgement.findings.iter();
        findings.filter(|finding| finding.grade == grade).count()
    };
    let counts = [
        counted(count(Grade::Illegal), "problem", "problems"),
        counted(
            count(Grade::Umpire),
            "question for the umpire",
            "questions for the umpire",
        ),
        counted(
            count(Grade::Waived),
            "problem waived by the organiser",
            "problems waived by the organiser",
        ),
    ];
    let counts: Vec<String> = counts.into_iter().flatten().collect();
    VerdictPanel {
        is_legal: judgement.legal,
        word: if judgement.legal {
            "Legal"
        } else {
            "Not legal"
        },
        counts: counts.join(", "),
        figures: figures(list, judgement),
        caution: match list.provenance.status {
            Status::Official | Status::Beta => None,
            Status::Reconstructed => Some(
                "Practice list, figures not from the publisher. A figure marked ~ is our estimate; the others come from players’ rosters.",
            ),
            Status::House => Some("House list, not from the publisher."),
        },
    }
}

fn figures(list: &ArmyList, judgement: &Judgement) -> String {
    let vdt = format!("VDT {}, breaks at {}", judgement.vdt, judgement.break_point);
    match points_of_limit(list.game(), judgement.points, judgement.limit) {
        Some(points) => format!("{points} · {vdt}"),
        None => vdt,
    }
}

fn counted(count: usize, one: &str, many: &str) -> Option<String> {
    match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {many}")),
    }
}
