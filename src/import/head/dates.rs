//! Years and centuries with their eras, as publishers and players write them.

use super::super::words::has_word;
use crate::list::Dates;
use std::ops::Range;
use winnow::Parser;
use winnow::ascii::{Caseless, digit1};
use winnow::combinator::{alt, fail, opt};
use winnow::token::{one_of, take_while};

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

impl Span {
    fn last_era(self) -> Option<Era> {
        self.last.and_then(|last| last.era).or(self.first.era)
    }
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

fn blank(input: &mut &str) -> winnow::Result<()> {
    take_while(0.., ' ').void().parse_next(input)
}

/// "Period:", "from", "between": words before dates that say nothing more.
fn from_word(input: &mut &str) -> winnow::Result<()> {
    let label = alt((
        Caseless("dates"),
        Caseless("date"),
        Caseless("periodo"),
        Caseless("period"),
        Caseless("data"),
        Caseless("years"),
        Caseless("anni"),
    ));
    let label = (label, blank, one_of([':', '=', '|', ';']), blank).void();
    let from = alt((Caseless("from"), Caseless("between"), Caseless("dal")));
    let from = (from, one_of(' '), blank).void();
    (opt(label), opt(from)).void().parse_next(input)
}

fn between_spans(input: &mut &str) -> winnow::Result<()> {
    let sign = one_of([',', ';', '&', '+']).void();
    (blank, alt((sign, Caseless("and").void())), blank)
        .void()
        .parse_next(input)
}

fn span(input: &mut &str) -> winnow::Result<Span> {
    alt((centuries, years)).parse_next(input)
}

/// Years, or a century and a year.
fn years(input: &mut &str) -> winnow::Result<Span> {
    let moment = || alt((century_with_word, year));
    let (first, last) = (moment(), opt((dash, moment()))).parse_next(input)?;
    let last = last.map(|(_, last)| last);
    Ok(Span { first, last })
}

fn dash(input: &mut &str) -> winnow::Result<()> {
    let word = alt((
        Caseless("to"),
        Caseless("until"),
        Caseless("till"),
        Caseless("and"),
        Caseless("al"),
        Caseless("a"),
    ));
    let sign = alt((take_while(1..=2, '-'), "/")).void();
    (blank, alt((sign, (word, one_of(' ')).void())), blank)
        .void()
        .parse_next(input)
}

/// "c. AD 450", "1200 BC".
fn year(input: &mut &str) -> winnow::Result<Moment> {
    let (_, before, said, after) =
        (about, opt(era_before_year), digit1, opt(era)).parse_next(input)?;
    let digits = said.len();
    let year = match said.parse() {
        Ok(year) if digits <= 4 => year,
        _ => return fail.parse_next(input),
    };
    Ok(Moment {
        count: Count::Year { year, digits },
        era: after.or(before),
    })
}

fn era_before_year(input: &mut &str) -> winnow::Result<Era> {
    (alt((era_of(&["a", "d"]), era_of(&["b", "c"]))), blank)
        .map(|(era, ())| era)
        .parse_next(input)
}

/// "c.", "late": not so sure a year, and kept in the words alone.
fn about(input: &mut &str) -> winnow::Result<()> {
    let circa = alt((
        Caseless("circa"),
        Caseless("about"),
        Caseless("around"),
        Caseless("ca."),
        Caseless("ca"),
        Caseless("c."),
        Caseless("c"),
    ))
    .void();
    let part = alt((
        Caseless("early"),
        Caseless("middle"),
        Caseless("mid"),
        Caseless("late"),
    ));
    let part = (part, one_of([' ', '-'])).void();
    let the = opt((Caseless("the"), ' '));
    opt((alt((circa, part)), blank, the).void())
        .void()
        .parse_next(input)
}

/// "XII-XIV century", "secoli XII-XIV", "3rd-4th century AD", and "XII-XIV" alone.
fn centuries(input: &mut &str) -> winnow::Result<Span> {
    let start = *input;
    let (_, word, _, first, first_era) =
        (about, opt(century_word), blank, numeral, opt(era)).parse_next(input)?;
    let last = opt((dash, about, numeral)).parse_next(input)?;
    let behind = opt((blank, century_word)).parse_next(input)?.is_some();
    let has_word = word.is_some() || behind;
    let after = opt(era).parse_next(input)?;
    let said = start.get(..start.len() - input.len()).unwrap_or_default();
    let is_written = said.bytes().filter(u8::is_ascii_alphabetic).count() > 2
        && !said
            .bytes()
            .any(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    let last = last.map(|(.., last)| last);
    // "XIV-XVI" without the word; "I-II" may count anything.
    let is_range = last.is_some_and(|last| first > 1 && last > first);
    if !(has_word || is_written && is_range) {
        return fail.parse_next(input);
    }
    let moment = |century, era| Moment {
        count: Count::Century(century),
        era,
    };
    // "III century BC - II century AD" is read as two.
    if last.is_none() && goes_on(input) {
        return fail.parse_next(input);
    }
    Ok(match last {
        None => Span {
            first: moment(first, after.or(first_era)),
            last: None,
        },
        Some(last) => Span {
            first: moment(first, first_era),
            last: Some(moment(last, after)),
        },
    })
}

fn goes_on(input: &str) -> bool {
    let mut rest = input;
    (dash, alt((century_with_word, year)))
        .parse_next(&mut rest)
        .is_ok()
}

fn century_with_word(input: &mut &str) -> winnow::Result<Moment> {
    let before = (about, century_word, blank, numeral).map(|it| it.3);
    let behind = (about, numeral, blank, century_word).map(|it| it.1);
    let (century, era) = (alt((before, behind)), opt(era)).parse_next(input)?;
    Ok(Moment {
        count: Count::Century(century),
        era,
    })
}

fn century_word(input: &mut &str) -> winnow::Result<()> {
    let english = alt((
        Caseless("centuries"),
        Caseless("century"),
        Caseless("cents"),
        Caseless("cent"),
    ));
    let other = alt((
        Caseless("secolo"),
        Caseless("secoli"),
        Caseless("secc"),
        Caseless("sec"),
        Caseless("siglos"),
        Caseless("siglo"),
    ));
    let whole = (alt((english, other)), word_end, opt('.')).void();
    alt((whole, Caseless("c.").void())).parse_next(input)
}

fn word_end(input: &mut &str) -> winnow::Result<()> {
    match input.starts_with(|next: char| next.is_alphanumeric()) {
        true => fail.parse_next(input),
        false => Ok(()),
    }
}

/// "XIV" or "3rd", as a number.
fn numeral(input: &mut &str) -> winnow::Result<i16> {
    const CENTURIES: &[&str] = &[
        "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV",
        "XV", "XVI", "XVII", "XVIII",
    ];
    let roman = take_while(1..=5, ['I', 'V', 'X', 'i', 'v', 'x']).verify_map(|said: &str| {
        let place = CENTURIES
            .iter()
            .position(|it| it.eq_ignore_ascii_case(said))?;
        i16::try_from(place + 1).ok()
    });
    let suffix = alt((
        Caseless("st"),
        Caseless("nd"),
        Caseless("rd"),
        Caseless("th"),
        "°",
        "º",
    ));
    let ordinal = (take_while(1..=2, '0'..='9').parse_to::<i16>(), suffix)
        .verify_map(|(number, _)| (1..=18).contains(&number).then_some(number));
    (alt((roman, ordinal)), word_end)
        .map(|(number, ())| number)
        .parse_next(input)
}

fn era(input: &mut &str) -> winnow::Result<Era> {
    let german = alt((era_of(&["v", "chr"]), era_of(&["n", "chr"])));
    let english = alt((
        era_of(&["b", "c", "e"]),
        era_of(&["b", "c"]),
        era_of(&["c", "e"]),
        era_of(&["a", "d"]),
    ));
    let italian = alt((era_of(&["a", "c"]), era_of(&["d", "c"])));
    (blank, alt((english, italian, german)), word_end)
        .map(|(_, era, ())| era)
        .parse_next(input)
}

/// An era by its letters, in any case, each with a full stop or none; a blank stands only behind a
/// full stop.
fn era_of<'t>(
    letters: &'static [&'static str],
) -> impl Parser<&'t str, Era, winnow::error::ContextError> {
    let is_before = matches!(letters, ["b", ..] | ["a", "c"] | ["v", _]);
    move |input: &mut &'t str| {
        let mut has_stop = false;
        for (place, letter) in letters.iter().enumerate() {
            if has_stop {
                blank.parse_next(input)?;
            }
            Caseless(*letter).parse_next(input)?;
            let is_last = place + 1 == letters.len();
            if !is_last || has_stop {
                has_stop = opt('.').parse_next(input)?.is_some();
            }
        }
        Ok(match is_before {
            true => Era::Before,
            false => Era::After,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_every_writing() {
        for (said, text, from, to) in [
            ("MARI 1810-1761 BC", "1810-1761 BC", -1810, -1761),
            ("MARI 1810 - 1761 b.c.", "1810-1761 b.c.", -1810, -1761),
            ("600-450 Bc", "600-450 Bc", -600, -450),
            ("600-450 B.C.E.", "600-450 B.C.E.", -600, -450),
            ("600-450 B.C", "600-450 B.C", -600, -450),
            ("600-450 AC", "600-450 AC", -600, -450),
            ("600-450 v. Chr.", "600-450 v. Chr.", -600, -450),
            ("AD 450-600", "AD 450-600", 450, 600),
            ("27 BC-AD 284", "27 BC-AD 284", -27, 284),
            ("50 BC - AD 50", "50 BC-AD 50", -50, 50),
            ("1066-72", "1066-72", 1066, 1072),
            ("1066 to 1072", "1066 to 1072", 1066, 1072),
            ("1066/1072", "1066/1072", 1066, 1072),
            ("MARI c. 1300-1200 BC", "c. 1300-1200 BC", -1300, -1200),
            ("UR 2500 BC", "2500 BC", -2500, -2500),
            ("UR (2500 BC)", "2500 BC", -2500, -2500),
            ("c. 1300 BC", "c. 1300 BC", -1300, -1300),
            ("AD 450", "AD 450", 450, 450),
            ("MARI III century BC", "III century BC", -300, -201),
            ("MARI III sec. a.C.", "III sec. a.C.", -300, -201),
            ("III-I sec. a.C.", "III-I sec. a.C.", -300, -1),
            ("IX-X centuries", "IX-X centuries", 801, 1000),
            ("3rd-4th century", "3rd-4th century", 201, 400),
            ("late 13th century", "late 13th century", 1201, 1300),
            ("XVIII century", "XVIII century", 1701, 1800),
            ("Huns (early 5th c. AD)", "early 5th c. AD", 401, 500),
            ("secoli XII-XIV", "secoli XII-XIV", 1101, 1400),
            ("AZTECS XIV-XVI", "XIV-XVI", 1301, 1600),
            (
                "III century BC - II century AD",
                "III century BC-II century AD",
                -300,
                200,
            ),
            (
                "1300-1200, 1100-1000 BC",
                "1300-1200, 1100-1000 BC",
                -1300,
                -1000,
            ),
            (
                "(updated 2023-01-05) 1300-1200 BC",
                "1300-1200 BC",
                -1300,
                -1200,
            ),
            ("Period: 568-774", "568-774", 568, 774),
            ("from 568 to 774 AD", "568 to 774 AD", 568, 774),
            ("dal 1200 al 1300 d.C.", "1200 al 1300 d.C.", 1200, 1300),
        ] {
            let found = dates(said).unwrap_or_else(|| panic!("{said}"));
            let dates = &found.ways[0];
            assert!(found.is_sure, "{said}: {found:?}");
            assert_eq!(dates.text, text, "{said}");
            assert_eq!((dates.from, dates.to), (Some(from), Some(to)), "{said}");
        }
    }

    #[test]
    fn a_later_year_before_an_earlier_is_asked_about() {
        for (said, ways) in [
            ("1761-1810 BC", &["1810-1761 BC"][..]),
            ("450-300", &["450-300 BC", "300-450 AD"]),
            ("1200-1100 AD", &["1100-1200 AD"]),
            ("100 AD - 50 BC", &["50 BC - 100 AD"]),
            ("100 BC - 50", &["100-50 BC", "100 BC - 50 AD"]),
        ] {
            let found = dates(said).unwrap_or_else(|| panic!("{said}"));
            assert!(!found.is_sure, "{said}");
            let texts: Vec<&str> = found.ways.iter().map(|it| it.text.as_str()).collect();
            assert_eq!(texts, ways, "{said}");
        }
    }

    #[test]
    fn other_numbers_are_no_dates() {
        for said in [
            "Mari 2023-01-05",
            "Date: 12-05-2023",
            "12/05/2023",
            "MARI 300-400 points",
            "MARI p. 134-136",
            "Vol. 12-16",
            "released 2012-2015",
            "0-6 CGP",
            "MARI 1250",
            "XIII Legion",
            "12 cities",
            "XIII Centauri",
            "I-II",
        ] {
            assert_eq!(dates(said), None, "{said}");
        }
    }
}
