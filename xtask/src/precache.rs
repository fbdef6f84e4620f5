//! The service worker's list of files: every file of the release with its digest, and one version
//! for all of them.

use crate::{Done, files, run};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const TEMPLATE: &str = "public/sw.js";
/// The line of the template that the release replaces.
const PLACE: &str = "const RELEASE = { version: '', files: {} };";

struct File {
    /// As an address below the page's own.
    path: String,
    digest: String,
}

/// Tells the page in this folder its version, and writes the worker beside it.
pub fn write(dist: &Path) -> Done {
    let template = files::read(&run::root()?.join(TEMPLATE))?;
    files::write(&dist.join("sw.js"), &worker(&template, dist)?)
}

fn worker(template: &str, dist: &Path) -> Done<String> {
    if !template.contains(PLACE) {
        return Err(format!("{TEMPLATE} must hold the line `{PLACE}`."));
    }
    let version = version(&files_of(dist)?);
    let index = dist.join("index.html");
    let meta = format!("<head>\n    <meta name=\"muster-version\" content=\"{version}\">");
    files::write(&index, &files::read(&index)?.replacen("<head>", &meta, 1))?;
    let mut release = format!("const RELEASE = {{\n  version: '{version}',\n  files: {{\n");
    for File { path, digest } in files_of(dist)? {
        let _ = writeln!(release, "    {path:?}: '{digest}',");
    }
    release.push_str("  },\n};");
    Ok(template.replacen(PLACE, &release, 1))
}

/// The same files have the same version, whenever they were built.
fn version(files: &[File]) -> String {
    let mut all = Sha256::new();
    for File { path, digest } in files {
        all.update(format!("{path} {digest}\n"));
    }
    format!("{:x}", all.finalize()).chars().take(16).collect()
}

fn files_of(dist: &Path) -> Done<Vec<File>> {
    let digested = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).map_err(|error| files::cannot("read", path, &error))?;
        let inside = path.strip_prefix(dist).unwrap_or(path);
        let names: Vec<_> = inside.iter().map(|name| name.to_string_lossy()).collect();
        Ok(File {
            path: names.join("/"),
            digest: format!("{:x}", Sha256::digest(&bytes)),
        })
    };
    files::below(dist)?.iter().map(digested).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>\n";

    /// The worker of a page with this text in one of its lists, and the page itself.
    fn built(name: &str, list: &str) -> (String, String) {
        let folder =
            std::env::temp_dir().join(format!("muster-precache-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("lists")).expect("a folder");
        fs::write(folder.join("index.html"), PAGE).expect("a file");
        fs::write(folder.join("lists/a.json"), list).expect("a file");
        let worker = worker(PLACE, &folder).expect("a worker");
        let page = files::read(&folder.join("index.html")).expect("a page");
        let _ = fs::remove_dir_all(folder);
        (worker, page)
    }

    #[test]
    fn the_worker_knows_every_file_and_the_page_its_version() {
        let (worker, page) = built("first", "abc");
        assert!(worker.contains(
            "\"lists/a.json\": 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'"
        ));
        let version = page
            .split("muster-version\" content=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        assert!(version.is_some_and(|version| worker.contains(&format!("'{version}'"))));
        assert_eq!(built("again", "abc").0, worker);
        assert_ne!(built("changed", "abd").0, worker);
    }

    #[test]
    fn the_repository_s_template_has_its_place() {
        let template = run::root().and_then(|root| files::read(&root.join(TEMPLATE)));
        assert!(template.is_ok_and(|template| template.contains(PLACE)));
    }
}
