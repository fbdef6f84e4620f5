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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::Answer;

    #[test]
    fn a_draft_comes_back_with_its_answers() {
        let draft = PasteDraft {
            text: "MARI\n0-6 \u{1f418}".into(),
            answers: [
                (2, Answer::Text("0-6 S".into())),
                (3, Answer::KeepAsNote),
                (4, Answer::LeaveOut),
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
