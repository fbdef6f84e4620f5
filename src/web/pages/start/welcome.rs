//! For someone who has no army yet: the ways in, each with a picture of what comes.

use crate::list::TroopType;
use crate::route::Route;
use crate::web::components::TroopSign;
use leptos::prelude::*;

/// The six signs that a newcomer meets first.
const SIGNS: [(TroopType, &str); 6] = [
    (TroopType::Cgp, "Heavy chariots"),
    (TroopType::Cp, "Heavy cavalry"),
    (TroopType::El, "Elephants"),
    (TroopType::Fp, "Heavy foot"),
    (TroopType::T, "Missile troops"),
    (TroopType::S, "Skirmishers"),
];

#[component]
pub fn Welcome() -> impl IntoView {
    let signs = SIGNS.map(|(kind, name)| {
        view! {
            <li>
                <TroopSign kind=Some(kind) />
                <span>{name}</span>
            </li>
        }
    });
    view! {
        <p class="lead">"Points and rules are checked as you go."</p>
        <div class="ways">
            <article class="card way">
                <DealPicture />
                <div class="way-text">
                    <h2>"Deal me an army"</h2>
                    <p>"A legal army in one tap. Don’t like it? Deal again."</p>
                    <a class="button go" href=Route::Deal(None, None).href()>
                        "Deal"
                    </a>
                </div>
            </article>
            <article class="card way">
                <RosterPicture />
                <div class="way-text">
                    <h2>"Look at a sample"</h2>
                    <p>"Early Sumerians at 300 points. Change what you like."</p>
                    <a class="button" href=Route::Sample.href()>
                        "Open the sample"
                    </a>
                </div>
            </article>
            <article class="card way">
                <StepperPicture />
                <div class="way-text">
                    <h2>"Build one"</h2>
                    <p>"Choose a list, then add troops row by row."</p>
                    <a class="button" href=Route::New.href()>
                        "New army"
                    </a>
                </div>
            </article>
        </div>
        <section class="sign-names">
            <h2>"The signs"</h2>
            <ul>{signs}</ul>
        </section>
    }
}

/// Three cards, as they are dealt.
#[component]
fn DealPicture() -> impl IntoView {
    use TroopType::{Cgp, Cl, Fp, S, T};
    let hands = [
        ("left", [Cgp, Fp, Fp, T, S, Fp]),
        ("right", [Fp, S, Fp, T, Fp, Cl]),
        ("front", [Cgp, Fp, Fp, Fp, T, S]),
    ];
    let hands = hands.map(|(class, kinds)| {
        let signs = kinds.map(|kind| view! { <TroopSign kind=Some(kind) /> });
        view! {
            <div class=class>
                <b>"300"</b>
                <p>{signs}</p>
            </div>
        }
    });
    view! {
        <div class="art" aria-hidden="true">
            <div class="deal-picture">{hands}</div>
        </div>
    }
}

#[component]
fn StepperPicture() -> impl IntoView {
    let rows = [
        (TroopType::Fp, "Spearmen", 4),
        (TroopType::Cgp, "Battle cars", 1),
        (TroopType::S, "Slingers", 2),
    ];
    let rows = rows.map(|(kind, name, count)| {
        view! {
            <div>
                <TroopSign kind=Some(kind) />
                {name}
                <span>
                    <i>"−"</i>
                    {count}
                    <i>"+"</i>
                </span>
            </div>
        }
    });
    view! {
        <div class="art" aria-hidden="true">
            <div class="stepper-picture">{rows}</div>
        </div>
    }
}

#[component]
fn RosterPicture() -> impl IntoView {
    let rows = [
        (TroopType::Cgp, "Battle cars", 39),
        (TroopType::Fp, "Spearmen", 34),
        (TroopType::Fp, "Guards", 20),
        (TroopType::S, "Nim Archers", 12),
    ];
    let rows = rows.map(|(kind, name, points)| {
        view! {
            <div>
                <TroopSign kind=Some(kind) />
                <span>{name}</span>
                <span>{points}</span>
            </div>
        }
    });
    view! {
        <div class="art" aria-hidden="true">
            <div class="roster-picture">
                <strong>"Lagash"</strong>
                <span class="stamp">"Legal"</span>
                {rows}
            </div>
        </div>
    }
}
