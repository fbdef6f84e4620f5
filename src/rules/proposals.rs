//! Which rule proposes what. Apart from the tables of rules, so that the page can fetch what cures
//! an army after what judges it, and what is on the map after that.

use super::*;

/// Edits that may cure a finding, the likeliest first; `cures` tries them.
pub type Propose = fn(&Context<'_>, &Finding) -> Vec<Edit>;

pub fn all(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let propose = match finding.rule {
        RuleName::TerrainCount => deployment::terrain_count::propose,
        RuleName::TerrainKinds => deployment::terrain_kinds::propose,
        RuleName::TerrainZones => deployment::terrain_zones::propose,
        RuleName::TerrainLayout => deployment::terrain_layout::propose,
        RuleName::RiverPlace => deployment::river_place::propose,
        RuleName::CommandRectangles => deployment::command_rectangles::propose,
        RuleName::DeploymentZone => deployment::deployment_zone::propose,
        RuleName::AmbushZone => deployment::ambush_zone::propose,
        _ => without_map,
    };
    propose(context, finding)
}

pub fn without_map(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let propose = match finding.rule {
        RuleName::WholePackages => rows::package_cures::propose,
        RuleName::OrRows => rows::or_rows::propose,
        RuleName::RearRank => large_units::rear_rank::propose,
        RuleName::LargeUnitSize => large_units::large_unit_size::propose,
        RuleName::LargeUnitRows => large_units::large_unit_rows::propose,
        RuleName::UpgradeScope => upgrades::upgrade_cures::propose,
        RuleName::PikeUpgrade => upgrades::pike_upgrade::propose,
        RuleName::ExplorationPoints => purchases::exploration_points::propose,
        RuleName::DestinyRolls => purchases::destiny_rolls::propose,
        RuleName::JoanOfArc => purchases::joan_of_arc::propose,
        RuleName::AttachedScorpio => purchases::attached_scorpio::propose,
        RuleName::FortifiedWagenburg => purchases::fortified_wagenburg::propose,
        RuleName::Fortifications => purchases::fortifications::propose,
        RuleName::AlliedContingents => allies::allied_contingents::propose,
        RuleName::AlliedCommand => allies::allied_command::propose,
        RuleName::AlliedGeneral => allies::allied_general::propose,
        RuleName::AlliedShare => allies::allied_share::propose,
        RuleName::ForwardDeployment => deployment::forward_deployment::propose,
        RuleName::FlankMarch => deployment::flank_march::propose,
        RuleName::Ambush => deployment::ambush::propose,
        _ => every_army,
    };
    propose(context, finding)
}

/// For what any army can be found to lack or to have too much of, from its first unit on.
pub fn every_army(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let propose = match finding.rule {
        RuleName::OnTheList => rows::on_the_list::propose,
        RuleName::PointsLimit => composition::points_limit::propose,
        RuleName::CommandCount => composition::command_count::propose,
        RuleName::LargestCommand => composition::largest_command::propose,
        RuleName::OneGeneral => generals::one_general::propose,
        RuleName::OneCic => generals::one_cic::propose,
        RuleName::GeneralSeat => generals::general_seat::propose,
        RuleName::GeniusIsCic => generals::genius_is_cic::propose,
        RuleName::NoCowards => generals::no_cowards::propose,
        RuleName::OneWeakGeneral => generals::one_weak_general::propose,
        RuleName::RowMinimum => rows::row_minimum::propose,
        RuleName::RowMaximum => rows::row_maximum::propose,
        RuleName::JointMinimum => rows::joint_minimum::propose,
        RuleName::StructureOffered => composition::structure_offered::propose,
        // No edit cures these.
        RuleName::SameGame
        | RuleName::OfficialList
        | RuleName::Period
        | RuleName::GeneralVd
        | RuleName::HeavyJavelin => return Vec::new(),
        // Not of every army.
        RuleName::WholePackages
        | RuleName::OrRows
        | RuleName::RearRank
        | RuleName::LargeUnitSize
        | RuleName::LargeUnitRows
        | RuleName::UpgradeScope
        | RuleName::PikeUpgrade
        | RuleName::ExplorationPoints
        | RuleName::DestinyRolls
        | RuleName::JoanOfArc
        | RuleName::AttachedScorpio
        | RuleName::FortifiedWagenburg
        | RuleName::Fortifications
        | RuleName::AlliedContingents
        | RuleName::AlliedCommand
        | RuleName::AlliedGeneral
        | RuleName::AlliedShare
        | RuleName::ForwardDeployment
        | RuleName::FlankMarch
        | RuleName::Ambush
        | RuleName::TerrainCount
        | RuleName::TerrainKinds
        | RuleName::TerrainZones
        | RuleName::TerrainLayout
        | RuleName::RiverPlace
        | RuleName::CommandRectangles
        | RuleName::DeploymentZone
        | RuleName::AmbushZone => return Vec::new(),
    };
    propose(context, finding)
}
