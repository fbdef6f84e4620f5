//! Words: everything that is said to players is said here, in English.
//!
//! Below this module there are facts and no prose. A second language is a second set of these
//! functions.

pub mod ace;
mod amount;
pub mod basic;
mod chain;
pub mod deployment;
mod deployment_edit;
mod edit;
mod event;
mod finding;
pub mod glossary;
mod grammar;
mod guide;
pub mod import;
mod list;
pub mod map;
mod names;
pub mod place;
pub mod play;
pub mod reference;
mod review;
mod runs;
pub mod scenario;
pub mod score;
mod sending;
pub mod sheet;
mod solve;
pub mod tournament;
mod umpire;
mod unit_edit;
mod units;
pub mod weather;
mod words;

pub use amount::bytes;
pub use edit::{edit_label, edit_steps, short_label};
pub use event::{EventLine, event_differences, event_lines};
pub use finding::{Said, say};
pub use grammar::{any_of, capital, ordinal, ordinal_word, signed};
pub use guide::{Guide, guide, guide_json};
pub use list::{
    PART_OF_A_LIST, PRACTICE, change, limit, list_rows, list_status, own_list_about,
    structure_with_price,
};
pub use map::{item, map_action, role, terrain};
pub use names::Names;
pub use review::{say_change, say_list_since, say_review, without_list};
pub use sending::{say_came_along, say_contents};
pub use solve::{
    Counted, bill_line, demand, kept, say_additions, say_changes, say_impossible, say_proposal,
    style,
};
pub use umpire::{say_difference, say_mark};
pub use words::{
    discipline, document_line, game, general_level, grade, ground, points_of_limit, scale, seat,
    setting, share, side, span, special, status, structure, trait_name, troop_type, weapon,
};
