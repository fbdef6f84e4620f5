//! Shares one of the player's armies: a link that holds all of it, as text and as a QR code.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::opened::verdict_panel;
use crate::screen::share::{ArmySending, army_sending, has_secrets};
use crate::share::{ArmyWithList, Part, Seal, fingerprint};
use crate::sheet::one_line;
use crate::web::browser::{address, files, styles};
use crate::web::components::{LinkCard, Page, SavedArmy, VerdictLine};
use crate::web::state::seal;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn SharePage(
    /// The army's key in storage.
    key: String,
) -> impl IntoView {
    styles::need("links.css");
    let of = key.clone();
    let draw = move |list: Arc<ArmyList>, army: Army| {
        let key = of.clone();
        view! {
            <Page title="Share an army">
                <Sharing key list army />
            </Page>
        }
        .into_any()
    };
    view! { <SavedArmy key draw /> }
}

#[component]
fn Sharing(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let verdict = verdict_panel(&list, &judge(&list, &army.event, &army));
    let name = one_line(&army.name);
    let about = format!("{} · {}", list.name, one_line(&army.event.name));
    let back = Route::Army(key.clone()).href();
    let seal = has_secrets(&army).then(|| seal::of(&key)).flatten();
    let has_orders = seal.is_some();
    let part = RwSignal::new(Part::Army);
    let (of_list, of_army) = (list.clone(), army.clone());
    let made = Memo::new(move |_| {
        // Without orders there is nothing to seal, and the seal isn't sent.
        let seal = seal.unwrap_or(Seal([0; 8]));
        army_sending(
            &of_list,
            &of_army,
            part.get(),
            seal,
            &address::of_the_page(),
        )
    });
    // A file has it as well, where a link would be too long.
    let print = fingerprint(&list, &army).to_string();
    let file = list.id.is_own().then(|| ArmyWithList::write(&army, &list));
    let is_too_long = move || made.with(Result::is_err);
    let sending = Signal::derive(move || made.get().ok().map(|made| made.sending));
    let trouble = move || made.with(|made| made.as_ref().err().map(ToString::to_string));
    view! {
        <div class="about-army">
            <b class="clip">{name}</b>
            <p class="quiet clip">{about}</p>
            <VerdictLine verdict />
        </div>
        <section class="card padded">
            <h2>"Link"</h2>
            {has_orders.then(|| view! { <OrdersChoice part /> })}
            {move || {
                trouble()
                    .map(|why| {
                        view! { <p class="note illegal">{format!("The link can’t be made: {why}.")}</p> }
                    })
            }}
            <LinkCard what="An army for Impetus" sending />
        </section>
        {file.map(|file| view! { <OwnListFile name=army.name.clone() file is_too_long /> })}
        {move || match made.get() {
            Ok(made) => view! { <Contents made has_orders /> }.into_any(),
            Err(_) => {
                let print = print.clone();
                view! {
                    <section class="card padded">
                        <Print print />
                    </section>
                }
                    .into_any()
            }
        }}
        <p>
            <a href=back>"Back to the army"</a>
        </p>
    }
}

/// Only the player has the list, so it goes along: in the link, or in a file.
#[component]
fn OwnListFile(
    name: String,
    file: String,
    is_too_long: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let about = move || match is_too_long() {
        true => {
            "The army and its list are too long for a link: send this file instead. It holds the army and all of your own list."
        }
        false => {
            "The link carries your own list as far as the verdict depends on it. The file holds the army and all of the list."
        }
    };
    let download = move |_| files::offer(&files::name_for(&name), &file);
    view! {
        <section class="card padded">
            <h2>"File with your own list"</h2>
            <p id="carried">{about}</p>
            <button type="button" id="army-file" on:click=download>
                "Download the file"
            </button>
        </section>
    }
}

#[component]
fn OrdersChoice(part: RwSignal<Part>) -> impl IntoView {
    let is_with = move || part.get() == Part::WithDeployment;
    let choose = move |event| {
        part.set(match event_target_checked(&event) {
            true => Part::WithDeployment,
            false => Part::Army,
        });
    };
    view! {
        <label class="chip">
            <input type="checkbox" id="with-orders" prop:checked=is_with on:change=choose />
            <span>"Include the deployment"</span>
        </label>
        <Show when=is_with>
            <p class="note umpire" role="status">
                "This link gives your orders away: ambushes, flank march and map. Send it to the umpire, or to your opponent after the battle. Before the battle, give your opponent the fingerprint of the orders below."
            </p>
        </Show>
    }
}

#[component]
fn Print(print: String) -> impl IntoView {
    view! {
        <h2>"Fingerprint"</h2>
        <p class="fingerprint" id="fingerprint">
            {print}
        </p>
        <p class="quiet">
            "It changes whenever the army or its list does. It is printed on the roster and shown on the umpire’s table: if two fingerprints match, it’s the same army."
        </p>
    }
}

#[component]
fn Contents(made: ArmySending, has_orders: bool) -> impl IntoView {
    let lines = made
        .contents
        .iter()
        .map(|line| view! { <li>{one_line(line)}</li> });
    let lines: Vec<_> = lines.collect();
    view! {
        <section class="card padded">
            <Print print=made.fingerprint.to_string() />
            {has_orders
                .then(|| {
                    view! {
                        <h2>"Fingerprint of the orders"</h2>
                        <p class="fingerprint" id="orders">
                            {made.orders.to_string()}
                        </p>
                        <p class="quiet">
                            "Show it to your opponent before the battle: it includes a secret number kept in this browser, so it gives nothing away. After the battle, the link with the deployment shows the same one, which proves that the orders weren’t changed."
                        </p>
                    }
                })}
        </section>
        <section class="card padded">
            <h2>"What the link contains"</h2>
            <ul class="plain-list">{lines}</ul>
        </section>
    }
}
