//! The page. All of it is in `muster::web`.

#[cfg(target_arch = "wasm32")]
fn main() {
    muster::web::mount();
}

// There is nothing to mount outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
