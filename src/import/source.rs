//! What was given, before it is read line by line: is it text at all, and could it be a list?

/// More is refused unread. The longest list takes a hundredth of it.
pub const MAX_BYTES: usize = 2_000_000;

/// Why there is nothing to read as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAList {
    #[error(
        "There is nothing to read. Paste a list: its name, and a line for each kind of troops."
    )]
    Empty,
    #[error(
        "This has {} MB; at most 2 MB are read. Paste one list: a page or two of text.",
        .bytes / 1_000_000
    )]
    TooLong { bytes: usize },
    #[error("This is a PDF file. Open it, copy the list out of it, and paste the text.")]
    Pdf,
    #[error(
        "This isn't text. Expected a list as text, such as “0-6 CGP - Battle cars (*) 6 5 3 C 3 13”."
    )]
    Binary,
    #[error(
        "This is the source of a web page. Open the page, copy the list as you see it, and paste that."
    )]
    Html,
    #[error("This is a JSON file, not a list as text. A list’s file is opened under “Own lists”.")]
    Json,
    #[error(
        "No row of a list was found in {lines} lines. Expected lines such as “0-6 CGP - Battle cars (*) 6 5 3 C 3 13”, or “2 CP(*) 8 6 2 3 Nobles” for Basic Impetus."
    )]
    NoRows { lines: usize },
}

/// The text of a file: UTF-8, UTF-16 with its mark, or what old editors on Windows wrote.
pub fn text_of(bytes: &[u8]) -> Result<String, NotAList> {
    if bytes.len() > MAX_BYTES {
        return Err(NotAList::TooLong { bytes: bytes.len() });
    }
    if bytes.starts_with(b"%PDF") {
        return Err(NotAList::Pdf);
    }
    let wide = |unit: fn([u8; 2]) -> u16, bytes: &[u8]| {
        let (units, _) = bytes.as_chunks::<2>();
        char::decode_utf16(units.iter().map(|pair| unit(*pair)))
            .collect::<Result<String, _>>()
            .map_err(|_| NotAList::Binary)
    };
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return wide(u16::from_le_bytes, rest);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return wide(u16::from_be_bytes, rest);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(text).to_owned()),
        Err(_) if bytes.contains(&0) => Err(NotAList::Binary),
        Err(_) => Ok(bytes.iter().map(|byte| windows_letter(*byte)).collect()),
    }
}

/// The letters that matter of Windows-1252; the others are those of Latin 1.
fn windows_letter(byte: u8) -> char {
    match byte {
        0x91 | 0x92 => '\'',
        0x93 | 0x94 => '"',
        0x95 => '\u{2022}',
        0x96 | 0x97 => '-',
        0x85 => '\u{2026}',
        byte => char::from(byte),
    }
}

/// Refuses what can't be a list, by its looks alone.
pub(super) fn sniff(text: &str) -> Result<(), NotAList> {
    if text.len() > MAX_BYTES {
        return Err(NotAList::TooLong { bytes: text.len() });
    }
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    if trimmed.is_empty() {
        return Err(NotAList::Empty);
    }
    if trimmed.starts_with("%PDF") {
        return Err(NotAList::Pdf);
    }
    let strange = |letter: &char| {
        (letter.is_control() && !letter.is_whitespace()) || *letter == char::REPLACEMENT_CHARACTER
    };
    let letters = trimmed.chars().count();
    if trimmed.contains('\0') || trimmed.chars().filter(strange).count() * 20 > letters {
        return Err(NotAList::Binary);
    }
    if trimmed.starts_with('{') && trimmed.contains("\":") {
        return Err(NotAList::Json);
    }
    let tags = tags(trimmed);
    if (trimmed.starts_with('<') && tags > 0) || tags >= 10 {
        return Err(NotAList::Html);
    }
    Ok(())
}

/// How many times `<` is followed by a letter, `/` or `!`.
fn tags(text: &str) -> usize {
    text.as_bytes()
        .windows(2)
        .filter(|pair| {
            matches!(pair, [b'<', next] if next.is_ascii_alphabetic() || matches!(next, b'/' | b'!'))
        })
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_old_editors_are_text() {
        assert_eq!(text_of(b"\xef\xbb\xbf0-6").unwrap(), "0-6");
        assert_eq!(text_of(b"\xff\xfe0\0-\x006\0").unwrap(), "0-6");
        assert_eq!(text_of(b"\xfe\xff\x000\0-\x006").unwrap(), "0-6");
        assert_eq!(text_of(b"0\x966 Caf\xe9").unwrap(), "0-6 Café");
        assert_eq!(text_of(b"%PDF-1.7"), Err(NotAList::Pdf));
        assert_eq!(text_of(b"\x89PNG\0\0"), Err(NotAList::Binary));
        let long = vec![b'x'; MAX_BYTES + 1];
        assert_eq!(text_of(&long), Err(NotAList::TooLong { bytes: 2_000_001 }));
    }

    #[test]
    fn what_is_no_list_is_named() {
        assert_eq!(sniff(" \n\t"), Err(NotAList::Empty));
        assert_eq!(sniff("<!doctype html><p>0-6"), Err(NotAList::Html));
        assert_eq!(sniff("{\"format\":1}"), Err(NotAList::Json));
        assert_eq!(sniff("\u{1}\u{2}\u{3}abc"), Err(NotAList::Binary));
        assert_eq!(sniff("a\0b"), Err(NotAList::Binary));
        assert_eq!(sniff("0-6 CGP <b>Battle cars</b>"), Ok(()));
    }
}
