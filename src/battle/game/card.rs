//! Cards of Basic Impetus that a side may play once in a game. A Good Day to Fight 1.1, Aces in the
//! Hole.

use crate::battle::ace::{Ace, RulebookAce};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    Ace(Ace),
    /// An army has one of the six.
    Rulebook(RulebookAce),
    InitiativeReroll,
}
