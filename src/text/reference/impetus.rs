//! Impetus: the reference sheet 2.5 as Advanced Impetus 1.7 amends it. Its text is damaged at the
//! dice of the pilum, at the charge bonus and at the shooter's own modifiers, so they are left
//! out.

use super::line::{Book, Line, Need, Test, line};
use crate::list::TroopType::*;
use crate::list::Weapon::*;

pub const BOOK: Book = Book {
    title: "Impetus reference sheet 2.5 with Advanced Impetus 1.7",
    fire: FIRE,
    melee: MELEE,
    melee_foot: "Units in support roll half. Whoever loses more VBU retreats: d6 U mounted, half that on foot.",
    cohesion: &[("", COHESION)],
    cohesion_foot: "A 6 with a general: test for him on 2d6.",
    moves_foot: "D: disordered. Light foot and skirmishers cross difficult ground in column only, if in a group.",
    tests: &[DISCIPLINE],
    rout: ROUT,
};

const FIRE: &[Line] = &[
    line(
        "−2",
        "at skirmishers, light cavalry, artillery; −1 within 15U, and if S or CL shoot at S or CL",
    )
    .if_any(&[S, Cl, Art]),
    line("−2", "at a unit on the edge of a wood"),
    line("−2", "at a unit behind fortifications; artillery −1"),
    line("−1", "at wagenburgs or behind pavises, unless by artillery").when(Need::PavisesOr(&[W])),
    line("−1", "at evaders").if_any(&[Cm, Cl, Cgl, S]),
    line("+2", "artillery at a Large Unit, a column or wagenburgs").if_any(&[Art]),
    line("+1", "at chariots that stand still").if_any(&[Cgp, Cgl, Cf]),
];

const MELEE: &[Line] = &[
    line("+I", "charging, if fresh"),
    line("+2", "charging a flank or the rear"),
    line("+1", "higher on a gentle hill"),
    line("+1", "for each supported flank"),
    line("+1", "better discipline"),
    line("−1", "disordered"),
    line(
        "−1",
        "mounted in difficult ground, or fighting someone wholly in it",
    )
    .if_any(&[Cp, Cm, Cl, El]),
    line("−2", "pikes and chariots there").when(Need::Carried(&[Pike])),
    line("−2", "chariots there").if_any(&[Cgp, Cgl]),
    line("−1", "chariots that are charged while they stand").if_any(&[Cgp, Cgl, Cf]),
    line(
        "+2",
        "FP with long spears in a Large Unit, at mounted; at foot +1",
    )
    .if_carried(&[LongSpear]),
    line("+2", "heavy cavalry and warbands in a Large Unit").when(Need::LargeUnits),
];

const COHESION: &[Line] = &[
    line("−1", "disordered"),
    line("+1", "general with it"),
    line("+1", "fire up to 15U"),
    line("+2", "fire beyond"),
    line("+1", "FP when shot at, unless by artillery A or C").if_any(&[Fp]),
    line(
        "−3",
        "mounted and Large Units of FP in melee in difficult ground; in broken −1",
    ),
];

const DISCIPLINE: Test = Test {
    title: "Discipline",
    about: "1d6",
    need: Need::Always,
    lines: &[
        line("+1", "with its commander"),
        line("−1", "out of command range"),
        line("−1", "for each move after the second"),
        line("+2", "CL and S that evade").if_any(&[Cl, S]),
    ],
};

const ROUT: &[Line] = &[
    line("50%", "of its VD: a command breaks and counts whole"),
    line("50%", "of the VDT: the army is beaten"),
    line("3 VD", "for the baggage, once lost"),
];
