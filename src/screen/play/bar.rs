//! A bar of VD: one notch for each, and a stroke at the break point.

/// What a notch stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    Standing,
    Routed,
    /// Lost only because its command broke.
    Counted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notch {
    pub fill: Fill,
    /// The break point is behind this one.
    pub is_break: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub notches: Vec<Notch>,
}

/// More would be finer than a screen.
const MOST: u32 = 200;

impl Bar {
    pub fn new(vd: u32, routed: u32, counted: u32, break_point: u32) -> Self {
        let fill = |notch: u32| match notch {
            n if n <= routed => Fill::Routed,
            n if n <= routed.saturating_add(counted) => Fill::Counted,
            _ => Fill::Standing,
        };
        let notches = (1..=vd.min(MOST)).map(|notch| Notch {
            fill: fill(notch),
            is_break: notch == break_point,
        });
        Bar {
            notches: notches.collect(),
        }
    }

    /// So many notches that there is no room between them.
    pub fn is_dense(&self) -> bool {
        self.notches.len() > 40
    }
}
