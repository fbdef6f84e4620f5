//! Lists for Basic Impetus.

use super::{Facts, words};
use muster::list::{
    ArmyList, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, PrintedVdt, RowId, Taken,
    TakenUnit, Troops, VbuChange,
};

#[test]
fn a_basic_list_has_the_lines_of_its_source_and_no_others() {
    for facts in Facts::of("basic") {
        let list = facts.list();
        assert_eq!(lines(basic(&list)), facts.rows("Lines"), "{}", facts.file);
    }
}

#[test]
fn a_basic_list_has_the_options_of_its_source_and_no_others() {
    for facts in Facts::of("basic") {
        let list = facts.list();
        let basic = basic(&list);
        let options: Vec<_> = basic.options.iter().map(|o| option(basic, o)).collect();
        assert_eq!(options, facts.rows("Options"), "{}", facts.file);
    }
}

#[test]
fn a_basic_list_has_the_vdt_that_its_source_prints() {
    for facts in Facts::of("basic") {
        let list = facts.list();
        let printed = vdt(basic(&list).printed_vdt);
        assert_eq!(printed, facts.head().field("VDT"), "{}", facts.file);
    }
}

#[test]
fn a_remark_says_where_the_printed_vdt_is_not_the_sum() {
    for facts in Facts::of("basic") {
        let list = facts.list();
        let basic = basic(&list);
        let Some(printed) = basic.printed_vdt else {
            continue;
        };
        let sum: u16 = basic
            .lines
            .iter()
            .map(|l| l.count * u16::from(l.unit.stats.vd))
            .sum();
        let differs = sum != printed.total || sum.div_ceil(2) != printed.break_point;
        let said = |text: &str| list.provenance.remarks.iter().any(|r| r.contains(text));
        if differs {
            let (total, half) = (printed.total, printed.break_point);
            let named = said(&format!("VDT of {total}")) || said(&format!("break point of {half}"));
            assert!(named, "{} prints {total}/{half} for {sum}", list.slug);
        }
    }
}

pub(super) fn basic(list: &ArmyList) -> &BasicList {
    match &list.troops {
        Troops::Basic(basic) => basic,
        Troops::Impetus(_) => panic!("{} is no list for Basic Impetus", list.slug),
    }
}

fn lines(list: &BasicList) -> Vec<Vec<String>> {
    let lines = list.lines.iter().map(|line| {
        let (unit, stats) = (&line.unit, &line.unit.stats);
        vec![
            line.count.to_string(),
            words::word(unit.kind),
            stats.m.to_string(),
            stats.vbu.to_string(),
            stats.i.to_string(),
            words::vd(stats),
            words::word(unit.general),
            words::number(unit.name.as_deref()),
            words::weapons(&unit.weapons, &unit.arms),
            words::traits(&unit.traits),
        ]
    });
    lines.collect()
}

fn option(list: &BasicList, option: &BasicOption) -> Vec<String> {
    let changes = option
        .changes
        .iter()
        .map(|c| change(list, c))
        .collect::<Vec<_>>()
        .join(", ");
    vec![
        one_of(&option.give_one_of, |part| given(list, part)),
        one_of(&option.take_one_of, |part| taken(list, part)),
        (if option.pairing_unknown {
            "unknown"
        } else {
            "-"
        })
        .to_owned(),
        words::or_dash(changes),
        vdt(option.printed_vdt),
    ]
}

fn one_of<T>(bundles: &[Vec<T>], part: impl Fn(&T) -> String) -> String {
    let bundle = |parts: &Vec<T>| parts.iter().map(&part).collect::<Vec<_>>().join(" + ");
    words::or_dash(bundles.iter().map(bundle).collect::<Vec<_>>().join(" or "))
}

fn unit(list: &BasicList, line: RowId) -> &BasicUnit {
    &list
        .lines
        .iter()
        .find(|l| l.id == line)
        .expect("a line of the list")
        .unit
}

fn named(unit: &BasicUnit) -> String {
    unit.name.iter().map(|name| format!(" {name}")).collect()
}

fn given(list: &BasicList, part: &GivenUp) -> String {
    let unit = unit(list, part.line);
    format!(
        "{} {} VBU {}{}",
        part.count,
        words::word(unit.kind),
        unit.stats.vbu,
        named(unit)
    )
}

fn taken(list: &BasicList, part: &Taken) -> String {
    let unit = match &part.what {
        TakenUnit::Line(line) => unit(list, *line),
        TakenUnit::Unit(unit) => unit,
    };
    let stats = &unit.stats;
    let seat = match words::word(unit.general).as_str() {
        "no" => "",
        "yes" => "(*)",
        other => panic!("Basic Impetus has no seat {other:?}"),
    };
    let figures = format!("{} {} {} {}", stats.m, stats.vbu, stats.i, words::vd(stats));
    let weapons = match words::weapons(&unit.weapons, &unit.arms).as_str() {
        "-" => String::new(),
        weapons => format!(", {weapons}"),
    };
    format!(
        "{} {}{seat} {figures}{}{weapons}",
        part.count,
        words::word(unit.kind),
        named(unit)
    )
}

fn change(list: &BasicList, change: &LineChange) -> String {
    let count = change
        .count
        .map_or_else(|| "?".to_owned(), |count| count.to_string());
    let vbu = match change.vbu {
        VbuChange::To(vbu) => vbu.to_string(),
        VbuChange::By(by) => format!("{by:+}"),
    };
    let name: String = change.name.iter().map(|name| format!(" {name}")).collect();
    format!(
        "{count} {} VBU {vbu}{name}",
        words::word(unit(list, change.line).kind)
    )
}

fn vdt(printed: Option<PrintedVdt>) -> String {
    words::number(printed.map(|vdt| format!("{}/{}", vdt.total, vdt.break_point)))
}
