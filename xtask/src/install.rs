//! Installs tools into the user's cache folder, once for all clones:
//! `<cache>/muster/tools/<name>-<version>/`.

use crate::{Done, run, say};
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// A tool at one version, and how to get it.
pub struct Tool {
    pub name: &'static str,
    pub version: String,
    /// The program that we need from it.
    pub program: &'static str,
    /// The program's folder within the tool's own.
    pub folder: &'static str,
    /// What it is for, and about how long it takes to install.
    pub purpose: &'static str,
    /// Installs it into the folder given.
    pub install: fn(&Tool, &Path) -> Done,
}

impl Tool {
    /// The folder that holds the program, which is installed if it is missing.
    pub fn ensure(&self) -> Done<PathBuf> {
        let tools = tools_folder()?;
        let home = tools.join(format!("{}-{}", self.name, self.version));
        if self.is_in(&home) {
            return Ok(home.join(self.folder));
        }
        if let Some(folder) = self.on_path() {
            return Ok(folder);
        }
        fs::create_dir_all(&tools).map_err(|error| cannot("make", &tools, &error))?;
        let _lock = lock(&tools)?;
        if !self.is_in(&home) {
            say::doing(&format!(
                "Installing {} {} ({}) into {}.",
                self.name,
                self.version,
                self.purpose,
                home.display()
            ));
            say::timed(self.name, || self.install_at(&tools, &home))?;
        }
        Ok(home.join(self.folder))
    }

    /// Installs beside `home` and renames at the end, so that an interrupted install never looks
    /// finished. The next one goes on from what is there.
    fn install_at(&self, tools: &Path, home: &Path) -> Done {
        let partial = tools.join(format!("{}-{}.partial", self.name, self.version));
        fs::create_dir_all(&partial).map_err(|error| cannot("make", &partial, &error))?;
        (self.install)(self, &partial)?;
        if !self.is_in(&partial) {
            return Err(format!(
                "The install of {} {} didn't produce the program {}.",
                self.name, self.version, self.program
            ));
        }
        if home.exists() {
            fs::remove_dir_all(home).map_err(|error| cannot("remove", home, &error))?;
        }
        fs::rename(&partial, home).map_err(|error| cannot("rename", &partial, &error))
    }

    fn is_in(&self, home: &Path) -> bool {
        let file = format!("{}{}", self.program, env::consts::EXE_SUFFIX);
        home.join(self.folder).join(file).is_file()
    }

    /// The program's folder on PATH, if it is there in exactly this version.
    fn on_path(&self) -> Option<PathBuf> {
        let program = run::found(self.program)?;
        let said = run::read(std::process::Command::new(&program).arg("--version"))?;
        let same = said.split_whitespace().any(|word| word == self.version);
        same.then(|| program.parent().map(Path::to_path_buf))?
    }
}

fn tools_folder() -> Done<PathBuf> {
    let absolute = |path: &PathBuf| path.is_absolute();
    let cache = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(absolute);
    cache
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .map(|cache| cache.join("muster").join("tools"))
        .ok_or_else(|| {
            "There is no cache folder to install tools into: set HOME or XDG_CACHE_HOME.".to_owned()
        })
}

/// Held during an install, so that two clones don't install the same tool at once.
fn lock(tools: &Path) -> Done<File> {
    let path = tools.join("lock");
    let file = File::create(&path).map_err(|error| cannot("write", &path, &error))?;
    if file.try_lock().is_err() {
        say::doing("Waiting for another install to finish.");
        file.lock().map_err(|error| cannot("lock", &path, &error))?;
    }
    Ok(file)
}

fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}
