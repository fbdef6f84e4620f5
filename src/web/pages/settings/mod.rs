//! How safe the armies are: what is stored, what the browser promised, backups, files. And colours.

mod armies;
mod files;
mod promise;
mod restore;

use crate::store::{self, Account, Storage, account, backup};
use crate::text;
use crate::web::browser::files as browser_files;
use crate::web::browser::storage::{BrowserStorage, set_setting};
use crate::web::browser::styles;
use crate::web::components::{Page, ThemeSwitch};
use crate::web::state::{
    OwnLists, SavedArmies, last_backup, last_backup_of_lists, use_own_lists, use_saved_armies,
};
use armies::{ArmyFiles, Unreadable};
use files::{ChooseFile, Refused};
use leptos::prelude::*;
use promise::Promise;
use restore::Restore;

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Settings {
    saved: SavedArmies,
    own: OwnLists,
    /// A backup to be restored, as its items.
    items: RwSignal<Vec<store::Item>>,
    /// Files that are of no use, a sentence each.
    refused: RwSignal<Vec<String>>,
    said: RwSignal<String>,
    /// The order of the last change that a backup holds.
    backup: RwSignal<u64>,
    /// The same of own lists.
    backup_of_lists: RwSignal<u64>,
}

impl Settings {
    /// All changes up to these are in a backup.
    fn backed_up(self, armies: u64, lists: u64) {
        set_setting("backup", &armies.to_string());
        set_setting("backup-lists", &lists.to_string());
        self.backup.set(armies);
        self.backup_of_lists.set(lists);
    }
}

#[component]
pub fn SettingsPage() -> impl IntoView {
    styles::need("reading.css");
    let settings = Settings {
        saved: use_saved_armies(),
        own: use_own_lists(),
        items: RwSignal::new(Vec::new()),
        refused: RwSignal::new(Vec::new()),
        said: RwSignal::new(String::new()),
        backup: RwSignal::new(last_backup()),
        backup_of_lists: RwSignal::new(last_backup_of_lists()),
    };
    files::follow(settings);
    view! {
        <Page title="Settings">
            <Refused settings />
            <Restore settings />
            <p class="settings-said" role="status">
                {move || settings.said.get()}
            </p>
            <Stored settings />
            <Backup settings />
            <Unreadable settings />
            <ArmyFiles settings />
            <Section title="Colours" about="Light, dark, or the same as your device.">
                <ThemeSwitch />
            </Section>
        </Page>
    }
}

#[component]
fn Section(
    title: &'static str,
    #[prop(into)] about: String,
    #[prop(optional)] id: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="card settings" id=(!id.is_empty()).then_some(id)>
            <h2>{title}</h2>
            <p class="quiet">{about}</p>
            {children()}
        </section>
    }
}

/// Everything in the browser's storage for this page.
fn everything() -> Vec<backup::Stored> {
    let keys = BrowserStorage::Local.keys();
    keys.into_iter()
        .filter_map(|key| Some((key.clone(), BrowserStorage::Local.get(&key)?)))
        .collect()
}

#[component]
fn Stored(settings: Settings) -> impl IntoView {
    let figures = move || {
        let backup = settings.backup.get();
        settings.own.kept.all.track();
        let Account {
            armies,
            games,
            lists,
            deleted,
            used,
            left,
            ..
        } = settings
            .saved
            .armies
            .with(|armies| account(&everything(), armies, backup));
        let armies = match deleted {
            0 => armies.to_string(),
            deleted => format!("{armies}, {deleted} of them deleted"),
        };
        let figures = [
            ("Armies", armies),
            ("Games", games.to_string()),
            ("Own lists", lists.to_string()),
            ("Space used", text::bytes(used)),
            (
                "Space left for armies",
                format!("about {}", text::bytes(left)),
            ),
        ];
        figures
            .map(|(what, figure)| {
                view! {
                    <dt>{what}</dt>
                    <dd>{figure}</dd>
                }
            })
            .collect_view()
    };
    view! {
        <Section
            title="In this browser"
            about="Your armies are stored here and nowhere else. Nothing is sent anywhere."
        >
            <dl class="figures">{figures}</dl>
            <Promise />
        </Section>
    }
}

#[component]
fn Backup(settings: Settings) -> impl IntoView {
    let state = move || {
        let last = settings.backup.get();
        let unsaved = settings
            .saved
            .armies
            .with(|armies| store::changed_since(armies, last));
        let of_lists = settings.backup_of_lists.get();
        let lists = settings
            .own
            .kept
            .all
            .with(|lists| store::changed_since(lists, of_lists));
        if lists > 0 {
            return match lists {
                1 => "One of your own lists isn’t backed up.".to_owned(),
                n => format!("{n} of your own lists aren’t backed up."),
            };
        }
        match (unsaved, last) {
            (0, 0) => "There is nothing to back up yet.".to_owned(),
            (0, _) => "Nothing has changed since the last backup.".to_owned(),
            (_, 0) => "You haven’t made a backup yet.".to_owned(),
            (1, _) => "One army has changed since the last backup.".to_owned(),
            _ => format!("{unsaved} armies have changed since the last backup."),
        }
    };
    let download = move |_| {
        browser_files::offer("muster-backup.json", &backup::write(&everything()));
        let armies = settings.saved.armies;
        let lists = settings.own.kept.all;
        settings.backed_up(
            armies.with_untracked(|armies| store::last_order(armies)),
            lists.with_untracked(|lists| store::last_order(lists)),
        );
        settings
            .said
            .set("Your browser is saving muster-backup.json.".to_owned());
    };
    view! {
        <Section
            title="Backup"
            about="One file with everything that is stored: keep it elsewhere, or take it to another device."
        >
            <p>{state}</p>
            <div class="tools">
                <button type="button" id="download-everything" class="go" on:click=download>
                    "Download everything"
                </button>
                <ChooseFile />
            </div>
            <p class="quiet">
                "You can also drop an army’s file, a backup or a text with links anywhere on the page."
            </p>
        </Section>
    }
}
