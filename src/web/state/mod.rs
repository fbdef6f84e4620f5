//! What lives in context while the page is open.

mod at_work;
mod games;
mod given_files;
mod kept;
pub mod kept_events;
mod lists;
mod of_parts;
mod open_army;
mod open_list;
mod own_lists;
mod practice_lists;
mod saved_armies;
pub mod seal;
mod theme;
mod tournaments;
mod umpire_table;

pub use at_work::AtWork;
pub use games::{OpenGame, SavedGames};
pub use given_files::{GivenFiles, use_given_files};
pub use kept::Kept;
pub use lists::{Lists, Load, use_lists};
pub use of_parts::WholePage;
pub use open_army::OpenArmy;
pub use open_list::OpenList;
pub use own_lists::{OwnLists, use_own_lists};
pub use practice_lists::{PracticeLists, use_practice_lists};
pub use saved_armies::{
    Parted, SavedArmies, Trouble, last_backup, last_backup_of_lists, use_saved_armies, writer,
};
pub use theme::Theme;
pub use tournaments::{OpenTournament, SavedTournaments};
pub use umpire_table::{UmpireTable, use_umpire_table};
