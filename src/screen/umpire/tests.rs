use super::*;
use crate::army::Army;
use crate::event::Preset;
use crate::share::{Kind, Part};

fn list() -> Arc<ArmyList> {
    let bytes = std::fs::read("lists/early-sumerians.json").unwrap();
    Arc::new(ArmyList::read(&bytes, "list").unwrap())
}

fn army(player: &str, name: &str) -> Army {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").unwrap();
    let mut army = Army::read(&bytes, "army").unwrap();
    army.player = player.to_owned();
    army.name = name.to_owned();
    army
}

fn link(army: &Army) -> String {
    let shared = Shared::of(&list(), army);
    Link::army(&shared, Part::Army).unwrap().to_string()
}

/// All steps with the Sumerians at hand and nothing else.
fn finished(mut entries: Entries) -> Entries {
    let list = list();
    let listed = |id: ListId| {
        if id == list.id {
            Listed::Here(list.clone())
        } else {
            Listed::Unknown
        }
    };
    assert_eq!(entries.advance(&listed, &never), Pace::Done);
    assert_eq!(entries.advance(&listed, &never), Pace::Idle);
    entries
}

fn never() -> bool {
    false
}

#[test]
fn judging_stops_when_time_is_up_and_goes_on_where_it_stopped() {
    let mut entries = Entries::default();
    entries.add(&[link(&army("Ann", "One")), link(&army("Bob", "Two"))].join("\n"));
    let list = list();
    let listed = |_: ListId| Listed::Here(list.clone());
    // Each link is opened and then judged.
    for answered in [0, 1, 1, 2] {
        assert_eq!(entries.advance(&listed, &|| true), Pace::TimeIsUp);
        assert_eq!(entries.tally().answered, answered);
    }
    assert_eq!(entries.advance(&listed, &|| true), Pace::Idle);
}

fn table(links: &[String]) -> Entries {
    let mut entries = Entries::default();
    entries.add(&links.join("\n"));
    finished(entries)
}

fn said(entries: &Entries, number: u32) -> Vec<String> {
    let marks = marks(entries);
    let marks = marks.get(&number).map(Vec::as_slice).unwrap_or_default();
    marks.iter().map(crate::text::say_mark).collect()
}

#[test]
fn links_in_any_text_become_rows() {
    let mut entries = Entries::default();
    let good = link(&army("Ada", "Lagash"));
    let cut = &good[..40];
    let event = Link::event(&Preset::Mm15At300.event()).unwrap();
    let mail = format!("Hello,\n> https://example.org/{good}.\n{cut}\n\n<{event}> bye");
    assert_eq!(
        entries.add(&mail),
        Added {
            fresh: 3,
            ..Added::default()
        }
    );
    assert_eq!(
        entries.add(&good),
        Added {
            again: 1,
            ..Added::default()
        }
    );
    assert_eq!((entries.tally().entries, entries.tally().answered), (3, 0));
    let entries = finished(entries);
    assert_eq!(
        entries.tally(),
        Tally {
            entries: 3,
            answered: 3,
            legal: 1,
            illegal: 0,
            events: 1,
            failed: 1,
        }
    );
    let checked = entries.entry(1).unwrap().checked().unwrap();
    assert_eq!(
        (checked.player.as_str(), checked.name.as_str()),
        ("Ada", "Lagash")
    );
    assert_eq!(checked.verdict, Verdict::Legal);
    assert_eq!(checked.judgement.points, 300);
    assert_eq!(checked.commands, "Command 1 53.3%, Command 2 46.7%");
    assert!(
        matches!(&entries.entry(2).unwrap().state, State::Failed(why) if why.contains("cut off"))
    );
    assert!(matches!(entries.entry(3).unwrap().state, State::Event(_)));
    assert_eq!(said(&entries, 1), ["Sent twice."]);
}

