//! What can be done with an army in a link.

use super::paper::Sheet;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::opened::OpenedArmy;
use crate::screen::share::has_secrets;
use crate::share::{Carried, Link};
use crate::web::browser::{address, focus};
use crate::web::state::{SavedArmies, use_own_lists, use_saved_armies};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Actions(
    link: Link,
    list: Arc<ArmyList>,
    army: OpenedArmy,
    /// The own list of the army's player.
    carried: Option<Box<Carried>>,
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let own = use_own_lists();
    let saved = use_saved_armies();
    let said = RwSignal::new("");
    let has_orders = has_secrets(&army.army);
    let save = move |_| {
        // A key of its own: whatever is stored here already stays as it is.
        let key = SavedArmies::fresh_key();
        let mut mine = army.army.clone();
        match &carried {
            Some(carried) => {
                mine.list = own.take_over(carried, &mine);
                // What is here may say otherwise by now.
                let list = own.list(mine.list.id).unwrap_or_else(|| list.clone());
                let judgement = judge(&list, &mine.event, &mine);
                saved.save(&key, &list, &mine, &judgement);
            }
            None => {
                saved.save(&key, &list, &mine, &army.judgement);
            }
        }
        if saved.read(&key).is_ok() {
            address::go(&Route::Army(key));
        } else {
            said.set("The copy couldn’t be saved.");
        }
    };
    let show = move |of: Sheet| {
        sheet.set(Some(of));
        request_animation_frame(|| {
            focus::on("print");
        });
    };
    view! {
        <div class="actions">
            <div class="tools">
                <button type="button" id="save-copy" class="go" on:click=save>
                    "Save a copy"
                </button>
                <a class="button" href=Route::Umpire(Some(link.payload().to_owned())).href()>
                    "Add to the umpire’s table"
                </a>
                <button type="button" id="show-roster" on:click=move |_| show(Sheet::Roster)>
                    "Roster"
                </button>
                {has_orders
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                id="show-deployment"
                                on:click=move |_| show(Sheet::Deployment)
                            >
                                "Deployment sheet"
                            </button>
                        }
                    })}
            </div>
            <p role="status">{move || said.get()}</p>
            <p class="quiet">
                "Nothing is stored here unless you save a copy, which becomes one of your armies."
            </p>
        </div>
    }
}
