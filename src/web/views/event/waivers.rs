//! Rules that the organiser sets aside, each with a reason.

use super::Draft;
use crate::event::Waiver;
use crate::rules::RuleName;
use crate::web::dom::{El, button, el};
use crate::web::focus;
use crate::web::signals::*;

pub fn draw(draft: Draft) -> El {
    let rule = RwSignal::new(String::new());
    let reason = RwSignal::new(String::new());
    let refused = RwSignal::new("");
    let set_aside = el("ul").live(move || {
        let waivers = draft.event.with(|event| event.waivers.clone());
        waivers.iter().map(|waiver| shown(draft, waiver)).collect()
    });
    let options = RuleName::ALL.iter().map(|name| {
        el("option")
            .attr("value", name.as_str())
            .text(name.as_str())
    });
    let select = el("select")
        .id("waived-rule")
        .child(el("option").attr("value", "").text("Choose a rule"))
        .children(options)
        .live_value(move || rule.get())
        .on_change(move |name| rule.set(name));
    let why = el("input")
        .id("waived-why")
        .attr("type", "text")
        .attr("maxlength", "120")
        .attr("autocomplete", "off")
        .live_value(move || reason.get())
        .on_input(move |text| reason.set(text));
    let add = button("Set this rule aside").id("waive").on_click(move || {
        let Some(name) = RuleName::named(&rule.get_untracked()) else {
            refused.set("Choose the rule first.");
            return;
        };
        refused.set("");
        let waiver = Waiver {
            rule: name,
            reason: reason.get_untracked().trim().to_owned(),
        };
        draft.event.update(|event| {
            event.waivers.retain(|other| other.rule != name);
            event.waivers.push(waiver);
        });
        rule.set(String::new());
        reason.set(String::new());
    });
    el("div")
        .child(set_aside)
        .child(
            el("label")
                .class("field")
                .child(el("span").text("Rule"))
                .child(select),
        )
        .child(
            el("label")
                .class("field")
                .child(el("span").text("Why"))
                .child(why),
        )
        .child(
            el("div").class("padded").child(add).child(
                el("p")
                    .class("refused")
                    .attr("role", "alert")
                    .live_text(move || refused.get().to_owned()),
            ),
        )
}

fn shown(draft: Draft, waiver: &Waiver) -> El {
    let rule = waiver.rule;
    let remove = button("Apply it again")
        .attr("aria-label", &format!("Apply {rule} again"))
        .on_click(move || {
            draft
                .event
                .update(|event| event.waivers.retain(|other| other.rule != rule));
            focus::on("waived-rule");
        });
    el("li")
        .class("field")
        .child(
            el("span")
                .child(el("b").text(rule.as_str()))
                .text(" ")
                .child(el("small").text(&waiver.reason)),
        )
        .child(remove)
}
