//! The parts of dates: years, centuries, eras, and the words between them.

use super::{Count, Era, Moment, Span};
use winnow::Parser;
use winnow::ascii::{Caseless, digit1};
use winnow::combinator::{alt, fail, not, opt};
use winnow::token::{one_of, take_while};

fn blank(input: &mut &str) -> winnow::Result<()> {
    take_while(0.., ' ').void().parse_next(input)
}

/// "Period:", "from", "between": words before dates that say nothing more.
pub(super) fn from_word(input: &mut &str) -> winnow::Result<()> {
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

pub(super) fn between_spans(input: &mut &str) -> winnow::Result<()> {
    let sign = one_of([',', ';', '&', '+']).void();
    (blank, alt((sign, Caseless("and").void())), blank)
        .void()
        .parse_next(input)
}

pub(super) fn span(input: &mut &str) -> winnow::Result<Span> {
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
    // "UR III c. 1300 BC" is about a year.
    let short = (Caseless("c."), not((blank, one_of('0'..='9')))).void();
    alt((whole, short)).parse_next(input)
}

fn word_end(input: &mut &str) -> winnow::Result<()> {
    match input.starts_with(|next: char| next.is_alphanumeric()) {
        true => fail.parse_next(input),
        false => Ok(()),
    }
}

const IN_WORDS: &str = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh \
    twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth";

/// "XIV", "3rd" or "sixth", as a number.
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
    let in_words =
        take_while(5..=11, |it: char| it.is_ascii_alphabetic()).verify_map(|said: &str| {
            let small = said.to_lowercase();
            let place = IN_WORDS.split(' ').position(|it| it == small)?;
            i16::try_from(place + 1).ok()
        });
    (alt((roman, ordinal, in_words)), word_end)
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
