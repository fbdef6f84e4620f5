//! Fields in a line, apart by tabs. Small and quick to read: the start page reads a line for every
//! army.

/// Adds a field to a line, and a tab before it unless it is the first.
pub fn push(line: &mut String, field: &str) {
    if !line.is_empty() {
        line.push('\t');
    }
    for c in field.chars() {
        match c {
            '\\' => line.push_str("\\\\"),
            '\t' => line.push_str("\\t"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            c => line.push(c),
        }
    }
}

/// A field as it was before `push`.
pub fn plain(field: &str) -> String {
    let mut text = String::with_capacity(field.len());
    let mut rest = field.chars();
    while let Some(c) = rest.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        match rest.next() {
            Some('t') => text.push('\t'),
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some(other) => text.push(other),
            None => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn fields_come_back_as_they_were(fields in prop::collection::vec(".*", 1..5)) {
            let mut line = String::new();
            push(&mut line, "first");
            for field in &fields {
                push(&mut line, field);
            }
            prop_assert!(!line.contains('\n'));
            let back: Vec<String> = line.split('\t').skip(1).map(plain).collect();
            prop_assert_eq!(back, fields);
        }
    }
}
