//! Basic Impetus 3.0, from its reference sheet.

use super::line::{Book, Line, Need, Test, line};
use crate::list::Trait;
use crate::list::TroopType::{self, *};
use crate::list::Weapon::{self, *};

pub const BOOK: Book = Book {
    title: "Basic Impetus 3.0 reference sheet",
    fire: FIRE,
    melee: MELEE,
    melee_foot: "Units with I 0 don’t charge, but for S and CL at S. Whoever loses more VBU retreats. A unit taken in flank or rear that loses is routed.",
    cohesion: &[("Shot at", SHOT_AT), ("In melee", IN_MELEE)],
    cohesion_foot: "Never more VBU lost than hits received.",
    moves_foot: "D: disordered.",
    tests: &[DEFENSIVE_FIRE, EVASION, RETREAT, PURSUIT, COUNTER_CHARGE],
    rout: &[line(
        "50%",
        "of the VDT, counted when the turn ends: the army is beaten",
    )],
};

const FIRE: &[Line] = &[
    line("−1", "CGL, CM and CL that move this turn").if_any(&[Cgl, Cm, Cl]),
    line(
        "−2",
        "others that move this turn; not S, nor FL with javelin",
    ),
    line("−1", "shooter disordered"),
    line("−2", "at skirmishers or artillery").if_any(&[S, Art]),
    line("−1", "at light cavalry").if_any(&[Cl]),
    line("−1", "at a unit on the edge of a wood"),
    line("−1", "at wagenburgs or behind pavises, unless by artillery").when(Need::PavisesOr(&[W])),
    line("+1", "artillery at a Large Unit, a column or wagenburgs").if_any(&[Art]),
];

const MELEE: &[Line] = &[
    line("+I", "charging, if fresh"),
    line(
        "−I",
        "in broken or difficult ground, unless impetuous light foot, and its own there at S and at FL that isn’t impetuous",
    ),
    line("+2", "into a flank or the rear"),
    line("−1", "disordered"),
    line(
        "−2",
        "mounted and pikes in difficult ground, or fighting someone wholly in it",
    ),
    line("+1", "heavy chariots at foot").if_any(&[Cgp]),
    line("+4", "pikes in a Large Unit, at mounted; at foot +2").if_carried(&[Pike]),
    line(
        "+2",
        "long spear or polearm in a Large Unit, not impetuous, at mounted; at foot +1",
    )
    .if_carried(&[LongSpear, Polearm]),
    line("+2", "impetuous foot in a Large Unit, at foot").when(Need::With(Trait::Impetuous)),
];

const SHOT_AT: &[Line] = &[
    line("−1", "disordered"),
    line("+1", "shot at, unless by artillery"),
    line("+1", "CP1 or FP, unless by artillery").if_any(&[Cp, Fp]),
    line("+1", "general with it, unless by artillery"),
];

const IN_MELEE: &[Line] = &[
    line("−1", "disordered"),
    line("+1", "it attacked a flank or the rear"),
    line("+1", "FP against CP, CM or CL").if_any(&[Fp]),
    line("+1", "foot that defends a hill, a river bank or a village"),
    line("+1", "general with it"),
];

const DEFENSIVE_FIRE: Test = Test {
    title: "Defensive fire",
    about: "T and wagenburgs, 1d6",
    need: Need::Kinds(&[T, W]),
    lines: &[
        line("3+", "T with longbow A").if_carried(&[LongbowA]),
        line("4+", "other T, and wagenburgs, which roll 2 dice"),
        line("−1", "disordered"),
        line("+1", "the charger is disordered and uses its charge bonus"),
        line("+1d6", "at mounted"),
    ],
};

const EVASION: Test = Test {
    title: "Evasion",
    about: "CL and S, 1d6, a 1 fails",
    need: Need::Kinds(&[Cl, S]),
    lines: &[
        line("2+", "from a slower enemy"),
        line("3+", "from one as fast"),
        line("4+", "from a faster one"),
        line("−1", "disordered"),
        line("+1", "general with it"),
    ],
};

const RETREAT: Test = Test {
    title: "Retreat and evade",
    about: "1d6, by the die",
    need: Need::Always,
    lines: &[
        line("foot", "1–4: 1H · 5–6: 2H"),
        line("mounted", "1–2: 1H · 3–6: 2H"),
        line("CL", "1: 1H · 2–4: 2H · 5–6: 3H").if_any(&[Cl]),
    ],
};

