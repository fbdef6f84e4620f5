//! A paste that isn't saved as a list yet, as a browser keeps it.

use super::Answers;
use serde::{Deserialize, Serialize};

/// A longer text isn't kept, so that it takes no room from armies. Lists are a few pages long.
const MOST_KEPT: usize = 300_000;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasteDraft {
    pub text: String,
    #[serde(default)]
    pub answers: Answers,
    /// Whether it was read already.
    #[serde(default)]
    pub is_read: bool,
}

impl PasteDraft {
    /// None of what can't be read: a draft of another version is no draft.
    pub fn read(json: &str) -> Option<PasteDraft> {
        serde_json::from_str(json).ok()
    }

    /// None where there is nothing to keep.
    pub fn to_json(&self) -> Option<String> {
        if self.text.trim().is_empty() || self.is_too_long() {
            return None;
        }
        serde_json::to_string(self).ok()
    }

    pub fn is_too_long(&self) -> bool {
        self.text.len() > MOST_KEPT
    }
}

/// The answers to a text as they stand for another: what was said of a line holds wherever the line
/// stands now. What was said of the list as a whole stands behind the last line.
pub fn carried_over(answers: &Answers, before: &str, after: &str) -> Answers {
    let before: Vec<&str> = lines(before).collect();
    let after: Vec<&str> = lines(after).collect();
    let same = |number: usize| {
        let place = number.checked_sub(1)?;
        if let Some(behind) = place.checked_sub(before.len()) {
            return Some(after.len() + behind + 1);
        }
        let line = before.get(place)?;
        // Of lines that say the same: the first for the first, the second for the second.
        let earlier = before.iter().take(place).filter(|it| *it == line).count();
        let mut places = (1..).zip(&after).filter(|(_, it)| *it == line);
        places.nth(earlier).map(|(number, _)| number)
    };
    let kept = answers.iter();
    kept.filter_map(|(number, answer)| Some((same(*number)?, answer.clone())))
        .collect()
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(|line| line.trim_end_matches('\r'))
}

/// Pastes that wait beside the one at hand: several tabs may each hold one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WaitingPastes(Vec<PasteDraft>);

/// The oldest goes where there are more.
const MOST_WAITING: usize = 5;

impl WaitingPastes {
    /// What can't be read holds none.
    pub fn read(json: &str) -> WaitingPastes {
        serde_json::from_str(json).unwrap_or_default()
    }

    /// None where none waits.
    pub fn to_json(&self) -> Option<String> {
        match self.0.is_empty() {
            true => None,
            false => serde_json::to_string(self).ok(),
        }
    }

    pub fn add(&mut self, draft: PasteDraft) {
        self.drop_text(&draft.text);
        self.0.insert(0, draft);
        self.0.truncate(MOST_WAITING);
    }

    pub fn drop_text(&mut self, text: &str) {
        self.0.retain(|it| it.text != text);
    }

    /// The latest; no longer among them.
    pub fn take(&mut self) -> Option<PasteDraft> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// The first words of the latest that isn't this text.
    pub fn first_words(&self, text: &str) -> Option<String> {
        let other = self.0.iter().find(|it| it.text != text)?;
        let line = other.text.lines().find(|line| !line.trim().is_empty())?;
        let mut words: String = line.trim().chars().take(60).collect();
        if words.len() < line.trim().len() {
            words.push('…');
        }
        Some(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::Answer;

    #[test]
    fn pastes_wait_for_one_another_and_each_once() {
        let draft = |text: &str| PasteDraft {
            text: text.into(),
            ..PasteDraft::default()
        };
        let mut waiting = WaitingPastes::default();
        assert_eq!(waiting.to_json(), None);
        for text in ["\n MARI \n0-6", "UR", "\n MARI \n0-6"] {
            waiting.add(draft(text));
        }
        waiting = WaitingPastes::read(&waiting.to_json().unwrap());
        assert_eq!(waiting.first_words("").as_deref(), Some("MARI"));
        assert_eq!(waiting.first_words("\n MARI \n0-6").as_deref(), Some("UR"));
        assert_eq!(waiting.take(), Some(draft("\n MARI \n0-6")));
        waiting.drop_text("UR");
        assert_eq!(waiting.take(), None);
        for n in 0..20 {
            waiting.add(draft(&n.to_string()));
        }
        assert_eq!(waiting.0.len(), MOST_WAITING);
        assert_eq!(waiting.take(), Some(draft("19")));
        waiting.add(draft(&"x".repeat(61)));
        let words = waiting.first_words("").unwrap();
        assert_eq!(words, format!("{}…", "x".repeat(60)));
        assert_eq!(WaitingPastes::read("<html>"), WaitingPastes::default());
    }

    #[test]
    fn answers_follow_their_lines() {
        let said = |text: &str| Answer::Text(text.into());
        let before = "MARI\n0-6 S\nthey\n0-6 S\r\nfew";
        let answers: Answers = [
            (2, said("first")),
            (4, said("second")),
            (5, Answer::LeaveOut),
            (7, said("name")),
        ]
        .into();
        let after = "UR\nMARI\n0-6 S\n0-6 S";
        let expected = [(3, said("first")), (4, said("second")), (6, said("name"))];
        assert_eq!(carried_over(&answers, before, after), expected.into());
        assert_eq!(carried_over(&answers, before, before), answers);
    }

    #[test]
    fn a_draft_comes_back_with_its_answers() {
        let draft = PasteDraft {
            text: "MARI\n0-6 \u{1f418}".into(),
            answers: [
                (2, Answer::Text("0-6 S".into())),
                (3, Answer::KeepAsNote),
                (4, Answer::LeaveOut),
                (5, Answer::Name),
            ]
            .into(),
            is_read: true,
        };
        let json = draft.to_json().unwrap();
        assert_eq!(PasteDraft::read(&json), Some(draft));
    }

    #[test]
    fn nothing_and_too_much_are_not_kept_and_rubbish_is_no_draft() {
        let of = |text: String| PasteDraft {
            text,
            ..PasteDraft::default()
        };
        assert_eq!(of(" \n".into()).to_json(), None);
        assert!(of("x".repeat(300_000)).to_json().is_some());
        assert_eq!(of("x".repeat(300_001)).to_json(), None);
        for rubbish in ["", "{}", "[]", "{\"text\":1}", "<html>"] {
            assert_eq!(PasteDraft::read(rubbish), None, "{rubbish}");
        }
    }
}
