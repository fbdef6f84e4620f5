//! The guide: what each rule asks, for players. One Markdown file a rule.

use crate::rules::RuleName;

/// A rule's page: a title, and paragraphs and headings in Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    pub title: &'static str,
    pub body: &'static str,
}

pub fn guide(rule: RuleName) -> Guide {
    let page = page(rule);
    let (first, rest) = page.split_once('\n').unwrap_or((page, ""));
    Guide {
        title: first.trim_start_matches('#').trim(),
        body: rest.trim(),
    }
}

/// The whole guide as JSON, which the page fetches when somebody asks for a rule.
pub fn guide_json() -> String {
    let pages: Vec<serde_json::Value> = crate::rules::RULES
        .iter()
        .map(|rule| {
            let Guide { title, body } = guide(rule.name);
            serde_json::json!({ "rule": rule.name, "title": title, "body": body })
        })
        .collect();
    serde_json::Value::from(pages).to_string()
}

fn page(rule: RuleName) -> &'static str {
    match rule {
        RuleName::SameGame => include_str!("guide/same-game.md"),
        RuleName::OfficialList => include_str!("guide/official-list.md"),
        RuleName::Period => include_str!("guide/period.md"),
        RuleName::OnTheList => include_str!("guide/on-the-list.md"),
        RuleName::PointsLimit => include_str!("guide/points-limit.md"),
        RuleName::CommandCount => include_str!("guide/command-count.md"),
        RuleName::LargestCommand => include_str!("guide/largest-command.md"),
        RuleName::OneGeneral => include_str!("guide/one-general.md"),
        RuleName::OneCic => include_str!("guide/one-cic.md"),
        RuleName::GeneralSeat => include_str!("guide/general-seat.md"),
        RuleName::GeniusIsCic => include_str!("guide/genius-is-cic.md"),
        RuleName::NoCowards => include_str!("guide/no-cowards.md"),
        RuleName::OneWeakGeneral => include_str!("guide/one-weak-general.md"),
        RuleName::GeneralVd => include_str!("guide/general-vd.md"),
        RuleName::RowMinimum => include_str!("guide/row-minimum.md"),
        RuleName::RowMaximum => include_str!("guide/row-maximum.md"),
        RuleName::JointMinimum => include_str!("guide/joint-minimum.md"),
        RuleName::WholePackages => include_str!("guide/whole-packages.md"),
        RuleName::OrRows => include_str!("guide/or-rows.md"),
        RuleName::StructureOffered => include_str!("guide/structure-offered.md"),
        RuleName::RearRank => include_str!("guide/rear-rank.md"),
        RuleName::LargeUnitSize => include_str!("guide/large-unit-size.md"),
        RuleName::LargeUnitRows => include_str!("guide/large-unit-rows.md"),
        RuleName::UpgradeScope => include_str!("guide/upgrade-scope.md"),
        RuleName::PikeUpgrade => include_str!("guide/pike-upgrade.md"),
        RuleName::ExplorationPoints => include_str!("guide/exploration-points.md"),
        RuleName::DestinyRolls => include_str!("guide/destiny-rolls.md"),
        RuleName::JoanOfArc => include_str!("guide/joan-of-arc.md"),
        RuleName::AttachedScorpio => include_str!("guide/attached-scorpio.md"),
        RuleName::HeavyJavelin => include_str!("guide/heavy-javelin.md"),
        RuleName::FortifiedWagenburg => include_str!("guide/fortified-wagenburg.md"),
        RuleName::Fortifications => include_str!("guide/fortifications.md"),
        RuleName::AlliedContingents => include_str!("guide/allied-contingents.md"),
        RuleName::AlliedCommand => include_str!("guide/allied-command.md"),
        RuleName::AlliedGeneral => include_str!("guide/allied-general.md"),
        RuleName::AlliedShare => include_str!("guide/allied-share.md"),
        RuleName::ForwardDeployment => include_str!("guide/forward-deployment.md"),
        RuleName::FlankMarch => include_str!("guide/flank-march.md"),
        RuleName::Ambush => include_str!("guide/ambush.md"),
        RuleName::TerrainCount => include_str!("guide/terrain-count.md"),
        RuleName::TerrainKinds => include_str!("guide/terrain-kinds.md"),
        RuleName::TerrainZones => include_str!("guide/terrain-zones.md"),
        RuleName::TerrainLayout => include_str!("guide/terrain-layout.md"),
        RuleName::RiverPlace => include_str!("guide/river-place.md"),
        RuleName::CommandRectangles => include_str!("guide/command-rectangles.md"),
        RuleName::DeploymentZone => include_str!("guide/deployment-zone.md"),
        RuleName::AmbushZone => include_str!("guide/ambush-zone.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_page_with_the_fixed_headings() {
        for &rule in RuleName::ALL {
            let guide = guide(rule);
            assert!(
                guide.title.len() > 5 && guide.title != rule.as_str(),
                "{rule}"
            );
            for heading in ["## What it asks", "## Example"] {
                assert!(guide.body.contains(heading), "{rule} has no {heading}");
            }
            assert!(!guide.body.contains("To come"), "{rule}");
        }
    }
}
