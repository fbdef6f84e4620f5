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
// its name, its title for players, and the file it is in. The number is frozen: a new rule takes the next free one,
// wherever its line stands, and a number is never changed or used again.
rules! {
    SameGame = 0, "same-game", "Army and event play the same game", composition::same_game;
    OfficialList = 1, "official-list", "Lists admitted at the event", composition::official_list;
    Period = 2, "period", "The list fits the periods admitted", composition::period;
    OnTheList = 3, "on-the-list", "Everything comes from your list", rows::on_the_list;
    PointsLimit = 4, "points-limit", "What the army may cost", composition::points_limit;
    CommandCount = 5, "command-count", "Number of commands", composition::command_count;
    LargestCommand = 6, "largest-command", "Size of the largest command", composition::largest_command;
    OneGeneral = 7, "one-general", "One general for each command", generals::one_general;
    OneCic = 8, "one-cic", "One C-in-C", generals::one_cic;
    GeneralSeat = 9, "general-seat", "Which units may hold a general", generals::general_seat;
    GeniusIsCic = 10, "genius-is-cic", "Genius and Charismatic generals", generals::genius_is_cic;
    NoCowards = 11, "no-cowards", "No Cowards in tournaments", generals::no_cowards;
    OneWeakGeneral = 12, "one-weak-general", "Weak generals under a great C-in-C", generals::one_weak_general;
    GeneralVd = 13, "general-vd", "VD of a unit with a general", generals::general_vd;
    RowMinimum = 14, "row-minimum", "Enough units of each row", rows::row_minimum;
    RowMaximum = 15, "row-maximum", "Not too many units of a row", rows::row_maximum;
    JointMinimum = 16, "joint-minimum", "A minimum shared by several rows", rows::joint_minimum;
    WholePackages = 17, "whole-packages", "Troops bought by the package", rows::whole_packages;
    OrRows = 18, "or-rows", "Mixing troops joined by OR", rows::or_rows;
    StructureOffered = 19, "structure-offered", "Command structure", composition::structure_offered;
    RearRank = 20, "rear-rank", "Rear-rank prices", large_units::rear_rank;
    LargeUnitSize = 21, "large-unit-size", "Size of a Large Unit", large_units::large_unit_size;
    LargeUnitRows = 22, "large-unit-rows", "Who may form a Large Unit", large_units::large_unit_rows;
    UpgradeScope = 23, "upgrade-scope", "Limits on upgrades", upgrades::upgrade_scope;
    PikeUpgrade = 24, "pike-upgrade", "Pikes raised by one VBU", upgrades::pike_upgrade;
    ExplorationPoints = 25, "exploration-points", "Exploration points", purchases::exploration_points;
    DestinyRolls = 26, "destiny-rolls", "Destiny rolls", purchases::destiny_rolls;
    JoanOfArc = 27, "joan-of-arc", "Joan of Arc", purchases::joan_of_arc;
    AttachedScorpio = 28, "attached-scorpio", "Scorpios for the legions", purchases::attached_scorpio;
    HeavyJavelin = 29, "heavy-javelin", "Heavy javelins for light foot", purchases::heavy_javelin;
    FortifiedWagenburg = 30, "fortified-wagenburg", "Fortified wagenburgs", purchases::fortified_wagenburg;
    Fortifications = 31, "fortifications", "Fortifications", purchases::fortifications;
    AlliedContingents = 32, "allied-contingents", "How many allies", allies::allied_contingents;
    AlliedCommand = 33, "allied-command", "Allies keep to themselves", allies::allied_command;
    AlliedGeneral = 34, "allied-general", "The general of the allies", allies::allied_general;
    AlliedShare = 35, "allied-share", "Size of an allied contingent", allies::allied_share;
    ForwardDeployment = 36, "forward-deployment", "Forward deployment", deployment::forward_deployment;
    FlankMarch = 37, "flank-march", "Flank march", deployment::flank_march;
    Ambush = 38, "ambush", "Ambushes", deployment::ambush;
    TerrainCount = 39, "terrain-count", "Number of terrain pieces", deployment::terrain_count;
    TerrainKinds = 40, "terrain-kinds", "Types of terrain", deployment::terrain_kinds;
    TerrainZones = 41, "terrain-zones", "Terrain in the deployment zones", deployment::terrain_zones;
    TerrainLayout = 42, "terrain-layout", "Terrain on terrain", deployment::terrain_layout;
    RiverPlace = 43, "river-place", "Where a river runs", deployment::river_place;
    CommandRectangles = 44, "command-rectangles", "Command rectangles", deployment::command_rectangles;
    DeploymentZone = 45, "deployment-zone", "The deployment zone", deployment::deployment_zone;
    AmbushZone = 46, "ambush-zone", "Where ambushes lie", deployment::ambush_zone;
    BasicGeneral = 47, "basic-general", "One general (Basic Impetus)", basic::basic_general;
    BasicSeat = 48, "basic-seat", "Where the general stands (Basic Impetus)", basic::basic_seat;
    BasicOptionOffered = 49, "basic-option-offered", "Options of the list (Basic Impetus)", basic::basic_option_offered;
    BasicOptionOnce = 50, "basic-option-once", "Each option once (Basic Impetus)", basic::basic_option_once;
    BasicOptionsExclude = 51, "basic-options-exclude", "Options that exclude each other (Basic Impetus)", basic::basic_options_exclude;
    BasicOptionsCombined = 52, "basic-options-combined", "Options taken together (Basic Impetus)", basic::basic_options_combined;
    BasicOptionUnsaid = 53, "basic-option-unsaid", "What an option leaves unsaid (Basic Impetus)", basic::basic_option_unsaid;
    BasicUnits = 54, "basic-units", "The units of the list (Basic Impetus)", basic::basic_units;
    BasicOneCommand = 55, "basic-one-command", "One command (Basic Impetus)", basic::basic_one_command;
    BasicNothingBought = 56, "basic-nothing-bought", "Nothing to buy (Basic Impetus)", basic::basic_nothing_bought;
    BasicLargeUnits = 57, "basic-large-units", "Large Units (Basic Impetus)", basic::basic_large_units;
    BasicChoices = 58, "basic-choices", "Weapons left open (Basic Impetus)", basic::basic_choices;
    BasicPrintedVdt = 59, "basic-printed-vdt", "VDT as printed (Basic Impetus)", basic::basic_printed_vdt;
    ScenarioZone = 60, "scenario-zone", "Where a scenario lets you deploy", scenario::scenario_zone;
    ScenarioReserve = 61, "scenario-reserve", "What the defender holds back", scenario::scenario_reserve;
    ScenarioTerrain = 62, "scenario-terrain", "Terrain of a scenario", scenario::scenario_terrain;
    ScenarioTerrainPlace = 63, "scenario-terrain-place", "Where the terrain of a scenario lies", scenario::scenario_terrain_place;
    ScenarioFords = 64, "scenario-fords", "Fords of the river", scenario::scenario_fords;
    ScenarioTerrainSize = 65, "scenario-terrain-size", "Size of terrain (Basic Impetus 2008)", scenario::scenario_terrain_size;
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
