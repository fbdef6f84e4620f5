//! What was typed and can't be read. It stays in its field and among the things to put right until
//! it is typed anew or taken back.

use super::FaultLine;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The field, by its name in the page.
    pub field: String,
    /// What the field is called: "Spearmen, Points".
    pub name: String,
    pub typed: String,
    /// A sentence.
    pub why: String,
    /// How many steps could be taken back when it was typed.
    pub depth: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals(Vec<Refusal>);

impl Refusals {
    /// Takes the place of what the field was refused before.
    pub fn put(&mut self, refusal: Refusal) {
        self.clear(&refusal.field);
        self.0.push(refusal);
    }

    pub fn clear(&mut self, field: &str) {
        self.0.retain(|it| it.field != field);
    }

    pub fn of(&self, field: &str) -> Option<&Refusal> {
        self.0.iter().find(|it| it.field == field)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes back the last one that was typed after the last step of the list; returns its field.
    pub fn undo(&mut self, depth: usize) -> Option<String> {
        let at = self.0.iter().rposition(|it| it.depth >= depth)?;
        Some(self.0.remove(at).field)
    }

    pub fn lines(&self) -> impl Iterator<Item = FaultLine> {
        self.0.iter().map(|it| FaultLine {
            row: None,
            place: it.field.clone(),
            said: format!("{}: {}", it.name, it.why),
        })
    }
}
