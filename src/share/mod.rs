//! Links that hold a whole army, or an event, and nothing else: no server, no account.
//!
//! A link is an address with everything after its `#`: `#/a/1…` for an army, `#/e/1…` for an
//! event, `#/t/1…` for a tournament. What comes out of one is a draft like any other, to be judged anew: a link can't claim
//! to be legal. Whoever made it is not trusted: whatever the text, opening it ends with an
//! answer, within a millisecond and within 1 MB.
//!
//! ```text
//! army ─ normalised ─ v1 (wire types, postcard) ─ frame (length, checksum, base64) ─ link
//!           └─ fingerprint
//! ```

mod army_file;
mod base64;
mod carried;
mod edition;
mod error;
mod find;
mod fingerprint;
mod frame;
mod joined;
mod link;
mod normal;
mod qr;
mod report;
mod review;
mod shared;
mod since;
mod tournament;
mod v1;

pub use army_file::ArmyWithList;
pub use carried::{Carried, excerpt};
pub use edition::{Concern, EDITION, RULE_CHANGES, RuleChange};
pub use error::{LinkError, TooLarge};
pub use find::{FoundLink, find_links};
pub use fingerprint::{Fingerprint, fingerprint, orders_fingerprint};
pub use frame::MOST_BYTES;
pub use link::{Kind, Link, Opened, Part};
pub use normal::normalised;
pub use qr::{Qr, SCANS_FROM_PAPER, qr};
pub use report::report;
pub use review::{
    Aspect, Item, ListChange, Recount, Review, Then, Value, compare_revisions, review,
};
pub use shared::{Seal, Seen, Shared};
pub use since::{ListSince, list_since};
