//! What is chosen before a roll: units, generals, ranges, modifiers.

use crate::battle::game::{SideId, UnitRef};
use crate::screen::play::{Against, DiceForm, DiceKind, DiceView};
use crate::web::state::OpenGame;
use leptos::prelude::*;

/// What a kind of roll asks for.
#[component]
pub fn Fields(open: OpenGame, worked_out: Signal<DiceView>) -> impl IntoView {
    let form = open.form;
    let rules = open.with_untracked(|game, _| game.rule_book());
    let kind = Memo::new(move |_| form.with(|form| form.kind));
    let number =
        move |label: &'static str, get: fn(&DiceForm) -> i16, add: fn(&mut DiceForm, i8)| {
            view! {
                <div class="dice-number" role="group" aria-label=label>
                    <span>{label}</span>
                    <button
                        type="button"
                        aria-label=format!("{label}: 1 less")
                        on:click=move |_| form.update(|form| add(form, -1))
                    >
                        "−"
                    </button>
                    <b>{move || form.with(get)}</b>
                    <button
                        type="button"
                        aria-label=format!("{label}: 1 more")
                        on:click=move |_| form.update(|form| add(form, 1))
                    >
                        "+"
                    </button>
                </div>
            }
            .into_any()
        };
    let modifiers = move |label: &'static str| {
        number(
            label,
            |form| form.others.into(),
            |form, by| form.others = form.others.saturating_add(by).clamp(-20, 20),
        )
    };
    let others = move || modifiers("Other modifiers");
    let hits = move || {
        number(
            "Hits",
            |form| form.hits.into(),
            |form, by| form.hits = form.hits.saturating_add_signed(by).min(40),
        )
    };
    let count = move || {
        number(
            "Dice",
            |form| form.count.into(),
            |form, by| form.count = form.count.saturating_add_signed(by).clamp(1, 40),
        )
    };
    let against = move || {
        let chips: Vec<_> = Against::ALL
            .iter()
            .map(|it| {
                let it = *it;
                view! {
                    <button
                        type="button"
                        class="chip"
                        aria-pressed=move || form.with(|form| form.against == it).to_string()
                        on:click=move |_| form.update(|form| form.against = it)
                    >
                        {it.label(rules)}
                    </button>
                }
            })
            .collect();
        view! {
            <div class="chips" role="group" aria-label="Tested in">
                {chips}
            </div>
        }
        .into_any()
    };
    let tested_in = move || {
        let chips = [(Against::Melee, "Melee"), (Against::ShortFire, "Fire")];
        let chips = chips.map(|(it, label)| {
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || {
                        form.with(|form| form.against.tested_in() == it.tested_in()).to_string()
                    }
                    on:click=move |_| form.update(|form| form.against = it)
                >
                    {label}
                </button>
            }
        });
        view! {
            <div class="chips" role="group" aria-label="Tested in">
                {Vec::from(chips)}
            </div>
        }
        .into_any()
    };
    let impetus = move || {
        view! {
            <label class="chip">
                <input
                    type="checkbox"
                    prop:checked=move || form.with(|form| form.has_impetus)
                    on:change=move |event| {
                        let has = event_target_checked(&event);
                        form.update(|form| form.has_impetus = has);
                    }
                />
                "With its impetus"
            </label>
        }
        .into_any()
    };
    let unit = move |label| view! { <UnitField open label which=Which::Unit /> }.into_any();
    let target = move |label| view! { <UnitField open label which=Which::Target /> }.into_any();
    let fields = move || match kind.get() {
        DiceKind::Initiative => vec![
            view! { <GeneralField open side=SideId::A /> }.into_any(),
            view! { <GeneralField open side=SideId::B /> }.into_any(),
        ],
        DiceKind::Fire => vec![
            unit("Unit that shoots"),
            target("Target"),
            view! { <Ranges open worked_out /> }.into_any(),
            others(),
        ],
        DiceKind::Melee => vec![
            unit("Unit that fights"),
            target("Against"),
            impetus(),
            others(),
        ],
        DiceKind::Cohesion => vec![unit("Unit that tests"), hits(), against(), others()],
        DiceKind::Discipline => vec![unit("Unit that tests"), others()],
        DiceKind::Fate => vec![
            view! { <UnitField open label="The general’s unit" which=Which::General /> }.into_any(),
            tested_in(),
            modifiers("Modifiers"),
        ],
        DiceKind::Free => vec![view! { <SideField open /> }.into_any(), count()],
    };
    view! { <div class="dice-fields">{fields}</div> }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Unit,
    /// One that has a general; he is tested for even if it has left the table.
    General,
    Target,
}

fn written(unit: UnitRef) -> String {
    let side = match unit.side {
        SideId::A => "a",
        SideId::B => "b",
    };
    format!("{side}{}", unit.unit)
}

fn read_unit(text: &str) -> Option<UnitRef> {
    let side = match text.get(..1)? {
        "a" => SideId::A,
        "b" => SideId::B,
        _ => return None,
    };
    Some(UnitRef {
        side,
        unit: text.get(1..)?.parse().ok()?,
    })
}

