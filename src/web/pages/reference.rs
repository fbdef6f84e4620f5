//! The quick reference on the screen: what the troops of one army need of the rules.

use crate::army::Army;
use crate::battle::rule_book::RuleBook;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::reference::troops_of_army;
use crate::web::components::{Page, ReferenceCards, SavedArmy};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ReferencePage(key: String) -> impl IntoView {
    let of = key.clone();
    let draw = move |list: Arc<ArmyList>, army: Army| {
        let judgement = judge(&list, &army.event, &army);
        let rules = RuleBook::of(&army.event);
        let sides = vec![troops_of_army(&list, &army, &judgement)];
        let title = format!("{}, quick reference", army.name);
        let back = Route::Army(of.clone()).href();
        let roster = Route::Roster(of.clone()).href();
        view! {
            <Page title>
                <div class="tools">
                    <a class="button" href=back>
                        "Back to the army"
                    </a>
                    <a class="button" href=roster>
                        "Roster"
                    </a>
                </div>
                <ReferenceCards rules sides />
            </Page>
        }
        .into_any()
    };
    view! { <SavedArmy key draw /> }
}
