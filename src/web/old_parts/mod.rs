//! What more than one view shows.

mod dialog;
mod finding;
mod mark;
mod number_field;
mod symbol;
mod top;
mod waiting;

pub use dialog::dialog;
pub use finding::finding;
pub use mark::mark;
pub use number_field::number_field;
pub use symbol::symbol;
pub use top::{page, theme_switch};
pub use waiting::{failed, waiting};
