use super::*;
use crate::army::{Army, Edit};
use crate::event::Preset;
use crate::list::ArmyList;
use crate::rules::judge;
use crate::screen::builder::builder_screen;
use crate::share::{Link, Part, Shared};
use crate::store::{Details, SavedVerdict};

fn sumerians() -> ArmyList {
    let file = include_bytes!("../../../lists/early-sumerians.json");
    ArmyList::read(file, "early-sumerians").unwrap()
}

fn summary(name: &str, order: u64) -> Summary {
    Summary {
        key: name.to_owned(),
        name: name.to_owned(),
        list: "Early Sumerians".to_owned(),
        event: "15mm, 300 points".to_owned(),
        points: 150,
        limit: 300,
        verdict: SavedVerdict::Legal,
        order,
        deleted: false,
        details: Details::default(),
    }
}

fn names(screen: &StartScreen) -> Vec<&str> {
    screen
        .armies
        .iter()
        .map(|army| army.name.as_str())
        .collect()
}

#[test]
fn armies_are_sought_sorted_and_told_apart_by_tags() {
    let mut lagash = summary("Lagash", 1);
    lagash.details.tags = vec!["Verona".into()];
    let mut kerma = summary("Kerma bows", 2);
    kerma.list = "Nubians".into();
    kerma.points = 304;
    kerma.details.note = "Paint four more archers".into();
    let mut gone = summary("Gone", 3);
    gone.deleted = true;
    let armies = [lagash, kerma, gone];
    let practice = ["Nubians".to_owned()];
    let ask = |query: Query| start_screen(&armies, &query, &practice);

    let all = ask(Query::default());
    assert_eq!(names(&all), ["Kerma bows", "Lagash"]);
    assert_eq!((all.kept, all.found, all.deleted.len()), (2, 2, 1));
    assert_eq!(all.tags, [("Verona".to_owned(), 1)]);
    assert_eq!(
        all.armies[0].about,
        "Nubians, practice list · 15mm, 300 points"
    );
    let points = all.armies[0].points.unwrap();
    assert_eq!((points.fill, points.is_over), (100, true));

    let by_text = |text: &str| Query {
        text: text.into(),
        ..Query::default()
    };
    assert_eq!(names(&ask(by_text("ARCHERS nubi"))), ["Kerma bows"]);
    assert_eq!(names(&ask(by_text("verona"))), ["Lagash"]);
    let by_tag = |tag: &str| Query {
        tag: Some(tag.into()),
        ..Query::default()
    };
    assert_eq!(names(&ask(by_tag("Verona"))), ["Lagash"]);
    // A tag that no army has any more hides nothing.
    assert_eq!(ask(by_tag("Rome")).tag, None);
    assert_eq!(ask(by_tag("Rome")).found, 2);
    let by_list = Query {
        order: Order::List,
        ..Query::default()
    };
    assert_eq!(names(&ask(by_list)), ["Lagash", "Kerma bows"]);
}

#[test]
fn a_thousand_armies_are_drawn_when_they_are_asked_for() {
    let armies: Vec<Summary> = (0..1000).map(|n| summary("x", n)).collect();
    let mut query = Query::default();
    assert_eq!(start_screen(&armies, &query, &[]).armies.len(), AT_FIRST);
    query.shows_all = true;
    assert_eq!(start_screen(&armies, &query, &[]).armies.len(), 1000);
}

#[test]
fn the_verdict_says_what_is_broken_before_what_is_missing() {
    let mut army = summary("a", 1);
    let said = |army: &Summary| ArmyRow::of(army, &[]).pill.text;
    assert_eq!(said(&army), "Legal");
    army.verdict = SavedVerdict::Illegal;
    assert_eq!(said(&army), "Not legal");
    army.details.to_do = 3;
    assert_eq!(said(&army), "3 to do");
    army.details.problems = 1;
    assert_eq!(said(&army), "1 to fix");
}

#[test]
fn a_young_army_has_things_to_do_and_no_problems() {
    let list = sumerians();
    let mut army = Army::new(&list, Preset::Mm15At300.event());
    let told = |army: &Army| summary_of("k", &list, army, &judge(&list, &army.event, army)).details;
    let young = told(&army);
    assert_eq!(young.problems, 0);
    assert!(young.to_do > 0);
    army = Edit::SetExploration(99).apply(&army).unwrap();
    assert_eq!(told(&army).problems, 1);
}

#[test]
fn a_missing_package_is_one_thing_to_do_here_and_in_the_builder() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let file = std::fs::read(format!("{folder}/lists/mid-republican-romans.json")).unwrap();
    let list = ArmyList::read(&file, "list").unwrap();
    let army = Army::new(&list, Preset::Friendly.event());
    let judgement = judge(&list, &army.event, &army);
    let todo = builder_screen(&list, &army, &judgement).todo.len();
    let details = summary_of("k", &list, &army, &judgement).details;
    assert_eq!((details.problems, usize::from(details.to_do)), (0, todo));
}

#[test]
fn the_sample_is_legal_to_the_last_point() {
    let list = sumerians();
    let army = sample_army().unwrap();
    let judgement = judge(&list, &army.event, &army);
    assert!(judgement.legal, "{:?}", judgement.findings);
    assert_eq!(judgement.points, 300);
    let summary = summary_of("k", &list, &army, &judgement);
    assert_eq!(summary.details.signs.len(), 6);
}

#[test]
fn new_armies_are_numbered() {
    let name = |names: &[&str]| new_army_name("Nubians", names.iter().copied());
    assert_eq!(name(&[]), "Nubians 1");
    assert_eq!(name(&["Nubians", "Nubians of the south"]), "Nubians 2");
    assert_eq!(name(&["Nubians 7", "Nubians 2"]), "Nubians 8");
}

#[test]
fn tags_are_written_with_commas() {
    assert_eq!(tags_in(" Verona, ,Ideas,Verona,"), ["Verona", "Ideas"]);
}

#[test]
fn notes_and_tags_stay_out_of_links() {
    let mut army = sample_army().unwrap();
    let before = army.to_json();
    army.note = "march on their left".into();
    army.tags = vec!["Verona".into()];
    let kept = Army::read(army.to_json().as_bytes(), "army").unwrap();
    assert_eq!(kept, army);
    let list = sumerians();
    let link = |army: &Army| Link::army(&Shared::of(&list, army), Part::WithDeployment).unwrap();
    assert_eq!(link(&army), link(&sample_army().unwrap()));
    army.note.clear();
    army.tags.clear();
    assert_eq!(army.to_json(), before);
}
