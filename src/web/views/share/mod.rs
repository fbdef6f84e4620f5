//! Shares one of the player's armies: a link that holds all of it, as text and as a code.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::builder::builder_screen;
use crate::screen::share::{ArmySending, army_sending, has_secrets};
use crate::share::{Part, Seal, TooLarge};
use crate::sheet::one_line;
use crate::web::dom::{El, el, link, live_of};
use crate::web::old_parts::{sending, stored_army};
use crate::web::signals::*;
use crate::web::{seal, style};
use std::sync::Arc;

pub fn draw(key: &str) -> Vec<El> {
    style::need("share.css");
    let of = key.to_owned();
    stored_army(key, "Share an army", move |list, army| {
        untrack(|| shown(&of, list, army))
    })
}

fn shown(key: &str, list: Arc<ArmyList>, army: Army) -> Vec<El> {
    let back = el("p").child(link(&Route::Army(key.to_owned()), "Back to the army"));
    let seal = if has_secrets(&army) {
        seal::of(key)
    } else {
        None
    };
    let head = head(&list, &army);
    let part = RwSignal::new(Part::Army);
    // Without orders there is nothing to seal, and the seal isn't sent.
    let made = Memo::new(move |_| {
        let seal = seal.unwrap_or(Seal([0; 8]));
        army_sending(&list, &army, part.get(), seal, &base())
    });
    let sent = sending("An army for Impetus", move || {
        made.with(|made| made.as_ref().ok().map(|made| made.sending.clone()))
    });
    let trouble = el("div").live(move || {
        let trouble = made.with(|made| made.as_ref().err().map(TooLarge::to_string));
        let note = |sentence: String| {
            let sentence = format!("The link can't be made: {sentence}.");
            el("p").class("note illegal").text(&sentence)
        };
        trouble.map(note).into_iter().collect()
    });
    let link = el("section")
        .class("card padded")
        .child(el("h2").text("The link"))
        .children(seal.map(|_| orders_choice(part)))
        .child(trouble)
        .child(sent);
    let prints = live_of(
        el("section").class("card padded"),
        move || made.get().ok(),
        move |made| match made {
            Some(made) => fingerprints(made, seal.is_some()),
            None => Vec::new(),
        },
    );
    let contents = live_of(
        el("section").class("card padded"),
        move || made.with(|made| made.as_ref().ok().map(|made| made.contents.clone())),
        |contents| {
            let lines = contents.iter().flatten();
            let lines = lines.map(|line| el("li").text(&one_line(line)));
            vec![
                el("h2").text("What is in it"),
                el("ul").class("plain-list").children(lines),
            ]
        },
    );
    vec![head, link, prints, contents, back]
}

/// The address of the page itself.
fn base() -> String {
    window().location().href().unwrap_or_default()
}

fn head(list: &ArmyList, army: &Army) -> El {
    let verdict = builder_screen(list, army, &judge(list, &army.event, army)).head;
    let class = if verdict.verdict.is_legal {
        "fine"
    } else {
        "bad"
    };
    el("div")
        .class("about-army")
        .child(el("b").class("clip").text(&one_line(&army.name)))
        .child(el("p").class("quiet clip").text(&one_line(&verdict.about)))
        .child(
            el("p")
                .class(class)
                .text(&format!("{} {}", verdict.verdict.sentence, verdict.vdt)),
        )
}

fn orders_choice(part: RwSignal<Part>) -> El {
    let is_with = move || part.get() == Part::WithDeployment;
    let tick = el("input")
        .id("with-orders")
        .attr("type", "checkbox")
        .live_checked(is_with)
        .on_change(move |_| {
            part.update(|part| {
                *part = match part {
                    Part::Army => Part::WithDeployment,
                    Part::WithDeployment => Part::Army,
                };
            });
        });
    let label = el("label")
        .class("chip")
        .child(tick)
        .child(el("span").text("With the deployment"));
    let warning = el("p")
        .class("note umpire")
        .attr("role", "status")
        .text("This link gives your orders away: ambushes, flank march and map. Send it to the umpire, or to your opponent after the battle. Before the battle, give them the fingerprint of the orders below.")
        .shown_when(is_with);
    el("div").child(label).child(warning)
}

fn fingerprints(made: &ArmySending, has_orders: bool) -> Vec<El> {
    let mut parts = vec![
        el("h2").text("Fingerprint"),
        el("p").class("fingerprint").id("fingerprint").text(&made.fingerprint.to_string()),
        el("p").class("quiet").text("It stands on the printed roster and on the umpire's bench too. Any change to the army changes it: read it aloud to see that two people have the same army before them."),
    ];
    if has_orders {
        parts.extend([
            el("h2").text("Fingerprint of the orders"),
            el("p").class("fingerprint").id("orders").text(&made.orders.to_string()),
            el("p").class("quiet").text("Show it before the battle: it gives nothing away, because a secret number of this browser is in it. After the battle the link with the deployment has the same one, and so shows that the orders weren't changed."),
        ]);
    }
    parts
}
