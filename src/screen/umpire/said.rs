//! What is said above the table: how many links came, and what they came to.

use super::{Added, Tally};

impl Added {
    pub fn said(self) -> String {
        let mut said = match (self.fresh, self.again) {
            (0, 0) => "No Muster links found.".to_owned(),
            (0, again) => format!("Nothing new: {} already here.", links(again)),
            (fresh, 0) => format!("{} added.", links(fresh)),
            (fresh, again) => format!("{} added, {} already here.", links(fresh), links(again)),
        };
        if self.left_out > 0 {
            let left_out = links(self.left_out);
            said = format!("{said} The table is full: {left_out} left out.");
        }
        said
    }
}

fn links(count: usize) -> String {
    match count {
        1 => "1 link".to_owned(),
        _ => format!("{count} links"),
    }
}

impl Tally {
    /// Empty while there is nothing on the table.
    pub fn said(self) -> String {
        if self.entries == 0 {
            return String::new();
        }
        let armies = self.legal + self.illegal;
        let mut said = format!(
            "{armies} {}: {} legal, {} illegal.",
            if armies == 1 { "army" } else { "armies" },
            self.legal,
            self.illegal
        );
        if self.failed > 0 {
            said = format!("{said} {} without a verdict.", self.failed);
        }
        match self.events {
            0 => said,
            1 => format!("{said} 1 event."),
            events => format!("{said} {events} events."),
        }
    }

    pub fn is_done(self) -> bool {
        self.answered == self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_counted() {
        let said = |fresh, again, left_out| {
            Added {
                fresh,
                again,
                left_out,
            }
            .said()
        };
        assert_eq!(said(0, 0, 0), "No Muster links found.");
        assert_eq!(said(0, 1, 0), "Nothing new: 1 link already here.");
        assert_eq!(said(22, 1, 0), "22 links added, 1 link already here.");
        assert_eq!(
            said(1, 0, 2),
            "1 link added. The table is full: 2 links left out."
        );
    }

    #[test]
    fn verdicts_are_counted() {
        let tally = Tally {
            entries: 5,
            answered: 5,
            legal: 1,
            illegal: 2,
            events: 1,
            failed: 1,
        };
        assert_eq!(
            tally.said(),
            "3 armies: 1 legal, 2 illegal. 1 without a verdict. 1 event."
        );
        assert_eq!(Tally::default().said(), "");
    }
}
