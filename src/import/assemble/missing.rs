//! What a list needs and the text doesn't say.

use crate::army::CommandStructure;
use crate::import::head;
use crate::import::lines::{Draft, Reading, classify};
use crate::import::row::Noticed;
use crate::import::{Answer, Answers, Doubt, Label, OfferedAnswer, Reason, Repair, RepairKind};
use crate::text;

/// A line behind the last for each thing that a list needs and the text doesn't say.
pub fn ask_for_what_is_missing(
    drafts: &mut Vec<Draft>,
    answers: &Answers,
    last: usize,
    is_basic: bool,
) {
    let has_structure = drafts
        .iter()
        .any(|it| matches!(it.reading, Reading::Structures(_)));
    let has_title = drafts
        .iter()
        .any(|it| matches!(it.reading, Reading::Title(_)));
    let structures = [
        CommandStructure::Poor,
        CommandStructure::Average,
        CommandStructure::Good,
    ];
    if !has_structure && !is_basic {
        let choices = structures.map(|structure| OfferedAnswer {
            label: Label::Text(text::structure_with_price(structure)),
            answer: Answer::Text(format!("CS={}", text::structure(structure))),
        });
        drafts.push(missing(
            last + 1,
            Reason::NoStructure,
            choices.to_vec(),
            answers,
        ));
    }
    if !has_title {
        let mut draft = missing(last + 2, Reason::NoListName, Vec::new(), answers);
        if let Some(Answer::Text(name)) = answers.get(&(last + 2)) {
            let title = head::title(name);
            draft.reading = Reading::Title(Box::new(title));
        }
        drafts.push(draft);
    }
}

fn missing(number: usize, reason: Reason, choices: Vec<OfferedAnswer>, answers: &Answers) -> Draft {
    let mut draft = Draft {
        number,
        pasted: String::new(),
        text: String::new(),
        reading: match reason {
            Reason::NoStructure => Reading::Structures(vec![CommandStructure::Poor]),
            _ => Reading::Title(Box::default()),
        },
        noticed: Noticed::default(),
    };
    match answers.get(&number) {
        Some(Answer::Text(answer)) => {
            draft.text.clone_from(answer);
            if reason == Reason::NoStructure {
                (draft.reading, draft.noticed) = classify(answer);
            }
            draft.noticed.repairs.push(Repair {
                at: 0..0,
                what: RepairKind::Answered,
            });
        }
        _ => draft.noticed.doubts.push(Doubt {
            at: 0..0,
            reason,
            choices,
        }),
    }
    draft
}
