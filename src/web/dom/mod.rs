//! Elements and what keeps them current, on Leptos's signals.
//!
//! Leptos's own `view!` gives every element a type of its own, and this page has hundreds of
//! them: the compiled code came to three times the size that the first visit may have. Here an
//! element is one type, so that a page costs little more than its words.

mod events;
mod keyed;
mod watch;

pub use events::on_window;
pub use watch::live_of;

use crate::web::signals::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

/// An element under construction. Text is only ever set as text.
#[derive(Clone)]
pub struct El(Element);

const SVG: &str = "http://www.w3.org/2000/svg";

/// An HTML element of this name.
pub fn el(tag: &str) -> El {
    made(document().create_element(tag))
}

/// An SVG element of this name.
pub fn svg(tag: &str) -> El {
    made(document().create_element_ns(Some(SVG), tag))
}

/// Names are ours and valid; were one not, an empty comment-like span would stand in its place.
fn made(element: Result<Element, wasm_bindgen::JsValue>) -> El {
    match element {
        Ok(element) => El(element),
        Err(_) => match document().create_element("span") {
            Ok(span) => El(span),
            Err(error) => wasm_bindgen::throw_val(error),
        },
    }
}

/// One of the signs in index.html.
pub fn sign(id: &str) -> El {
    let shape = svg("use").attr("href", &format!("#{id}"));
    svg("svg")
        .attr("class", "sign")
        .attr("aria-hidden", "true")
        .child(shape)
}

/// A button with a name.
pub fn button(label: &str) -> El {
    el("button").attr("type", "button").text(label)
}

/// A link within the page.
pub fn link(route: &crate::route::Route, label: &str) -> El {
    el("a").attr("href", &route.href()).text(label)
}

impl El {
    pub fn element(&self) -> &Element {
        &self.0
    }

    pub fn node(&self) -> &Node {
        self.0.unchecked_ref()
    }

    pub fn class(self, names: &str) -> Self {
        self.attr("class", names)
    }

    pub fn id(self, id: &str) -> Self {
        self.attr("id", id)
    }

    pub fn attr(self, name: &str, value: &str) -> Self {
        // It fails only for names that aren't names.
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// An attribute that is there or not.
    pub fn flag(self, name: &str, is_on: bool) -> Self {
        if is_on { self.attr(name, "") } else { self }
    }

    pub fn text(self, text: &str) -> Self {
        let text = document().create_text_node(text);
        let _ = self.node().append_child(&text);
        self
    }

    pub fn child(self, child: El) -> Self {
        self.append(&child);
        self
    }

    pub fn children(self, children: impl IntoIterator<Item = El>) -> Self {
        for child in children {
            self.append(&child);
        }
        self
    }

    /// Puts these in place of all children.
    pub fn fill(&self, children: impl IntoIterator<Item = El>) {
        self.0.set_text_content(None);
        for child in children {
            self.append(&child);
        }
    }

    fn append(&self, child: &El) {
        let _ = self.node().append_child(child.node());
    }

    /// The element as one that has a value, a checked state or a style.
    pub fn as_html(&self) -> Option<&HtmlElement> {
        self.0.dyn_ref()
    }
}
