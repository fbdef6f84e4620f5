//! A link to be sent: its address with ways to pass it on, and the code for a phone's camera.

use crate::screen::share::{Code, Sending};
use crate::share::Qr;
use crate::web::browser::{clipboard, share};
use leptos::prelude::*;

#[component]
pub fn LinkCard(
    /// What is sent, for the app that it is handed to: "An army for Impetus".
    what: &'static str,
    /// None where the link can't be made.
    #[prop(into)]
    sending: Signal<Option<Sending>>,
) -> impl IntoView {
    move || sending.get().map(|sending| view! { <Link what sending /> })
}

#[component]
fn Link(what: &'static str, sending: Sending) -> impl IntoView {
    let said = RwSignal::new("");
    let address = StoredValue::new(sending.address.clone());
    let copy = move |_| address.with_value(|address| clipboard::copy(address, said));
    let pass_on = move |_| address.with_value(|address| share::link(what, address, said));
    view! {
        <div class="sending">
            <div>
                <textarea
                    id="link"
                    class="address"
                    readonly
                    rows="4"
                    spellcheck="false"
                    aria-label="The link"
                    prop:value=sending.address
                ></textarea>
                <div class="tools">
                    <button type="button" id="copy-link" class="go" on:click=copy>
                        "Copy link"
                    </button>
                    {share::is_possible()
                        .then(|| {
                            view! {
                                <button type="button" id="share-link" on:click=pass_on>
                                    "Share…"
                                </button>
                            }
                        })}
                </div>
                <p class="said" role="status">
                    {move || said.get()}
                </p>
                <p class="quiet">{format!("{} characters, not counting the address", sending.characters)}</p>
            </div>
            <CodeFigure code=sending.code />
        </div>
    }
}

#[component]
fn CodeFigure(code: Code) -> impl IntoView {
    let (picture, sentence) = match code {
        Code::Clear(qr) => (
            Some(picture(&qr, "qr")),
            "Scan it with a phone’s camera, from the screen or from paper.",
        ),
        Code::Dense(qr) => (
            Some(picture(&qr, "qr dense")),
            "A dense code: scan it from the screen, or print it large.",
        ),
        Code::TooDense => (
            None,
            "Too long for a code that a phone could scan. Send the link instead.",
        ),
    };
    view! {
        <figure class="code">
            {picture} <figcaption class="quiet">{sentence}</figcaption>
        </figure>
    }
}

fn picture(qr: &Qr, class: &'static str) -> impl IntoView + use<> {
    let side = qr.side;
    view! {
        <svg
            class=class
            viewBox=format!("0 0 {side} {side}")
            shape-rendering="crispEdges"
            role="img"
            aria-label="QR code of the link"
        >
            <rect width=side height=side fill="#fff"></rect>
            <path d=qr.path.clone() fill="#000"></path>
        </svg>
    }
}
