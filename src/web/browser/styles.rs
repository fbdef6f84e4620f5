//! Styles that only some pages need: fetched with the first page that does, and in force while such
//! a page or dialog is shown, since classes of two pages may share a name.

use leptos::prelude::{document, on_cleanup};
use web_sys::Element;

/// How many of what is shown needs the sheet.
const USERS: &str = "data-users";

/// Sees to it that this style sheet, a file beside the page, is there for as long as the caller.
pub fn need(file: &str) {
    let id = format!("style-{}", file.trim_end_matches(".css"));
    let Some(sheet) = document()
        .get_element_by_id(&id)
        .or_else(|| append(file, &id))
    else {
        return;
    };
    set_users(&sheet, |users| users.saturating_add(1));
    on_cleanup(move || {
        if let Some(sheet) = document().get_element_by_id(&id) {
            set_users(&sheet, |users| users.saturating_sub(1));
        }
    });
}

fn append(file: &str, id: &str) -> Option<Element> {
    let sheet = document().create_element("link").ok()?;
    let _ = sheet.set_attribute("id", id);
    let _ = sheet.set_attribute("rel", "stylesheet");
    let _ = sheet.set_attribute("href", file);
    let _ = document().head()?.append_child(&sheet);
    Some(sheet)
}

fn set_users(sheet: &Element, change: fn(u32) -> u32) {
    let users = sheet.get_attribute(USERS);
    let users = change(users.and_then(|users| users.parse().ok()).unwrap_or(0));
    let _ = sheet.set_attribute(USERS, &users.to_string());
    // A sheet that is taken away would be fetched again, and the page stand unstyled meanwhile.
    let media = if users > 0 { "all" } else { "not all" };
    let _ = sheet.set_attribute("media", media);
}
