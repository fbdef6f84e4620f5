//! Files that the player dropped on the page or chose, until the settings have looked at them.

use gloo_file::futures::read_as_text;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::FileList;

/// A larger file is no army: it isn't read.
const MOST_BYTES: u64 = 50_000_000;

/// A file's name and its text.
pub type GivenFile = (String, String);

#[derive(Clone, Copy)]
pub struct GivenFiles(pub RwSignal<Vec<GivenFile>>);

impl GivenFiles {
    /// Puts them into context.
    pub fn provide() {
        provide_context(GivenFiles(RwSignal::default()));
    }

    /// Reads files; `then` is called once they are here.
    pub fn take(self, files: &FileList, then: impl FnOnce() + 'static) {
        let files = gloo_file::FileList::from(files.clone());
        spawn_local(async move {
            let mut given = Vec::new();
            for file in files.iter() {
                let text = match file.size() {
                    0..=MOST_BYTES => read_as_text(file).await.unwrap_or_default(),
                    _ => String::new(),
                };
                given.push((file.name(), text));
            }
            self.0.set(given);
            then();
        });
    }
}

pub fn use_given_files() -> GivenFiles {
    expect_context()
}
