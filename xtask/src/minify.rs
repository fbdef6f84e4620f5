//! Scripts, styles and the page itself in as few letters as they need, for what is published.

use crate::{Done, publish, run, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A script, with everything that it imports in it.
pub fn bundle(script: &Path) -> Done {
    let mut esbuild = esbuild()?;
    esbuild
        .arg(script)
        .arg("--bundle")
        // wasm-bindgen's advice to those who call it otherwise than we do.
        .arg("--pure:console.warn")
        .arg(format!("--outfile={}", script.display()));
    run::run(&mut esbuild)
}

/// The scripts and styles that lie in this folder.
pub fn folder(folder: &Path) -> Done {
    let all = publish::files(folder)?;
    let files: Vec<PathBuf> = all
        .into_iter()
        .filter(|path| path.parent() == Some(folder))
        .filter(|path| {
            path.extension()
                .is_some_and(|kind| kind == "js" || kind == "css")
        })
        .collect();
    let mut esbuild = esbuild()?;
    esbuild
        .args(files)
        .arg(format!("--outdir={}", folder.display()));
    run::run(&mut esbuild)
}

fn esbuild() -> Done<Command> {
    let mut esbuild = tools::page_tool("esbuild")?;
    esbuild
        .args(["--minify", "--format=esm", "--charset=utf8"])
        .args(["--log-level=warning", "--allow-overwrite"]);
    Ok(esbuild)
}

/// A page without comments, indentation, and what only Trunk reads.
pub fn html(page: &str) -> Done<String> {
    let mut text = String::new();
    let mut rest = page;
    while let Some((before, comment)) = rest.split_once("<!--") {
        text.push_str(before);
        (_, rest) = comment
            .split_once("-->")
            .ok_or("A comment in index.html has no end.")?;
    }
    text.push_str(rest);
    let lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("<link data-trunk "));
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_readers_of_the_source_need_is_left_out_of_the_page() {
        let page = "<head>\n  <!-- why\n  so -->\n  <title>Muster</title>\n\n  <link data-trunk rel=\"rust\">\n</head>\n";
        assert_eq!(
            html(page),
            Ok("<head>\n<title>Muster</title>\n</head>\n".to_owned())
        );
        assert!(html("<!-- for ever").is_err());
    }
}
