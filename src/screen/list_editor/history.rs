//! A list with the edits that can be taken back.

use crate::list::{ArmyList, ListEdit, ListEditError};
use crate::screen::steps::Steps;

pub type ListHistory = Steps<ArmyList>;

impl Steps<ArmyList> {
    /// An edit that changes nothing is no step.
    pub fn apply(&mut self, edit: &ListEdit) -> Result<(), ListEditError> {
        let after = edit.apply(self.now())?;
        if after != *self.now() {
            self.take(after);
        }
        Ok(())
    }

    /// The last step went on with the one before it: both are taken back at once.
    pub fn join_last(&mut self) {
        self.join();
    }

    /// What stands behind the list was published meanwhile.
    pub fn rebase(&mut self, revision: u16, history: &[ArmyList]) {
        for list in self.each_mut() {
            list.revision = revision;
            history.clone_into(&mut list.history);
        }
    }
}
