//! What more than one view shows.

mod dialog;
mod picker;
mod symbol;
mod top;
mod trouble;
mod waiting;

pub use dialog::dialog;
pub use picker::{about, picker};
pub use symbol::symbol;
pub use top::{page, theme_switch};
pub use trouble::trouble;
pub use waiting::{failed, waiting};