/// The units still on the table, army by army.
#[component]
fn UnitField(open: OpenGame, label: &'static str, which: Which) -> impl IntoView {
    let form = open.form;
    let chosen = move || {
        form.with(|form| match which {
            Which::Unit | Which::General => form.unit,
            Which::Target => form.target,
        })
    };
    let own = Memo::new(move |_| form.with(|form| form.unit.map(|unit| unit.side)));
    let groups = move || {
        let sides = SideId::BOTH.into_iter().filter(|side| match which {
            Which::Unit | Which::General => true,
            Which::Target => own.get() != Some(*side),
        });
        let screen = open.screen.get();
        sides
            .map(|side| {
                let army = screen.armies.of(side).clone();
                let tiles = army.commands.iter().flat_map(|command| &command.tiles);
                let options: Vec<_> = tiles
                    .filter(|tile| match which {
                        Which::General => tile.general.is_some(),
                        Which::Unit | Which::Target => {
                            tile.is_here() || chosen() == Some(tile.unit)
                        }
                    })
                    .map(|tile| {
                        let value = written(tile.unit);
                        let is_chosen = chosen() == Some(tile.unit);
                        let text = format!("{}, VBU {}", tile.name, tile.left);
                        view! {
                            <option value=value selected=is_chosen>
                                {text}
                            </option>
                        }
                    })
                    .collect();
                view! { <optgroup label=army.name.clone()>{options}</optgroup> }
            })
            .collect::<Vec<_>>()
    };
    let choose = move |event| {
        let unit = read_unit(&event_target_value(&event));
        match (which, unit) {
            (Which::Unit | Which::General, Some(unit)) => open.take(unit),
            (Which::Unit | Which::General, None) => form.update(|form| form.unit = None),
            (Which::Target, unit) => form.update(|form| form.target = unit),
        }
    };
    view! {
        <label class="field-line">
            {label}
            <select on:change=choose>
                <option value="" selected=move || chosen().is_none()>
                    "–"
                </option>
                {groups}
            </select>
        </label>
    }
}

#[component]
fn GeneralField(open: OpenGame, side: SideId) -> impl IntoView {
    let form = open.form;
    let (name, generals) = open.with_untracked(|game, _| {
        let army = game.sides.of(side);
        let generals = army.units().filter_map(|unit| {
            let level = unit.general?;
            let text = format!(
                "{}, {} +{}",
                unit.name,
                crate::text::general_level(level),
                level.initiative()
            );
            Some((unit.id, text))
        });
        (
            crate::text::play::side_name(game, side).to_owned(),
            generals.collect::<Vec<_>>(),
        )
    });
    let options: Vec<_> = generals
        .into_iter()
        .map(|(id, text)| {
            let is_chosen = move || form.with(|form| *form.generals.of(side) == Some(id));
            view! {
                <option value=id.to_string() selected=is_chosen>
                    {text}
                </option>
            }
        })
        .collect();
    let choose = move |event| {
        let id = event_target_value(&event).parse().ok();
        form.update(|form| *form.generals.of_mut(side) = id);
    };
    view! {
        <label class="field-line">
            {name}
            <select on:change=choose>
                <option value="" selected=move || form.with(|form| form.generals.of(side).is_none())>
                    "no bonus"
                </option>
                {options}
            </select>
        </label>
    }
}

#[component]
fn SideField(open: OpenGame) -> impl IntoView {
    let form = open.form;
    let names = open.with_untracked(|game, _| {
        SideId::BOTH.map(|side| (side, crate::text::play::side_name(game, side).to_owned()))
    });
    let chips = names.map(|(side, name)| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || form.with(|form| form.side == side).to_string()
                on:click=move |_| form.update(|form| form.side = side)
            >
                <span class="clip">{name}</span>
            </button>
        }
    });
    view! {
        <div class="chips" role="group" aria-label="Whose dice">
            {Vec::from(chips)}
        </div>
    }
}

/// The weapon, where there are several, and the range.
#[component]
fn Ranges(open: OpenGame, worked_out: Signal<DiceView>) -> impl IntoView {
    let form = open.form;
    let weapons = Memo::new(move |_| {
        let weapons = worked_out.get().weapons.into_iter();
        weapons.map(str::to_owned).collect::<Vec<_>>()
    });
    let ranges = Memo::new(move |_| worked_out.get().ranges);
    let chips = move |names: Vec<String>,
                      label: &'static str,
                      get: fn(&DiceForm) -> usize,
                      set: fn(&mut DiceForm, usize)| {
        (names.len() > 1).then(|| {
            let chips: Vec<_> = names
                .into_iter()
                .enumerate()
                .map(|(place, name)| {
                    view! {
                        <button
                            type="button"
                            class="chip"
                            aria-pressed=move || form.with(|form| get(form) == place).to_string()
                            on:click=move |_| form.update(|form| set(form, place))
                        >
                            {name}
                        </button>
                    }
                })
                .collect();
            view! {
                <div class="chips" role="group" aria-label=label>
                    {chips}
                </div>
            }
        })
    };
    view! {
        {move || chips(weapons.get(), "Weapon", |form| form.weapon, |form, it| form.weapon = it)}
        {move || chips(ranges.get(), "Range", |form| form.range, |form, it| form.range = it)}
    }
}
