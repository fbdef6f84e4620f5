//! The pages, a file each.

mod army;
mod builder;
mod compare;
mod home;
mod list;
mod lists;
mod new;
mod rules;
mod unknown;

pub use army::Army;
pub use compare::Compare;
pub use home::Home;
pub use list::List;
pub use lists::Lists;
pub use new::New;
pub use rules::Rules;
pub use unknown::Unknown;
