//! Files of the page's own: lists, the index, the guide.

use gloo_net::http::Request;
use leptos::prelude::document;

/// The bytes of a file beside the page, or a sentence why not.
pub async fn bytes(path: &str) -> Result<Vec<u8>, String> {
    let trouble = |_| format!("{path} couldn't be fetched. Is there a connection to the network?");
    let response = Request::get(path).send().await.map_err(trouble)?;
    if !response.ok() {
        return Err(format!(
            "{path} couldn't be fetched: the server answered {}.",
            response.status()
        ));
    }
    response.binary().await.map_err(trouble)
}

/// Has the browser fetch a file that will be wanted in a moment.
pub fn preload(path: &str) {
    let (Ok(link), Some(head)) = (document().create_element("link"), document().head()) else {
        return;
    };
    for (name, value) in [
        ("rel", "preload"),
        ("as", "fetch"),
        ("crossorigin", ""),
        ("href", path),
    ] {
        let _ = link.set_attribute(name, value);
    }
    let _ = head.append_child(&link);
}
