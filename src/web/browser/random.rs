//! The browser's own source of random numbers, the one it keeps secrets with.

use crate::battle::game::fresh_dice;
use leptos::prelude::window;

/// So many fair dice; none where the browser has no good numbers.
pub fn dice(count: usize) -> Option<Vec<u8>> {
    let crypto = window().crypto().ok()?;
    let mut dice = Vec::with_capacity(count);
    // A few bytes in 256 are passed over so that all faces are as likely, so it may take another.
    while dice.len() < count {
        let mut bytes = [0; 64];
        crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
        let fresh = fresh_dice(bytes.into_iter(), count - dice.len());
        dice.extend(fresh);
    }
    Some(dice)
}
