//! A field for a number, and below it the sentence that refuses what isn't one.

use crate::web::dom::{El, el};
use crate::web::signals::*;

/// The field, and the place of the sentence.
pub fn number_field(id: &str, refused: RwSignal<String>) -> [El; 2] {
    let trouble = format!("{id}-trouble");
    let field = el("input")
        .id(id)
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("aria-describedby", &trouble)
        .live_attr("aria-invalid", move || {
            Some((!refused.with(String::is_empty)).to_string())
        });
    let sentence = el("p")
        .id(&trouble)
        .class("refused")
        .attr("role", "alert")
        .live_text(move || refused.get());
    [field, sentence]
}
