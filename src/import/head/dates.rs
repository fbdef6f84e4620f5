//! Years and centuries with their eras, as publishers and players write them.

mod parts;

use super::super::words::has_word;
use crate::list::Dates;
use parts::{between_spans, from_word, span};
use std::ops::Range;
use winnow::Parser;

/// Dates within a text.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundDates {
    pub at: Range<usize>,
    /// What they mean; the first is the likeliest.
    pub ways: Vec<Dates>,
    /// Not where the later stands first, or an era is missing.
    pub is_sure: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Era {
    Before,
    After,
}

#[derive(Clone, Copy, Debug)]
enum Count {
    Year { year: i16, digits: usize },
    Century(i16),
}

#[derive(Clone, Copy, Debug)]
struct Moment {
    count: Count,
    era: Option<Era>,
}

#[derive(Clone, Copy, Debug)]
struct Span {
    first: Moment,
    last: Option<Moment>,
}

/// No list is of a later time; such a year says when the text was written.
const LAST_YEAR: i16 = 1900;

/// The first dates of a text: "1810-1761 BC", "27 BC-AD 284", "XIV-XVI century", "c. 1300 BC".
pub fn dates(text: &str) -> Option<FoundDates> {
    let mut skipped = 0;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        let is_start = !before.is_alphanumeric() && letter.is_alphanumeric() && at >= skipped;
        before = letter;
        if !is_start {
            continue;
        }
        let rest = text.get(at..)?;
        if let Some(length) = of_a_calendar(rest) {
            skipped = at + length;
            continue;
        }
        if is_a_page(text.get(..at)?) {
            continue;
        }
        if let Some(found) = dates_at(rest) {
            let at = at + found.at.start..at + found.at.end;
            return Some(FoundDates { at, ..found });
        }
    }
    None
}

/// How long a date such as 2023-01-05 or 12/05/2023 is.
fn of_a_calendar(text: &str) -> Option<usize> {
    let is_part = |it: char| it.is_ascii_digit() || matches!(it, '-' | '/' | '.');
    let end = text.find(|it| !is_part(it)).unwrap_or(text.len());
    let run = text.get(..end)?;
    let numbers = run.split(['-', '/', '.']).filter(|it| !it.is_empty());
    (numbers.count() > 2).then_some(end)
}

/// Whether a text ends in what stands before the number of a page or volume.
fn is_a_page(before: &str) -> bool {
    let last = before.split_whitespace().next_back().unwrap_or_default();
    let last = last.trim_matches(|it: char| !it.is_alphanumeric());
    let pages = [
        "p", "pp", "pag", "page", "pages", "pagina", "pagine", "vol", "volume", "no", "nr", "n",
    ];
    pages.iter().any(|page| last.eq_ignore_ascii_case(page))
}

/// Dates that a text begins with.
fn dates_at(text: &str) -> Option<FoundDates> {
    let mut input = text;
    from_word.parse_next(&mut input).ok()?;
    let start = text.len() - input.len();
    let first = span.parse_next(&mut input).ok()?;
    let mut spans = vec![first];
    let mut end = text.len() - input.len();
    while let Ok(next) = (between_spans, span)
        .map(|(_, span)| span)
        .parse_next(&mut input)
    {
        if !ends(input) || !is_sound(next, true) {
            break;
        }
        spans.push(next);
        end = text.len() - input.len();
    }
    let rest = text.get(end..)?;
    let has_era = spans.iter().any(|it| it.has_era());
    if !ends(rest) || !is_sound(first, has_era && spans.len() > 1) || counts_something(rest) {
        return None;
    }
    let said = text.get(start..end)?;
    let words: Vec<&str> = said.split_whitespace().collect();
    let said = words.join(" ").replace(" - ", "-");
    let (ways, is_sure) = meanings(&spans, &said)?;
    Some(FoundDates {
        at: 0..end,
        ways,
        is_sure,
    })
}

/// Neither a word nor a third number goes on behind.
fn ends(rest: &str) -> bool {
    let mut letters = rest.chars();
    match letters.next() {
        Some('-' | '/' | '.') => !letters.next().is_some_and(|it| it.is_ascii_digit()),
        Some(letter) => !letter.is_alphanumeric(),
        None => true,
    }
}

/// "300-400 points" are no years.
fn counts_something(rest: &str) -> bool {
    let next = rest.split_whitespace().next().unwrap_or_default();
    has_word(
        &next.to_lowercase(),
        &[
            "points", "point", "pts", "pt", "punti", "pti", "mm", "cm", "men", "figures", "units",
            "minutes", "x",
        ],
    )
}

/// Whether a span is one of time: a year alone needs its era, and numbers of two digits too.
fn is_sound(span: Span, era_elsewhere: bool) -> bool {
    let may_be_bc = span.has_bc() || era_elsewhere;
    let is_old = |moment: Moment| match moment.count {
        Count::Year { year, .. } => year > 0 && (year <= LAST_YEAR || may_be_bc),
        Count::Century(_) => true,
    };
    let digits = |moment: Moment| match moment.count {
        Count::Year { digits, .. } => digits,
        Count::Century(_) => 3,
    };
    let moments = [Some(span.first), span.last];
    let has_era = span.has_era() || era_elsewhere;
    let is_century = matches!(span.first.count, Count::Century(_));
    moments.into_iter().flatten().all(is_old)
        && match span.last {
            None => has_era || is_century,
            Some(_) if has_era => true,
            Some(last) => {
                let (first, last) = (digits(span.first), digits(last));
                first > 2 && last > 1 || first > 1 && last > 2
            }
        }
}

