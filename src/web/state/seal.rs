//! The secret number in the fingerprint of an army's orders. It is made once and kept, so that
//! the fingerprint shown before the battle is that of the link opened after it.

use crate::share::Seal;
use crate::web::browser::storage;
use leptos::prelude::window;

/// None where the browser has no good numbers.
pub fn of(key: &str) -> Option<Seal> {
    let name = format!("seal:{key}");
    let kept = storage::setting(&name).and_then(|text| read(&text));
    kept.or_else(|| {
        let mut bytes = [0; 8];
        let crypto = window().crypto().ok()?;
        crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
        storage::set_setting(&name, &written(bytes));
        Some(Seal(bytes))
    })
}

fn written(bytes: [u8; 8]) -> String {
    format!("{:016x}", u64::from_be_bytes(bytes))
}

fn read(text: &str) -> Option<Seal> {
    let number = u64::from_str_radix(text, 16).ok()?;
    Some(Seal(number.to_be_bytes()))
}
