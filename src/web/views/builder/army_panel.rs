//! What is chosen and bought for the army as a whole.

use crate::army::Edit;
use crate::desk::{Choice, Count, CountKind, Panel, Toggle, panel};
use crate::web::bench::Bench;
use leptos::prelude::*;

#[component]
pub fn ArmyPanel(bench: Bench) -> impl IntoView {
    let drawn: Memo<Panel> =
        Memo::new(move |_| bench.history.with(|history| panel(&bench.list(), history.army())));
    let player = move || bench.history.with(|history| history.army().player.clone());
    let choices = Memo::new(move |_| drawn.with(|panel| panel.choices.len()));
    let counts = Memo::new(move |_| {
        drawn.with(|panel| panel.counts.iter().map(|count| count.kind).collect::<Vec<_>>())
    });
    let toggles = Memo::new(move |_| drawn.with(|panel| panel.toggles.clone()));
    view! {
        <section class="card army-panel" aria-label="The army as a whole">
            <div class="card-head">
                <h2>"Army"</h2>
            </div>
            <label class="field">
                <span>"Player"</span>
                <input
                    id="player"
                    type="text"
                    autocomplete="off"
                    prop:value=player
                    on:change=move |event| bench.apply(Edit::SetPlayer(event_target_value(&event)))
                />
            </label>
            {move || {
                (0..choices.get())
                    .map(|place| {
                        let choice = Memo::new(move |_| {
                            drawn.with(|panel| panel.choices.get(place).cloned())
                        });
                        view! { <Select bench choice place /> }
                    })
                    .collect_view()
            }}
            {move || {
                counts
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(place, _)| {
                        let count = Memo::new(move |_| {
                            drawn.with(|panel| panel.counts.get(place).cloned())
                        });
                        view! { <Stepper bench count place /> }
                    })
                    .collect_view()
            }}
            {move || {
                toggles.get().into_iter().map(|toggle| view! { <Switch bench toggle /> }).collect_view()
            }}
        </section>
    }
}

#[component]
fn Select(bench: Bench, choice: Memo<Option<Choice>>, place: usize) -> impl IntoView {
    let label = move || choice.with(|choice| choice.as_ref().map(|choice| choice.label));
    let hint = move || choice.with(|choice| choice.as_ref().map(|choice| choice.hint.clone()));
    view! {
        <label class="field">
            <span>{label} <small>{hint}</small></span>
            <select
                id=format!("choice-{place}")
                on:change=move |event| {
                    let chosen: Option<usize> = event_target_value(&event).parse().ok();
                    let edit = choice
                        .with_untracked(|choice| {
                            let item = choice.as_ref()?.items.get(chosen?)?;
                            Some(item.edit.clone())
                        });
                    if let Some(edit) = edit {
                        bench.apply(edit);
                    }
                }
            >
                {move || {
                    choice
                        .get()
                        .into_iter()
                        .flat_map(|choice| choice.items)
                        .enumerate()
                        .map(|(place, item)| {
                            view! {
                                <option value=place.to_string() selected=item.is_chosen>
                                    {item.label}
                                </option>
                            }
                        })
                        .collect_view()
                }}
            </select>
        </label>
    }
}

#[component]
fn Stepper(bench: Bench, count: Memo<Option<Count>>, place: usize) -> impl IntoView {
    let refused = RwSignal::new(None::<String>);
    let now = move || count.with(|count| count.as_ref().map_or(0, |count| count.value));
    let label =
        move || count.with(|count| count.as_ref().map(|c| c.label.clone()).unwrap_or_default());
    let hint = move || count.with(|count| count.as_ref().map(|count| count.hint.clone()));
    let set = move |value: u16| {
        refused.set(None);
        if let Some(kind) = count.with_untracked(|count| count.as_ref().map(|c| c.kind)) {
            bench.apply(CountKind::edit(kind, value));
        }
    };
    let typed = move |text: String| {
        let most = count.with_untracked(|count| count.as_ref().map_or(0, |count| count.most));
        match text.trim().parse::<u16>() {
            Ok(value) if value <= most => set(value),
            _ => refused.set(Some(format!("A whole number from 0 to {most}, please."))),
        }
    };
    let trouble = format!("count-trouble-{place}");
    view! {
        <div class="field">
            <label for=format!("count-{place}")>{label} <small>{hint}</small></label>
            <div class="stepper">
                <button
                    id=format!("count-less-{place}")
                    type="button"
                    aria-label=move || format!("Fewer {}", label())
                    on:click=move |_| set(now().saturating_sub(1))
                >
                    "−"
                </button>
                <input
                    id=format!("count-{place}")
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-describedby=trouble.clone()
                    aria-invalid=move || refused.with(Option::is_some).to_string()
                    prop:value=now
                    on:change=move |event| typed(event_target_value(&event))
                />
                <button
                    id=format!("count-more-{place}")
                    type="button"
                    aria-label=move || format!("More {}", label())
                    on:click=move |_| typed((now() + 1).to_string())
                >
                    "+"
                </button>
            </div>
            <p id=trouble class="refused" role="alert">{move || refused.get()}</p>
        </div>
    }
}

#[component]
fn Switch(bench: Bench, toggle: Toggle) -> impl IntoView {
    let edit = StoredValue::new(toggle.edit);
    view! {
        <label class="field switch">
            <span>{toggle.label} <small>{toggle.hint}</small></span>
            <input
                id=format!("toggle-{}", toggle.label.replace(' ', "-"))
                type="checkbox"
                prop:checked=toggle.is_on
                on:change=move |_| bench.apply(edit.get_value())
            />
        </label>
    }
}
