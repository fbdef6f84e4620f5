//! Generals and the C-in-C.

pub mod general_seat;
pub mod general_vd;
pub mod genius_is_cic;
pub mod no_cowards;
pub mod one_cic;
pub mod one_general;
pub mod one_weak_general;
