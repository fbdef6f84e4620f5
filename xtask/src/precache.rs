//! The worker that keeps the page for days without a network: it is told every file of the
//! release, with its digest.

use crate::{Done, publish, run};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const WORKER: &str = "sw.js";
const TEMPLATE: &str = "public/sw.js";
/// The line of the template that the release takes the place of.
const PLACE: &str = "const RELEASE = { version: '', files: {} };";
const META: &str = "<meta name=\"muster-version\" content=\"";

struct File {
    /// As an address below the page's own.
    path: String,
    digest: String,
}

/// Tells the page in this folder its version, and writes the worker beside it. Can be done again.
pub fn write(dist: &Path) -> Done {
    let template = run::root()?.join(TEMPLATE);
    let worker = worker(&text(&template)?, dist)?;
    let path = dist.join(WORKER);
    fs::write(&path, worker).map_err(|error| cannot("write", &path, &error))
}

fn worker(template: &str, dist: &Path) -> Done<String> {
    if !template.contains(PLACE) {
        return Err(format!("{TEMPLATE} must hold the line `{PLACE}`."));
    }
    let index = dist.join("index.html");
    let page = without_version(&text(&index)?);
    fs::write(&index, &page).map_err(|error| cannot("write", &index, &error))?;
    let version = version(&files(dist)?);
    let page = page.replacen("<head>", &format!("<head>\n    {META}{version}\">"), 1);
    fs::write(&index, page).map_err(|error| cannot("write", &index, &error))?;
    let mut release = format!("const RELEASE = {{\n  version: '{version}',\n  files: {{\n");
    for File { path, digest } in files(dist)? {
        let _ = writeln!(release, "    {path:?}: '{digest}',");
    }
    release.push_str("  },\n};");
    Ok(template.replacen(PLACE, &release, 1))
}

/// The page as it was before it was told its version.
fn without_version(page: &str) -> String {
    let lines = page.split_inclusive('\n');
    lines.filter(|line| !line.contains(META)).collect()
}

/// The same files have the same version, whenever they were built.
fn version(files: &[File]) -> String {
    let mut all = Sha256::new();
    for File { path, digest } in files {
        all.update(format!("{path} {digest}\n"));
    }
    hex(&all.finalize()).chars().take(16).collect()
}

/// All files of the release but the worker itself.
fn files(dist: &Path) -> Done<Vec<File>> {
    let mut files = Vec::new();
    for path in publish::files(dist)? {
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        let inside = path.strip_prefix(dist).unwrap_or(&path);
        let names: Vec<String> = inside
            .iter()
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        let path = names.join("/");
        if path != WORKER {
            let digest = hex(&Sha256::digest(&bytes));
            files.push(File { path, digest });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn text(path: &Path) -> Done<String> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    const PAGE: &str = "<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>\n";

    fn dist(name: &str, list: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("muster-precache-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("lists")).expect("a folder");
        fs::write(folder.join("index.html"), PAGE).expect("a file");
        fs::write(folder.join("lists/a.json"), list).expect("a file");
        folder
    }

    #[test]
    fn the_worker_knows_every_file_and_the_page_its_version() {
        let folder = dist("all", "abc");
        let first = worker(PLACE, &folder).expect("a worker");
        assert!(first.contains(
            "\"lists/a.json\": 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'"
        ));
        let page = text(&folder.join("index.html")).expect("a page");
        let version = page
            .split(META)
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        assert!(version.is_some_and(|version| first.contains(&format!("'{version}'"))));
        // Once more changes nothing.
        assert_eq!(worker(PLACE, &folder), Ok(first.clone()));
        fs::write(folder.join("lists/a.json"), "abd").expect("a file");
        assert_ne!(worker(PLACE, &folder), Ok(first));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn the_repository_s_template_has_its_place() {
        let template = run::root().and_then(|root| text(&root.join(TEMPLATE)));
        assert!(template.is_ok_and(|template| template.contains(PLACE)));
    }
}
