//! The page. All of it is in `muster::web`.

#[cfg(target_arch = "wasm32")]
fn main() {
    muster::web::mount();
}

// There is nothing to mount outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

/// The parts of the program are cut out of one (src/web/lazy.rs), and the constants of each begin
/// at a place of their own: this is the room for it, which no part has any use for. Without it
/// all constants would stay in the first part.
#[cfg(target_arch = "wasm32")]
#[used]
static ROOM_BETWEEN_PARTS: [u8; 512] = [255; 512];
