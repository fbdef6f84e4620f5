//! Links in any text: a mail, a column of a spreadsheet, a file of notes.
//!
//! A link is looked for by its `#/a/` or `#/e/`, escaped or not; what stands before it, be it an
//! address or nothing, doesn't matter. It goes on as far as its own length says, so quotes,
//! brackets and full stops behind it are no trouble. Where a mail program has broken it into
//! lines, with or without marks of quotation, the lines are joined, but only if that makes a
//! whole link of them.

use super::{Kind, Link, base64, frame};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundLink {
    pub link: Link,
    /// The line that it begins in, from 1.
    pub line: usize,
}

/// Every link, whole or not, in the order of the text. Opening one that was cut off says so.
pub fn find_links(text: &str) -> Vec<FoundLink> {
    let mut found = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some((before, marker)) = rest.find(['#', '%']).map(|at| rest.split_at(at)) {
        line += newlines(before);
        let Some((kind, after)) = kind_marker(marker) else {
            rest = skip_one(marker);
            continue;
        };
        let (payload, left) = payload(kind, after);
        if payload.starts_with(|c: char| c.is_ascii_digit() && c != '0') {
            let link = Link::from_parts(kind, &payload);
            found.push(FoundLink { link, line });
        }
        line += newlines(marker.get(..marker.len() - left.len()).unwrap_or_default());
        rest = left;
    }
    found
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

fn skip_one(text: &str) -> &str {
    let mut letters = text.chars();
    letters.next();
    letters.as_str()
}

/// Reads `#/a/`, in which a program may have escaped any of the signs.
fn kind_marker(text: &str) -> Option<(Kind, &str)> {
    let text = sign(text, '#', "%23")?;
    let text = sign(text, '/', "%2f")?;
    let mut letters = text.chars();
    let letter = letters.next()?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter)?;
    Some((kind, sign(letters.as_str(), '/', "%2f")?))
}

fn sign<'a>(text: &'a str, plain: char, escaped: &str) -> Option<&'a str> {
    let unescaped = || {
        let (start, rest) = text.split_at_checked(escaped.len())?;
        start.eq_ignore_ascii_case(escaped).then_some(rest)
    };
    text.strip_prefix(plain).or_else(unescaped)
}

/// The payload and what stands after it.
fn payload(kind: Kind, text: &str) -> (String, &str) {
    let (first, left) = run(text, "");
    let mut joined = first.to_owned();
    let mut after = left;
    while !is_complete(&joined) {
        let Some(next) = over_the_break(after) else {
            return (first.to_owned(), left);
        };
        let (more, left) = run(next, &joined);
        joined.push_str(more);
        after = left;
    }
    if joined.len() > first.len() && frame::unwrap(kind, &joined).is_err() {
        return (first.to_owned(), left);
    }
    (joined, after)
}

/// The letters that a text begins with, as far as the link they belong to can want them.
fn run<'a>(text: &'a str, before: &str) -> (&'a str, &'a str) {
    let end = text.find(|c| !base64::is_letter(c)).unwrap_or(text.len());
    let (letters, rest) = text.split_at(end);
    // The beginning tells the length: five letters of it are enough.
    let start: String = before.chars().chain(letters.chars()).take(5).collect();
    let wanted = frame::expected_length(&start).map(|all| all.saturating_sub(before.len()));
    match wanted {
        Some(wanted) if wanted < letters.len() => text.split_at(wanted),
        _ => (letters, rest),
    }
}

/// Whether nothing is missing, as far as the beginning tells; no link is ever longer than that.
fn is_complete(payload: &str) -> bool {
    let is_first_version = payload.is_empty() || payload.starts_with('1');
    match frame::expected_length(payload) {
        Some(length) => payload.len() >= length,
        None => payload.len() >= 5 || !is_first_version,
    }
}

/// What follows a break of the line: white space or the `=` of a mail's source before it, white
/// space and marks of quotation after it. Some programs put an invisible sign there instead.
fn over_the_break(text: &str) -> Option<&str> {
    const INVISIBLE: [char; 4] = ['\u{ad}', '\u{200b}', '\u{2060}', '\u{feff}'];
    let next = match text.strip_prefix(INVISIBLE) {
        Some(next) => next,
        None => {
            let end = text.strip_prefix('=').unwrap_or(text);
            let end = end.trim_start_matches([' ', '\t', '\r']);
            let next = end.strip_prefix('\n')?;
            next.trim_start_matches([' ', '\t', '>', '|'])
        }
    };
    next.starts_with(base64::is_letter).then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;
    use crate::share::Opened;

    fn event_link() -> Link {
        let mut event = Preset::Mm15At300.event();
        event.name = "Città di Milano, spring open, third year".into();
        Link::event(&event).unwrap()
    }

    /// Every link in the text is the event's, and there are so many.
    #[track_caller]
    fn finds(text: &str, count: usize) {
        let found = find_links(text);
        let expected = event_link();
        for link in &found {
            assert_eq!(link.link, expected, "{text}");
        }
        assert_eq!(found.len(), count, "{text}");
    }

    #[test]
    fn links_are_found_in_quotes_brackets_and_sentences() {
        let link = event_link();
        let address = link.address("https://example.org/muster/");
        finds(&address, 1);
        finds(&format!("Here it is: {address}."), 1);
        finds(&format!("<{address}>, (“{address}”); '{link}'!"), 3);
        finds(
            &format!("Name;\"{address}\";yes\r\nOther;\"{link}\";no\r\n"),
            2,
        );
        finds(
            &format!("[my army]({address}) and <a href=\"{address}\">it</a>"),
            2,
        );
        finds(&format!("{address}-_and more"), 1);
        finds(&format!("{address}{address}"), 2);
        let escaped = address.replace('#', "%23").replace('/', "%2F");
        finds(&format!("https://example.org/?to={escaped}&x=1"), 1);
        finds(
            "no link # here, nor #/army/k3 nor #/a/ nor 100% #/e/nor here",
            0,
        );
    }

    #[test]
    fn lines_that_a_mail_broke_are_joined() {
        let address = event_link().address("https://example.org/muster/");
        for width in 1..address.len() - 28 {
            for wrap in [
                "\n", "\r\n", "\n> ", "\n>> ", "\n\t", "=\r\n", " \n", "\u{200b}",
            ] {
                let letters: Vec<char> = address.chars().collect();
                let head: String = letters[..31].iter().collect();
                let lines: Vec<String> = letters[31..]
                    .chunks(width)
                    .map(|line| line.iter().collect())
                    .collect();
                finds(&format!("{head}{}\nRegards", lines.join(wrap)), 1);
            }
        }
    }

    #[test]
    fn a_link_that_was_cut_off_takes_nothing_of_the_next_line() {
        let link = event_link();
        let text = link.to_string();
        let cut = &text[..30];
        let found = find_links(&format!("{cut}\nhttps://example.org/{link}\n\n{link}"));
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].link.to_string(), cut);
        assert_eq!((found[1].line, found[2].line), (2, 4));
        assert!(matches!(found[2].link.open(), Ok(Opened::Event(_))));
        assert!(
            found[0]
                .link
                .open()
                .unwrap_err()
                .to_string()
                .contains("cut off")
        );
    }
}
