//! Older revisions of a list, kept so that an army drawn from one can be judged as it was.

use super::ArmyList;

impl ArmyList {
    /// The list as it stood at a revision; none where that revision isn't kept.
    pub fn at_revision(&self, revision: u16) -> Option<&ArmyList> {
        if revision == self.revision {
            return Some(self);
        }
        let mut past = self.history.iter();
        past.find(|past| past.revision == revision)
    }
}
