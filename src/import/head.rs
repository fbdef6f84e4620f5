//! What stands around the rows: the title with its dates, command structure, volume, the heads of
//! columns, headings of pages.

mod columns;
mod contingent;
mod dates;
mod furniture;
mod legend;
mod section;
mod structure;
mod title;
mod vdt;

pub use columns::{columns, glued_columns, is_heads_of_columns};
pub use contingent::contingent;
pub use dates::dates;
pub use section::{after_section_heading, is_heading_of_rows};
pub use structure::names_structure;
pub use title::{Title, is_of_a_mail, named, title};

use super::lines::Reading;
use super::row::{Noticed, Reader, is_numbers_alone};
use super::{Answer, Doubt, Label, LeftOut, OfferedAnswer, Reason};
use crate::text;
use furniture::is_page_heading;
use legend::is_legend;
use structure::structures;

/// What a line is that is no row, by itself.
pub fn read(mut reader: Reader<'_>) -> (Reading, Noticed) {
    let clean = reader.clean.text.clone();
    let reading = if let Some(line) = structures(&clean) {
        for (structure, price) in &line.found {
            if price.is_some_and(|price| i32::from(price) != structure.price()) {
                let reason = Reason::StructurePrice(*structure);
                let found = line.found.iter().map(|(it, _)| *it);
                let names: Vec<&str> = found.clone().map(text::structure).collect();
                let prices: Vec<String> = found.map(text::structure_with_price).collect();
                let label = Label::Text(prices.join(" or "));
                let by_the_rules = format!("CS={}", names.join(" or "));
                reader.doubt(0..clean.len(), reason, vec![(label, by_the_rules)]);
            }
        }
        if let Some(more) = line.more {
            reader.doubt_words(more, Reason::MoreThanAHead);
        }
        Reading::Structures(line.found.into_iter().map(|(it, _)| it).collect())
    } else if let Some(columns) = columns(&clean) {
        if !columns::are_in_order(&columns) {
            reader.noticed.doubts.push(Doubt {
                at: 0..reader.source.len(),
                reason: Reason::ColumnsInAnotherOrder,
                choices: vec![OfferedAnswer {
                    label: Label::LeaveOut,
                    answer: Answer::LeaveOut,
                }],
            });
        }
        Reading::Columns(columns)
    } else if is_legend(&clean) {
        Reading::LeftOut(LeftOut::Legend)
    } else if let Some(volume) = volume_line(&clean, &mut reader) {
        Reading::Volume(volume)
    } else if let Some(vdt) = vdt_line(&clean) {
        Reading::Vdt(vdt)
    } else if let Some(head) = contingent(&clean) {
        if let Some(more) = head.more {
            reader.doubt_words(more, Reason::MoreThanAHead);
        }
        Reading::Contingent(head.name)
    } else if after_section_heading(&clean).is_some_and(|rest| rest.trim().is_empty()) {
        Reading::LeftOut(LeftOut::SectionHeading)
    } else if is_page_heading(&clean) && !is_numbers_alone(&clean) {
        Reading::LeftOut(LeftOut::PageHeading)
    } else {
        return (Reading::Prose, Noticed::default());
    };
    (reading, reader.noticed)
}

/// Whether a line only says what stands on the next.
pub fn is_label(text: &str) -> bool {
    let clean = Reader::new(text).clean.text;
    structure::is_head_alone(&clean) || title::is_label_alone(&clean)
}

/// "Vol. 31", and how long that is.
pub fn volume(text: &str) -> Option<(u8, usize)> {
    let small = text.to_ascii_lowercase();
    let rest = small.strip_prefix("vol")?;
    let rest = rest.strip_prefix("ume").unwrap_or(rest);
    let rest = rest.trim_start_matches([' ', '.', ':', ',', '=']);
    let end = rest
        .find(|it: char| !it.is_ascii_digit())
        .unwrap_or(rest.len());
    let volume = rest.get(..end)?.parse().ok()?;
    (1..=34)
        .contains(&volume)
        .then_some((volume, text.len() - rest.len() + end))
}

/// A volume on a line of its own; what else stands there is asked about. A title may begin with its
/// volume too.
fn volume_line(clean: &str, reader: &mut Reader<'_>) -> Option<u8> {
    let start = clean.len() - clean.trim_start().len();
    let (volume, length) = volume(clean.trim_start()).filter(|_| clean.len() < 60)?;
    let rest = clean.get(start + length..)?;
    let more = rest.trim_matches(|it: char| !it.is_alphanumeric());
    if more.is_empty() {
        return Some(volume);
    }
    let title = title(clean);
    if title.dates.is_some() || !title.vdt.is_empty() {
        return None;
    }
    let at = start + length + rest.find(more)?;
    reader.doubt_words(at..at + more.len(), Reason::MoreThanAHead);
    if let Some(doubt) = reader.noticed.doubts.last_mut() {
        doubt.choices.push(this_is_the_name());
    }
    Some(volume)
}

pub fn this_is_the_name() -> OfferedAnswer {
    OfferedAnswer {
        label: Label::ThisIsTheName,
        answer: Answer::Name,
    }
}

/// "VDT=16/8" and no name.
fn vdt_line(clean: &str) -> Option<Box<Title>> {
    if !clean.to_ascii_lowercase().contains("vdt") {
        return None;
    }
    let title = title(clean);
    let is_more = title.dates.is_some()
        || title.volume.is_some()
        || title.revised.is_some()
        || title.names_the_page;
    let is_alone = title.whole_name.is_empty() && title.unread.is_empty() && !is_more;
    (is_alone && !title.vdt.is_empty()).then(|| Box::new(title))
}

/// Whether a word is one of those that stand in a text with blanks between them.
fn is_among(word: &str, words: &str) -> bool {
    words.split(' ').any(|it| it == word)
}

#[cfg(test)]
mod tests;
