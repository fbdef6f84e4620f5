//! One army on the start page.

use crate::store::{SavedVerdict, Summary};

#[derive(Clone, Debug, PartialEq)]
pub struct ArmyRow {
    pub key: String,
    pub name: String,
    /// List and event, or why there is nothing to say of them.
    pub about: String,
    pub points: Option<Points>,
    pub pill: Pill,
    pub signs: Vec<String>,
    pub tags: Vec<String>,
    pub note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub spent: i32,
    pub limit: u16,
    /// How full the meter is, in percent.
    pub fill: i32,
    pub is_over: bool,
}

/// The verdict in the words and colours of the builder's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pill {
    pub kind: PillKind,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PillKind {
    Legal,
    ToDo,
    Broken,
    Unknown,
}

impl ArmyRow {
    /// `practice` names the lists whose figures are ours.
    pub fn of(army: &Summary, practice: &[String]) -> Self {
        let details = &army.details;
        let is_unreadable = army.verdict == SavedVerdict::Unreadable;
        let list = match practice.contains(&army.list) {
            true => format!("{}, practice list", army.list),
            false => army.list.clone(),
        };
        let is_judged = matches!(army.verdict, SavedVerdict::Legal | SavedVerdict::Illegal);
        ArmyRow {
            key: army.key.clone(),
            name: army.name.clone(),
            about: match is_unreadable {
                true => "What is stored can't be read. Open it to download it.".to_owned(),
                false => format!("{list} · {}", army.event),
            },
            points: is_judged.then(|| points(army)),
            pill: pill(army),
            signs: details.signs.clone(),
            tags: details.tags.clone(),
            note: details.note.clone(),
        }
    }
}

fn points(army: &Summary) -> Points {
    let limit = i32::from(army.limit);
    Points {
        spent: army.points,
        limit: army.limit,
        fill: match limit {
            0 => 0,
            limit => (army.points.saturating_mul(100) / limit).clamp(0, 100),
        },
        is_over: army.points > limit,
    }
}

fn pill(army: &Summary) -> Pill {
    let (kind, text) = match (army.verdict, army.details.problems, army.details.to_do) {
        (SavedVerdict::Legal, ..) => (PillKind::Legal, "Legal".to_owned()),
        (SavedVerdict::Illegal, 0, 0) => (PillKind::Broken, "Not legal".to_owned()),
        (SavedVerdict::Illegal, 0, n) => (PillKind::ToDo, format!("{n} to do")),
        (SavedVerdict::Illegal, n, _) => (PillKind::Broken, format!("{n} to fix")),
        (SavedVerdict::Unjudged, ..) => (PillKind::Unknown, "Not checked yet".to_owned()),
        (SavedVerdict::Unreadable, ..) => (PillKind::Broken, "Damaged".to_owned()),
    };
    Pill { kind, text }
}
