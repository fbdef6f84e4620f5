//! What more than one view shows.

mod dialog;
mod picker;
mod symbol;
mod top;
mod trouble;
mod waiting;

pub use dialog::Dialog;
pub use picker::{Picker, about};
pub use symbol::Symbol;
pub use top::{PageTop, ThemeSwitch};
pub use trouble::Trouble;
pub use waiting::{Failed, Waiting};
