//! M, VBU, I, D and VD.

use super::GlossaryEntry;
use crate::list::{Discipline, Stats};

/// What each figure of a unit means for it, in the order of the columns.
pub type Figures = [(&'static str, String); 5];

pub fn figures(stats: &Stats) -> Figures {
    let impetus = match stats.i {
        0 => "No impetus: it adds no dice when it charges".to_owned(),
        1 => "Impetus: 1 more die when it charges fresh".to_owned(),
        i => format!("Impetus: {i} more dice when it charges fresh"),
    };
    let discipline = match stats.d {
        Some(class) => format!("Discipline: passes tests on {} or more", needed(class)),
        None => "The list gives it no discipline".to_owned(),
    };
    let vd = match stats.vd_with_general {
        Some(with) => format!("What its loss costs the army; {with} with a general"),
        None => "What its loss costs the army".to_owned(),
    };
    [
        ("M", format!("Moves up to {}U at a time", stats.m)),
        (
            "VBU",
            "Strength: the dice it rolls, and how long it lasts".to_owned(),
        ),
        ("I", impetus),
        ("D", discipline),
        ("VD", vd),
    ]
}

fn needed(class: Discipline) -> u8 {
    match class {
        Discipline::A => 3,
        Discipline::B => 4,
        Discipline::C => 5,
    }
}

pub fn figure_terms() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry::new(
            "U",
            "The unit of distance on the table: moves and ranges are measured in it.",
        ),
        GlossaryEntry::new("M", "Movement: how many U a unit moves at a time."),
        GlossaryEntry::new(
            "VBU",
            "Strength: how many dice a unit rolls in melee and shooting. Losses lower it for good, and at 0 the unit routs.",
        ),
        GlossaryEntry::new(
            "I",
            "Impetus: more dice in the first round of a melee when a fresh unit charges.",
        ),
        GlossaryEntry::new(
            "D",
            "Discipline: A passes tests on 3 or more, B on 4, C on 5. The general adds 1; being out of his reach takes 1 away.",
        ),
        GlossaryEntry::new(
            "VD",
            "Demoralisation value: what the loss of a unit costs its command and the army. Some units are worth more with a general: 2/3 is 3 with one.",
        ),
        GlossaryEntry::new(
            "VDT",
            "All VD of the army together. When half of it is lost, rounded up, the army breaks. The same goes for each command.",
        ),
        GlossaryEntry::new("Fresh", "A unit that has lost no VBU yet."),
        GlossaryEntry::new(
            "Disordered",
            "1 die fewer in melee and 1 less in cohesion tests. What disorders it again costs VBU.",
        ),
    ]
}
