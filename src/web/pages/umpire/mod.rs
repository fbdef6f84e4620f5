//! The umpire's table: any number of links, judged, in one table.

mod add;
mod files;
mod findings;
mod judging;
mod row;
mod table;
mod tools;

use crate::route::Route;
use crate::screen::umpire::{Filter, Order, Tally, shown};
use crate::share::{Kind, Link};
use crate::web::browser::{address, styles};
use crate::web::components::Page;
use crate::web::state::{UmpireTable, use_umpire_table};
use add::AddLinks;
use leptos::prelude::*;
use table::Table;
use tools::Tools;

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct View {
    table: UmpireTable,
    order: RwSignal<Order>,
    filter: RwSignal<Filter>,
    /// The numbers of the entries in view, in their order.
    shown: Memo<Vec<u32>>,
    tally: Memo<Tally>,
    /// Counts up while judging goes on and the table isn't drawn yet.
    slices: RwSignal<u32>,
}

#[component]
pub fn UmpirePage(
    /// What stands behind `#/a/` in the link of an army to be added.
    payload: Option<String>,
) -> impl IntoView {
    styles::need("links.css");
    let table = use_umpire_table();
    table.open();
    if let Some(payload) = payload {
        table.add(&Link::from_parts(Kind::Army, &payload).to_string());
        // So that going back, or reloading, doesn't add it once more.
        address::rename(&Route::Umpire(None));
    }
    let order = RwSignal::new(Order::default());
    let filter = RwSignal::new(Filter::default());
    let view = View {
        table,
        order,
        filter,
        shown: Memo::new(move |_| {
            let order = order.get();
            filter.with(|filter| table.entries.with(|entries| shown(entries, order, filter)))
        }),
        tally: Memo::new(move |_| table.entries.with(|entries| entries.tally())),
        slices: RwSignal::new(0),
    };
    judging::start(view);
    files::listen(table);
    view! {
        <Page title="Umpire’s table">
            <p class="on-screen">
                "Add links in any form: paste an email or a spreadsheet column, or drop a text file. Every army is judged on your device; nothing is uploaded."
            </p>
            <AddLinks table />
            <Progress view />
            <p class="tally" id="tally">
                {move || view.tally.get().said()}
            </p>
            <Tools view />
            <Table view />
        </Page>
    }
}

#[component]
fn Progress(view: View) -> impl IntoView {
    let tally = move || {
        view.slices.track();
        view.table.entries.with(|entries| entries.tally())
    };
    view! {
        <p class="progress" hidden=move || view.tally.get().is_done()>
            <progress
                aria-label="Armies judged"
                max=move || view.tally.get().entries.to_string()
                value=move || tally().answered.to_string()
            ></progress>
            <span>
                {move || {
                    let tally = tally();
                    format!("{} of {} judged", tally.answered, tally.entries)
                }}
            </span>
        </p>
    }
}
