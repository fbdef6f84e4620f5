//! The selected thing: where it stands, and buttons for all that can be done to it.

use super::editor::{Editor, Tab};
use super::tray::Select;
use crate::screen::map::{Act, Bend, Button, NamedToggle, Panel, key, panel};
use crate::text::Names;
use crate::web::browser::focus;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

#[component]
pub fn Selected(editor: Editor) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let item = editor.selected.get()?;
        let judgement = editor.open.judgement.get();
        editor.open.history.with(|history| {
            let list = editor.open.list();
            let names = Names {
                list: &list,
                army: history.army(),
            };
            panel(names, &judgement, item)
        })
    });
    let is_empty = Memo::new(move |_| shown.with(Option::is_none));
    let leave = move |event: KeyboardEvent| {
        if event.key() == "Escape"
            && let Some(item) = editor.selected.get_untracked()
        {
            event.prevent_default();
            focus::on(&key(item));
        }
    };
    view! {
        <section
            id="selected"
            class="card map-hand"
            class:is-empty=move || is_empty.get()
            tabindex="-1"
            aria-label="Selected"
            on:keydown=leave
        >
            <Show
                when=move || !is_empty.get()
                fallback=|| {
                    view! {
                        <p class="empty quiet">
                            "Nothing is selected. Tap something on the table, or step to it with the Tab key."
                        </p>
                    }
                }
            >
                <Details editor shown />
            </Show>
        </section>
    }
}

#[component]
fn Details(editor: Editor, shown: Memo<Option<Panel>>) -> impl IntoView {
    // A part is drawn anew when it has changed; the arrows stay under the finger.
    fn part<T: PartialEq + Default + Send + Sync + Clone + 'static>(
        shown: Memo<Option<Panel>>,
        of: fn(&Panel) -> T,
    ) -> Memo<T> {
        Memo::new(move |_| shown.with(|panel| panel.as_ref().map(of).unwrap_or_default()))
    }
    let title = part(shown, |panel| panel.title.clone());
    let kind = part(shown, |panel| panel.kind.clone());
    let figures = part(shown, |panel| panel.figures.clone());
    let is_resizable = part(shown, |panel| panel.is_resizable);
    let piece = part(shown, |panel| panel.name.as_ref().map(|(piece, _)| *piece));
    let piece_name = part(shown, |panel| {
        let name = panel.name.as_ref().map(|(_, name)| name.clone());
        name.unwrap_or_default()
    });
    let choices = part(shown, |panel| panel.choices.clone());
    let toggles = part(shown, |panel| panel.toggles.clone());
    let bends = part(shown, |panel| panel.bends.clone());
    let buttons = part(shown, |panel| panel.buttons.clone());
    let close = move |_| {
        editor.selected.set(None);
        editor.tab.set(Tab::Troops);
        focus::on("table");
    };
    let figure_rows = move || {
        let figures = figures.get().into_iter();
        let row = |(label, figure): (&'static str, String)| {
            view! {
                <div>
                    <dt>{label}</dt>
                    <dd>{figure}</dd>
                </div>
            }
        };
        figures.map(row).collect_view()
    };
    let name_field = move || {
        piece.get().map(|piece| {
            let typed = move |event| {
                let name = event_target_value(&event);
                let _ = editor.typed_name.try_set_value(Some((piece, name)));
            };
            view! {
                <label class="field">
                    <span>"Name"</span>
                    <input
                        id="piece-name"
                        type="text"
                        autocomplete="off"
                        maxlength="40"
                        prop:value=move || piece_name.get()
                        on:input=typed
                        on:change=move |event| {
                            typed(event);
                            editor.keep_typed_name();
                        }
                    />
                </label>
            }
        })
    };
    let selects = move || {
        let numbered = choices.get().into_iter().enumerate();
        numbered
            .map(|(n, choice)| view! { <Select editor choice id=format!("selected-{n}") /> })
            .collect_view()
    };
    let course = move || {
        let bends = bends.get();
        (!bends.is_empty()).then(|| {
            let rows = bends.into_iter().enumerate();
            let rows = rows.map(|(n, bend)| view! { <BendRow editor n bend /> });
            view! {
                <div class="bends">
                    <h3>"Course"</h3>
                    {rows.collect_view()}
                </div>
            }
        })
    };
    let more = move || {
        let numbered = buttons.get().into_iter().enumerate();
        numbered
            .map(|(n, Button { label, edit })| {
                view! {
                    <button
                        type="button"
                        id=format!("selected-button-{n}")
                        on:click=move |_| editor.change(edit.clone())
                    >
                        {label}
                    </button>
                }
            })
            .collect_view()
    };
    view! {
        <div class="card-head">
            <h2>
                <span class="title">{move || title.get()}</span>
                <small>{move || kind.get()}</small>
            </h2>
            <button type="button" class="more" aria-label="Deselect" on:click=close>
                "✕"
            </button>
        </div>
        <Pad editor is_resizable />
        <dl class="places">{figure_rows}</dl>
        {name_field}
        {selects}
        {move || toggles.get().map(|(title, all)| view! { <Toggles editor title all /> })}
        {course}
        <div class="tray-go">{more}</div>
    }
}

