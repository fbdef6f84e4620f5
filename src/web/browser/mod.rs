//! What the page asks of the browser: storage, files, the clipboard, focus, the address.

pub mod address;
pub mod awake;
pub mod clipboard;
pub mod fetch;
pub mod files;
pub mod focus;
pub mod random;
pub mod share;
pub mod storage;
pub mod styles;
