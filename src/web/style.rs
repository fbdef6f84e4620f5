//! Styles that only some pages need: fetched with the first page that does.

use crate::web::signals::document;

/// Sees to it that this style sheet, a file beside the page, is there.
pub fn need(file: &str) {
    let id = format!("style-{}", file.trim_end_matches(".css"));
    if document().get_element_by_id(&id).is_some() {
        return;
    }
    let sheet = super::dom::el("link")
        .id(&id)
        .attr("rel", "stylesheet")
        .attr("href", file);
    if let Some(head) = document().head() {
        let _ = head.append_child(sheet.node());
    }
}
