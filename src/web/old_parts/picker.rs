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
    let period = |place| {
        let period: SubPeriod = *SubPeriod::ALL.get(place)?;
        Some(format!("{} {}", period.numeral(), period.name()))
    };
    let volume = |place| {
        let name = volume_name(volume_at(place)?)?;
        Some(format!("{} {name}", place + 1))
    };
    let game_name = |place| GAMES.get(place).map(|game| text::game(*game).to_owned());
    let status = |place| {
        let status = STATUSES.get(place)?;
        Some(text::status(*status).to_owned())
    };
    el("search")
        .class("picker")
        .child(el("label").class("wide").text("Find an army").child(text))
        .child(filter(search, "Sub-period", period, None, |search, at| {
            search.period = at.and_then(|at| SubPeriod::ALL.get(at)).copied();
        }))
        .child(filter(search, "Volume", volume, None, |search, at| {
            search.volume = at.and_then(volume_at);
        }))
        .child(filter(search, "Game", game_name, game, |search, at| {
            search.game = at.and_then(|at| GAMES.get(at)).copied();
        }))
        .child(filter(search, "Status", status, None, |search, at| {
            search.status = at.and_then(|at| STATUSES.get(at)).copied();
        }))
}

/// Volumes count from 1.
fn volume_at(place: usize) -> Option<u8> {
    u8::try_from(place + 1).ok()
}

fn filter(
    search: RwSignal<Search>,
    label: &str,
    name_of: fn(usize) -> Option<String>,
    first: Option<usize>,
    choose: fn(&mut Search, Option<usize>),
) -> El {
    let all = el("option").attr("value", "").text("All");
    let items = (0..).map_while(name_of).enumerate().map(|(place, name)| {
        el("option")
            .attr("value", &place.to_string())
            .flag("selected", Some(place) == first)
            .text(&name)
    });
    let select = el("select")
        .child(all)
        .children(items)
        .on_change(move |text| search.update(|search| choose(search, text.parse().ok())));
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
