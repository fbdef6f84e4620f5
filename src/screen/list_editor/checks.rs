//! What is surely a slip in a list that somebody types, though a stored list may hold it: it is a
//! fault of the draft, and makes no list unreadable.

use crate::Trouble;
use crate::list::{
    ArmyList, BasicList, BasicOption, BasicUnit, GivenUp, PointsList, PrintedVdt, Seat, Section,
    Stats, Taken, TakenUnit, Troop, Upgrade,
};

const MOST_LETTERS: usize = 80;
const MOST_LETTERS_OF_A_SOURCE: usize = 300;
const MOST_DESTINY: u16 = 10;
const MOST_FORTIFICATIONS: u16 = 50;
const MOST_ALLIES: u8 = 9;
/// Printed totals differ from their lines by one here and there, and so do break points.
const MISPRINT: u16 = 1;

#[derive(Default)]
struct Checks(Vec<Trouble>);

impl Checks {
    fn ensure(&mut self, is_sound: bool, at: impl Into<String>, message: &str) {
        if !is_sound {
            self.0.push(Trouble::new(at, message));
        }
    }

    fn short(&mut self, text: &str, at: impl Into<String>) {
        self.at_most(text, MOST_LETTERS, at);
    }

    fn at_most(&mut self, text: &str, most: usize, at: impl Into<String>) {
        let letters = text.chars().count();
        let message = format!("is too long: {letters} letters, at most {most}");
        self.ensure(letters <= most, at, &message);
    }

    fn named(&mut self, name: &str, at: impl Into<String> + Clone) {
        self.ensure(!name.trim().is_empty(), at.clone(), "needs a name");
        self.short(name, at);
    }
}

pub(super) fn slips(list: &ArmyList) -> Vec<Trouble> {
    let mut checks = Checks::default();
    checks.short(&list.name, "name");
    for source in &list.provenance.sources {
        checks.at_most(source, MOST_LETTERS_OF_A_SOURCE, "provenance.sources");
    }
    if let Some(dates) = &list.dates {
        let message = "name no year; write them as 450-330 BC";
        checks.ensure(has_a_year(&dates.text), "dates", message);
        checks.short(&dates.text, "dates");
    }
    if let Some(points) = list.points_list() {
        of_points(points, &mut checks);
    }
    if let Some(basic) = list.basic_list() {
        of_basic(basic, &mut checks);
    }
    checks.0
}

/// A number, or a century in Roman numerals.
fn has_a_year(dates: &str) -> bool {
    let is_numeral = |word: &str| !word.is_empty() && word.chars().all(|it| "IVXLC".contains(it));
    let mut words = dates.split(|it: char| !it.is_alphanumeric());
    dates.contains(|it: char| it.is_ascii_digit()) || words.any(is_numeral)
}

fn of_points(points: &PointsList, checks: &mut Checks) {
    const AT: &str = "troops.impetus";
    checks.ensure(
        points.destiny_rolls.perhaps <= MOST_DESTINY,
        format!("{AT}.destiny_rolls"),
        &format!("needs a number from 0 to {MOST_DESTINY}"),
    );
    let fortifications = points.fortifications.as_ref().map_or(0, |it| it.max);
    checks.ensure(
        fortifications <= MOST_FORTIFICATIONS,
        format!("{AT}.fortifications"),
        &format!("needs a number up to {MOST_FORTIFICATIONS}"),
    );
    checks.ensure(
        points.contingents_allowed <= MOST_ALLIES,
        format!("{AT}.contingents_allowed"),
        &format!("needs a number from 0 to {MOST_ALLIES}"),
    );
    let own = points.rows.iter().flat_map(|row| &row.troops);
    let is_begun = own.clone().any(|troop| troop.stats.vbu > 0);
    let has_cic = own.clone().any(|troop| troop.general == Seat::Yes);
    checks.ensure(has_cic || !is_begun, format!("{AT}.general"), NOBODY);
    for (s, section) in points.sections().enumerate() {
        let at = match s {
            0 => AT.to_owned(),
            _ => format!("{AT}.contingents[{}]", s - 1),
        };
        of_section(section, &at, checks);
    }
    for (j, joint) in points.joint_minima.iter().enumerate() {
        let at = format!("{AT}.joint_minima[{j}]");
        checks.named(&joint.name, format!("{at}.name"));
        let has_one = |row: &&crate::list::Row| {
            let mut troops = row.troops.iter();
            troops.any(|troop| joint.troops.contains(&troop.id))
        };
        let rows = points.rows.iter().filter(has_one);
        let most = rows.fold(0_u16, |sum, row| sum.saturating_add(row.max));
        let is_sound = joint.min > 0 && (joint.min <= most || joint.troops.is_empty());
        let message = format!("needs a minimum from 1 to {most}, what its rows allow");
        checks.ensure(is_sound, format!("{at}.min"), &message);
    }
    for (p, package) in points.packages.iter().enumerate() {
        let at = format!("{AT}.packages[{p}]");
        checks.named(&package.name, format!("{at}.name"));
        for (v, variant) in package.variants.iter().enumerate() {
            let at = format!("{at}.variants[{v}]");
            checks.short(&variant.name, format!("{at}.name"));
            let is_sound = variant.contents.iter().all(|part| part.count > 0);
            checks.ensure(
                is_sound,
                format!("{at}.contents"),
                "needs 1 unit or more of each",
            );
        }
    }
}

