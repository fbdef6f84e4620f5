//! Each page as plain data, with the edits that its controls make. The web only draws it, so all
//! of it is tested on the host.

pub mod builder;
pub mod event;
pub mod map;
pub mod opened;
pub mod share;
pub mod umpire;
