//! Judging an army: one rule, one file, one name, one citation.
//!
//! [`judge`] never fails and never panics. Each rule looks at the same [`Context`] and leaves
//! findings in a [`Report`]; [`cures`] tries the edits that a rule proposes for a finding.
//!
//! A new rule is a file in the folder of its family and a line in the table below.

pub mod allies;
pub mod basic;
pub mod composition;
pub mod deployment;
pub mod generals;
pub mod large_units;
pub mod purchases;
pub mod rows;
pub mod scenario;
pub mod upgrades;

mod army_shape;
mod citation;
mod context;
mod cure;
mod fact;
mod finding;
pub mod fixed;
mod judgement;
mod propose;
mod scale;
mod shares;
mod single_edits;
mod table;
mod unit_figures;

pub use citation::Citation;
pub use context::{Context, RowContext};
pub use cure::{Cure, cures};
pub use fact::{
    AlliesFact, BasicFact, CompositionFact, DeploymentFact, Fact, GeneralsFact, LargeUnitsFact,
    OnMapFact, PurchasesFact, RowsFact, ScenarioFact, UpgradesFact,
};
pub use finding::{Finding, Grade, Report, Subject};
pub use judgement::{CommandFigures, Judgement, RowFigures, judge};
pub use scale::{Scaling, Span, scaled_rows};
pub use shares::{break_point, per_mille};
pub use unit_figures::UnitFigures;

use crate::army::Edit;
use table::rules;

