//! The army as text to be pasted: whole, short, for Discord and for forums.

mod compact;
mod escape;
mod full;
mod ranking;

pub use ranking::ranking_csv;

use super::roster::{RosterOptions, roster};
use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::Judgement;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Plain,
    /// A few lines.
    Compact,
    /// As Discord reads it.
    Markdown,
    /// As forums read it.
    BbCode,
}

impl Format {
    pub const ALL: [Format; 4] = [
        Format::Plain,
        Format::Compact,
        Format::Markdown,
        Format::BbCode,
    ];
}

/// The army in one of the formats. What is secret until deployment is left out.
pub fn export(format: Format, list: &ArmyList, army: &Army, judgement: &Judgement) -> String {
    let roster = roster(list, army, judgement, RosterOptions::default());
    match format {
        Format::Plain => full::write(&roster, &full::PLAIN),
        Format::Compact => compact::write(&roster),
        Format::Markdown => full::write(&roster, &full::MARKDOWN),
        Format::BbCode => full::write(&roster, &full::BB_CODE),
    }
}

/// The same, ending with the link that opens the army.
pub fn export_with_link(
    format: Format,
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    address: &str,
) -> String {
    let text = export(format, list, army, judgement);
    match format {
        Format::Compact => format!("{text}{address}\n"),
        Format::Plain | Format::Markdown => format!("{text}\n{address}\n"),
        Format::BbCode => format!("{text}\n[url]{address}[/url]\n"),
    }
}
