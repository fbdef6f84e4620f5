//! Children with keys: those that stay are left alone, so that they keep the focus and cost
//! nothing.

use super::El;
use crate::web::signals::*;
use std::cell::RefCell;
use std::collections::BTreeMap;

struct Child {
    element: El,
    scope: Owner,
}

impl El {
    /// One child for each key, in their order.
    pub fn keyed(
        self,
        keys: impl Fn() -> Vec<u64> + 'static,
        draw: impl Fn(u64) -> El + 'static,
    ) -> Self {
        keyed(&self, Box::new(keys), Box::new(draw));
        self
    }
}

fn keyed(holder: &El, keys: Box<dyn Fn() -> Vec<u64>>, draw: Box<dyn Fn(u64) -> El>) {
    let parent = Owner::current().unwrap_or_default();
    let node = holder.node().clone();
    let kept: RefCell<BTreeMap<u64, Child>> = RefCell::new(BTreeMap::new());
    watch(Box::new(move || {
        let keys = keys();
        let Ok(mut kept) = kept.try_borrow_mut() else {
            return;
        };
        kept.retain(|key, child| {
            let stays = keys.contains(key);
            if !stays {
                child.scope.cleanup();
                child.element.element().remove();
            }
            stays
        });
        // From the last to the first, each before the one that follows; only what stands wrong
        // is moved.
        let mut next: Option<web_sys::Node> = None;
        for key in keys.iter().rev() {
            if !kept.contains_key(key) {
                let scope = parent.child();
                let element = untrack(|| scope.with(|| draw(*key)));
                kept.insert(*key, Child { element, scope });
            }
            let Some(child) = kept.get(key) else { continue };
            let this = child.element.node();
            let stands = this.parent_node().as_ref() == Some(&node) && this.next_sibling() == next;
            if !stands {
                let _ = node.insert_before(this, next.as_ref());
            }
            next = Some(this.clone());
        }
    }));
}
