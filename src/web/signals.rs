//! For the pages that aren't written in `view!` yet.

pub use leptos::prelude::*;
pub use leptos::task::spawn_local;
use std::any::Any;

pub fn watch(run: Box<dyn Fn()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    keep(Box::new(effect));
}

pub fn effect(run: impl Fn() + 'static) {
    Effect::new(move |_: Option<()>| run());
}

pub fn keep(thing: Box<dyn Any>) {
    leptos::prelude::StoredValue::new_local(thing);
}
