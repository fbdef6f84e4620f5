//! The sheets of an army in a link, to be printed.

use super::army::Showing;
use crate::list::ArmyList;
use crate::map::Sight;
use crate::rules::judge;
use crate::screen::share::has_secrets;
use crate::share::Shared;
use crate::web::dom::{El, button, el};
use crate::web::focus;
use crate::web::pages::deployment_sheet::{SheetOptions, SheetPages};
use crate::web::pages::roster::{self, RosterSheet};
use crate::web::signals::*;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The buttons that lead to the sheets. Without orders there is no deployment sheet.
pub fn ways(shared: &Shared, showing: RwSignal<Showing>) -> Vec<El> {
    let way = move |label: &str, id: &str, to: Showing| {
        button(label).id(id).on_click(move || {
            showing.set(to);
            request_animation_frame(|| {
                focus::on("print");
            });
        })
    };
    let mut ways = vec![way("Roster to print", "show-roster", Showing::Roster)];
    if has_secrets(&shared.army) {
        ways.push(way(
            "Deployment sheet",
            "show-deployment",
            Showing::Deployment,
        ));
    }
    ways
}

pub fn draw(
    shared: &Shared,
    list: &ArmyList,
    paper: Showing,
    showing: RwSignal<Showing>,
) -> Vec<El> {
    let army = shared.army_of(list);
    let judgement = judge(list, &army.event, &army);
    let options = roster::chosen();
    let holder = el("div");
    let (list, seal) = (list.clone(), shared.seal);
    let sheet = move || match paper {
        Showing::Deployment => {
            let options = SheetOptions {
                sight: Sight::Sealed,
                paper: options.paper,
                seal,
            };
            view! { <SheetPages list=&list army=&army judgement=&judgement options /> }.into_any()
        }
        Showing::Army | Showing::Roster => {
            view! { <RosterSheet list=&list army=&army judgement=&judgement options /> }.into_any()
        }
    };
    leptos::mount::mount_to(holder.element().clone().unchecked_into(), sheet).forget();
    let tools = el("div").class("paper-tools").children([
        button("Print")
            .id("print")
            .class("go")
            .on_click(|| drop(window().print())),
        button("Back to the army").on_click(move || {
            showing.set(Showing::Army);
            focus::on("page-heading");
        }),
    ]);
    vec![tools, holder]
}
