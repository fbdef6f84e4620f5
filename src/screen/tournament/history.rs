//! A tournament with the edits that can be taken back.

use crate::battle::tournament::{Tournament, TournamentEdit, TournamentError};
use crate::screen::steps::Steps;

pub type TournamentHistory = Steps<Tournament>;

impl Steps<Tournament> {
    pub fn apply(&mut self, edit: &TournamentEdit) -> Result<(), TournamentError> {
        let after = edit.apply(self.now())?;
        self.take(after);
        Ok(())
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
