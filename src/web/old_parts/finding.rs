//! A finding: what is wrong, and by which rule.

use crate::route::Route;
use crate::rules::Grade;
use crate::screen::builder::FindingView;
use crate::text;
use crate::web::dom::{El, el, link};

/// With something behind the citation, such as a way to what it is about.
pub fn finding(finding: &FindingView, behind: Option<El>) -> El {
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
        .text(&format!(" · {} ", finding.citation))
        .children(behind);
    el("div").class(class).children([sentence, cite])
}
