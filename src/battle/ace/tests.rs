//! Every condition of every ace: the last unit that is missing, the first that is enough, and
//! those that don't count.

use super::*;
use crate::list::TroopType::{self, *};

fn unit(kind: TroopType, vbu: u8) -> AceUnit {
    AceUnit {
        id: UnitId(0),
        kind,
        vbu,
        is_impetuous: false,
        has_poles: false,
        is_in_large_unit: false,
    }
}

/// With one of VBU 7, so that nothing is earned by low VBU alone.
fn army(parts: &[(usize, AceUnit)]) -> Vec<AceUnit> {
    let parts = parts.iter().chain(&[(1, PLAIN)]);
    let units = parts.flat_map(|(count, unit)| std::iter::repeat_n(*unit, *count));
    let numbered = units.zip(1..).map(|(unit, n)| AceUnit {
        id: UnitId(n),
        ..unit
    });
    numbered.collect()
}

const PLAIN: AceUnit = AceUnit {
    id: UnitId(0),
    kind: Cgp,
    vbu: 7,
    is_impetuous: false,
    has_poles: false,
    is_in_large_unit: false,
};

fn verdict(ace: Ace, parts: &[(usize, AceUnit)]) -> AceVerdict {
    ace.standing(&army(parts)).verdict()
}

/// So many are enough, one fewer isn't.
#[track_caller]
fn needs(ace: Ace, count: usize, of: AceUnit) {
    assert_eq!(verdict(ace, &[(count, of)]), AceVerdict::Earned, "{ace:?}");
    let fewer = ace.standing(&army(&[(count - 1, of)]));
    assert_eq!(fewer.verdict(), AceVerdict::Lacking, "{ace:?}");
    let best = fewer.best().unwrap();
    assert_eq!((best.units.len(), best.short()), (count - 1, 1));
}

#[test]
fn storm_of_arrows_needs_3_t() {
    needs(Ace::StormOfArrows, 3, unit(T, 2));
    assert_eq!(
        verdict(Ace::StormOfArrows, &[(9, unit(S, 2))]),
        AceVerdict::Lacking
    );
    let four = Ace::StormOfArrows.standing(&army(&[(4, unit(T, 2))]));
    let units = &four.best().unwrap().units;
    assert_eq!(units, &[1, 2, 3, 4].map(UnitId));
}

#[test]
fn furious_charge_needs_3_cp_or_4_impetuous() {
    needs(Ace::FuriousCharge, 3, unit(Cp, 6));
    let wild = AceUnit {
        is_impetuous: true,
        ..unit(Fl, 4)
    };
    needs(Ace::FuriousCharge, 4, wild);
    // Two of one and three of the other are neither.
    let both = [(2, unit(Cp, 6)), (3, wild)];
    assert_eq!(verdict(Ace::FuriousCharge, &both), AceVerdict::Lacking);
    // Impetuous heavy cavalry counts for both.
    let knights = AceUnit {
        is_impetuous: true,
        ..unit(Cp, 7)
    };
    assert_eq!(
        verdict(Ace::FuriousCharge, &[(3, knights)]),
        AceVerdict::Earned
    );
}

#[test]
fn my_day_has_not_come_needs_3_s_or_nobody_over_vbu_5() {
    needs(Ace::MyDayHasNotCome, 3, unit(S, 2));
    let ace = Ace::MyDayHasNotCome;
    let modest = [unit(Fp, 5), unit(T, 4)];
    let standing = ace.standing(&modest);
    assert_eq!(standing.verdict(), AceVerdict::Earned);
    assert_eq!(standing.best().unwrap().highest_vbu, 5);
    let one_over = ace.standing(&[unit(Fp, 5), unit(Cp, 6)]);
    assert_eq!(one_over.verdict(), AceVerdict::Lacking);
    assert_eq!(one_over.best().unwrap().short(), 1);
    assert_eq!(ace.standing(&[]).verdict(), AceVerdict::Lacking);
}

#[test]
fn exploration_needs_3_fl_that_are_not_impetuous() {
    needs(Ace::Exploration, 3, unit(Fl, 4));
    let wild = AceUnit {
        is_impetuous: true,
        ..unit(Fl, 4)
    };
    let mixed = [(2, unit(Fl, 4)), (2, wild)];
    assert_eq!(verdict(Ace::Exploration, &mixed), AceVerdict::Lacking);
}

#[test]
fn retreat_needs_2_cl() {
    needs(Ace::Retreat, 2, unit(Cl, 4));
}

#[test]
fn manoeuvre_needs_3_cm() {
    needs(Ace::Manoeuvre, 3, unit(Cm, 5));
    assert_eq!(
        verdict(Ace::Manoeuvre, &[(3, unit(Cl, 5))]),
        AceVerdict::Lacking
    );
}

#[test]
fn die_hard_needs_2_single_fp_of_vbu_4_or_3_cp_of_vbu_6() {
    needs(Ace::DieHard, 2, unit(Fp, 4));
    needs(Ace::DieHard, 3, unit(Cp, 6));
    assert_eq!(
        verdict(Ace::DieHard, &[(3, unit(Cp, 7))]),
        AceVerdict::Lacking
    );
    assert_eq!(
        verdict(Ace::DieHard, &[(4, unit(Fp, 5))]),
        AceVerdict::Lacking
    );
    let ranked = AceUnit {
        is_in_large_unit: true,
        ..unit(Fp, 4)
    };
    assert_eq!(verdict(Ace::DieHard, &[(4, ranked)]), AceVerdict::Lacking);
}

#[test]
fn caltrops_need_8_foot_without_poles() {
    for kind in [Fp, Fl, T, S] {
        needs(Ace::Caltrops, 8, unit(kind, 4));
    }
    let spears = AceUnit {
        has_poles: true,
        ..unit(Fp, 4)
    };
    let seven = [(7, unit(Fl, 4)), (5, spears)];
    assert_eq!(verdict(Ace::Caltrops, &seven), AceVerdict::Lacking);
    assert_eq!(
        verdict(Ace::Caltrops, &[(9, unit(Cm, 4))]),
        AceVerdict::Lacking
    );
}

#[test]
fn artillery_that_would_decide_is_for_the_umpire() {
    let guns = unit(Art, 1);
    let enough = [(7, unit(Fl, 4)), (1, guns)];
    assert_eq!(verdict(Ace::Caltrops, &enough), AceVerdict::Umpire);
    let short = [(6, unit(Fl, 4)), (1, guns)];
    assert_eq!(verdict(Ace::Caltrops, &short), AceVerdict::Lacking);
    let without = [(8, unit(Fl, 4)), (1, guns)];
    assert_eq!(verdict(Ace::Caltrops, &without), AceVerdict::Earned);
}

#[test]
fn all_eight_are_looked_at() {
    let standings = standings(&army(&[(2, unit(Cl, 4))]));
    assert_eq!(standings.len(), 8);
    let earned = standings
        .iter()
        .filter(|s| s.verdict() == AceVerdict::Earned);
    assert_eq!(earned.map(|s| s.ace).collect::<Vec<_>>(), [Ace::Retreat]);
}
