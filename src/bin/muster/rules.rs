//! `muster rules`: every rule by name, or one explained.

use crate::options::FINE;
use crate::table::table;
use muster::rules::{RULES, Rule, RuleName};
use muster::text::guide;
use serde_json::json;

pub fn run(name: Option<&str>, json: bool) -> Result<u8, String> {
    let Some(name) = name else {
        if json {
            let all: Vec<_> = RULES.iter().map(as_json).collect();
            outln!(
                "{}",
                serde_json::to_string_pretty(&all).map_err(|e| e.to_string())?
            );
        } else {
            let rows: Vec<Vec<String>> = RULES
                .iter()
                .map(|rule| {
                    let title = guide(rule.name).title.to_owned();
                    vec![rule.name.to_string(), title, rule.citation.to_string()]
                })
                .collect();
            out!("{}", table(&["rule", "in short", "where it stands"], &rows));
        }
        return Ok(FINE);
    };
    let rule = RuleName::named(name)
        .map(RuleName::rule)
        .ok_or_else(|| format!("there is no rule called {name}; `muster rules` names them all"))?;
    if json {
        outln!(
            "{}",
            serde_json::to_string_pretty(&as_json(rule)).map_err(|e| e.to_string())?
        );
    } else {
        let page = guide(rule.name);
        outln!(
            "{}\n{} ({})\n\n{}",
            page.title,
            rule.name,
            rule.citation,
            page.body
        );
    }
    Ok(FINE)
}

fn as_json(rule: &Rule) -> serde_json::Value {
    let page = guide(rule.name);
    json!({
        "rule": rule.name,
        "title": page.title,
        "explanation": page.body,
        "citation": rule.citation,
    })
}
