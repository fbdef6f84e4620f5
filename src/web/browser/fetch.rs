//! Files of the page's own: lists, the index, the guide.

use gloo_net::http::Request;

/// The bytes of a file beside the page, or a sentence why not.
pub async fn bytes(path: &str) -> Result<Vec<u8>, String> {
    let trouble = |_| format!("{path} couldn't be fetched. Are you online?");
    let response = Request::get(path).send().await.map_err(trouble)?;
    if !response.ok() {
        return Err(format!(
            "{path} couldn't be fetched: the server answered {}.",
            response.status()
        ));
    }
    response.binary().await.map_err(trouble)
}
