//! The commands that an army to be completed might have.

use super::case::{slots_of, with_one_more};
use super::column::Slot;
use crate::army::Army;
use crate::event::{Event, Setting};
use crate::rules::Context;
use crate::rules::composition::command_count;
use fastrand::Rng;

/// Commands of the greatest battle, and numbers of commands that are tried.
const MOST_USUAL: u32 = 10;
const MOST_ARRANGEMENTS: usize = 5;

/// The commands that the army might have, the likeliest first.
pub fn arrangements(context: &Context<'_>, army: &Army, rng: &mut Rng) -> Vec<Vec<Slot>> {
    let present = slots_of(army);
    let (least, most) = command_count::allowed(context.event);
    let usual = usual_commands(context.event, rng);
    let most = most.unwrap_or(usual + 2);
    let have = present.len() as u32;
    let usual = usual.clamp(least, most).max(have);
    let mut counts: Vec<u32> = (least.max(have).max(1)..=most.max(have)).collect();
    counts.sort_by_key(|count| (count.abs_diff(usual), *count));
    counts.truncate(MOST_ARRANGEMENTS);
    let mut arrangements: Vec<Vec<Slot>> = Vec::new();
    for count in counts {
        let mut slots = present.clone();
        while slots.len() < count as usize {
            slots = with_one_more(&slots);
        }
        arrangements.push(slots);
    }
    let contingents = &context.points_list.contingents;
    let ally = rng.choice(contingents.iter().map(|it| it.id));
    if let (true, Some(ally), Some(first)) =
        (present.is_empty() && rng.bool(), ally, arrangements.first())
    {
        let mut allied = first.clone();
        if allied.len() < 2 {
            allied = with_one_more(&allied);
        }
        if allied.len() as u32 <= most {
            allied
                .iter_mut()
                .rev()
                .take(1)
                .for_each(|last| last.contingent = Some(ally));
            arrangements.insert(0, allied);
        }
    }
    arrangements
}

/// Two commands up to 400 points, now and then three; one more for every 300 points of a great
/// battle.
fn usual_commands(event: &Event, rng: &mut Rng) -> u32 {
    match (event.setting, event.points) {
        (_, 0..=150) => 1,
        (_, 151..=300) => 2,
        (_, 301..=500) => 2 + u32::from(rng.u8(0..3) == 0),
        (Setting::GreatBattle, points) => (u32::from(points) / 300 + 1).min(MOST_USUAL),
        (_, points) => (u32::from(points) / 250).min(4),
    }
}
