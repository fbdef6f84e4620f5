//! The guide to the rules as plain data: by family, and as far as a search lets it through.

use crate::list::folded;
use crate::rules::{Family, RuleName};
use serde::Deserialize;

/// A page of the guide as `guide.json` holds it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidePage {
    pub rule: String,
    pub title: String,
    pub body: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyView {
    pub title: &'static str,
    pub rules: Vec<RuleView>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleView {
    pub name: RuleName,
    pub title: String,
    /// Its short name and where it stands.
    pub small_print: String,
    pub blocks: Vec<Block>,
}

/// The guide's Markdown has headings and paragraphs and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Text(String),
}

const FAMILIES: [(Family, &str); 10] = [
    (Family::Composition, "The army as a whole"),
    (Family::Generals, "Generals"),
    (Family::Rows, "Numbers of troops"),
    (Family::LargeUnits, "Large Units"),
    (Family::Upgrades, "Upgrades"),
    (Family::Purchases, "Purchases"),
    (Family::Allies, "Allies"),
    (Family::Deployment, "Deployment"),
    (Family::Basic, "Basic Impetus"),
    (Family::Scenario, "Scenarios of Basic Impetus"),
];

/// Families with a rule that holds every word of the search, each with those rules.
pub fn families(pages: &[GuidePage], search: &str) -> Vec<FamilyView> {
    let words = folded(search);
    let found: Vec<(Family, RuleView)> = pages
        .iter()
        .filter(|page| holds_all(page, &words))
        .filter_map(view)
        .collect();
    let families = FAMILIES.into_iter().map(|(family, title)| FamilyView {
        title,
        rules: found
            .iter()
            .filter(|(of, _)| *of == family)
            .map(|(_, rule)| rule.clone())
            .collect(),
    });
    families.filter(|family| !family.rules.is_empty()).collect()
}

fn holds_all(page: &GuidePage, words: &str) -> bool {
    let text = folded(&format!("{} {} {}", page.title, page.rule, page.body));
    words.split_whitespace().all(|word| text.contains(word))
}

fn view(page: &GuidePage) -> Option<(Family, RuleView)> {
    let name = RuleName::named(&page.rule)?;
    let rule = name.rule();
    let view = RuleView {
        name,
        title: page.title.clone(),
        small_print: format!("{} · {name}", rule.citation),
        blocks: page.body.split("\n\n").map(block).collect(),
    };
    Some((rule.family, view))
}

fn block(text: &str) -> Block {
    match text.trim().strip_prefix("## ") {
        Some(heading) => Block::Heading(heading.to_owned()),
        None => Block::Text(text.trim().replace('\n', " ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RULES;
    use crate::text::guide;

    fn pages() -> Vec<GuidePage> {
        let page = |rule: &crate::rules::Rule| GuidePage {
            rule: rule.name.to_string(),
            title: guide(rule.name).title.to_owned(),
            body: guide(rule.name).body.to_owned(),
        };
        RULES.iter().map(page).collect()
    }

    #[test]
    fn every_rule_stands_in_a_family() {
        let all = families(&pages(), "");
        let count: usize = all.iter().map(|family| family.rules.len()).sum();
        assert_eq!(count, RULES.len());
        let headings = |rule: &RuleView| {
            let heading = |block: &&Block| matches!(block, Block::Heading(_));
            rule.blocks.iter().filter(heading).count()
        };
        assert!(
            all.iter()
                .flat_map(|family| &family.rules)
                .all(|rule| headings(rule) > 1)
        );
    }

    #[test]
    fn rules_are_found_by_what_they_say() {
        let found = families(&pages(), "joan ARC");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].title, "Purchases");
        assert!(families(&pages(), "wombat").is_empty());
    }
}