impl Span {
    fn has_era(self) -> bool {
        self.first.era.is_some() || self.last.is_some_and(|last| last.era.is_some())
    }

    fn last_era(self) -> Option<Era> {
        self.last.and_then(|last| last.era).or(self.first.era)
    }

    fn has_bc(self) -> bool {
        self.first.is_bc() || self.last.is_some_and(Moment::is_bc)
    }
}

impl Moment {
    fn is_bc(self) -> bool {
        self.era == Some(Era::Before)
    }

    fn or_era(self, era: Option<Era>) -> Moment {
        Moment {
            era: self.era.or(era),
            ..self
        }
    }

    /// Its first and last year.
    fn years(self) -> (i16, i16) {
        let (first, last) = match self.count {
            Count::Year { year, .. } => (year, year),
            Count::Century(century) => (century * 100 - 99, century * 100),
        };
        match self.era {
            Some(Era::Before) => (-last, -first),
            _ => (first, last),
        }
    }
}

/// What the spans mean, and whether that is certain.
fn meanings(spans: &[Span], said: &str) -> Option<(Vec<Dates>, bool)> {
    if let [span] = spans
        && let Some(last) = span.last
    {
        let (ways, is_sure) = range(span.first, last, said);
        return (!ways.is_empty()).then_some((ways, is_sure));
    }
    // "1300-1200, 1100-1000 BC": the era is that of all.
    let mut era = spans.iter().rev().find_map(|it| it.last_era());
    let mut years: Vec<i16> = Vec::new();
    for span in spans.iter().rev() {
        era = span.first.era.or(span.last_era()).or(era);
        let last = span.last.map(|last| last.or_era(era));
        for moment in [Some(span.first.or_era(era)), last].into_iter().flatten() {
            let (from, to) = moment.years();
            years.extend([from, to]);
        }
    }
    let (from, to) = (*years.iter().min()?, *years.iter().max()?);
    let dates = Dates {
        text: said.to_owned(),
        from: Some(from),
        to: Some(to),
    };
    Some((vec![dates], true))
}

fn range(first: Moment, last: Moment, said: &str) -> (Vec<Dates>, bool) {
    let last = unabridged(first, last);
    let dates = |first: Moment, last: Moment, text: &dyn Fn(i16, i16) -> String| {
        let (from, to) = (first.years().0, last.years().1);
        (from <= to).then(|| Dates {
            text: text(from, to),
            from: Some(from),
            to: Some(to),
        })
    };
    let sure = |first, last| dates(first, last, &|_, _| said.to_owned());
    let written = |first, last| dates(first, last, &text_of);
    let (before, after) = (Some(Era::Before), Some(Era::After));
    let with = |moment: Moment, era| Moment { era, ..moment };
    let found = match (first.era, last.era) {
        (None, era) => sure(with(first, era), last),
        // "100 BC - 50" may end before or after Christ.
        (Some(Era::Before), None) => {
            let is_earlier = with(last, after).years() < with(first, after).years();
            (!is_earlier)
                .then(|| sure(first, with(last, after)))
                .flatten()
        }
        (era, None) => sure(first, with(last, era)),
        (Some(_), Some(_)) => sure(first, last),
    };
    if let Some(sure) = found {
        return (vec![sure], true);
    }
    let ways = match (first.era, last.era) {
        (None, None) => vec![
            written(with(first, before), with(last, before)),
            written(last, first),
        ],
        (Some(Era::Before), None) => vec![
            written(first, with(last, before)),
            written(first, with(last, after)),
        ],
        (first_era, last_era) => {
            let era = last_era.or(first_era);
            vec![written(last.or_era(era), first.or_era(era))]
        }
    };
    (ways.into_iter().flatten().collect(), false)
}

/// "1066-72" ends in 1072.
fn unabridged(first: Moment, last: Moment) -> Moment {
    let eras = [first.era, last.era];
    let (
        Count::Year {
            year: from, digits, ..
        },
        Count::Year {
            year: to,
            digits: few,
        },
    ) = (first.count, last.count)
    else {
        return last;
    };
    let century = from - from % 100;
    if digits < 3 || few != 2 || from % 100 >= to || eras.contains(&Some(Era::Before)) {
        return last;
    }
    let count = Count::Year {
        year: century + to,
        digits,
    };
    Moment { count, ..last }
}

fn text_of(from: i16, to: i16) -> String {
    match (from < 0, to < 0) {
        (true, true) => format!("{}-{} BC", -from, -to),
        (true, false) => format!("{} BC - {to} AD", -from),
        (false, _) => format!("{from}-{to} AD"),
    }
}

#[cfg(test)]
mod tests;
