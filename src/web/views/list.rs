//! One army list: its rows as printed and as they stand at an event, and where it comes from.

use crate::army::Army;
use crate::desk::{SectionView, desk};
use crate::event::{Event, Preset};
use crate::list::{ArmyList, BasicList, Troops};
use crate::rules::judge;
use crate::text;
use crate::web::components::{Failed, PageTop, Symbol, Waiting};
use crate::web::library::{Load, library};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn List(slug: String) -> impl IntoView {
    let library = library();
    let again = slug.clone();
    view! {
        <PageTop title="Army list" />
        <main class="page">
            {move || match library.list(&slug) {
                Load::Waiting => view! { <Waiting /> }.into_any(),
                Load::Failed(why) => {
                    let slug = again.clone();
                    view! { <Failed why retry=move || library.fetch(slug.clone()) /> }.into_any()
                }
                Load::Here(list) => view! { <Read list /> }.into_any(),
            }}
        </main>
    }
}

#[component]
fn Read(list: Arc<ArmyList>) -> impl IntoView {
    let status = text::status(list.provenance.status);
    let remarks = list.provenance.remarks.clone();
    let notes = list.notes.clone();
    let sources = list.provenance.sources.join(", ");
    let dates = list.dates.as_ref().map(|dates| format!("{} · ", dates.text));
    let is_basic = matches!(list.troops, Troops::Basic(_));
    let shown = list.clone();
    view! {
        <h1 id="page-heading" tabindex="-1">{list.name.clone()}</h1>
        <p class="quiet">
            {dates} {status} " list, revision " {list.revision} " · " {text::game(list.game())}
        </p>
        {remarks.into_iter().map(|remark| view! { <p class="note umpire">{remark}</p> }).collect_view()}
        {if is_basic {
            view! { <BasicRows list=shown /> }.into_any()
        } else {
            view! { <PointsRows list=shown /> }.into_any()
        }}
        {notes.into_iter().map(|note| view! { <p>{note}</p> }).collect_view()}
        <p class="quiet fine-print">"Source: " {sources}</p>
    }
}

#[component]
fn PointsRows(list: Arc<ArmyList>) -> impl IntoView {
    let preset = RwSignal::new(Preset::Mm15At300);
    let sections = move || {
        let event: Event = preset.get().event();
        let army = Army::new(&list, event);
        desk(&list, &army, &judge(&list, &army.event, &army)).sections
    };
    view! {
        <p>
            <label>
                "Event "
                <select
                    on:change=move |event| {
                        if let Some(chosen) = Preset::named(&event_target_value(&event)) {
                            preset.set(chosen);
                        }
                    }
                    prop:value=move || preset.get().name()
                >
                    {Preset::ALL
                        .into_iter()
                        .filter(|preset| *preset != Preset::Basic)
                        .map(|preset| {
                            view! {
                                <option value=preset.name()>{preset.event().name}</option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
        </p>
        {move || sections().into_iter().map(|section| view! { <Section section /> }).collect_view()}
    }
}

#[component]
fn Section(section: SectionView) -> impl IntoView {
    view! {
        <div class="scroll" role="region" tabindex="0" aria-label=section.title.clone()>
            <table>
                <caption>{section.title.clone()}</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">"Troops"</th>
                        <th scope="col">"Numbers"</th>
                        <th scope="col">"Statistics"</th>
                        <th scope="col">"Type, price, weapon"</th>
                    </tr>
                </thead>
                <tbody>
                    {section
                        .offers
                        .into_iter()
                        .flat_map(|offer| {
                            let numbers = offer.numbers;
                            offer
                                .troops
                                .into_iter()
                                .enumerate()
                                .map(move |(place, troop)| {
                                    let numbers = if place == 0 {
                                        numbers.clone()
                                    } else {
                                        "or".to_owned()
                                    };
                                    view! {
                                        <tr>
                                            <td>
                                                <Symbol kind=Some(troop.kind) />
                                            </td>
                                            <th scope="row">{troop.name}</th>
                                            <td>{numbers}</td>
                                            <td>{troop.stats}</td>
                                            <td>{troop.line}</td>
                                        </tr>
                                    }
                                })
                        })
                        .collect_view()}
                </tbody>
            </table>
        </div>
    }
}

#[component]
fn BasicRows(list: Arc<ArmyList>) -> impl IntoView {
    let Troops::Basic(basic) = &list.troops else { return ().into_any() };
    let BasicList { lines, printed_vdt, .. } = (**basic).clone();
    let vdt = printed_vdt
        .map(|vdt| format!("VDT printed: {}, breaks at {}", vdt.total, vdt.break_point));
    view! {
        <div class="scroll" role="region" tabindex="0" aria-label="Lines">
            <table>
                <thead>
                    <tr>
                        <th scope="col">"Units"</th>
                        <th scope="col">"Troops"</th>
                        <th scope="col">"Statistics"</th>
                        <th scope="col">"Weapons"</th>
                    </tr>
                </thead>
                <tbody>
                    {lines
                        .into_iter()
                        .map(|line| {
                            let unit = line.unit;
                            let (code, kind) = text::troop_type(unit.kind);
                            let weapons: Vec<&str> = unit
                                .weapons
                                .iter()
                                .chain(unit.arms.iter().flat_map(|arms| &arms.weapons))
                                .map(|weapon| text::weapon(*weapon))
                                .chain(unit.traits.iter().map(|name| text::trait_name(*name)))
                                .collect();
                            let stats = unit.stats;
                            view! {
                                <tr>
                                    <td>{line.count}</td>
                                    <th scope="row">
                                        {code} " " {unit.name.unwrap_or_else(|| kind.to_owned())}
                                    </th>
                                    <td>
                                        {format!(
                                            "M {}, VBU {}, I {}, VD {}",
                                            stats.m,
                                            stats.vbu,
                                            stats.i,
                                            stats.vd,
                                        )}
                                    </td>
                                    <td>{weapons.join(", ")}</td>
                                </tr>
                            }
                        })
                        .collect_view()}
                </tbody>
            </table>
        </div>
        <p>{vdt}</p>
    }
    .into_any()
}
