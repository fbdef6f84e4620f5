//! What more than one page shows.

mod aces;
mod comparison;
mod cure;
mod dialog;
mod facts;
mod file_drop;
mod finding;
mod link_card;
mod number_field;
mod page;
mod picker;
mod reference;
mod report;
mod saved_army;
mod signs;
mod trouble;
mod verdict_line;
mod waiting;

pub use aces::AcesPanel;
pub use comparison::{Compared, Comparison};
pub use cure::Cure;
pub use dialog::Dialog;
pub use facts::{FactLine, Facts};
pub use file_drop::FileDrop;
pub use finding::FindingNote;
pub use link_card::LinkCard;
pub use number_field::NumberField;
pub use page::{Mark, Page, ThemeSwitch};
pub use picker::Picker;
pub use reference::ReferenceCards;
pub use report::ReportVerdict;
pub use saved_army::SavedArmy;
pub use signs::{Sign, TroopSign};
pub use trouble::TroubleBanner;
pub use verdict_line::VerdictLine;
pub use waiting::{Failed, Waiting, WaitingPage};
