//! Files that hold what is expected.

use std::path::Path;

/// Compares a text with a file of `expected/`, or writes it there when asked to.
pub fn check(file: &str, text: &str) {
    let path = Path::new("tests/sheets/expected").join(file);
    if std::env::var_os("UPDATE_SHEETS").is_some() {
        std::fs::write(&path, text).expect("can be written");
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        wanted == text,
        "{} differs; if that is meant, run with UPDATE_SHEETS=1\n{text}",
        path.display()
    );
}