/// What dragging does, as buttons.
#[component]
fn Pad(editor: Editor, is_resizable: Memo<bool>) -> impl IntoView {
    let one = editor.step();
    let by = |way: &str| format!("{way} by {one}");
    let act = move |id: &'static str, sign: &'static str, name: &str, act: Act| {
        let name = name.to_owned();
        view! {
            <button
                type="button"
                id=format!("do-{id}")
                aria-label=name.clone()
                title=name
                on:click=move |_| editor.act(act)
            >
                {sign}
            </button>
        }
    };
    let step = |right, back| Act::Move {
        right,
        back,
        fine: false,
    };
    view! {
        <div class="pad">
            <div class="arrows" role="group" aria-label="Move">
                {act("left", "←", &by("Left"), step(-1, 0))}
                {act("forward", "↑", &by("Forward"), step(0, -1))}
                {act("back", "↓", &by("Back"), step(0, 1))}
                {act("right", "→", &by("Right"), step(1, 0))}
            </div>
            <div class="turns" role="group" aria-label="Turn">
                {act("turn-left", "↺", "Turn left by 5°", Act::Turn(-5))}
                {act("face", "⇧", "Face the enemy", Act::Face)}
                {act("turn-right", "↻", "Turn right by 5°", Act::Turn(5))}
            </div>
            <Show when=move || is_resizable.get()>
                <div class="sizes" role="group" aria-label="Size">
                    {act("narrower", "Width −", &format!("Width − {one}"), Act::Widen(-1))}
                    {act("wider", "Width +", &format!("Width + {one}"), Act::Widen(1))}
                    {act("shallower", "Depth −", &format!("Depth − {one}"), Act::Deepen(-1))}
                    {act("deeper", "Depth +", &format!("Depth + {one}"), Act::Deepen(1))}
                </div>
            </Show>
        </div>
    }
}

#[component]
fn Toggles(editor: Editor, title: &'static str, all: Vec<NamedToggle>) -> impl IntoView {
    let switches = all.into_iter().enumerate().map(|(n, toggle)| {
        let edit = toggle.edit;
        view! {
            <label class="field switch">
                <span>{toggle.label}</span>
                <input
                    type="checkbox"
                    id=format!("selected-toggle-{n}")
                    prop:checked=toggle.is_on
                    on:change=move |_| editor.change(edit.clone())
                />
            </label>
        }
    });
    view! {
        <fieldset class="hiders">
            <legend>{title}</legend>
            {switches.collect_view()}
        </fieldset>
    }
}

#[component]
fn BendRow(editor: Editor, n: usize, bend: Bend) -> impl IntoView {
    let label = bend.label.clone();
    let one = editor.step();
    let moves = ["←", "↑", "↓", "→"].into_iter().zip(bend.moves);
    let buttons = moves.map(|(sign, (way, edit))| {
        view! {
            <button
                type="button"
                id=format!("bend-{n}-{way}")
                aria-label=format!("{label} {way} by {one}")
                on:click=move |_| editor.change(edit.clone())
            >
                {sign}
            </button>
        }
    });
    view! {
        <div class="bend">
            <span>{bend.label.clone()}</span>
            <div class="arrows">{buttons.collect_view()}</div>
        </div>
    }
}
