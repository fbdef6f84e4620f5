//! What a player may wish for: a style, and an army only from the bases at hand.

use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::screen::proposals::{Owned, OwnedRow, most_bases, owned_rows, read_owned, with_army};
use crate::solve::Style;
use crate::text;
use crate::web::browser::storage;
use crate::web::components::{NumberField, TroopSign};
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct Wishes {
    pub style: RwSignal<Option<Style>>,
    pub seed: RwSignal<u64>,
    pub only_owned: RwSignal<bool>,
    pub owned: RwSignal<Owned>,
}

impl Wishes {
    pub fn new() -> Self {
        Wishes {
            style: RwSignal::new(None),
            // Another player gets other armies.
            seed: RwSignal::new((js_sys::Math::random() * 1_000_000.0) as u64),
            only_owned: RwSignal::new(false),
            owned: RwSignal::new(Owned::new()),
        }
    }

    /// What the player was known to have of this list's troops.
    pub fn recall(self, list: &ArmyList) {
        let text = storage::setting(&name(list)).unwrap_or_default();
        self.owned.set(read_owned(&text));
    }

    pub fn keep(self, list: &ArmyList, owned: Owned) {
        if owned.values().all(|have| *have == 0) {
            storage::drop_setting(&name(list));
        } else if let Ok(text) = serde_json::to_string(&owned) {
            storage::set_setting(&name(list), &text);
        }
        self.owned.set(owned);
    }

    pub fn have(self, list: &ArmyList, troop: crate::list::TroopId, count: u32) {
        let mut owned = self.owned.get_untracked();
        owned.insert(troop, count);
        self.keep(list, owned);
    }

    /// The bases that an army is to be made of; none: any.
    pub fn bases(self) -> Option<Owned> {
        self.only_owned.get().then(|| self.owned.get())
    }
}

/// Bases are kept for each list.
fn name(list: &ArmyList) -> String {
    format!("bases:{}", list.id.0)
}

#[component]
pub fn WishBar(
    wishes: Wishes,
    /// What the button for other proposals says.
    #[prop(into)]
    others: Signal<String>,
    /// Basic Impetus has too few armies to wish for one.
    #[prop(into)]
    game: Signal<RuleSet>,
) -> impl IntoView {
    let has_wishes = move || game.get() == RuleSet::Impetus;
    view! {
        <div class="wishes">
            <Show when=has_wishes>
                <Styles wishes />
            </Show>
            <div class="wish more-wishes">
                <Show when=has_wishes>
                    <button
                        type="button"
                        class="chip"
                        id="only-owned"
                        aria-pressed=move || wishes.only_owned.get().to_string()
                        on:click=move |_| wishes.only_owned.update(|only| *only = !*only)
                    >
                        "Only what I have"
                    </button>
                </Show>
                <button
                    type="button"
                    id="others"
                    on:click=move |_| wishes.seed.update(|seed| *seed += 1)
                >
                    {move || others.get()}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Styles(wishes: Wishes) -> impl IntoView {
    let styles = Style::ALL.iter().copied().map(Some);
    let chips = [None].into_iter().chain(styles).map(|style| {
        let label = style.map_or("Any style", text::style);
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (wishes.style.get() == style).to_string()
                on:click=move |_| wishes.style.set(style)
            >
                {label}
            </button>
        }
    });
    view! {
        <div class="wish" role="group" aria-label="Style">
            {chips.collect_view()}
        </div>
    }
}

/// How many bases of each troop the player has.
#[component]
pub fn Bases(
    wishes: Wishes,
    list: Arc<ArmyList>,
    /// The army that the player fields already.
    army: Option<Army>,
) -> impl IntoView {
    let shown = list.clone();
    let rows = owned_rows(&list, &wishes.owned.get_untracked());
    let fields = rows.into_iter().map(move |row| {
        let list = list.clone();
        view! { <BasesOf wishes list row /> }
    });
    let count_army = army
        .filter(|army| army.units().next().is_some())
        .map(|army| {
            let fill = move |_| {
                let owned = with_army(&wishes.owned.get_untracked(), &army);
                wishes.keep(&shown, owned);
            };
            view! {
                <button type="button" on:click=fill>
                    "I have all of this army"
                </button>
            }
        });
    let fields = fields.collect_view();
    view! {
        <section class="card bases" aria-label="Bases I have">
            <p>"How many bases do you have? The numbers are kept for this list in this browser."</p>
            {count_army}
            <ul>{fields}</ul>
        </section>
    }
}

#[component]
fn BasesOf(wishes: Wishes, list: Arc<ArmyList>, row: OwnedRow) -> impl IntoView {
    let troop = row.troop;
    let refused = RwSignal::new(String::new());
    let value = Signal::derive(move || {
        let have = wishes.owned.with(|owned| owned.get(&troop).copied());
        have.unwrap_or(0).to_string()
    });
    let enter = move |text: String| match most_bases(&text) {
        Some(count) => {
            refused.set(String::new());
            wishes.have(&list, troop, count);
        }
        None => refused.set("A whole number up to 999, please.".to_owned()),
    };
    view! {
        <li>
            <TroopSign kind=Some(row.kind) />
            <span>{row.name.clone()}</span>
            <span>
                <NumberField
                    id=format!("bases-{}", troop.0)
                    label=format!("Bases of {}", row.name)
                    value
                    refused
                    enter
                />
            </span>
        </li>
    }
}
