//! Tournament scores. Advanced Impetus 1.7, Victory point systems; A Good Day to Fight 1.1,
//! Standard scoring system.

/// What one side had and what it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    pub vdt: u32,
    /// VD lost; a routed command counts whole.
    pub lost: u32,
    pub routed: bool,
}

impl Side {
    /// To the nearest whole percent, at most 100.
    fn percent_lost(self) -> u32 {
        match self.vdt {
            0 => 0,
            vdt => ((self.lost.min(vdt) * 200 + vdt) / (vdt * 2)).min(100),
        }
    }
}

/// The traditional system: the scores of both sides.
pub fn traditional(a: Side, b: Side) -> (u32, u32) {
    let score = |own: Side, enemy: Side| match (own.routed, enemy.routed) {
        (true, true) => 70,
        (false, true) => 130 - own.percent_lost(),
        (true, false) => enemy.percent_lost(),
        (false, false) => 20 + enemy.percent_lost(),
    };
    (score(a, b), score(b, a))
}

/// What a side comes to under the new system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Triumph,
    FailedTriumph,
    TacticalVictory,
    HonourOnTheField,
    HonourableDefeat,
    Skirmish,
    Defeat,
}

/// The share destroyed, in percent, from which a result counts as serious.
const SERIOUS: u32 = 25;

pub fn outcome(own: Side, enemy: Side) -> Outcome {
    let (destroyed, lost) = (enemy.percent_lost(), own.percent_lost());
    match (own.routed, enemy.routed) {
        (true, true) => Outcome::FailedTriumph,
        (false, true) => Outcome::Triumph,
        (true, false) if destroyed >= SERIOUS => Outcome::HonourableDefeat,
        (true, false) => Outcome::Defeat,
        (false, false) if destroyed >= lost + SERIOUS => Outcome::TacticalVictory,
        (false, false) if destroyed >= SERIOUS => Outcome::HonourOnTheField,
        (false, false) => Outcome::Skirmish,
    }
}

/// The new system, by its definitions: two of its printed examples contradict them.
pub fn new_system(a: Side, b: Side) -> (u32, u32) {
    let score = |own: Side, enemy: Side| {
        let destroyed = enemy.percent_lost();
        match outcome(own, enemy) {
            Outcome::Triumph => 8100 - own.percent_lost(),
            Outcome::FailedTriumph => 4050,
            Outcome::TacticalVictory => 4000 + destroyed,
            Outcome::HonourOnTheField => 3000 + destroyed,
            Outcome::HonourableDefeat | Outcome::Skirmish => 2000 + destroyed,
            Outcome::Defeat => 1000 + destroyed,
        }
    };
    (score(a, b), score(b, a))
}

/// Basic Impetus, before scenario points.
pub fn basic(won: bool, own_lost: u32, enemy_lost: u32) -> u32 {
    match (won, own_lost, enemy_lost) {
        (true, 0, _) => 10,
        (true, 1..=3, _) => 9,
        (true, _, _) => 7,
        (false, _, 8..) => 5,
        (false, _, 4..=7) => 4,
        (false, _, _) => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(vdt: u32, lost: u32, routed: bool) -> Side {
        Side { vdt, lost, routed }
    }

    /// Sides of 100 VD that lost so many percent and didn't rout.
    fn percents(a_destroyed: u32, b_destroyed: u32) -> (u32, u32) {
        new_system(side(100, b_destroyed, false), side(100, a_destroyed, false))
    }

    #[test]
    fn the_traditional_examples() {
        assert_eq!(
            traditional(side(34, 9, false), side(30, 15, true)),
            (104, 26)
        );
        assert_eq!(
            traditional(side(34, 15, false), side(30, 15, true)),
            (86, 44)
        );
        assert_eq!(
            traditional(side(34, 13, false), side(30, 6, false)),
            (40, 58)
        );
        assert_eq!(
            traditional(side(34, 17, true), side(30, 15, true)),
            (70, 70)
        );
    }

    #[test]
    fn the_new_system_by_its_definitions() {
        assert_eq!(percents(42, 13), (4042, 2013));
        assert_eq!(percents(36, 28), (3036, 3028));
        assert_eq!(percents(22, 18), (2022, 2018));
        assert_eq!(
            new_system(side(100, 10, false), side(100, 50, true)),
            (8090, 1010)
        );
        assert_eq!(
            new_system(side(100, 25, false), side(100, 50, true)),
            (8075, 2025)
        );
        assert_eq!(
            new_system(side(100, 20, false), side(100, 50, true)),
            (8080, 1020)
        );
        assert_eq!(
            new_system(side(100, 50, true), side(100, 50, true)),
            (4050, 4050)
        );
    }

    #[test]
    fn basic_scores() {
        assert_eq!(basic(true, 0, 9), 10);
        assert_eq!([1, 3, 4].map(|lost| basic(true, lost, 9)), [9, 9, 7]);
        assert_eq!(
            [8, 7, 4, 3, 0].map(|lost| basic(false, 9, lost)),
            [5, 4, 4, 3, 3]
        );
    }

    #[test]
    fn nonsense_is_bounded() {
        assert_eq!(traditional(side(0, 9, false), side(10, 99, true)), (130, 0));
    }
}
