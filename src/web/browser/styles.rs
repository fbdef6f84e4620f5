//! Styles that only some pages need: fetched with the first page that does.

use leptos::prelude::document;

/// Sees to it that this style sheet, a file beside the page, is there.
pub fn need(file: &str) {
    let id = format!("style-{}", file.trim_end_matches(".css"));
    if document().get_element_by_id(&id).is_some() {
        return;
    }
    let (Ok(sheet), Some(head)) = (document().create_element("link"), document().head()) else {
        return;
    };
    let _ = sheet.set_attribute("id", &id);
    let _ = sheet.set_attribute("rel", "stylesheet");
    let _ = sheet.set_attribute("href", file);
    let _ = head.append_child(&sheet);
}
