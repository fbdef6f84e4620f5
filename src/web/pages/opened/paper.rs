//! The sheets of an army in a link, to be printed.

use crate::list::ArmyList;
use crate::map::Sight;
use crate::rules::judge;
use crate::share::Shared;
use crate::web::browser::focus;
use crate::web::pages::deployment_sheet::{SheetOptions, SheetPages};
use crate::web::pages::roster::{self, RosterSheet};
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    Roster,
    Deployment,
}

#[component]
pub fn Paper(
    shared: Shared,
    list: Arc<ArmyList>,
    /// Which sheet is shown instead of the army.
    sheet: RwSignal<Option<Sheet>>,
    of: Sheet,
) -> impl IntoView {
    let army = shared.army_of(&list);
    let judgement = judge(&list, &army.event, &army);
    let options = roster::chosen();
    let leaves = match of {
        Sheet::Deployment => {
            let options = SheetOptions {
                sight: Sight::Sealed,
                paper: options.paper,
                seal: shared.seal,
            };
            view! { <SheetPages list=&list army=&army judgement=&judgement options /> }.into_any()
        }
        Sheet::Roster => {
            view! { <RosterSheet list=&list army=&army judgement=&judgement options /> }.into_any()
        }
    };
    let back = move |_| {
        sheet.set(None);
        focus::on("page-heading");
    };
    view! {
        <div class="paper-tools">
            <button
                type="button"
                id="print"
                class="go"
                on:click=|_| {
                    let _ = window().print();
                }
            >
                "Print"
            </button>
            <button type="button" on:click=back>
                "Back to the army"
            </button>
        </div>
        {leaves}
    }
}