const PURSUIT: Test = Test {
    title: "Pursuit and charge bonus",
    about: "1d6, by the die",
    need: Need::Always,
    lines: &[
        line("foot", "1–3: none · 4–5: 1H · 6: 2H"),
        line("mounted", "and impetuous: 1–2: none · 3–4: 1H · 5–6: 2H"),
        line("CL", "1–3: 1H · 4–5: 2H · 6: 3H").if_any(&[Cl]),
        line(
            "must",
            "heavy cavalry and impetuous foot; others with I may, said before the retreat is rolled",
        ),
        line(
            "never",
            "with I 0, or FP that isn’t impetuous after mounted troops that retreat",
        ),
        line("free", "anybody, after an enemy in difficult ground"),
    ],
};

const COUNTER_CHARGE: Test = Test {
    title: "Counter-charge",
    about: "an option: 1d6, I or less",
    need: Need::Always,
    lines: &[
        line("−1", "fresh or impetuous"),
        line(
            "+1",
            "charged from the side, which disorders it, or facing the sun",
        ),
        line("1H", "or a third of the distance: how far it moves"),
        line("never", "against a charge into flank or rear"),
    ],
};

/// None where the tables say it all.
pub fn troop_type(kind: TroopType) -> Option<&'static str> {
    Some(match kind {
        Cp => {
            "Must pursue when it wins a melee. CP1 is cataphracts and the like; lists don’t say which is which: agree on it."
        }
        Cm => "Shoots to its front.",
        Cl => {
            "The second move: in order, without shooting, charging or entering a zone of control. May evade. Shoots all round with bow or javelin, else to its front. Passes through mounted troops but elephants, and lets them pass. With I 0 it charges S only."
        }
        Cgp | Cgl => "Moves 1H straight before a wheel. Shoots all round.",
        Cf => {
            "Never in a group. Moves 1H straight before a wheel. Keeps its impetus when worn. Lost if it doesn’t win the melee."
        }
        El => {
            "Disorders mounted troops in melee; they have no impetus against it. Keeps its impetus when worn; none against S and FL that isn’t impetuous. A failed test when shot at: a full move back, and whoever it meets loses 1 VBU, mounted 2, and is disordered."
        }
        Fp => "Unless impetuous it may not pursue mounted troops that retreat.",
        Fl => {
            "Unless impetuous or in a Large Unit, passes through other foot that isn’t impetuous and lets all pass."
        }
        T => {
            "Shoots to its front, and at chargers. Unless in a Large Unit, passes through other foot that isn’t impetuous and lets all pass."
        }
        S => {
            "The second move: in order, without shooting, charging or entering a zone of control. May evade. Shoots to its front. Passes through all and lets all pass. With I 0 it charges S only."
        }
        Art => {
            "Shoots to its front. Passes through other foot that isn’t impetuous and lets all pass. A and C wheel 45° at most, never in a group."
        }
        W => {
            "Disordered when it moves, never in a group. Never retreats. Shoots all round. Mounted troops have no impetus against it. Lets others pass, not elephants and other wagenburgs."
        }
    })
}

pub fn weapon(weapon: Weapon) -> Option<&'static str> {
    Some(match weapon {
        Pike => "Mounted troops have no impetus against it.",
        LongSpear | Polearm => {
            "Mounted troops have no impetus against it, impetuous foot 2 at most."
        }
        Pilum => "Thrown just before contact: 2 dice if they charge, 4 if charged.",
        CrossbowClassUnknown => "The list names no class: agree on A or B before the game.",
        Blowpipe | HeavyJavelin => "The fire table has no row for it: ask the umpire.",
        _ => return None,
    })
}

pub fn trait_rule(of: Trait) -> Option<&'static str> {
    Some(match of {
        Trait::Impetuous => {
            "Foot must pursue when it wins. Groups only with impetuous troops of its type."
        }
        Trait::Pavise => {
            "Mounted chargers have no impetus against it; shot at with 1 die fewer, unless by artillery."
        }
        Trait::Shieldwall | Trait::Schiltron => {
            "The sheet doesn’t say what it does: see the notes of the list."
        }
        Trait::Legionary | Trait::EliteScutarii | Trait::Warband => return None,
    })
}
