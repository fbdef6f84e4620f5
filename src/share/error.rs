//! Why a link can't be opened, or can't be made, as sentences for the player who tried.

/// Why a link can't be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("this is not a Muster link")]
    NotALink,
    #[error("this link was made by a newer Muster; reload the page, or update, to open it")]
    Newer,
    #[error("this link was cut off{}; copy the whole of it, or ask for it again", missing(*.have, *.of))]
    CutOff { have: usize, of: Option<usize> },
    #[error(
        "this link is damaged: a character in it was changed or lost; copy it again, or ask for it again"
    )]
    Damaged,
    /// Whole, but what it says makes no sense here.
    #[error(
        "this link holds something that this Muster doesn't know; it may have been made by a newer one"
    )]
    NotUnderstood,
}

fn missing(have: usize, of: Option<usize>) -> String {
    match of {
        Some(of) => format!(": {have} of its {of} characters are here"),
        None => String::new(),
    }
}

/// Why a link can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "this holds more than a link can carry: at most {} units, {} commands and {} bytes with all names",
    crate::army::MOST_UNITS,
    crate::army::MOST_COMMANDS,
    super::MOST_BYTES
)]
pub struct TooLarge;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_says_how_much_is_missing() {
        let said = LinkError::CutOff {
            have: 80,
            of: Some(131),
        };
        assert!(
            said.to_string()
                .starts_with("this link was cut off: 80 of its 131 characters are here; copy")
        );
        let said = LinkError::CutOff { have: 2, of: None };
        assert!(
            said.to_string()
                .starts_with("this link was cut off; copy the whole of it")
        );
    }
}