/// A rule, whole.
#[derive(Clone, Copy)]
pub struct Rule {
    pub name: RuleName,
    pub family: Family,
    pub citation: Citation,
    /// Leaves a finding for everything that breaks the rule.
    pub check: fn(&Context<'_>, &mut Report),
    /// Edits that may cure a finding of this rule, the likeliest first. They are tried, not
    /// trusted: [`cures`] judges the army after each and offers only those that help and make
    /// nothing else worse.
    pub cures: fn(&Context<'_>, &Finding) -> Vec<Edit>,
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
    Basic,
    /// The deployment in a scenario of Basic Impetus.
    Scenario,
}

impl Family {
    /// Whether it asks about the map and orders, which are secret until the battle.
    pub fn is_of_deployment(self) -> bool {
        matches!(self, Family::Deployment | Family::Scenario)
    }

    /// Whether it is asked in Basic Impetus and nowhere else.
    fn is_basic(self) -> bool {
        matches!(self, Family::Basic | Family::Scenario)
    }
}

// Every rule, in the order in which findings are shown. A line has the rule's number in links,
// its name, and the file it is in. The number is frozen: a new rule takes the next free one,
// wherever its line stands, and a number is never changed or used again.
rules! {
    SameGame = 0, "same-game", composition::same_game;
    OfficialList = 1, "official-list", composition::official_list;
    Period = 2, "period", composition::period;
    OnTheList = 3, "on-the-list", rows::on_the_list;
    PointsLimit = 4, "points-limit", composition::points_limit;
    CommandCount = 5, "command-count", composition::command_count;
    LargestCommand = 6, "largest-command", composition::largest_command;
    OneGeneral = 7, "one-general", generals::one_general;
    OneCic = 8, "one-cic", generals::one_cic;
    GeneralSeat = 9, "general-seat", generals::general_seat;
    GeniusIsCic = 10, "genius-is-cic", generals::genius_is_cic;
    NoCowards = 11, "no-cowards", generals::no_cowards;
    OneWeakGeneral = 12, "one-weak-general", generals::one_weak_general;
    GeneralVd = 13, "general-vd", generals::general_vd;
    RowMinimum = 14, "row-minimum", rows::row_minimum;
    RowMaximum = 15, "row-maximum", rows::row_maximum;
    JointMinimum = 16, "joint-minimum", rows::joint_minimum;
    WholePackages = 17, "whole-packages", rows::whole_packages;
    OrRows = 18, "or-rows", rows::or_rows;
    StructureOffered = 19, "structure-offered", composition::structure_offered;
    RearRank = 20, "rear-rank", large_units::rear_rank;
    LargeUnitSize = 21, "large-unit-size", large_units::large_unit_size;
    LargeUnitRows = 22, "large-unit-rows", large_units::large_unit_rows;
    UpgradeScope = 23, "upgrade-scope", upgrades::upgrade_scope;
    PikeUpgrade = 24, "pike-upgrade", upgrades::pike_upgrade;
    ExplorationPoints = 25, "exploration-points", purchases::exploration_points;
    DestinyRolls = 26, "destiny-rolls", purchases::destiny_rolls;
    JoanOfArc = 27, "joan-of-arc", purchases::joan_of_arc;
    AttachedScorpio = 28, "attached-scorpio", purchases::attached_scorpio;
    HeavyJavelin = 29, "heavy-javelin", purchases::heavy_javelin;
    FortifiedWagenburg = 30, "fortified-wagenburg", purchases::fortified_wagenburg;
    Fortifications = 31, "fortifications", purchases::fortifications;
    AlliedContingents = 32, "allied-contingents", allies::allied_contingents;
    AlliedCommand = 33, "allied-command", allies::allied_command;
    AlliedGeneral = 34, "allied-general", allies::allied_general;
    AlliedShare = 35, "allied-share", allies::allied_share;
    ForwardDeployment = 36, "forward-deployment", deployment::forward_deployment;
    FlankMarch = 37, "flank-march", deployment::flank_march;
    Ambush = 38, "ambush", deployment::ambush;
    TerrainCount = 39, "terrain-count", deployment::terrain_count;
    TerrainKinds = 40, "terrain-kinds", deployment::terrain_kinds;
    TerrainZones = 41, "terrain-zones", deployment::terrain_zones;
    TerrainLayout = 42, "terrain-layout", deployment::terrain_layout;
    RiverPlace = 43, "river-place", deployment::river_place;
    CommandRectangles = 44, "command-rectangles", deployment::command_rectangles;
    DeploymentZone = 45, "deployment-zone", deployment::deployment_zone;
    AmbushZone = 46, "ambush-zone", deployment::ambush_zone;
    BasicGeneral = 47, "basic-general", basic::basic_general;
    BasicSeat = 48, "basic-seat", basic::basic_seat;
    BasicOptionOffered = 49, "basic-option-offered", basic::basic_option_offered;
    BasicOptionOnce = 50, "basic-option-once", basic::basic_option_once;
    BasicOptionsExclude = 51, "basic-options-exclude", basic::basic_options_exclude;
    BasicOptionsCombined = 52, "basic-options-combined", basic::basic_options_combined;
    BasicOptionUnsaid = 53, "basic-option-unsaid", basic::basic_option_unsaid;
    BasicUnits = 54, "basic-units", basic::basic_units;
    BasicOneCommand = 55, "basic-one-command", basic::basic_one_command;
    BasicNothingBought = 56, "basic-nothing-bought", basic::basic_nothing_bought;
    BasicLargeUnits = 57, "basic-large-units", basic::basic_large_units;
    BasicChoices = 58, "basic-choices", basic::basic_choices;
    BasicPrintedVdt = 59, "basic-printed-vdt", basic::basic_printed_vdt;
    ScenarioZone = 60, "scenario-zone", scenario::scenario_zone;
    ScenarioReserve = 61, "scenario-reserve", scenario::scenario_reserve;
    ScenarioTerrain = 62, "scenario-terrain", scenario::scenario_terrain;
    ScenarioTerrainPlace = 63, "scenario-terrain-place", scenario::scenario_terrain_place;
    ScenarioFords = 64, "scenario-fords", scenario::scenario_fords;
}

/// For rules that work out a figure and can't be broken.
fn nothing_to_check(_: &Context<'_>, _: &mut Report) {}

/// For rules that no edit cures.
fn no_cures(_: &Context<'_>, _: &Finding) -> Vec<Edit> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_rule_stands_under_its_own_name() {
        for rule in RULES {
            assert_eq!(rule.name.rule().name, rule.name);
            assert_eq!(RuleName::named(rule.name.as_str()), Some(rule.name));
        }
        let names: BTreeSet<&str> = RULES.iter().map(|rule| rule.name.as_str()).collect();
        assert_eq!(names.len(), RULES.len());
    }

    #[test]
    fn every_rule_has_a_number_of_its_own() {
        let numbers: BTreeSet<u8> = RULES.iter().map(|rule| rule.name.number()).collect();
        assert_eq!(numbers.len(), RULES.len());
        for rule in RULES {
            assert_eq!(RuleName::numbered(rule.name.number()), Some(rule.name));
        }
        assert_eq!(RuleName::numbered(u8::MAX), None);
    }

    /// Links that have been sent name these rules by their numbers.
    #[test]
    fn numbers_in_links_are_frozen() {
        let frozen = "\
            same-game official-list period on-the-list points-limit command-count \
            largest-command one-general one-cic general-seat genius-is-cic no-cowards \
            one-weak-general general-vd row-minimum row-maximum joint-minimum whole-packages \
            or-rows structure-offered rear-rank large-unit-size large-unit-rows \
            upgrade-scope pike-upgrade exploration-points destiny-rolls joan-of-arc \
            attached-scorpio heavy-javelin fortified-wagenburg fortifications \
            allied-contingents allied-command allied-general allied-share forward-deployment \
            flank-march ambush terrain-count terrain-kinds terrain-zones terrain-layout \
            river-place command-rectangles deployment-zone ambush-zone";
        for (number, name) in frozen.split_whitespace().enumerate() {
            let rule = RuleName::numbered(number as u8).map(RuleName::as_str);
            assert_eq!(rule, Some(name), "{number}");
        }
    }
}
