//! Undo and redo. Each step keeps the army as it was: armies are small, and nothing can be
//! restored more surely than by having been kept.

use super::{Army, Edit, EditError, ListRef};
use crate::list::ArmyList;
use std::collections::VecDeque;
use std::sync::Arc;

const MOST_STEPS: usize = 500;

/// An army with the steps that led to it and those that were taken back.
#[derive(Clone, Debug)]
pub struct History {
    now: Army,
    past: VecDeque<Entry>,
    future: Vec<Entry>,
    /// Whether the last step is a text that is still being typed.
    is_typing: bool,
}

#[derive(Clone, Debug)]
struct Entry {
    edit: Arc<Edit>,
    other: Army,
}

impl History {
    pub fn new(army: Army) -> Self {
        History {
            now: army,
            past: VecDeque::new(),
            future: Vec::new(),
            is_typing: false,
        }
    }

    /// An army that was opened as an older Muster kept it learns what the revision holds that it was
    /// built from.
    pub fn remember(&mut self, list: &ArmyList) {
        let of = ListRef::of(list);
        let is_of = self.now.list.id == of.id && self.now.list.revision == of.revision;
        if self.past.is_empty() && self.now.list.sum.is_none() && is_of {
            self.now.list.sum = of.sum;
        }
    }

    pub fn army(&self) -> &Army {
        &self.now
    }

    /// The army before everything that can be undone: as it was opened.
    pub fn first(&self) -> &Army {
        self.past.front().map_or(&self.now, |step| &step.other)
    }

    /// Applies an edit; what was taken back before it can't be redone any more.
    pub fn apply(&mut self, edit: impl Into<Arc<Edit>>) -> Result<(), EditError> {
        self.is_typing = false;
        self.take(edit.into())
    }

    /// The same for a text as it is typed: until the field is left it is one step, however many
    /// letters it has.
    pub fn apply_typed(&mut self, edit: Edit) -> Result<(), EditError> {
        let last = self.past.back_mut().filter(|_| self.is_typing);
        match last.filter(|last| is_same_field(&last.edit, &edit)) {
            Some(last) => {
                self.now = edit.apply(&self.now)?;
                last.edit = Arc::new(edit);
                self.future.clear();
            }
            None => self.take(Arc::new(edit))?,
        }
        self.is_typing = true;
        Ok(())
    }

    /// The field was left: what is typed next is a step of its own.
    pub fn end_typing(&mut self) {
        self.is_typing = false;
    }

    fn take(&mut self, edit: Arc<Edit>) -> Result<(), EditError> {
        let after = edit.apply(&self.now)?;
        let before = std::mem::replace(&mut self.now, after);
        self.past.push_back(Entry {
            edit,
            other: before,
        });
        if self.past.len() > MOST_STEPS {
            self.past.pop_front();
        }
        self.future.clear();
        Ok(())
    }

    /// Takes back the last edit, and says which it was.
    pub fn undo(&mut self) -> Option<&Edit> {
        self.is_typing = false;
        let Entry { edit, other } = self.past.pop_back()?;
        let other = std::mem::replace(&mut self.now, other);
        self.future.push(Entry { edit, other });
        self.next_redo()
    }

    /// Applies again the edit last taken back, and says which it was.
    pub fn redo(&mut self) -> Option<&Edit> {
        self.is_typing = false;
        let Entry { edit, other } = self.future.pop()?;
        let other = std::mem::replace(&mut self.now, other);
        self.past.push_back(Entry { edit, other });
        self.next_undo()
    }

    /// How many steps can be taken back, and how many of those taken back can be taken again.
    pub fn steps(&self) -> (usize, usize) {
        (self.past.len(), self.future.len())
    }

    pub fn next_undo(&self) -> Option<&Edit> {
        self.past.back().map(|step| &*step.edit)
    }

    pub fn next_redo(&self) -> Option<&Edit> {
        self.future.last().map(|step| &*step.edit)
    }
}

fn is_same_field(one: &Edit, other: &Edit) -> bool {
    match (one, other) {
        (Edit::Rename(_), Edit::Rename(_)) | (Edit::SetPlayer(_), Edit::SetPlayer(_)) => true,
        (Edit::NameCommand { command, .. }, Edit::NameCommand { command: other, .. }) => {
            command == other
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Command, CommandId};
    use crate::event::Preset;

    fn history() -> History {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let list = ArmyList::read(file, "early-sumerians").unwrap();
        History::new(Army::new(&list, Preset::Mm15At300.event()))
    }

    fn type_in(history: &mut History, text: &str) {
        for end in 1..=text.len() {
            let edit = Edit::Rename(text[..end].to_owned());
            history.apply_typed(edit).unwrap();
        }
    }

    #[test]
    fn a_text_is_one_step_for_each_visit_to_its_field() {
        let mut history = history();
        type_in(&mut history, "Lagash");
        assert_eq!(
            (history.army().name.as_str(), history.steps()),
            ("Lagash", (1, 0))
        );
        history.end_typing();
        type_in(&mut history, "Umma");
        assert_eq!(history.steps(), (2, 0));
        history.undo();
        assert_eq!(history.army().name, "Lagash");
        type_in(&mut history, "Ur");
        history.undo();
        assert_eq!(history.army().name, "Lagash");
        history.undo();
        assert_eq!(history.army().name, "Early Sumerians");
    }

    #[test]
    fn other_edits_and_other_fields_are_steps_of_their_own() {
        let mut history = history();
        type_in(&mut history, "Lagash");
        history
            .apply_typed(Edit::SetPlayer("E".to_owned()))
            .unwrap();
        history
            .apply_typed(Edit::SetPlayer("En".to_owned()))
            .unwrap();
        let command = Command::new(CommandId(2));
        history.apply(Edit::AddCommand { at: 1, command }).unwrap();
        let name = |id, name: &str| Edit::NameCommand {
            command: CommandId(id),
            name: name.to_owned(),
        };
        history.apply_typed(name(1, "L")).unwrap();
        history.apply_typed(name(2, "R")).unwrap();
        assert_eq!(history.steps(), (5, 0));
    }
}
