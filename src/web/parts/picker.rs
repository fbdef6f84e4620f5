//! Finds an army list: by name as it is typed, by period, volume, game and status.

use super::{failed, waiting};
use crate::event::{Game, SubPeriod, volume_name};
use crate::list::{IndexEntry, ListIndex, Search, Status};
use crate::text;
use crate::web::dom::{El, el};
use crate::web::library::{Load, library};
use crate::web::signals::*;
use std::sync::Arc;

/// More are found than anyone reads; the rest is a word away.
const MOST_SHOWN: usize = 60;
const GAMES: [Game; 2] = [Game::Impetus, Game::Basic];
const STATUSES: [Status; 4] = [
    Status::Official,
    Status::Beta,
    Status::Reconstructed,
    Status::House,
];

/// The picker, at first for the lists of this game; `entry` draws what one does with an entry: a
/// link, or a button.
pub fn picker(game: Option<Game>, entry: impl Fn(&IndexEntry) -> El + Clone + 'static) -> El {
    let library = library();
    el("div").live(move || match library.index() {
        Load::Waiting => vec![waiting()],
        Load::Failed(why) => vec![failed(&why, move || library.fetch_index())],
        Load::Here(index) => untrack(|| found(index, game, entry.clone())),
    })
}

fn found(
    index: Arc<ListIndex>,
    game: Option<Game>,
    entry: impl Fn(&IndexEntry) -> El + 'static,
) -> Vec<El> {
    let search = RwSignal::new(Search {
        game,
        ..Search::default()
    });
    let result = RwSignal::new((Vec::<u64>::new(), 0usize));
    let searched = index.clone();
    effect(move || {
        search.with(|search| {
            let found = search.run(&searched.lists);
            let shown = found
                .iter()
                .take(MOST_SHOWN)
                .map(|entry| u64::from(entry.id.0))
                .collect();
            result.set((shown, found.len()));
        });
    });
    let summary = move || {
        let (shown, count) = result.with(|(shown, count)| (shown.len(), *count));
        match count {
            0 => "No list matches what is asked for above.".to_owned(),
            1 => "1 list.".to_owned(),
            _ if shown < count => format!("{count} lists; the first {shown} are shown."),
            _ => format!("{count} lists."),
        }
    };
    let entries = el("ul").class("entries").keyed(
        move || result.with(|(shown, _)| shown.clone()),
        move |id| {
            let found = index.lists.iter().find(|entry| u64::from(entry.id.0) == id);
            el("li").children(found.map(&entry))
        },
    );
    vec![
        controls(search, game),
        el("p")
            .class("quiet")
            .attr("role", "status")
            .live_text(summary),
        entries,
    ]
}

fn controls(search: RwSignal<Search>, game: Option<Game>) -> El {
    let game = game.and_then(|game| GAMES.iter().position(|other| *other == game));
    let text = el("input")
        .id("picker-text")
        .attr("type", "search")
        .attr("autocomplete", "off")
        .attr("placeholder", "Name or dates")
        .on_input(move |text| search.update(|search| search.text = text));
    let periods = SubPeriod::ALL.map(|p| format!("{} {}", p.numeral(), p.name()));
    let volumes = (1..=34u8).map(|v| format!("{v} {}", volume_name(v).unwrap_or_default()));
    el("search")
        .class("picker")
        .child(el("label").class("wide").text("Find an army").child(text))
        .child(filter("Sub-period", periods, None, move |place| {
            search.update(|s| s.period = place.and_then(|at| SubPeriod::ALL.get(at)).copied());
        }))
        .child(filter("Volume", volumes, None, move |place| {
            search.update(|s| s.volume = place.and_then(|at| u8::try_from(at + 1).ok()));
        }))
        .child(filter(
            "Game",
            GAMES.map(|g| text::game(g).to_owned()),
            game,
            move |place| {
                search.update(|s| s.game = place.and_then(|at| GAMES.get(at)).copied());
            },
        ))
        .child(filter(
            "Status",
            STATUSES.map(|s| text::status(s).to_owned()),
            None,
            move |place| {
                search.update(|s| s.status = place.and_then(|at| STATUSES.get(at)).copied());
            },
        ))
}

fn filter(
    label: &str,
    items: impl IntoIterator<Item = String>,
    first: Option<usize>,
    chosen: impl Fn(Option<usize>) + 'static,
) -> El {
    let all = el("option").attr("value", "").text("All");
    let items = items.into_iter().enumerate().map(|(place, item)| {
        el("option")
            .attr("value", &place.to_string())
            .flag("selected", Some(place) == first)
            .text(&item)
    });
    let select = el("select")
        .child(all)
        .children(items)
        .on_change(move |text| chosen(text.parse().ok()));
    el("label").text(label).child(select)
}

/// What an entry says below its name.
pub fn about(entry: &IndexEntry) -> String {
    let mut parts = Vec::new();
    parts.extend(entry.dates.as_ref().map(|dates| dates.text.clone()));
    if let Some(volume) = entry.volume {
        parts.push(format!(
            "volume {volume}, {}",
            volume_name(volume).unwrap_or_default()
        ));
    }
    parts.push(text::game(entry.game).to_owned());
    parts.push(format!("{} list", text::status(entry.status)));
    parts.join(" · ")
}
