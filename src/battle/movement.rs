//! How far troops move: in Basic Impetus 3.0 by type, in H (3.0 QRS, Movement); elsewhere by their
//! own M in U, which ground changes (Impetus QRS 2.5, Terrain: movement, with Advanced Impetus 1.7
//! on FL and S; Basic Impetus 2008, 3.2).

use super::rule_book::RuleBook;
use crate::list::TroopType;

/// A move in H.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move {
    pub h: u8,
    /// When it charges.
    pub charge: Option<u8>,
    /// A second move of so much.
    pub second: Option<u8>,
    pub disorders: bool,
}

impl Move {
    const fn of(h: u8) -> Move {
        Move {
            h,
            charge: None,
            second: None,
            disorders: false,
        }
    }

    const fn charging(self, charge: u8) -> Move {
        Move {
            charge: Some(charge),
            ..self
        }
    }

    const fn and(self, second: u8) -> Move {
        Move {
            second: Some(second),
            ..self
        }
    }

    const fn disordered(self) -> Move {
        Move {
            disorders: true,
            ..self
        }
    }
}

/// The row of a type on the sheet of Basic Impetus 3.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The two kinds of heavy cavalry: lists don't say which theirs are.
    pub code: &'static str,
    pub open: Move,
    /// None: it can't go there.
    pub broken: Option<Move>,
    pub difficult: Option<Move>,
    /// Sideways or obliquely; a shorter way without disorder stands first.
    pub sideways: &'static [Move],
}

const fn row(
    code: &'static str,
    open: Move,
    broken: Move,
    difficult: Move,
    sideways: &'static [Move],
) -> MoveRow {
    MoveRow {
        code,
        open,
        broken: Some(broken),
        difficult: Some(difficult),
        sideways,
    }
}

/// The rows of a troop type: one, or two for heavy cavalry.
pub fn rows_in_h(kind: TroopType, is_impetuous: bool) -> &'static [MoveRow] {
    use TroopType::*;
    const ONE: Move = Move::of(1);
    const TWO: Move = Move::of(2);
    const TWO_TWICE: Move = Move::of(2).and(2);
    const FOUR_AND_TWO: Move = Move::of(4).and(2);
    const THREE: Move = Move::of(3);
    const ONE_D: Move = Move::of(1).disordered();
    const TWO_D: Move = Move::of(2).disordered();
    const THREE_D: Move = Move::of(3).disordered();
    match (kind, is_impetuous) {
        (Cp, _) => {
            const {
                &[
                    row("CP1", TWO.charging(3), TWO_D.charging(3), ONE_D, &[TWO_D]),
                    row(
                        "CP2",
                        THREE.charging(4),
                        THREE_D.charging(4),
                        TWO_D,
                        &[THREE_D],
                    ),
                ]
            }
        }
        (Cm, _) => const { &[row("CM", THREE, THREE_D, TWO_D, &[ONE, THREE_D])] },
        (Cgp, _) => const { &[row("CGP", THREE, THREE_D, TWO_D, &[THREE_D])] },
        (Cgl, _) => const { &[row("CGL", THREE, THREE_D, TWO_D, &[THREE_D])] },
        (Cf, _) => {
            const {
                &[MoveRow {
                    code: "CF",
                    open: THREE,
                    broken: None,
                    difficult: None,
                    sideways: &[THREE_D],
                }]
            }
        }
        (Cl, _) => {
            const {
                &[row(
                    "CL",
                    FOUR_AND_TWO,
                    Move::of(4).disordered(),
                    TWO_D,
                    &[FOUR_AND_TWO],
                )]
            }
        }
        (Fp, _) => const { &[row("FP", TWO, TWO_D, ONE_D, &[TWO_D])] },
        (Art, _) => const { &[row("ART", TWO, TWO_D, ONE_D, &[TWO_D])] },
        (El, _) => const { &[row("EL", TWO, TWO_D, ONE_D, &[TWO_D])] },
        (Fl, false) => const { &[row("FL", TWO, TWO, ONE, &[ONE, TWO_D])] },
        (Fl, true) => {
            const {
                &[row(
                    "FL",
                    TWO.charging(3),
                    TWO.charging(3),
                    ONE.charging(2),
                    &[TWO_D],
                )]
            }
        }
        (T, _) => const { &[row("T", TWO, TWO, ONE_D, &[TWO_D])] },
        (S, _) => const { &[row("S", TWO_TWICE, TWO_TWICE, ONE.and(1), &[TWO_TWICE])] },
        (W, _) => const { &[row("W", TWO_D, TWO_D, ONE_D, &[TWO_D])] },
    }
}

/// What ground does to a move in U.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    AsInTheOpen,
    Disordered,
    Half,
    HalfDisordered,
    Never,
    Destroyed,
}

/// Broken and difficult ground, where moves are the troops' own M.
pub fn going(rules: RuleBook, kind: TroopType) -> [Going; 2] {
    use TroopType::*;
    match (rules, kind) {
        (RuleBook::Impetus, S | Fl) => [Going::AsInTheOpen, Going::AsInTheOpen],
        (RuleBook::Impetus, Cf) => [Going::Destroyed, Going::Destroyed],
        (RuleBook::Impetus, W) => [Going::Disordered, Going::Never],
        // Those of 2008 are never disordered.
        (_, S | Fl | Cf) => [Going::AsInTheOpen, Going::Half],
        (_, T) => [Going::AsInTheOpen, Going::HalfDisordered],
        _ => [Going::Disordered, Going::HalfDisordered],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn moves_in_h_are_those_of_the_sheet() {
        use TroopType::*;
        let open = |kind, wild| -> Vec<(u8, Option<u8>, Option<u8>)> {
            let rows = rows_in_h(kind, wild).iter();
            rows.map(|row| (row.open.h, row.open.charge, row.open.second))
                .collect()
        };
        assert_eq!(open(Cp, false), [(2, Some(3), None), (3, Some(4), None)]);
        assert_eq!(open(Cl, false), [(4, None, Some(2))]);
        assert_eq!(open(Fl, true), [(2, Some(3), None)]);
        assert_eq!(open(Fl, false), [(2, None, None)]);
        assert_eq!(open(S, false), [(2, None, Some(2))]);
        for kind in TroopType::VARIANTS {
            let rows = rows_in_h(*kind, false);
            assert_eq!(rows.len(), if *kind == Cp { 2 } else { 1 });
        }
        let scythes = rows_in_h(Cf, false)[0];
        assert_eq!((scythes.broken, scythes.difficult), (None, None));
    }

    #[test]
    fn ground_is_what_each_rule_book_says() {
        use TroopType::*;
        assert_eq!(going(RuleBook::Impetus, Fl), [Going::AsInTheOpen; 2]);
        assert_eq!(
            going(RuleBook::Impetus, W),
            [Going::Disordered, Going::Never]
        );
        assert_eq!(going(RuleBook::Impetus, Cf), [Going::Destroyed; 2]);
        let slowed = [Going::AsInTheOpen, Going::Half];
        assert_eq!(going(RuleBook::Basic2008, Fl), slowed);
        assert_eq!(going(RuleBook::Basic2008, Cf), slowed);
        let worse = [Going::AsInTheOpen, Going::HalfDisordered];
        assert_eq!(going(RuleBook::Basic2008, T), worse);
        assert_eq!(going(RuleBook::Impetus, T), worse);
    }
}
