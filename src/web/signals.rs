//! Leptos's signals, effects and memos, with one code for all types.
//!
//! Leptos makes the code of a signal anew for every type that is kept in one, and of an effect for
//! every function. This page has dozens of each, and the first visit has to download them: here a
//! value is kept as `dyn Any` beside a trigger, and only reading and writing know its type.

pub use leptos::prelude::{
    ArcTrigger, Notify, Owner, Track, document, on_cleanup, request_animation_frame, untrack,
    window,
};

use leptos::prelude::{self as leptos_prelude, Get, GetValue, LocalStorage};
use leptos::reactive::graph::ReactiveNode;
use std::any::Any;
use std::cell::RefCell;
use std::future::Future;
use std::marker::PhantomData;
use std::rc::Rc;
use std::time::Duration;

/// A value, and whoever is to hear when it changes.
#[derive(Clone)]
struct Slot {
    value: Rc<RefCell<Rc<dyn Any>>>,
    changed: ArcTrigger,
}

/// Where a slot is kept, until the part of the page that it was made in is gone.
#[derive(Clone, Copy)]
struct Place(leptos_prelude::StoredValue<Slot, LocalStorage>);

impl Place {
    fn new(value: Rc<dyn Any>) -> Self {
        Place(leptos_prelude::StoredValue::new_local(Slot {
            value: Rc::new(RefCell::new(value)),
            changed: ArcTrigger::new(),
        }))
    }

    fn slot(self) -> Option<Slot> {
        self.0.try_get_value()
    }

    fn track(self) {
        if let Some(slot) = self.slot() {
            slot.changed.track();
        }
    }

    fn notify(self) {
        if let Some(slot) = self.slot() {
            // Its own `notify` forgets who has read it, and a memo may be at it just now.
            slot.changed.mark_dirty();
        }
    }

    fn value(self) -> Option<Rc<dyn Any>> {
        let slot = self.slot()?;
        let value = slot.value.try_borrow().ok()?;
        Some(value.clone())
    }

    /// Says what was there before.
    fn put(self, value: Rc<dyn Any>) -> Option<Rc<dyn Any>> {
        Some(self.slot()?.value.replace(value))
    }

    /// A share of the value: none once it is gone, or while it is being changed.
    fn get<T: 'static>(self) -> Option<Rc<T>> {
        self.value()?.downcast().ok()
    }

    /// None once it is gone, and while it is looked at.
    fn change<T: 'static, R>(self, make: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut value = self.put(Rc::new(Changing))?;
        let made = Rc::get_mut(&mut value)
            .and_then(|value| value.downcast_mut())
            .map(make);
        self.put(value);
        made
    }
}

/// Stands in the place of a value that is being changed.
struct Changing;

/// What reads a signal is gone together with it; if not, it is our mistake, and the page says so.
pub fn there<R>(found: Option<R>) -> R {
    found.unwrap_or_else(|| wasm_bindgen::throw_str("read before its time or after its end"))
}

/// A value that wakes what has read it.
pub struct RwSignal<T>(Place, PhantomData<fn() -> T>);

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: 'static> RwSignal<T> {
    pub fn new(value: T) -> Self {
        RwSignal(Place::new(Rc::new(value)), PhantomData)
    }

    pub fn track(self) {
        self.0.track();
    }

    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.0.track();
        self.with_untracked(look)
    }

    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&*there(self.0.get()))
    }

    /// None once it is gone.
    pub fn try_update<R>(self, make: impl FnOnce(&mut T) -> R) -> Option<R> {
        let made = self.0.change(make);
        self.0.notify();
        made
    }

    pub fn update(self, make: impl FnOnce(&mut T)) {
        self.try_update(make);
    }

    pub fn set(self, value: T) {
        self.0.put(Rc::new(value));
        self.0.notify();
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// None once it is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        Some(T::clone(&*self.0.get()?))
    }
}

/// A value that wakes nobody.
pub struct StoredValue<T>(Place, PhantomData<fn() -> T>);

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: 'static> StoredValue<T> {
    pub fn new(value: T) -> Self {
        StoredValue(Place::new(Rc::new(value)), PhantomData)
    }

    pub fn with_value<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&*there(self.0.get()))
    }

    pub fn update_value(self, make: impl FnOnce(&mut T)) {
        self.0.change(make);
    }

    pub fn set_value(self, value: T) {
        self.0.put(Rc::new(value));
    }
}

impl<T: Clone + 'static> StoredValue<T> {
    pub fn get_value(self) -> T {
        self.with_value(T::clone)
    }

    pub fn try_get_value(self) -> Option<T> {
        Some(T::clone(&*self.0.get()?))
    }
}

/// A value that is worked out when it is read and something has changed that it was worked out
/// from; it wakes what has read it when it is another.
pub struct Memo<T> {
    value: Place,
    version: leptos_prelude::Memo<u32>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + 'static> Memo<T> {
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self::new_with_compare(work_out, |old, new| old != new)
    }
}

impl<T: 'static> Memo<T> {
    pub fn new_with_compare(
        work_out: impl Fn() -> T + Send + Sync + 'static,
        differs: fn(&T, &T) -> bool,
    ) -> Self {
        let value = Place::new(Rc::new(Changing));
        let version = versioned(Box::new(move || {
            let new = work_out();
            let is_new = value.get().is_none_or(|old| differs(&old, &new));
            if is_new {
                value.put(Rc::new(new));
            }
            is_new
        }));
        Memo {
            value,
            version,
            of: PhantomData,
        }
    }

    pub fn track(self) {
        self.version.get();
    }

    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        look(&*there(self.value.get()))
    }

    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        untrack(|| self.version.get());
        look(&*there(self.value.get()))
    }
}

impl<T: Clone + 'static> Memo<T> {
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// None once it is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        untrack(|| self.version.try_get())?;
        Some(T::clone(&*self.value.get()?))
    }
}

/// Counts up whenever what is worked out is another.
fn versioned(work_out: Box<dyn Fn() -> bool + Send + Sync>) -> leptos_prelude::Memo<u32> {
    leptos_prelude::Memo::new(move |before: Option<&u32>| {
        let before = before.copied().unwrap_or_default();
        before.wrapping_add(u32::from(work_out()))
    })
}

/// Runs now and whenever a signal that it read changes, until the part of the page that it was
/// made in is gone.
pub fn watch(run: Box<dyn Fn()>) {
    let effect = leptos_prelude::RenderEffect::new(move |_: Option<()>| run());
    keep(Box::new(effect));
}

/// The same, but for the first time once what is being drawn now stands in the page.
pub fn effect(run: impl Fn() + 'static) {
    effect_of(Box::new(run));
}

fn effect_of(run: Box<dyn Fn()>) {
    let owner = Owner::current().unwrap_or_default();
    let scope = StoredValue::new(());
    spawn_local(async move {
        // It may be gone before it stood in the page.
        if scope.try_get_value().is_some() {
            owner.with(|| watch(run));
        }
    });
}

/// Holds a thing until the part of the page that it was made in is gone.
pub fn keep(thing: Box<dyn Any>) {
    leptos_prelude::StoredValue::new_local(thing);
}

pub fn spawn_local(task: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(Box::pin(task) as std::pin::Pin<Box<dyn Future<Output = ()>>>);
}

pub fn set_timeout(run: impl FnOnce() + 'static, after: Duration) {
    fn boxed(run: Box<dyn FnOnce()>, after: Duration) {
        leptos_prelude::set_timeout(run, after);
    }
    boxed(Box::new(run), after);
}
