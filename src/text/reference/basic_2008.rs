//! Basic Impetus, November 2008.

use super::line::{Book, Line, Need, Test, line};
use crate::list::TroopType::{self, *};
use crate::list::Weapon::{self, *};
use crate::list::{Trait, TroopType as Kind};

pub const BOOK: Book = Book {
    title: "Basic Impetus 2008",
    fire: FIRE,
    melee: MELEE,
    melee_foot: "At least 1 die. Units in support roll half, rounded up. Whoever loses more VBU in the test retreats.",
    cohesion: &[(
        "",
        &[
            line("−1", "disordered"),
            line("+1", "general with it"),
            line("+1", "shieldwall").when(Need::With(Trait::Shieldwall)),
        ],
    )],
    cohesion_foot: "Taken in flank or rear: disordered at once, and routed if it loses.",
    moves_foot: "D: disordered. Light foot and skirmishers cross difficult ground in column only, if in a group. Along a road: half as far again.",
    tests: &[FORCED_MOVES, INITIATIVE],
    rout: &[
        line(
            "50%",
            "of the VDT, counted when the turn ends: the army is beaten",
        ),
        line(
            "1 VBU",
            "lost, and disorder: friends at least partly within 5U behind a unit that routs, but for those in its melee. S and CL do no harm.",
        ),
    ],
};

const FIRE: &[Line] = &[
    line(
        "−2",
        "moves this turn, before or after; not S, nor FL with javelin",
    ),
    line("−2", "rallies this turn, whoever it is"),
    line("−1", "shooter disordered"),
    line("−2", "over friends, with bows, javelins and slings").if_carried(&[
        Javelin,
        Sling,
        ShortBowA,
        ShortBowB,
        LongbowA,
        LongbowB,
        CompositeBowA,
        CompositeBowB,
        CompositeBowC,
    ]),
    line("−2", "at skirmishers, light cavalry, artillery").if_any(&[S, Cl, Art]),
    line("−2", "at a unit on the edge of a wood"),
    line("−1", "at wagenburgs or behind pavises, unless by artillery").when(Need::PavisesOr(&[W])),
    line("+1", "at chariots that stand still").if_any(&[Cgp, Cgl, Cf]),
    line("+1", "artillery at pikes two deep, a column or wagenburgs").if_any(&[Art]),
];

const MELEE: &[Line] = &[
    line("+I", "charging, also after a pursuit, if fresh"),
    line("−I", "foot that charges mounted troops"),
    line(
        "−I",
        "in broken or difficult ground, unless impetuous light foot",
    ),
    line("+1", "defending a hill, or charging downhill"),
    line("−1", "disordered"),
    line(
        "−2",
        "mounted and pikes in difficult ground, or fighting someone wholly in it",
    ),
    line(
        "+4",
        "pikes two deep, the front unit fresh, at mounted; at foot +2",
    )
    .if_carried(&[Pike]),
    line(
        "+2",
        "impetuous foot two deep, the front unit fresh, at foot",
    )
    .when(Need::With(Trait::Impetuous)),
    line("+1", "shieldwall").when(Need::With(Trait::Shieldwall)),
];

const FORCED_MOVES: Test = Test {
    title: "Charge bonus, retreat, pursuit",
    about: "1d6",
    need: Need::Always,
    lines: &[
        line("mounted", "so many U"),
        line("foot", "half of it, rounded up"),
        line("charge", "no contact in spite of the bonus: disordered"),
        line(
            "pursuit",
            "heavy cavalry and impetuous foot must; others with I may, said before the roll",
        ),
    ],
};

const INITIATIVE: Test = Test {
    title: "Initiative",
    about: "2d6, the higher is first",
    need: Need::Always,
    lines: &[
        line("+2", "the general is on the table"),
        line("=", "roll again"),
    ],
};

/// None where the tables say it all.
pub fn troop_type(kind: TroopType) -> Option<&'static str> {
    Some(match kind {
        Kind::Cp => "Must pursue when it wins a melee.",
        Kind::Cm => "Shoots to its front; with crossbow or firearm only if it stands.",
        Kind::Cl => {
            "Shoots all round; with crossbow or firearm to its front, and only if it stands. Moves sideways, obliquely and back without disorder. Passes through cavalry and lets it pass."
        }
        Kind::Cgp => {
            "Once moving, at least half a move each turn, and before it stops or wheels, 45° at most. Rallies only when it stands. No impetus from a standing start. Shoots all round."
        }
        Kind::Cgl => {
            "Once moving, at least half a move each turn, and before it stops or wheels, 90° at most. Rallies only when it stands. No impetus from a standing start. Shoots all round."
        }
        Kind::Cf => {
            "Never disordered, never in a group. Once moving, at least half a move each turn, and before it stops or wheels, 45° at most. Keeps its impetus when worn. Lost if it doesn’t win the melee."
        }
        Kind::El => {
            "Disorders mounted troops in melee; they have no impetus against it. It has none against S and against FL that isn’t impetuous. A failed test when shot at: it retreats d6 U, and whoever it meets loses 1 VBU, mounted 2, and is disordered."
        }
        Kind::Fp => return None,
        Kind::Fl => "Has impetus in broken or difficult ground only if impetuous.",
        Kind::T => "Shoots to its front.",
        Kind::S => {
            "Shoots to its front. Moves sideways, obliquely and back without disorder. Passes through all and lets all pass."
        }
        Kind::Art => {
            "Shoots to its front. Heavy pieces wheel 45° at most. Never in a group. Lets others pass."
        }
        Kind::W => {
            "Disordered when it moves, never in a group. Never retreats; flank and rear attacks do it no harm. Shoots all round. Mounted troops have no impetus against it. Lets others pass."
        }
    })
}

pub fn weapon(weapon: Weapon) -> Option<&'static str> {
    Some(match weapon {
        Pike => "Mounted troops have no impetus against it.",
        LongSpear => "Carried by heavy foot: mounted troops have no impetus against it.",
        Pilum => {
            "Thrown on contact to the front by fresh troops: 1 die if they charged, 3 if charged, one fewer in disorder."
        }
        ArquebusA | ArquebusB => "Beside pikes: mounted chargers have no impetus against it.",
        CrossbowClassUnknown => "The list names no class: agree on A or B before the game.",
        Blowpipe | HeavyJavelin => "The fire table has no row for it: ask the umpire.",
        _ => return None,
    })
}

pub fn trait_rule(of: Trait) -> Option<&'static str> {
    Some(match of {
        Trait::Impetuous => {
            "Must pursue when it wins. Groups only with impetuous troops of its type."
        }
        Trait::Shieldwall => {
            "Formed by a fresh unit in order that stands: chargers have no impetus, +1 in melee and in the test. Lost when it moves or is worn."
        }
        Trait::Pavise => "Shot at with 1 die fewer, unless by artillery.",
        Trait::Schiltron => "The rules don’t say what it does: see the notes of the list.",
        Trait::Legionary | Trait::EliteScutarii | Trait::Warband => return None,
    })
}