const NOBODY: &str = "nobody may be the general: put (*) behind the name of those who may";

fn of_section(section: Section<'_>, at: &str, checks: &mut Checks) {
    if let Some(contingent) = section.contingent {
        checks.named(&contingent.name, format!("{at}.name"));
        let message = "need a row, or remove them";
        checks.ensure(!contingent.rows.is_empty(), format!("{at}.name"), message);
    }
    for (r, row) in section.rows.iter().enumerate() {
        for (t, troop) in row.troops.iter().enumerate() {
            of_troop(troop, &format!("{at}.rows[{r}].troops[{t}]"), checks);
        }
    }
    for (u, upgrade) in section.upgrades.iter().enumerate() {
        of_upgrade(upgrade, &format!("{at}.upgrades[{u}]"), checks);
    }
    for (f, formation) in section.large_units.iter().enumerate() {
        let at = format!("{at}.large_units[{f}].sizes");
        let is_sound = formation.sizes.iter().all(|size| (2..=4).contains(size));
        checks.ensure(is_sound, at, "needs sizes from 2 to 4");
    }
}

fn of_troop(troop: &Troop, at: &str, checks: &mut Checks) {
    checks.short(&troop.name, format!("{at}.name"));
    of_stats(&troop.stats, &format!("{at}.stats"), checks);
    if let Some(foot) = &troop.dismount {
        let at = format!("{at}.dismount");
        checks.named(&foot.name, format!("{at}.name"));
        of_stats(&foot.stats, &format!("{at}.stats"), checks);
    }
}

/// A general makes a unit worth more, never less.
fn of_stats(stats: &Stats, at: &str, checks: &mut Checks) {
    let with = stats.vd_with_general;
    let is_sound = with.is_none_or(|with| with >= stats.vd && with <= 9);
    let message = "needs a VD with a general that isn’t below the one without, such as 2/3";
    checks.ensure(is_sound, format!("{at}.vd"), message);
}

fn of_upgrade(upgrade: &Upgrade, at: &str, checks: &mut Checks) {
    checks.named(&upgrade.name, format!("{at}.name"));
    let becomes = &upgrade.becomes;
    let within = |figure: Option<u8>, least: u8, most: u8| {
        figure.is_none_or(|figure| (least..=most).contains(&figure))
    };
    let at_becomes = format!("{at}.becomes");
    for (is_sound, message) in [
        (within(becomes.m, 0, 30), "needs a movement from 0 to 30"),
        (within(becomes.vbu, 1, 12), "needs a VBU from 1 to 12"),
        (within(becomes.i, 0, 9), "needs an impetus from 0 to 9"),
        (within(becomes.vd, 0, 9), "needs a VD from 0 to 9"),
    ] {
        checks.ensure(is_sound, at_becomes.clone(), message);
    }
    let changes_nothing = *becomes == Default::default() && upgrade.price.is_none();
    let message = "changes nothing: say what the troops become, or what they cost";
    checks.ensure(!changes_nothing, at_becomes, message);
    let at_price = format!("{at}.price");
    let is_sound = upgrade.price.is_none_or(|price| (1..=200).contains(&price));
    checks.ensure(is_sound, at_price.clone(), "needs a price from 1 to 200");
    let front = upgrade.price.unwrap_or(200);
    let is_sound = upgrade
        .rear_price
        .is_none_or(|rear| (1..=front).contains(&rear));
    let message = format!("needs a price of a rear rank from 1 to {front}, the front rank’s");
    checks.ensure(is_sound, at_price, &message);
}

