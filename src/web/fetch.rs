//! Files of the page's own: lists, the index, the guide.

use crate::web::signals::window;
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The bytes of a file beside the page, or a sentence why not.
pub async fn bytes(path: &str) -> Result<Vec<u8>, String> {
    let trouble =
        |_: JsValue| format!("{path} couldn't be fetched: is there a connection to the network?");
    let response = JsFuture::from(window().fetch_with_str(path))
        .await
        .map_err(trouble)?;
    let response: web_sys::Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!(
            "{path} couldn't be fetched: the server answered {}.",
            response.status()
        ));
    }
    let body = response.array_buffer().map_err(trouble)?;
    let body = JsFuture::from(body).await.map_err(trouble)?;
    Ok(Uint8Array::new(&body).to_vec())
}
