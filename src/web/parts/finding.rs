//! A finding of an army that is looked at and not built: what is wrong, and by which rule.

use crate::desk::FindingView;
use crate::route::Route;
use crate::rules::Grade;
use crate::text;
use crate::web::dom::{El, el, link};

pub fn finding(finding: &FindingView) -> El {
    let class = match finding.grade {
        Grade::Illegal => "note illegal",
        Grade::Umpire => "note umpire",
        Grade::Waived => "note waived",
        Grade::Advice => "note advice",
    };
    let sentence = el("p")
        .child(el("span").class("grade").text(text::grade(finding.grade)))
        .text(" ")
        .child(el("b").text(&finding.headline))
        .text(&format!(" {}", finding.detail));
    let rule = link(&Route::Rules(Some(finding.rule)), finding.rule.as_str());
    let cite = el("p")
        .class("cite")
        .child(rule)
        .text(&format!(" · {}", finding.citation));
    el("div").class(class).children([sentence, cite])
}
