//! Sub-periods to tick.

use super::Draft;
use crate::event::{Event, SubPeriod};
use crate::screen::event::toggle;
use leptos::prelude::*;

/// Which sub-periods are ticked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PeriodsOf {
    /// Those that the event admits.
    Event,
    /// Those that volume 31 joins.
    Volume31,
}

impl PeriodsOf {
    fn legend(self) -> &'static str {
        match self {
            PeriodsOf::Event => "Sub-periods (all, if none is ticked)",
            PeriodsOf::Volume31 => "Volume 31 counts as (besides VII)",
        }
    }

    fn offers(self, period: SubPeriod) -> bool {
        // Volume 31 belongs to VII already.
        self == PeriodsOf::Event || period != SubPeriod::VII
    }

    fn ticked(self, event: &mut Event) -> &mut Vec<SubPeriod> {
        match self {
            PeriodsOf::Event => &mut event.periods,
            PeriodsOf::Volume31 => &mut event.readings.volume_31_joins,
        }
    }

    fn has(self, event: &Event, period: SubPeriod) -> bool {
        match self {
            PeriodsOf::Event => event.periods.contains(&period),
            PeriodsOf::Volume31 => event.readings.volume_31_joins.contains(&period),
        }
    }
}

#[component]
pub fn Periods(draft: Draft, of: PeriodsOf) -> impl IntoView {
    let periods = SubPeriod::ALL.iter().copied();
    let chips: Vec<_> = periods
        .filter(|period| of.offers(*period))
        .map(|period| {
            view! {
                <label class="chip">
                    <input
                        type="checkbox"
                        prop:checked=move || draft.event.with(|event| of.has(event, period))
                        on:change=move |_| {
                            draft.event.update(|event| toggle(of.ticked(event), period));
                        }
                    />
                    <span>{format!("{} {}", period.numeral(), period.name())}</span>
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="presets in-card">
            <legend>{of.legend()}</legend>
            {chips}
        </fieldset>
    }
}
