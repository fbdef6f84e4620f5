//! What the list says besides its rows: name, dates, volume, command structures, limits, notes.

use super::chips::Chips;
use super::desk::use_desk;
use super::field::{Keys, TextField};
use super::typing::Typing;
use crate::army::CommandStructure;
use crate::list::{ArmyList, ListEdit};
use crate::screen::list_editor::{place, read_figure, read_optional, troop_in_doubt};
use crate::text;
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;

#[component]
pub fn About(open: OpenList) -> impl IntoView {
    let has_points = open.of(|list| list.points_list().is_some());
    let text = move |edit: fn(String) -> ListEdit| {
        move |typed: String| {
            open.apply(edit(typed.trim().to_owned()));
            Ok(())
        }
    };
    let volume = move |typed: String| {
        let volume = read_optional(&typed, "a volume", (1, 34))?;
        open.apply(ListEdit::Volume(volume));
        Ok(())
    };
    let source = move |typed: String| {
        let typed = typed.trim();
        let sources = (!typed.is_empty()).then(|| typed.to_owned());
        open.apply(ListEdit::Sources(sources.into_iter().collect()));
        Ok(())
    };
    view! {
        <section class="card padded about-list" aria-label="About the list">
            <TextField
                id="list-name"
                label="Name"
                class="wide"
                value=open.of(|list| list.name.clone())
                take=text(ListEdit::Name)
            />
            <TextField
                id="list-dates"
                label="Dates"
                placeholder="450-330 BC"
                value=open.of(|list| {
                    list.dates.as_ref().map_or(String::new(), |dates| dates.text.clone())
                })
                take=text(ListEdit::Dates)
            />
            <TextField
                id="list-volume"
                label="Volume"
                placeholder="none"
                class="short"
                keys=Keys::Digits
                value=open.of(|list| shown(list.volume))
                take=volume
            />
            <TextField
                id="list-source"
                label="Source"
                class="wide"
                placeholder="Book and page, or yours"
                value=open.of(|list| list.provenance.sources.join("; "))
                take=source
            />
            <Show when=move || has_points.get()>
                <Limits open />
            </Show>
            <Notes open />
            <OpenDoubts open />
        </section>
    }
}

fn shown<T: ToString>(figure: Option<T>) -> String {
    figure.map_or_else(String::new, |figure| figure.to_string())
}

/// Something of a list with points.
fn of_points<T>(list: &ArmyList, pick: impl Fn(&crate::list::PointsList) -> T) -> Option<T> {
    list.points_list().map(pick)
}

#[component]
fn Limits(open: OpenList) -> impl IntoView {
    let destiny = open.of(|list| shown(of_points(list, |points| points.destiny_rolls.perhaps)));
    let allies = open.of(|list| shown(of_points(list, |points| points.contingents_allowed)));
    let fortifications = open.of(|list| {
        let max = of_points(list, |points| {
            points.fortifications.as_ref().map(|it| it.max)
        });
        shown(max.flatten())
    });
    view! {
        <Structures open />
        <TextField
            id="list-destiny"
            label="Destiny rolls, at most"
            class="short"
            keys=Keys::Digits
            value=destiny
            take=move |typed: String| {
                open.apply(ListEdit::Destiny(read_figure(&typed, "a number", 10)?));
                Ok(())
            }
        />
        <TextField
            id="list-fortifications"
            label="FOR, at most"
            class="short"
            keys=Keys::Digits
            placeholder="none"
            value=fortifications
            take=move |typed: String| {
                let most = read_optional(&typed, "a number of FOR", (0, 50))?;
                open.apply(ListEdit::Fortifications(most));
                Ok(())
            }
        />
        <TextField
            id="list-allies"
            label="Allied contingents, at most"
            class="short"
            keys=Keys::Digits
            value=allies
            take=move |typed: String| {
                open.apply(ListEdit::ContingentsAllowed(read_figure(&typed, "a number", 9)?));
                Ok(())
            }
        />
    }
}

#[component]
fn Structures(open: OpenList) -> impl IntoView {
    let offered =
        open.of(|list| of_points(list, |points| points.structures.clone()).unwrap_or_default());
    let known = CommandStructure::ALL.iter().copied();
    let all: Vec<_> = known
        .map(|one| (one, text::structure_with_price(one)))
        .collect();
    view! {
        <Chips
            id=place::STRUCTURES
            class="presets wide"
            legend="Command structures"
            all=Signal::stored(all)
            chosen=offered
            choose=move |offered| open.apply(ListEdit::Structures(offered))
        />
    }
}

/// What was in doubt when the list was pasted, until the player says that it is settled.
#[component]
fn OpenDoubts(open: OpenList) -> impl IntoView {
    let desk = use_desk();
    let doubtful = open.of(|list| {
        let remarks = list.provenance.remarks.iter();
        let open = remarks.filter(|it| text::import::open_doubt(it).is_some());
        open.cloned().collect::<Vec<_>>()
    });
    let line = move |remark: String| {
        let doubt = text::import::open_doubt(&remark).unwrap_or_default();
        let doubt = doubt.to_owned();
        let label = format!("Settled: {doubt}");
        let settle = move |_| {
            let mut left = open.list().provenance.remarks;
            left.retain(|it| *it != remark);
            focus::keep_near(|| open.apply(ListEdit::Remarks(left)));
        };
        let asked = doubt.clone();
        let about = open.of(move |list| troop_in_doubt(list, &asked));
        let said = doubt.clone();
        let what = move || match about.get() {
            None => view! { <span>{said.clone()}</span> }.into_any(),
            Some(place) => view! {
                <button type="button" class="plain" on:click=move |_| desk.show(&place)>
                    {said.clone()}
                </button>
            }
            .into_any(),
        };
        view! {
            <li>
                {what}
                <button type="button" class="small" aria-label=label on:click=settle>
                    "Settled"
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || doubtful.with(|all| !all.is_empty())>
            <section class="note umpire open-doubts wide" aria-label="Still to check">
                <b>"Still to check"</b>
                <ul>
                    <For each=move || doubtful.get() key=String::clone children=line />
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Notes(open: OpenList) -> impl IntoView {
    let notes = open.of(|list| list.notes.join("\n"));
    let take = move |typed: String| {
        let notes = typed.lines().map(str::trim).filter(|note| !note.is_empty());
        open.apply(ListEdit::Notes(notes.map(str::to_owned).collect()));
        Ok(())
    };
    let name = Signal::stored("Notes".to_owned());
    let typing = Typing::new(place::list("notes"), name, notes.into(), take);
    view! {
        <label class="ed-field wide">
            <span class="ed-label">"Notes for play, one a line"</span>
            <textarea
                id="list-notes"
                rows="2"
                prop:value=move || typing.shown()
                on:focus=move |event| typing.enter(event_target_value(&event))
                on:input=move |event| typing.input(event_target_value(&event))
                on:blur=move |_| {
                    typing.read();
                }
                on:keydown=move |event| typing.hold_undo(&event)
            ></textarea>
        </label>
    }
}
