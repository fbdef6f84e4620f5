//! What troops become by an upgrade: "VBU=5 and D=A", "Praetorians, VBU=7", "long spear".

use super::super::troops::type_word;
use super::super::weapons::{armed, special as trait_named};
use super::super::words::squeezed;
use super::wording::could_be_name;
use crate::list::{Discipline, UpgradeEffect};

/// "VBU=3 and D=B", "D=C and Impetuous", "Veteran Legionaries, VBU=7 and D=A".
pub fn effect(said: &str) -> Option<UpgradeEffect> {
    let mut becomes = UpgradeEffect::default();
    let text = said.replace(['=', ':'], " ");
    let parts = text
        .split([',', ';', '(', ')'])
        .flat_map(|part| part.split(" and "))
        .flat_map(|part| part.split(" with "))
        .flat_map(|part| part.split(" e "));
    let parts = parts.map(|part| part.trim().trim_end_matches('.').trim());
    for (place, part) in parts.filter(|part| !part.is_empty()).enumerate() {
        let rest = figures(part, &mut becomes)?;
        let found = armed(&rest, 0..rest.len());
        if rest.is_empty() {
            continue;
        }
        if let Some(special) = trait_named(&squeezed(&rest)) {
            becomes.traits.push(special);
        } else if found.is_sound() && found.arms.is_empty() {
            let weapons = becomes.weapons.get_or_insert_default();
            weapons.extend(found.weapons);
            becomes.traits.extend(found.traits);
        } else if let (Some(kind), true) = (type_word(&rest), becomes.kind.is_none()) {
            becomes.kind = Some(kind);
        } else if place == 0 && could_be_name(&rest) {
            becomes.name = Some(rest);
        } else {
            return None;
        }
    }
    let named = UpgradeEffect {
        name: becomes.name.clone(),
        ..UpgradeEffect::default()
    };
    (becomes != named).then_some(becomes)
}

/// Takes "VBU 5", "D A" from the beginning of the words, and gives the others. A figure that is said
/// twice, or isn't one number, can't be.
fn figures(part: &str, becomes: &mut UpgradeEffect) -> Option<String> {
    let words: Vec<&str> = part.split_whitespace().flat_map(apart).collect();
    let mut rest = words.as_slice();
    while let [label, said, others @ ..] = rest {
        let label = label.to_lowercase();
        if !matches!(label.as_str(), "m" | "vbu" | "i" | "d" | "vd") {
            break;
        }
        if label == "d" {
            let class = match said.to_ascii_uppercase().as_str() {
                "A" => Discipline::A,
                "B" => Discipline::B,
                "C" => Discipline::C,
                _ => return None,
            };
            becomes.d.replace(class).is_none().then_some(())?;
        } else {
            // Digits alone: "+1" isn't what it becomes.
            let is_plain = said.bytes().all(|byte| byte.is_ascii_digit());
            let figure = is_plain.then(|| said.parse::<u8>().ok()).flatten()?;
            let place = match label.as_str() {
                "m" => &mut becomes.m,
                "vbu" => &mut becomes.vbu,
                "i" => &mut becomes.i,
                _ => &mut becomes.vd,
            };
            place.replace(figure).is_none().then_some(())?;
        }
        rest = others;
    }
    Some(rest.join(" "))
}

/// "VBU5" as "VBU" and "5".
fn apart(word: &str) -> Vec<&str> {
    let digits = word.trim_start_matches(|it: char| it.is_ascii_alphabetic());
    let (label, figure) = word.split_at(word.len() - digits.len());
    let is_figure = !figure.is_empty() && figure.bytes().all(|it| it.is_ascii_digit());
    let is_label = matches!(
        label.to_ascii_lowercase().as_str(),
        "m" | "vbu" | "i" | "vd"
    );
    match is_figure && is_label {
        true => vec![label, figure],
        false => vec![word],
    }
}