#[test]
fn armies_wait_for_lists_that_are_on_their_way() {
    let mut entries = Entries::default();
    entries.add(&link(&army("Ada", "Lagash")));
    assert_eq!(entries.advance(&|_| Listed::NotYet, &never), Pace::Done);
    assert_eq!(entries.advance(&|_| Listed::NotYet, &never), Pace::Idle);
    assert_eq!(entries.wanted(), [list().id]);
    let failed = |_| Listed::Failed("no network".into());
    assert_eq!(entries.advance(&failed, &never), Pace::Done);
    assert!(matches!(&entries.entry(1).unwrap().state, State::Failed(why) if why == "no network"));
    entries.retry();
    let entries = finished(entries);
    assert_eq!(
        entries.entry(1).unwrap().checked().unwrap().verdict,
        Verdict::Legal
    );
    assert!(entries.wanted().is_empty());
}

#[test]
fn a_list_that_is_unknown_is_a_sentence() {
    let mut unknown = army("Ada", "Lagash");
    unknown.list.id = ListId(999);
    let entries = table(&[link(&unknown)]);
    assert!(
        matches!(&entries.entry(1).unwrap().state, State::Failed(why) if why.contains("list 999"))
    );
}

#[test]
fn a_resubmission_is_marked_with_what_changed() {
    let first = army("Ada  Lovelace", "Lagash");
    let mut second = first.clone();
    second.player = "ada  lovelace ".into();
    second.purchases.exploration = 4;
    second.commands[1].bodies.pop();
    let mut third = second.clone();
    third.commands[1].bodies.reverse();
    let other = army("Bob", "Lagash");
    let entries = table(&[link(&first), link(&other), link(&second), link(&third)]);
    assert_eq!(
        said(&entries, 1),
        ["Replaced by number 3 of the same player."]
    );
    assert_eq!(said(&entries, 2), Vec::<String>::new());
    assert_eq!(
        said(&entries, 3)[0],
        "Replaces number 1 by the same player: 277 points instead of 300. \
         Mattu, javelin: 1 gone. Exploration points: 10 then, 4 now."
    );
    assert_eq!(
        said(&entries, 4),
        ["Replaces number 3 by the same player: The same troops, arranged or named differently."]
    );
}

#[test]
fn the_same_army_with_its_orders_is_marked_as_the_same() {
    let army = army("Ada", "Lagash");
    let mut shared = Shared::of(&list(), &army);
    shared.seal = Some(crate::share::Seal([7; 8]));
    let with = Link::army(&shared, Part::WithDeployment)
        .unwrap()
        .to_string();
    let entries = table(&[link(&army), with]);
    assert_eq!(said(&entries, 2), ["Same army as number 1."]);
    assert!(
        entries
            .entry(2)
            .unwrap()
            .checked()
            .unwrap()
            .orders
            .is_some()
    );
}

#[test]
fn armies_for_another_event_than_the_one_on_the_table_are_marked() {
    let event = Preset::Mm15At300.event();
    let mut otherwise = army("Bob", "Umma");
    otherwise.event.points = 350;
    let event_link = Link::event(&event).unwrap().to_string();
    let entries = table(&[event_link, link(&army("Ada", "Lagash")), link(&otherwise)]);
    assert_eq!(said(&entries, 2), Vec::<String>::new());
    assert_eq!(
        said(&entries, 3),
        ["Built for a different event: Points: 350 instead of 300."]
    );
}

#[test]
fn the_table_is_sorted_by_any_column_and_broken_links_come_last() {
    let mut large = army("Zoë", "alpha");
    large.purchases.exploration += 5;
    let broken = Link::from_parts(Kind::Army, "1QQ").to_string();
    let entries = table(&[broken, link(&large), link(&army("Ada", "Beta"))]);
    let by = |by, is_descending| shown(&entries, Order { by, is_descending }, &Filter::default());
    assert_eq!(by(Column::Number, false), [1, 2, 3]);
    assert_eq!(by(Column::Player, false), [3, 2, 1]);
    assert_eq!(by(Column::Player, true), [2, 3, 1]);
    assert_eq!(by(Column::Army, false), [2, 3, 1]);
    assert_eq!(by(Column::Points, false), [3, 2, 1]);
    assert_eq!(by(Column::Points, true), [2, 3, 1]);
    assert_eq!(by(Column::Verdict, false), [2, 3, 1]);
    assert_eq!(by(Column::Findings, false), [3, 2, 1]);
    for column in Column::ALL {
        assert_eq!(by(column, false).len(), 3);
    }
    let order = Order::default().clicked(Column::Vdt);
    assert!(!order.is_descending && order.clicked(Column::Vdt).is_descending);
}

