//! What is done to the built page before it may be published: the program's folder is named
//! after its content, so that parts of two releases never meet in a cache, the page says what it
//! may load, and nothing is longer than it must be.

use crate::{Done, minify, page, shrink};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Nothing inline, nothing from elsewhere. `blob:` is for pictures and files that the page makes
/// itself, `data:` for the picture of a map on its way to a PNG.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob: data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Where index.html wants the policy.
const POLICY_MARK: &str = "<meta name=\"color-scheme\"";

pub fn publish(dist: &Path) -> Done {
    minify::folder(dist)?;
    let program = dist.join(page::FOLDER);
    let named = format!("{}-{}", page::FOLDER, digest_of(&program)?);
    let new = dist.join(&named);
    fs::rename(&program, &new).map_err(|error| cannot("rename", &program, &error))?;
    let html = dist.join("index.html");
    let text = fs::read_to_string(&html).map_err(|error| cannot("read", &html, &error))?;
    let text = with_unpacker(&publishable(&text, &named)?)?;
    let text = minify::html(&text)?;
    fs::write(&html, text).map_err(|error| cannot("write", &html, &error))
}

fn publishable(html: &str, folder: &str) -> Done<String> {
    let old = format!("\"{}/", page::FOLDER);
    let mark = html.find(POLICY_MARK);
    let (Some(mark), true) = (mark, html.contains(&old)) else {
        return Err("index.html has no place for the policy or the program.".to_owned());
    };
    let (before, after) = html.split_at(mark);
    let policy =
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n    ");
    let whole = [before, &policy, after].concat();
    Ok(whole.replace(&old, &format!("\"{folder}/")))
}

/// What unpacks the program is asked for together with the program, and before it.
fn with_unpacker(html: &str) -> Done<String> {
    let mut lines = html.split_inclusive('\n');
    let preload = lines
        .find(|line| line.contains("rel=\"preload\"") && line.contains(shrink::PROGRAM))
        .ok_or("index.html doesn't ask for the program early.")?;
    let both = preload.replace(shrink::PROGRAM, shrink::UNPACKER) + preload;
    Ok(html.replacen(preload, &both, 1))
}

/// All files of a folder and below, by name.
pub fn files(folder: &Path) -> Done<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    for entry in entries {
        let path = entry
            .map_err(|error| cannot("read", folder, &error))?
            .path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

/// Ten digits that change with any byte of any file.
fn digest_of(folder: &Path) -> Done<String> {
    let mut all = Sha256::new();
    for path in files(folder)? {
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        let name = path.strip_prefix(folder).unwrap_or(&path);
        all.update(name.to_string_lossy().as_bytes());
        all.update(Sha256::digest(&bytes));
    }
    let short = all.finalize();
    Ok(short
        .iter()
        .take(5)
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = r#"<head><meta name="color-scheme" content="light"><script src="app/boot.js"></script></head>"#;

    #[test]
    fn the_page_names_its_policy_and_its_program() {
        let published = publishable(HTML, "app-0123456789").unwrap_or_default();
        assert!(
            published.contains(r#"src="app-0123456789/boot.js""#),
            "{published}"
        );
        assert!(published.contains("default-src 'none'"), "{published}");
        assert!(!published.contains("unsafe-inline"), "{published}");
    }

    #[test]
    fn what_unpacks_the_program_is_asked_for_with_it() {
        let html = "<head>\n<link rel=\"preload\" href=\"app-1/muster_bg.wasm\">\n</head>\n";
        let expected = "<head>\n<link rel=\"preload\" href=\"app-1/unpack.wasm\">\n<link rel=\"preload\" href=\"app-1/muster_bg.wasm\">\n</head>\n";
        assert_eq!(with_unpacker(html).as_deref(), Ok(expected));
        assert!(with_unpacker("<head></head>").is_err());
    }

    #[test]
    fn a_page_without_a_place_for_them_is_refused() {
        assert!(publishable("<head></head>", "app-1").is_err());
        assert!(publishable(&HTML.replace("app/", "else/"), "app-1").is_err());
    }
}
