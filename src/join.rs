//! Texts in a row, with something between them. The standard library's `join` is larger, and
//! compiled anew for each kind of text.

pub fn join<T: AsRef<str>>(texts: &[T], between: &str) -> String {
    let mut joined = String::new();
    for (n, text) in texts.iter().enumerate() {
        if n > 0 {
            joined.push_str(between);
        }
        joined.push_str(text.as_ref());
    }
    joined
}

#[cfg(test)]
mod tests {
    #[test]
    fn joins_as_the_standard_library_does() {
        for texts in [&[][..], &["a"], &["", ""], &["a", "b", "c"]] {
            assert_eq!(super::join(texts, ", "), texts.join(", "));
        }
    }
}
