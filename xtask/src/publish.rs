//! What makes the built page fit to be published: the program's folder is named after its
//! content, so that a cache never mixes the parts of two releases, and the page says what it may
//! load.

use crate::{Done, files, page};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Nothing inline, nothing from elsewhere. `blob:` is for pictures and files that the page makes
/// itself, `data:` for the picture of a map on its way to a PNG.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob: data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Where index.html wants the policy. `cargo xtask serve` leaves it out: Trunk's script that
/// reloads the page is inline.
const POLICY_MARK: &str = "<!-- content security policy -->";

pub fn publish(dist: &Path) -> Done {
    let program = dist.join(page::FOLDER);
    let folder = format!("{}-{}", page::FOLDER, digest_of(&program)?);
    fs::rename(&program, dist.join(&folder))
        .map_err(|error| files::cannot("rename", &program, &error))?;
    let html = dist.join("index.html");
    files::write(&html, &publishable(&files::read(&html)?, &folder)?)
}

fn publishable(html: &str, folder: &str) -> Done<String> {
    let path = format!("\"{}/", page::FOLDER);
    if !html.contains(POLICY_MARK) || !html.contains(&path) {
        return Err("index.html has no place for the policy or the program.".to_owned());
    }
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">");
    Ok(html
        .replacen(POLICY_MARK, &policy, 1)
        .replace(&path, &format!("\"{folder}/")))
}

/// Ten digits that change with any byte of any file.
fn digest_of(folder: &Path) -> Done<String> {
    let mut all = Sha256::new();
    for path in files::below(folder)? {
        let bytes = fs::read(&path).map_err(|error| files::cannot("read", &path, &error))?;
        let name = path.strip_prefix(folder).unwrap_or(&path);
        all.update(name.to_string_lossy().as_bytes());
        all.update(Sha256::digest(&bytes));
    }
    let digest = format!("{:x}", all.finalize());
    Ok(digest.chars().take(10).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str =
        r#"<head><!-- content security policy --><script src="app/boot.js"></script></head>"#;

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
    fn a_page_without_a_place_for_them_is_refused() {
        assert!(publishable("<head></head>", "app-1").is_err());
        assert!(publishable(&HTML.replace("app/", "else/"), "app-1").is_err());
    }
}
