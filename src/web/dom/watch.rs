//! Parts of an element that follow signals.

use super::El;
use crate::web::signals::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

// Each takes any function, and hands it on as one type: what follows is compiled once.
impl El {
    pub fn live_text(self, text: impl Fn() -> String + 'static) -> Self {
        follow_text(&self, Box::new(text));
        self
    }

    /// An attribute that follows; none takes it away.
    pub fn live_attr(
        self,
        name: &'static str,
        value: impl Fn() -> Option<String> + 'static,
    ) -> Self {
        follow_attr(&self, name, Box::new(value));
        self
    }

    pub fn live_class(self, name: &'static str, is_on: impl Fn() -> bool + 'static) -> Self {
        follow_class(&self, name, Box::new(is_on));
        self
    }

    /// A property of the style, such as `width`: the content security policy allows it, but no
    /// style attribute.
    pub fn live_style(self, name: &'static str, value: impl Fn() -> String + 'static) -> Self {
        let element = self.as_html().cloned();
        watch(Box::new(move || {
            if let Some(element) = &element {
                let _ = element.style().set_property(name, &value());
            }
        }));
        self
    }

    pub fn style(self, name: &str, value: &str) -> Self {
        if let Some(element) = self.as_html() {
            let _ = element.style().set_property(name, value);
        }
        self
    }

    /// What stands in an input or is chosen in a select.
    pub fn live_value(self, value: impl Fn() -> String + 'static) -> Self {
        follow_value(&self, Box::new(value));
        self
    }

    pub fn live_checked(self, is_checked: impl Fn() -> bool + 'static) -> Self {
        follow_checked(&self, Box::new(is_checked));
        self
    }

    /// Shown or hidden; what is hidden is out of reach for everybody.
    pub fn shown_when(self, is_shown: impl Fn() -> bool + 'static) -> Self {
        follow_shown(&self, Box::new(is_shown));
        self
    }

    /// All children drawn anew whenever a signal that drawing read changes.
    pub fn live(self, draw: impl Fn() -> Vec<El> + 'static) -> Self {
        let stage = Stage::new(&self);
        watch(Box::new(move || stage.show(&draw)));
        self
    }
}

fn follow_text(holder: &El, text: Box<dyn Fn() -> String>) {
    let node = document().create_text_node("");
    let _ = holder.node().append_child(&node);
    watch(Box::new(move || {
        let now = text();
        if node.data() != now {
            node.set_data(&now);
        }
    }));
}

fn follow_attr(holder: &El, name: &'static str, value: Box<dyn Fn() -> Option<String>>) {
    let element = holder.element().clone();
    watch(Box::new(move || match value() {
        Some(now) => {
            if element.get_attribute(name).as_deref() != Some(&now) {
                let _ = element.set_attribute(name, &now);
            }
        }
        None => {
            let _ = element.remove_attribute(name);
        }
    }));
}

fn follow_class(holder: &El, name: &'static str, is_on: Box<dyn Fn() -> bool>) {
    let element = holder.element().clone();
    watch(Box::new(move || {
        let _ = element.class_list().toggle_with_force(name, is_on());
    }));
}

fn follow_value(holder: &El, value: Box<dyn Fn() -> String>) {
    let element = holder.element().clone();
    watch(Box::new(move || {
        let now = value();
        if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
            if input.value() != now {
                input.set_value(&now);
            }
        } else if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
            select.set_value(&now);
        } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>()
            && area.value() != now
        {
            area.set_value(&now);
        }
    }));
}

fn follow_checked(holder: &El, is_checked: Box<dyn Fn() -> bool>) {
    let input = holder.element().dyn_ref::<HtmlInputElement>().cloned();
    watch(Box::new(move || {
        if let Some(input) = &input {
            input.set_checked(is_checked());
        }
    }));
}

fn follow_shown(holder: &El, is_shown: Box<dyn Fn() -> bool>) {
    let hidden = move || (!is_shown()).then(String::new);
    follow_attr(holder, "hidden", Box::new(hidden));
}

/// Like `live`, but drawn anew only when what is shown is another.
pub fn live_of<T: PartialEq + 'static>(
    holder: El,
    get: impl Fn() -> T + 'static,
    draw: impl Fn(&T) -> Vec<El> + 'static,
) -> El {
    let stage = Stage::new(&holder);
    let shown = RefCell::new(None::<T>);
    watch(Box::new(move || {
        let now = Some(get());
        if *shown.borrow() != now {
            shown.replace(now);
            stage.show_as_it_is(&|| shown.borrow().as_ref().map(&draw).unwrap_or_default());
        }
    }));
    holder
}

/// An element whose children are drawn anew; what they listened to ends with them.
struct Stage {
    element: web_sys::Element,
    parent: Owner,
    scope: RefCell<Owner>,
}

impl Stage {
    fn new(holder: &El) -> Self {
        Stage {
            element: holder.element().clone(),
            parent: Owner::current().unwrap_or_default(),
            scope: RefCell::new(Owner::new()),
        }
    }

    fn show(&self, draw: &dyn Fn() -> Vec<El>) {
        let fresh = self.parent.child();
        let old = self.scope.replace(fresh.clone());
        old.cleanup();
        let children = fresh.with(draw);
        self.element.set_text_content(None);
        for child in children {
            let _ = self.element.append_child(child.node());
        }
    }

    /// Without listening to what drawing reads.
    fn show_as_it_is(&self, draw: &dyn Fn() -> Vec<El>) {
        untrack(|| self.show(draw));
    }
}
