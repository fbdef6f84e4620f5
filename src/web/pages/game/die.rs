//! A die with its pips.

use crate::screen::play::Die;
use leptos::prelude::*;

fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    }
}

pub fn dice(shown: &[Die]) -> impl IntoView + use<> {
    let dice: Vec<_> = shown
        .iter()
        .map(|die| {
            let pips: Vec<_> = pips(die.face)
                .iter()
                .map(|(x, y)| view! { <circle cx=x.to_string() cy=y.to_string() r="2.1"></circle> })
                .collect();
            view! {
                <svg
                    class="die"
                    class:marked=die.counts
                    viewBox="0 0 24 24"
                    role="img"
                    aria-label=die.face.to_string()
                >
                    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="5"></rect>
                    {pips}
                </svg>
            }
        })
        .collect();
    view! { <span class="dice">{dice}</span> }
}
