//! Packages such as legions: + brings all their units, − takes a whole one away.

use super::offer_row::ours;
use super::state::BuilderPage;
use super::stepper::Stepper;
use crate::screen::builder::{BuilderScreen, PackageView, VariantView, set_packages};
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn Packages(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    // Which there are never changes.
    let first = packages(&open.screen.get_untracked());
    let drawn = first.into_iter().enumerate().map(|(place, package)| {
        let now = Memo::new(move |_| packages(&open.screen.get()).into_iter().nth(place));
        view! { <PackageGroup page package now /> }
    });
    drawn.collect_view()
}

fn packages(screen: &BuilderScreen) -> Vec<PackageView> {
    let section = screen.sections.first();
    section.map_or_else(Vec::new, |section| section.packages.clone())
}

#[component]
fn PackageGroup(
    page: BuilderPage,
    package: PackageView,
    now: Memo<Option<PackageView>>,
) -> impl IntoView {
    let note = move || now.with(|now| now.as_ref().map(|package| package.note.clone()));
    let variants = package.variants.iter().enumerate();
    let variants = variants.map(|(place, variant)| {
        let taken = Memo::new(move |_| {
            now.with(|now| {
                let variant = now.as_ref().and_then(|package| package.variants.get(place));
                variant.map_or(0, |variant| variant.taken)
            })
        });
        view! { <Variant page variant=variant.clone() taken /> }
    });
    view! {
        <div class="group">
            <h3>{package.name.clone()}</h3>
            <small>{note}</small>
        </div>
        <ul>{variants.collect_view()}</ul>
    }
}

#[component]
fn Variant(page: BuilderPage, variant: VariantView, taken: Memo<u16>) -> impl IntoView {
    let open = page.open;
    let id = variant.id;
    let set = move |count: u16| {
        let to = open.adding_to.get_untracked();
        let edit = open.history.try_with_untracked(|history| {
            set_packages(&open.list(), history.army(), id, count, to)
        });
        if let Some(edit) = edit.flatten() {
            open.apply(edit);
        }
    };
    let contents = variant.contents.iter().map(|(kind, name)| {
        view! {
            <span>
                <TroopSign kind=Some(*kind) />
                {name.clone()}
            </span>
        }
    });
    view! {
        <li class="pack" class:has=move || taken.get() != 0>
            <div>
                <b>{variant.name.clone()}</b>
                <div class="in">{contents.collect_view()}</div>
            </div>
            <b class="money">{variant.price} {ours(variant.is_ours)}</b>
            <div class="take">
                <Stepper
                    id=format!("package-{id}")
                    label=variant.name.clone()
                    price=format!("{} points", variant.price)
                    value=taken
                    is_full=Signal::derive(|| false)
                    set
                />
            </div>
        </li>
    }
}
