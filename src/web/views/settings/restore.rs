//! A backup beside what is here: what is new, changed or in conflict, and a choice for each.

use super::Desk;
use crate::store::{Item, MergeChoice, Standing, key_of};
use crate::web::dom::{El, button, el};
use crate::web::focus;
use crate::web::shelf::Shelf;
use crate::web::signals::*;
use crate::web::storage::keeper;

pub(super) fn draw(desk: Desk) -> El {
    el("div").live(move || {
        let items = desk.items.get();
        if items.is_empty() {
            return Vec::new();
        }
        vec![untrack(|| proposal(desk, items))]
    })
}

fn proposal(desk: Desk, items: Vec<Item>) -> El {
    let of = |standing: &[Standing]| {
        let same = items
            .iter()
            .filter(|item| standing.contains(&item.standing));
        same.count()
    };
    let counts = [
        (of(&[Standing::New, Standing::NewDeleted]), "new"),
        (of(&[Standing::Changed]), "changed"),
        (of(&[Standing::Conflict]), "in conflict"),
        (of(&[Standing::Older]), "older than here"),
        (of(&[Standing::Same]), "the same"),
        (of(&[Standing::Unreadable]), "that can’t be read"),
    ];
    let said: Vec<String> = counts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    let about = format!("{}. Nothing is done until you say so.", said.join(", "));
    let choices: Vec<(Item, RwSignal<MergeChoice>)> = items
        .into_iter()
        .map(|item| {
            let first = item
                .choices()
                .first()
                .copied()
                .unwrap_or(MergeChoice::Leave);
            (item, RwSignal::new(first))
        })
        .collect();
    let rows: Vec<El> = choices
        .iter()
        .filter(|(item, _)| item.standing != Standing::Same)
        .map(|(item, choice)| row(item, *choice))
        .collect();
    let restore = button("Restore")
        .id("restore")
        .class("go")
        .on_click(move || {
            let mut done = 0usize;
            for (item, choice) in &choices {
                let choice = choice.get_untracked();
                if choice != MergeChoice::Leave {
                    let fresh = Shelf::fresh_key();
                    let saved = keeper(|keeper| keeper.restore(item, choice, &fresh));
                    desk.shelf.note(saved);
                    done += 1;
                }
            }
            desk.items.set(Vec::new());
            desk.said.set(match done {
                0 => "Nothing was changed.".to_owned(),
                1 => "One thing was restored.".to_owned(),
                done => format!("{done} things were restored."),
            });
            focus::on("page-heading");
        });
    let cancel = button("Leave everything as it is").on_click(move || {
        desk.items.set(Vec::new());
        focus::on("page-heading");
    });
    super::section("Restore this backup", &about)
        .id("restore-backup")
        .child(el("ul").class("restore").children(rows))
        .child(el("div").class("tools").children([restore, cancel]))
}

fn row(item: &Item, choice: RwSignal<MergeChoice>) -> El {
    let standing = match item.standing {
        Standing::New => "new",
        Standing::NewDeleted => "was deleted when the backup was made",
        Standing::Same => "the same",
        Standing::Changed => "changed in the backup since it was as here",
        Standing::Older => "changed here since the backup",
        Standing::Conflict => "changed both here and in the backup",
        Standing::Unreadable => "damaged in the backup: it can’t be restored",
    };
    let what = match key_of(&item.key) {
        Some(_) => item.name.clone(),
        None => format!("Other: {}", item.name),
    };
    let label = format!("What to do with {what}");
    let options = item.choices().iter().map(|choice| {
        el("option")
            .attr("value", word(*choice))
            .text(word(*choice))
    });
    let select = el("select")
        .attr("aria-label", &label)
        .flag("disabled", item.choices().len() < 2)
        .children(options)
        .live_value(move || word(choice.get()).to_owned())
        .on_change(move |chosen| {
            let all = [MergeChoice::Leave, MergeChoice::Take, MergeChoice::Both];
            if let Some(chosen) = all.into_iter().find(|it| word(*it) == chosen) {
                choice.set(chosen);
            }
        });
    el("li")
        .child(
            el("span")
                .child(el("b").text(&what))
                .child(el("small").text(standing)),
        )
        .child(select)
}

fn word(choice: MergeChoice) -> &'static str {
    match choice {
        MergeChoice::Leave => "Leave as it is here",
        MergeChoice::Take => "Take from the backup",
        MergeChoice::Both => "Keep both",
    }
}
