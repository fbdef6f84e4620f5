//! What more than one view shows.

mod dialog;
mod picker;
mod stored_army;
mod symbol;
mod top;
mod trouble;
mod waiting;

pub use dialog::dialog;
pub use picker::{about, picker};
pub use stored_army::stored_army;
pub use symbol::symbol;
pub use top::{page, theme_switch};
pub use trouble::trouble;
pub use waiting::{failed, waiting};
