//! The head of a page: on the first all about the army, on the others its name.

use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::share::{self, Link, Part, Shared, fingerprint};
use crate::sheet::Roster;
use crate::text::sheet as words;
use leptos::prelude::*;

pub fn first(list: &ArmyList, army: &Army, roster: &Roster) -> AnyView {
    let figure = |label: &'static str, value: String, of: String| {
        view! {
            <div>
                <dt>{label}</dt>
                <dd>{value} <small>{of}</small></dd>
            </div>
        }
    };
    let facts = roster.facts.iter().map(|fact| {
        let price = fact.price.map(|price| format!(" ({price})"));
        view! {
            <span>
                {format!("{}: ", fact.label)} <b>{fact.value.clone()}</b>
                {format!("{} ", price.unwrap_or_default())}
            </span>
        }
    });
    let points = (roster.game == RuleSet::Impetus).then(|| {
        let limit = format!(" of {}", roster.limit);
        figure("Points", roster.points.to_string(), limit)
    });
    let qr = roster.options.qr.then(|| qr(list, army)).flatten();
    view! {
        <header class="leaf-head">
            <div class="leaf-about">
                <h2 class="leaf-title">{roster.title().to_owned()}</h2>
                <p>{roster.about_list()}</p>
                <p>{roster.about_game()}</p>
                <div class="leaf-sum">
                    <dl class="leaf-figures">
                        {points}
                        {figure(
                            "VDT",
                            roster.vdt.to_string(),
                            roster.printed_vdt().unwrap_or_default(),
                        )}
                        {figure(
                            "Breaks at",
                            roster.break_point.to_string(),
                            roster.printed_break().unwrap_or_default(),
                        )}
                    </dl>
                    {seal(list, army, roster)}
                </div>
                <p class="leaf-facts">{facts.collect_view()}</p>
            </div>
            {qr}
        </header>
    }
    .into_any()
}

pub fn next(list: &ArmyList, army: &Army, roster: &Roster) -> AnyView {
    view! {
        <header class="leaf-head next">
            <b class="leaf-title">{roster.title().to_owned()}</b>
            <span class="leaf-print">{fingerprint(list, army).to_string()}</span>
        </header>
    }
    .into_any()
}

/// The verdict, and what the army can be known by.
fn seal(list: &ArmyList, army: &Army, roster: &Roster) -> impl IntoView + use<> {
    view! {
        <div class="leaf-seal">
            <b class="stamp" class:bad=!roster.legal>
                {words::verdict(roster.legal)}
            </b>
            <span class="leaf-print">{fingerprint(list, army).to_string()}</span>
        </div>
    }
}

/// The army's link, without its orders. None where the army is too large for one, or its link
/// for a QR.
fn qr(list: &ArmyList, army: &Army) -> Option<impl IntoView + use<>> {
    let page = window().location().href().ok()?;
    let link = Link::army(&Shared::of(list, army), Part::Army).ok()?;
    let code = share::qr(&link.address(&page))?;
    Some(view! {
        <svg
            class="leaf-qr"
            viewBox=format!("0 0 {0} {0}", code.side)
            role="img"
            aria-label="QR code of the link to this army"
        >
            <path d=code.path />
        </svg>
    })
}
