//! What README.md shows of the program is what it prints.

use super::{muster, text};

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = std::fs::read_to_string("README.md").expect("can be read");
    let mut shown = 0;
    for block in readme.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("ends");
        for example in block.split("$ muster ").skip(1) {
            let mut lines = example.lines();
            let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
            // This one is about a file that is nobody's.
            if words.first() == Some(&"import") {
                continue;
            }
            let printed = text(&muster(&words).stdout);
            let printed: Vec<&str> = printed.lines().collect();
            for line in lines.filter(|line| !line.is_empty() && *line != "…") {
                assert!(
                    printed.contains(&line),
                    "muster {words:?} prints no {line:?}"
                );
                shown += 1;
            }
        }
    }
    assert!(shown > 10, "{shown}");
}
