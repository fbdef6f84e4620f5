//! Rules that the organiser waives, each with a reason.

use super::Draft;
use crate::event::Waiver;
use crate::rules::RuleName;
use crate::web::browser::focus;
use leptos::prelude::*;

#[component]
pub fn Waivers(draft: Draft) -> impl IntoView {
    let rule = RwSignal::new(String::new());
    let reason = RwSignal::new(String::new());
    let refused = RwSignal::new("");
    let waived = move || {
        let waivers = draft.event.with(|event| event.waivers.clone());
        let waivers = waivers.into_iter();
        waivers
            .map(|waiver| view! { <Waived draft waiver /> })
            .collect::<Vec<_>>()
    };
    let mut rules = RuleName::ALL.to_vec();
    rules.sort_by_key(|name| name.title());
    let options: Vec<_> = rules
        .into_iter()
        .map(|name| view! { <option value=name.as_str()>{name.title()}</option> })
        .collect();
    let add = move |_| {
        let Some(name) = RuleName::named(&rule.get_untracked()) else {
            refused.set("Choose a rule first.");
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
    };
    view! {
        <ul>{waived}</ul>
        <label class="field">
            <span>"Rule"</span>
            <select
                id="waived-rule"
                prop:value=move || rule.get()
                on:change=move |event| rule.set(event_target_value(&event))
            >
                <option value="">"Choose a rule"</option>
                {options}
            </select>
        </label>
        <label class="field">
            <span>"Reason"</span>
            <input
                id="waived-why"
                type="text"
                maxlength="120"
                autocomplete="off"
                prop:value=move || reason.get()
                on:input=move |event| reason.set(event_target_value(&event))
            />
        </label>
        <div class="padded">
            <button type="button" id="waive" on:click=add>
                "Waive this rule"
            </button>
            <p class="refused" role="alert">
                {move || refused.get()}
            </p>
        </div>
    }
}

#[component]
fn Waived(draft: Draft, waiver: Waiver) -> impl IntoView {
    let rule = waiver.rule;
    let title = rule.title();
    let remove = move |_| {
        focus::on("waived-rule");
        draft
            .event
            .update(|event| event.waivers.retain(|other| other.rule != rule));
    };
    view! {
        <li class="field">
            <span>
                <b>{title}</b>
                " "
                <small>{waiver.reason}</small>
            </span>
            <button type="button" aria-label=format!("Apply again: {title}") on:click=remove>
                "Apply again"
            </button>
        </li>
    }
}
