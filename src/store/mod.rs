//! What is kept of armies and games, and how it survives full storage, damage, two tabs at once and a cut
//! between two writes. Knows nothing of a browser: `Storage` is what it needs of one.
//!
//! Three keys for armies: `muster:army:KEY` holds an army in its envelope, `muster:armies` an index that says
//! what the start page shows, and `muster:before:KEY` an army of an older format until the new one
//! is written. The index can be made anew from the envelopes at any time, and is. Games, tournaments
//! and own lists have keys of their own and are kept in the same way.

mod account;
mod adopt;
pub mod backup;
mod collection;
mod discard;
mod envelope;
mod file;
mod index;
mod keeper;
mod line;
mod lineage;
mod lists;
mod merge;
mod tabs;

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;

pub use account::{Account, account, backup_after, changed_since, last_order};
pub use collection::Collection;
pub use envelope::{Envelope, Fault, Opened, open, sum_of};
pub use file::{Given, given};
pub use index::{Details, SavedVerdict, Summary};
pub use keeper::{INDEX, Keeper, Refusal, Saved, Storage, army_key, key_of};
pub use lists::{fresh_number, list_summary, own_id, returning_revision};
pub use merge::{Item, MergeChoice, MergeState, preview};
pub use tabs::Arrival;
