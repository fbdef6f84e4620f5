//! A finding: what is wrong, by how much, and by which rule.

use crate::route::Route;
use crate::rules::Grade;
use crate::screen::builder::FindingView;
use crate::text;
use leptos::prelude::*;

#[component]
pub fn FindingNote(
    finding: FindingView,
    /// What stands behind the citation, such as a way to what it is about.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let class = match finding.grade {
        Grade::Illegal => "note illegal",
        Grade::Umpire => "note umpire",
        Grade::Waived => "note waived",
        Grade::Advice => "note advice",
    };
    view! {
        <div class=class>
            <p>
                <span class="grade">{text::grade(finding.grade)}</span>
                " "
                <b>{finding.headline}</b>
                " "
                {finding.detail}
            </p>
            <p class="cite">
                <a href=Route::Rules(Some(finding.rule)).href()>
                    {finding.rule.title()} " · " <small>{finding.rule.as_str()}</small>
                </a>
                {format!(" · {} ", finding.citation)}
                {children.map(|children| children())}
            </p>
        </div>
    }
}
