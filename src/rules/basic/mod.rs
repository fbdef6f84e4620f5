//! Basic Impetus: an army is the lines of its list with the options taken, under one general.

pub mod basic_choices;
pub mod basic_general;
pub mod basic_large_units;
pub mod basic_nothing_bought;
pub mod basic_one_command;
pub mod basic_option_offered;
pub mod basic_option_once;
pub mod basic_option_unsaid;
pub mod basic_options_combined;
pub mod basic_options_exclude;
pub mod basic_printed_vdt;
pub mod basic_seat;
pub mod basic_units;

use super::{Context, Finding};
use crate::army::{BasicEdit, Edit};

/// The army as the list fields it with the options that it can have.
fn restored(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    let basic = context.list.basic_list().into_iter();
    basic
        .map(|basic| BasicEdit::restore(basic, context.army))
        .collect()
}
