//! The quick reference on the screen: what the troops of one army need of the rules.

use super::roster::ReferenceColumns;
use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::sheet::reference;
use crate::web::browser::styles;
use crate::web::components::{Page, SavedArmy};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ReferencePage(key: String) -> impl IntoView {
    styles::need("paper.css");
    let of = key.clone();
    let draw = move |list: Arc<ArmyList>, army: Army| {
        let judgement = judge(&list, &army.event, &army);
        let reference = reference(&army, &judgement);
        let title = format!("{}, quick reference", army.name);
        let back = Route::Army(of.clone()).href();
        let roster = Route::Roster(of.clone()).href();
        view! {
            <Page title>
                <div class="paper-tools">
                    <a class="button" href=back>
                        "Back to the army"
                    </a>
                    <a class="button" href=roster>
                        "Roster"
                    </a>
                </div>
                <section class="reference">
                    <ReferenceColumns reference level=2 />
                </section>
            </Page>
        }
        .into_any()
    };
    view! { <SavedArmy key draw /> }
}
