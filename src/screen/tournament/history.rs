//! A tournament with the steps that can be taken back. Each keeps the whole of it: it is small.

use crate::battle::tournament::{Tournament, TournamentEdit, TournamentError};

const MOST_STEPS: usize = 100;

#[derive(Clone, Debug)]
pub struct TournamentHistory {
    now: Tournament,
    past: Vec<Tournament>,
    future: Vec<Tournament>,
}

impl TournamentHistory {
    pub fn new(tournament: Tournament) -> Self {
        TournamentHistory {
            now: tournament,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    pub fn now(&self) -> &Tournament {
        &self.now
    }

    pub fn apply(&mut self, edit: &TournamentEdit) -> Result<(), TournamentError> {
        let after = edit.apply(&self.now)?;
        self.past.push(std::mem::replace(&mut self.now, after));
        if self.past.len() > MOST_STEPS {
            self.past.remove(0);
        }
        self.future.clear();
        Ok(())
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::score::System;

    #[test]
    fn steps_go_back_and_forth() {
        let mut history = TournamentHistory::new(Tournament::new("A", System::Basic));
        let rename = |name: &str| TournamentEdit::Rename(name.to_owned());
        history.apply(&rename("B")).unwrap();
        history.apply(&rename("C")).unwrap();
        history.undo();
        assert_eq!(
            (history.now().name.as_str(), history.can_redo()),
            ("B", true)
        );
        history.redo();
        assert_eq!(history.now().name, "C");
        history.undo();
        history.apply(&rename("D")).unwrap();
        assert!(!history.can_redo() && history.can_undo());
    }
}