fn of_basic(basic: &BasicList, checks: &mut Checks) {
    const AT: &str = "troops.basic";
    let is_begun = basic.lines.iter().any(|line| line.unit.stats.vbu > 0);
    let has_general = basic.lines.iter().any(|line| line.unit.general != Seat::No);
    checks.ensure(has_general || !is_begun, format!("{AT}.general"), NOBODY);
    for (l, line) in basic.lines.iter().enumerate() {
        of_unit(&line.unit, &format!("{AT}.lines[{l}].unit"), checks);
    }
    let total = basic
        .lines
        .iter()
        .fold(0, |sum, line| sum + worth(line.count, &line.unit));
    let are_typed = basic.lines.iter().all(|line| line.unit.stats.vbu > 0);
    let at = format!("{AT}.printed_vdt");
    of_vdt(basic.printed_vdt, &[total], are_typed, &at, checks);
    for (o, option) in basic.options.iter().enumerate() {
        let at = format!("{AT}.options[{o}]");
        let bundles = option.give_one_of.iter().map(Vec::len);
        let bundles = bundles.chain(option.take_one_of.iter().map(Vec::len));
        let is_empty = option.changes.is_empty() && bundles.sum::<usize>() == 0;
        let message = "is empty: fill it in or remove it";
        checks.ensure(!is_empty, at.clone(), message);
        for taken in option.take_one_of.iter().flatten() {
            if let TakenUnit::Unit(unit) = &taken.what {
                of_unit(unit, &format!("{at}.take_one_of"), checks);
            }
        }
        let totals = totals_with(basic, option, total);
        of_vdt(
            option.printed_vdt,
            &totals,
            are_typed,
            &format!("{at}.printed_vdt"),
            checks,
        );
    }
}

fn of_unit(unit: &BasicUnit, at: &str, checks: &mut Checks) {
    checks.short(
        unit.name.as_deref().unwrap_or_default(),
        format!("{at}.name"),
    );
    of_stats(&unit.stats, &format!("{at}.stats"), checks);
}

fn worth(count: u16, unit: &BasicUnit) -> i64 {
    i64::from(count) * i64::from(unit.stats.vd)
}

/// What the army may add up to with an option, whichever of its choices are made.
fn totals_with(basic: &BasicList, option: &BasicOption, total: i64) -> Vec<i64> {
    let unit_of = |id| {
        let line = basic.lines.iter().find(|line| line.id == id);
        line.map(|line| &line.unit)
    };
    let given = |it: &GivenUp| unit_of(it.line).map_or(0, |unit| worth(it.count, unit));
    let taken = |it: &Taken| match &it.what {
        TakenUnit::Line(line) => unit_of(*line).map_or(0, |unit| worth(it.count, unit)),
        TakenUnit::Unit(unit) => worth(it.count, unit),
    };
    let mut less: Vec<i64> = option
        .give_one_of
        .iter()
        .map(|it| it.iter().map(given).sum())
        .collect();
    let mut more: Vec<i64> = option
        .take_one_of
        .iter()
        .map(|it| it.iter().map(taken).sum())
        .collect();
    if less.is_empty() {
        less.push(0);
    }
    if more.is_empty() {
        more.push(0);
    }
    let all = less
        .iter()
        .flat_map(|less| more.iter().map(move |more| total - less + more));
    all.collect()
}

/// A printed VDT is what the lines add up to, and the army breaks at half of it.
fn of_vdt(
    printed: Option<PrintedVdt>,
    totals: &[i64],
    are_typed: bool,
    at: &str,
    checks: &mut Checks,
) {
    let Some(vdt) = printed else {
        return;
    };
    let half = vdt.total.div_ceil(2);
    let message = format!(
        "{} breaks at {half}, and {} is typed",
        vdt.total, vdt.break_point
    );
    checks.ensure(vdt.break_point.abs_diff(half) <= MISPRINT, at, &message);
    let off = |total: &i64| (i64::from(vdt.total) - total).unsigned_abs() > u64::from(MISPRINT);
    if are_typed && totals.iter().all(off) {
        let sum = totals.first().copied().unwrap_or_default();
        let message = format!(
            "{} is typed, and the units’ VD add up to {sum}. Correct one of them, or leave the VDT empty",
            vdt.total
        );
        checks.ensure(false, at, &message);
    }
}
