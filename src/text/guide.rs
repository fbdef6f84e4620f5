//! The guide: what each rule asks, for players. Each rule has a page, `guide/<name>.md`.

use crate::rules::RuleName;

/// A rule's page: its title, and paragraphs and headings in Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    pub title: &'static str,
    pub body: &'static str,
}

pub fn guide(rule: RuleName) -> Guide {
    Guide {
        title: rule.title(),
        body: rule.guide_page().trim(),
    }
}

/// The whole guide as JSON, which the web page fetches when somebody asks for a rule.
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
