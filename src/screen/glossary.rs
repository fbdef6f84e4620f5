//! The glossary as far as a search lets it through.

use crate::list::folded;
use crate::text::glossary::{GlossaryEntry, glossary};

/// Groups with an entry that holds every word, each with those entries.
pub fn found(search: &str) -> Vec<(&'static str, Vec<GlossaryEntry>)> {
    let words = folded(search);
    let holds_all = |entry: &GlossaryEntry| {
        let text = folded(&format!("{} {}", entry.term, entry.meaning));
        words.split_whitespace().all(|word| text.contains(word))
    };
    let groups = glossary().into_iter().map(|(heading, entries)| {
        let entries: Vec<GlossaryEntry> = entries.into_iter().filter(holds_all).collect();
        (heading, entries)
    });
    groups.filter(|(_, entries)| !entries.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_found_by_name_and_by_meaning() {
        assert_eq!(found("").len(), glossary().len());
        let vbu = found("VBU");
        assert!(
            vbu.iter().any(|(heading, _)| *heading == "Figures"),
            "{vbu:?}"
        );
        assert!(found("wombat").is_empty());
    }
}
