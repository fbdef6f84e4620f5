//! Dice: chosen, worked out, rolled on the device or typed in. Every roll goes into the log.

use super::{clock, die};
use crate::battle::game::{SideId, Source, UnitRef};
use crate::screen::play::{
    Against, DiceForm, DiceKind, LastRoll, RollSpec, dice_view, last_roll, read_dice,
};
use crate::web::browser::random;
use crate::web::state::OpenGame;
use leptos::prelude::*;

const NO_RANDOM: &str = "This browser gives no random numbers: type the dice in.";

#[component]
pub fn DicePanel(open: OpenGame) -> impl IntoView {
    let form = open.form;
    let worked_out = Memo::new(move |_| {
        let replay = open.replay.get();
        open.game
            .with(|game| form.with(|form| dice_view(game, &replay.state, form)))
    });
    let is_typing = RwSignal::new(false);
    let trouble = RwSignal::new(String::new());
    let kinds = open.game.with_untracked(|game| {
        let kinds = DiceKind::of(game.rules).map(move |kind| {
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || form.with(|form| form.kind == kind).to_string()
                    on:click=move |_| {
                        form.update(|form| {
                            form.kind = kind;
                            form.others = 0;
                        });
                    }
                >
                    {kind.label()}
                </button>
            }
        });
        kinds.collect::<Vec<_>>()
    });
    let finish = move |rolls: Vec<(RollSpec, Vec<u8>)>, source: Source| {
        trouble.set(String::new());
        is_typing.set(false);
        for (spec, dice) in rolls {
            let replay = open.replay.get_untracked();
            let deeds = open.game.with_untracked(|game| {
                form.with_untracked(|form| {
                    form.deeds(game, &replay.state, spec, spec.rolled(dice, source))
                })
            });
            open.play_all(deeds);
        }
    };
    let roll = move |_| {
        let Ok(specs) = worked_out.with_untracked(|view| view.rolls.clone()) else {
            return;
        };
        let rolled: Option<Vec<(RollSpec, Vec<u8>)>> = specs
            .into_iter()
            .map(|spec| Some((spec, random::dice(spec.count)?)))
            .collect();
        match rolled {
            Some(rolled) => finish(rolled, Source::Device),
            None => trouble.set(NO_RANDOM.to_owned()),
        }
    };
    let why_not = Memo::new(move |_| worked_out.with(|view| view.rolls.clone().err()));
    view! {
        <div class="dice-panel">
            <div class="chips" role="group" aria-label="What is rolled for">
                {kinds}
            </div>
            <Fields open worked_out=Signal::derive(move || worked_out.get()) />
            {move || {
                let view = worked_out.get();
                let terms: Vec<_> = view
                    .terms
                    .into_iter()
                    .map(|(label, value)| {
                        view! {
                            <span>
                                {label}
                                " "
                                <b>{value}</b>
                            </span>
                        }
                    })
                    .collect();
                view! {
                    <p class="roll-sentence">
                        <b>{view.sentence}</b>
                    </p>
                    <p class="working">
                        {terms} <span class="equals">{view.total}</span>
                    </p>
                }
            }}
            <p class="quiet" role="status">
                {move || why_not.get()}
            </p>
            <p class="refused" role="alert">
                {move || trouble.get()}
            </p>
            <Show when=move || is_typing.get()>
                <Typed
                    specs=Signal::derive(move || {
                        worked_out.with(|view| view.rolls.clone().unwrap_or_default())
                    })
                    trouble
                    enter=Callback::new(move |rolls| finish(rolls, Source::Typed))
                />
            </Show>
            <div class="roll-buttons">
                <button
                    type="button"
                    disabled=move || why_not.get().is_some()
                    aria-expanded=move || is_typing.get().to_string()
                    on:click=move |_| is_typing.update(|is_typing| *is_typing = !*is_typing)
                >
                    "Type it in"
                </button>
                <button
                    type="button"
                    class="go"
                    disabled=move || why_not.get().is_some()
                    on:click=roll
                >
                    "Roll"
                </button>
            </div>
            <Last open />
        </div>
    }
}