#[test]
fn the_table_is_filtered_by_text_and_verdict() {
    let mut large = army("Zoë", "Umma");
    large.purchases.exploration += 5;
    let broken = Link::from_parts(Kind::Army, "1QQ").to_string();
    let entries = table(&[broken, link(&large), link(&army("Ada", "Lagash"))]);
    let found = |text: &str, shows| {
        let filter = Filter {
            text: text.into(),
            shows,
        };
        shown(&entries, Order::default(), &filter)
    };
    assert_eq!(found("zoe", Shows::All), [2]);
    assert_eq!(found("SUMERIANS lag", Shows::All), [3]);
    assert_eq!(found("points-limit", Shows::All), [2]);
    assert_eq!(found("cut off", Shows::All), [1]);
    assert_eq!(found("", Shows::Illegal), [2]);
    assert_eq!(found("", Shows::Legal), [3]);
    assert_eq!(found("", Shows::Unjudged), [1]);
    assert_eq!(found("ada", Shows::Illegal), Vec::<u32>::new());
}

#[test]
fn csv_has_a_line_for_each_row_in_the_order_shown() {
    let hostile = army("=cmd|'/C calc'!A0", "a \"b\",\n\u{202e}c");
    let broken = Link::from_parts(Kind::Army, "1QQ").to_string();
    let entries = table(&[link(&army("Ada", "Lagash")), link(&hostile), broken]);
    let text = csv(&entries, &[2, 1, 3], "https://example.org/#/umpire");
    let lines: Vec<&str> = text.trim_end().split("\r\n").collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("\u{feff}No.,Player,Army,List,"));
    assert!(
        lines[1].starts_with("2,\"'=cmd|'/C calc'!A0\",\"a \"\"b\"\", c\",Early Sumerians,beta,")
    );
    assert!(
        lines[2]
            .starts_with("1,Ada,Lagash,Early Sumerians,beta,\"15mm, 300 points\",300,300,30,15,")
    );
    assert!(lines[2].contains(",Legal,0,,") && lines[2].contains("https://example.org/#/a/1"));
    assert!(lines[3].contains("Can't be judged") && lines[3].contains("cut off"));
}

#[test]
fn what_is_kept_comes_back() {
    let links = [link(&army("Ada", "Lagash")), link(&army("Bob", "Umma"))];
    let mut entries = table(&links);
    entries.remove(1);
    assert_eq!(table(&[entries.as_text()]).all.len(), 1);
    entries.add(&links[0]);
    assert_eq!(entries.all.last().map(|entry| entry.number), Some(3));
}

#[test]
fn the_table_is_full_at_some_point() {
    let army = army("", "x");
    let mut entries = Entries::default();
    let mut text = String::new();
    for n in 0..MOST_ENTRIES + 3 {
        let link = Link::from_parts(Kind::Army, &format!("1{n:05}"));
        text.push_str(&format!("{link} \n"));
    }
    text.push_str(&link(&army));
    let added = entries.add(&text);
    assert_eq!((added.fresh, added.left_out), (MOST_ENTRIES, 4));
}

#[test]
fn an_army_of_basic_impetus_has_no_points_on_the_table() {
    let bytes = std::fs::read("lists/basic-conquistadores.json").unwrap();
    let list = Arc::new(ArmyList::read(&bytes, "list").unwrap());
    let army = Army::new(&list, Preset::Basic.event());
    let shared = Shared::of(&list, &army);
    let mut entries = Entries::default();
    entries.add(&Link::army(&shared, Part::Army).unwrap().to_string());
    let listed = |_: ListId| Listed::Here(list.clone());
    assert_eq!(entries.advance(&listed, &never), Pace::Done);
    let checked = entries.all[0].checked().unwrap();
    assert_eq!(checked.verdict, Verdict::Legal);
    assert_eq!(
        (checked.points.as_str(), checked.commands.as_str()),
        ("", "")
    );
    let text = csv(&entries, &[1], "https://example.org/");
    assert!(
        text.contains("Basic Impetus tournament,,,16,8,,Legal,0"),
        "{text}"
    );
}
