//! A link to be sent: the address with ways to pass it on, and the code for a phone's camera.

use crate::screen::share::{Code, Sending};
use crate::share::Qr;
use crate::web::browser::clipboard::copy;
use crate::web::dom::{El, button, el, live_of, svg};
use crate::web::signals::*;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// Drawn anew when the link is another.
pub fn sending(what: &'static str, get: impl Fn() -> Option<Sending> + 'static) -> El {
    live_of(el("div").class("sending"), get, move |sent| match sent {
        Some(sent) => drawn(what, sent),
        None => Vec::new(),
    })
}

fn drawn(what: &'static str, sent: &Sending) -> Vec<El> {
    let said = RwSignal::new("");
    let address = el("textarea")
        .id("link")
        .class("address")
        .attr("readonly", "")
        .attr("rows", "4")
        .attr("spellcheck", "false")
        .attr("aria-label", "The link")
        .text(&sent.address);
    let copied = sent.address.clone();
    let copy = button("Copy the link")
        .id("copy-link")
        .class("go")
        .on_click(move || copy(&copied, said));
    let shared = sent.address.clone();
    let share = can_share().then(|| {
        button("Share…")
            .id("share-link")
            .on_click(move || share(what, &shared, said))
    });
    let count = format!("{} characters after the #.", sent.characters);
    let status = el("p")
        .class("said")
        .attr("role", "status")
        .live_text(move || said.get().to_owned());
    let link = el("div").children([
        address,
        el("div").class("tools").child(copy).children(share),
        status,
        el("p").class("quiet").text(&count),
    ]);
    vec![link, code(&sent.code)]
}

fn code(code: &Code) -> El {
    let (qr, sentence) = match code {
        Code::Clear(qr) => (
            Some(qr.clone()),
            "A phone's camera opens it, from the screen or from paper.",
        ),
        Code::Dense(qr) => (
            Some(qr.clone()),
            "This code is dense: a phone reads it from the screen, but not from a small print.",
        ),
        Code::TooDense => (
            None,
            "The link is too long for a code that a phone could read; send it as text.",
        ),
    };
    let picture = qr.map(|qr| picture(&qr, matches!(code, Code::Dense(_))));
    el("figure")
        .class("code")
        .children(picture)
        .child(el("figcaption").class("quiet").text(sentence))
}

fn picture(qr: &Qr, is_dense: bool) -> El {
    let side = qr.side.to_string();
    let ground = svg("rect")
        .attr("width", &side)
        .attr("height", &side)
        .attr("fill", "#fff");
    let modules = svg("path").attr("d", &qr.path).attr("fill", "#000");
    svg("svg")
        .attr("class", if is_dense { "qr dense" } else { "qr" })
        .attr("viewBox", &format!("0 0 {side} {side}"))
        .attr("shape-rendering", "crispEdges")
        .attr("role", "img")
        .attr("aria-label", "The link as a QR code")
        .child(ground)
        .child(modules)
}

/// Not every browser can hand a link to another program.
fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

fn share(what: &str, address: &str, said: RwSignal<&'static str>) {
    let data = ShareData::new();
    data.set_title(what);
    data.set_url(address);
    let promise = window().navigator().share_with_data(&data);
    said.set("");
    spawn_local(async move {
        said.set(match JsFuture::from(promise).await {
            Ok(_) => "Passed on.",
            // Whoever changes his mind needn't be told so.
            Err(error) if is_abort(&error) => "",
            Err(_) => "The browser couldn't pass it on; copy the link instead.",
        });
    });
}

fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).unwrap_or_default();
    name == "AbortError"
}