/// A field for each roll that is typed in.
#[component]
fn Typed(
    specs: Signal<Vec<RollSpec>>,
    trouble: RwSignal<String>,
    enter: Callback<Vec<(RollSpec, Vec<u8>)>>,
) -> impl IntoView {
    let texts = RwSignal::new(vec![String::new(); 2]);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let read: Result<Vec<_>, String> = specs
            .get_untracked()
            .into_iter()
            .zip(texts.get_untracked())
            .map(|(spec, text)| Ok((spec, read_dice(&text, spec.count)?)))
            .collect();
        match read {
            Ok(rolls) => enter.run(rolls),
            Err(why) => trouble.set(why),
        }
    };
    let fields = move || {
        let specs = specs.get();
        let count = specs.len();
        specs
            .into_iter()
            .enumerate()
            .map(|(place, spec)| {
                let label = match (count, spec.side) {
                    (1, _) => "The dice",
                    (_, SideId::A) => "The first army’s dice",
                    (_, SideId::B) => "The second army’s dice",
                };
                view! {
                    <label class="field-line">
                        {label}
                        <input
                            type="text"
                            inputmode="numeric"
                            autocomplete="off"
                            placeholder="6 5 3"
                            on:input=move |event| {
                                let text = event_target_value(&event);
                                texts
                                    .update(|texts| {
                                        if let Some(old) = texts.get_mut(place) {
                                            *old = text;
                                        }
                                    });
                            }
                        />
                    </label>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <form class="typed-dice" on:submit=submit>
            {fields}
            <button type="submit">"Enter these dice"</button>
        </form>
    }
}

/// What a kind of roll asks for.
#[component]
fn Fields(open: OpenGame, worked_out: Signal<crate::screen::play::DiceView>) -> impl IntoView {
    let form = open.form;
    let rules = open.game.with_untracked(|game| game.rules);
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
    let others = move || {
        number(
            "Other modifiers",
            |form| form.others.into(),
            |form, by| form.others = form.others.saturating_add(by).clamp(-20, 20),
        )
    };
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
    let fields = move || {
        match kind.get() {
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
        DiceKind::Melee => vec![unit("Unit that fights"), target("Against"), impetus(), others()],
        DiceKind::Cohesion => vec![unit("Unit that tests"), hits(), against(), others()],
        DiceKind::Discipline => vec![unit("Unit that tests"), others()],
        DiceKind::Fate => vec![
            unit("The general’s unit"),
            against(),
            others(),
            view! {
                <p class="quiet">
                    "Add up the modifiers of the casualty table yourselves; at 300 points none for the quality of generals counts."
                </p>
            }
            .into_any(),
        ],
        DiceKind::Free => vec![view! { <SideField open /> }.into_any(), count()],
    }
    };
    view! { <div class="dice-fields">{fields}</div> }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Unit,
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
            Which::Unit => form.unit,
            Which::Target => form.target,
        })
    };
    let own = Memo::new(move |_| form.with(|form| form.unit.map(|unit| unit.side)));
    let groups = move || {
        let sides = SideId::BOTH.into_iter().filter(|side| match which {
            Which::Unit => true,
            Which::Target => own.get() != Some(*side),
        });
        let screen = open.screen.get();
        sides
            .map(|side| {
                let army = screen.armies.of(side).clone();
                let tiles = army.commands.iter().flat_map(|command| &command.tiles);
                let options: Vec<_> = tiles
                    .filter(|tile| tile.is_here() || chosen() == Some(tile.unit))
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
            (Which::Unit, Some(unit)) => open.take(unit),
            (Which::Unit, None) => form.update(|form| form.unit = None),
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
    let (name, generals) = open.game.with_untracked(|game| {
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
    let names = open.game.with_untracked(|game| {
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
fn Ranges(open: OpenGame, worked_out: Signal<crate::screen::play::DiceView>) -> impl IntoView {
    let form = open.form;
    let weapons = Memo::new(move |_| worked_out.get().weapons);
    let ranges = Memo::new(move |_| worked_out.get().ranges);
    let chips = move |names: Vec<&'static str>,
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

/// The last roll, and what follows from it.
#[component]
fn Last(open: OpenGame) -> impl IntoView {
    let last = Memo::new(move |_| {
        let replay = open.replay.get();
        open.game
            .with(|game| open.form.with(|form| last_roll(game, &replay, form)))
    });
    let drawn = move || {
        last.get().map(|last| {
            let LastRoll {
                at,
                who,
                what,
                dice,
                result,
                why,
                source,
                next,
                deeds,
            } = last;
            let next = next.map(|(label, form)| {
                view! {
                    <button type="button" class="wide" on:click=move |_| open.form.set(form.clone())>
                        {label}
                    </button>
                }
            });
            let deeds: Vec<_> = deeds
                .into_iter()
                .map(|(label, deed)| {
                    view! {
                        <button
                            type="button"
                            class="danger"
                            on:click=move |_| open.play(deed.clone())
                        >
                            {label}
                        </button>
                    }
                })
                .collect();
            view! {
                <section class="last-roll" aria-label="Last roll">
                    <p>
                        <b>{who}</b>
                        " "
                        {what}
                        <small>{clock(at)}</small>
                    </p>
                    {die::dice(&dice)}
                    <p class="roll-result">
                        <b>{result}</b>
                        " "
                        <span class="quiet">{why}</span>
                    </p>
                    {next}
                    <div class="items">{deeds}</div>
                    <p class="quiet">{source}</p>
                </section>
            }
        })
    };
    view! { <div aria-live="polite">{drawn}</div> }
}
