//! Judging an army: one rule, one file, one name, one citation.
//!
//! `judge` never fails and never panics. Each rule looks at the same [`Context`] and leaves
//! findings; [`cures`] proposes edits for a finding and keeps those that do cure it.

pub mod allies;
pub mod composition;
pub mod deployment;
pub mod generals;
pub mod large_units;
pub mod purchases;
pub mod rows;
pub mod upgrades;

mod army_shape;
mod citation;
mod context;
mod cure;
mod fact;
mod finding;
pub mod fixed;
mod judgement;
mod name;
mod proposals;
mod propose;
mod scale;
mod shares;
mod unit_figures;

pub use citation::Citation;
pub use context::Context;
pub use cure::{ALL as ALL_RULES, Book, Cure, EVERY_ARMY, WITHOUT_MAP, cures};
pub use fact::{
    AlliesFact, CompositionFact, DeploymentFact, Fact, GeneralsFact, LargeUnitsFact, OnMapFact,
    PurchasesFact, RowsFact, UpgradesFact,
};
pub use finding::{Finding, Grade, Report, Subject};
pub use judgement::{CommandFigures, Judgement, RowFigures, judge, judge_by};
pub use name::RuleName;
pub use scale::{Scaling, Span, scaled_rows};
pub use shares::{break_point, per_mille};
pub use unit_figures::UnitFigures;

use crate::army::Edit;

#[derive(Clone, Copy)]
pub struct Rule {
    pub name: RuleName,
    pub family: Family,
    pub citation: Citation,
    pub check: fn(&Context<'_>, &mut Report),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Composition,
    Generals,
    Rows,
    LargeUnits,
    Upgrades,
    Purchases,
    Allies,
    Deployment,
}

/// Every rule, in the order in which findings are shown.
pub static RULES: [Rule; 47] = ALL;

/// Those that look at no map: all there is to say of an army that has none. The page fetches the
/// others when a map is first drawn.
// Worked out by the compiler, which knows the lengths.
#[allow(clippy::indexing_slicing)]
pub static RULES_WITHOUT_MAP: [Rule; 39] = {
    let mut rules = [ALL[0]; 39];
    let mut place = 0;
    while place < rules.len() {
        rules[place] = ALL[place];
        place += 1;
    }
    rules
};

const ALL: [Rule; 47] = [
    composition::same_game::RULE,
    composition::official_list::RULE,
    composition::period::RULE,
    rows::on_the_list::RULE,
    composition::points_limit::RULE,
    composition::command_count::RULE,
    composition::largest_command::RULE,
    generals::one_general::RULE,
    generals::one_cic::RULE,
    generals::general_seat::RULE,
    generals::genius_is_cic::RULE,
    generals::no_cowards::RULE,
    generals::one_weak_general::RULE,
    generals::general_vd::RULE,
    rows::row_minimum::RULE,
    rows::row_maximum::RULE,
    rows::joint_minimum::RULE,
    rows::whole_packages::RULE,
    rows::or_rows::RULE,
    composition::structure_offered::RULE,
    large_units::rear_rank::RULE,
    large_units::large_unit_size::RULE,
    large_units::large_unit_rows::RULE,
    upgrades::upgrade_scope::RULE,
    upgrades::pike_upgrade::RULE,
    purchases::exploration_points::RULE,
    purchases::destiny_rolls::RULE,
    purchases::joan_of_arc::RULE,
    purchases::attached_scorpio::RULE,
    purchases::heavy_javelin::RULE,
    purchases::fortified_wagenburg::RULE,
    purchases::fortifications::RULE,
    allies::allied_contingents::RULE,
    allies::allied_command::RULE,
    allies::allied_general::RULE,
    allies::allied_share::RULE,
    deployment::forward_deployment::RULE,
    deployment::flank_march::RULE,
    deployment::ambush::RULE,
    // From here on, what is on the map.
    deployment::terrain_count::RULE,
    deployment::terrain_kinds::RULE,
    deployment::terrain_zones::RULE,
    deployment::terrain_layout::RULE,
    deployment::river_place::RULE,
    deployment::command_rectangles::RULE,
    deployment::deployment_zone::RULE,
    deployment::ambush_zone::RULE,
];

/// What is to be known of a rule without asking it.
#[derive(Clone, Copy)]
struct Card {
    name: RuleName,
    family: Family,
    citation: Citation,
}

// Worked out by the compiler, which knows the lengths.
#[allow(clippy::indexing_slicing)]
static CARDS: [Card; 47] = {
    const fn card(rule: Rule) -> Card {
        Card {
            name: rule.name,
            family: rule.family,
            citation: rule.citation,
        }
    }
    let mut cards = [card(ALL[0]); 47];
    let mut place = 0;
    while place < cards.len() {
        cards[place] = card(ALL[place]);
        place += 1;
    }
    cards
};

impl RuleName {
    fn card(self) -> Option<&'static Card> {
        CARDS.iter().find(|card| card.name == self)
    }

    /// The rule of this name.
    pub fn rule(self) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.name == self)
    }

    pub fn family(self) -> Option<Family> {
        self.card().map(|card| card.family)
    }

    pub fn citation(self) -> Option<Citation> {
        self.card().map(|card| card.citation)
    }

    /// Whether any army can break it, whatever it has and whatever its list is like.
    pub fn is_of_every_army(self) -> bool {
        let families = [Family::Composition, Family::Generals, Family::Rows];
        let is_of_some_lists = matches!(self, RuleName::WholePackages | RuleName::OrRows);
        !is_of_some_lists
            && self
                .family()
                .is_some_and(|family| families.contains(&family))
    }
}

/// For rules that work out a figure and can't be broken.
fn nothing_to_check(_: &Context<'_>, _: &mut Report) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_one_rule() {
        for &name in RuleName::ALL {
            let rules = RULES.iter().filter(|rule| rule.name == name).count();
            assert_eq!(rules, 1, "{name}");
        }
        assert_eq!(RULES.len(), RuleName::ALL.len());
    }

    #[test]
    fn the_rules_without_a_map_are_all_but_the_last() {
        let names = |rules: &[Rule]| rules.iter().map(|rule| rule.name).collect::<Vec<_>>();
        let (without, on_map) = RULES.split_at(RULES_WITHOUT_MAP.len());
        assert_eq!(names(without), names(&RULES_WITHOUT_MAP));
        let last = names(&RULES_WITHOUT_MAP).pop();
        assert_eq!(last, Some(RuleName::Ambush));
        assert!(on_map.iter().all(|rule| rule.family == Family::Deployment));
    }
}
