//! What the types of a list can't say: that ids are unique, references lead somewhere and
//! figures are sane.

use super::basic_profiles::{FIRST_TAKEN, MOST_PARTS, MOST_SWAPS};
use super::{
    ArmyList, BasicList, BasicUnit, FORMAT, Limit, PointsList, RowId, Stats, TakenUnit, Troop,
    Troops, VbuChange,
};
use crate::read::Trouble;
use std::collections::BTreeSet;

const MOST_ROWS: usize = 200;
const MOST_UNITS_IN_A_ROW: u16 = 200;

/// Everything that is wrong with the list.
pub(super) fn faults(list: &ArmyList) -> Vec<Trouble> {
    let mut faults = Faults::default();
    check(list, &mut faults);
    faults.0
}

fn check(list: &ArmyList, faults: &mut Faults) {
    faults.ensure(list.format == FORMAT, "format", || {
        format!(
            "found {}; expected {FORMAT}, the only version of the format so far",
            list.format
        )
    });
    faults.ensure(list.id.0 > 0, "id", || {
        "found 0; expected a number from 1".into()
    });
    faults.ensure(list.revision > 0, "revision", || {
        "found 0; expected a number from 1".into()
    });
    faults.ensure(is_slug(&list.slug), "slug", || {
        format!(
            "found {:?}; expected small letters, digits and hyphens",
            list.slug
        )
    });
    faults.ensure(!list.name.trim().is_empty(), "name", || {
        "expected a name".into()
    });
    faults.ensure(
        list.volume.is_none_or(|volume| (1..=34).contains(&volume)),
        "volume",
        || "expected a volume from 1 to 34".into(),
    );
    faults.ensure(
        !list.provenance.sources.is_empty(),
        "provenance.sources",
        || "expected at least one source".into(),
    );
    match &list.troops {
        Troops::Impetus(points) => check_points(points, faults),
        Troops::Basic(basic) => check_basic(basic, faults),
    }
    check_history(list, faults);
}

fn check_history(list: &ArmyList, faults: &mut Faults) {
    let mut before = 0;
    for (p, past) in list.history.iter().enumerate() {
        let at = format!("history[{p}]");
        for trouble in self::faults(past) {
            let path = format!("{at}.{}", trouble.path);
            faults.0.push(Trouble::new(path, trouble.message));
        }
        faults.ensure(past.id == list.id, &format!("{at}.id"), || {
            format!("found {}; expected {}, the list's own", past.id, list.id)
        });
        faults.ensure(
            (before + 1..list.revision).contains(&past.revision),
            &format!("{at}.revision"),
            || {
                format!(
                    "found {}; expected older revisions than {}, oldest first",
                    past.revision, list.revision
                )
            },
        );
        faults.ensure(past.history.is_empty(), &format!("{at}.history"), || {
            "an older revision has no history of its own; expected none".into()
        });
        before = past.revision;
    }
}

fn check_points(list: &PointsList, faults: &mut Faults) {
    const AT: &str = "troops.impetus";
    faults.ensure(
        !list.structures.is_empty(),
        &format!("{AT}.structures"),
        || "expected at least one command structure".into(),
    );
    let rows: usize = list.sections().map(|section| section.rows.len()).sum();
    faults.ensure(
        (1..=MOST_ROWS).contains(&rows),
        &format!("{AT}.rows"),
        || format!("found {rows} rows; expected 1 to {MOST_ROWS}"),
    );

    let mut seen = Seen::default();
    for (s, section) in list.sections().enumerate() {
        let at = match s {
            0 => AT.to_owned(),
            _ => format!("{AT}.contingents[{}]", s - 1),
        };
        if let Some(contingent) = section.contingent {
            faults.add(
                &mut seen,
                "contingent",
                contingent.id.0,
                &format!("{at}.id"),
            );
        }
        for (r, row) in section.rows.iter().enumerate() {
            let at = format!("{at}.rows[{r}]");
            faults.add(&mut seen, "row", row.id.0, &format!("{at}.id"));
            faults.ensure(
                row.min <= row.max && row.max > 0,
                &format!("{at}.max"),
                || {
                    format!(
                        "found {} to {}; expected a maximum of at least 1 and not below the minimum",
                        row.min, row.max
                    )
                },
            );
            faults.ensure(row.max <= MOST_UNITS_IN_A_ROW, &format!("{at}.max"), || {
                format!("found {}; expected at most {MOST_UNITS_IN_A_ROW}", row.max)
            });
            faults.ensure(!row.troops.is_empty(), &format!("{at}.troops"), || {
                "expected at least one troop".into()
            });
            for (t, troop) in row.troops.iter().enumerate() {
                let at = format!("{at}.troops[{t}]");
                faults.add(&mut seen, "troop", troop.id.0, &format!("{at}.id"));
                check_troop(troop, &at, faults);
            }
        }
        let troops: BTreeSet<u16> = section
            .rows
            .iter()
            .flat_map(|row| &row.troops)
            .map(|troop| troop.id.0)
            .collect();
        for (u, upgrade) in section.upgrades.iter().enumerate() {
            let at = format!("{at}.upgrades[{u}]");
            faults.add(&mut seen, "upgrade", upgrade.id.0, &format!("{at}.id"));
            faults.known(
                &troops,
                upgrade.of.iter().map(|id| id.0),
                &format!("{at}.of"),
            );
            for (l, limit) in upgrade.limits.iter().enumerate() {
                let sound = match limit {
                    Limit::Fraction {
                        numerator,
                        denominator,
                    } => *numerator > 0 && numerator <= denominator,
                    Limit::AtMost(n) => *n > 0,
                    Limit::HoldsGeneral(levels) => !levels.is_empty(),
                    Limit::FrontRank | Limit::AllOrNone => true,
                };
                faults.ensure(sound, &format!("{at}.limits[{l}]"), || {
                    "expected a limit that lets something through: a fraction up to 1, a number from 1, or levels of generals".into()
                });
            }
        }
        for (f, formation) in section.large_units.iter().enumerate() {
            let at = format!("{at}.large_units[{f}]");
            faults.add(&mut seen, "formation", formation.id.0, &format!("{at}.id"));
            faults.known(
                &troops,
                formation.front.iter().map(|id| id.0),
                &format!("{at}.front"),
            );
            if !formation.rear.is_empty() {
                faults.known(
                    &troops,
                    formation.rear.iter().map(|id| id.0),
                    &format!("{at}.rear"),
                );
            }
            faults.ensure(
                formation.sizes.iter().all(|size| (2..=9).contains(size)),
                &format!("{at}.sizes"),
                || "expected sizes from 2 to 9".into(),
            );
        }
        if s == 0 {
            for (j, joint) in list.joint_minima.iter().enumerate() {
                let at = format!("{AT}.joint_minima[{j}]");
                faults.add(&mut seen, "joint minimum", joint.id.0, &format!("{at}.id"));
                faults.known(
                    &troops,
                    joint.troops.iter().map(|id| id.0),
                    &format!("{at}.troops"),
                );
            }
            for (p, package) in list.packages.iter().enumerate() {
                let at = format!("{AT}.packages[{p}]");
                faults.add(&mut seen, "package", package.id.0, &format!("{at}.id"));
                faults.ensure(
                    package.min <= package.max && package.max > 0,
                    &format!("{at}.max"),
                    || "expected a maximum of at least 1 and not below the minimum".into(),
                );
                faults.ensure(
                    !package.variants.is_empty(),
                    &format!("{at}.variants"),
                    || "expected at least one variant".into(),
                );
                for (v, variant) in package.variants.iter().enumerate() {
                    let at = format!("{at}.variants[{v}]");
                    faults.add(
                        &mut seen,
                        "package variant",
                        variant.id.0,
                        &format!("{at}.id"),
                    );
                    faults.known(
                        &troops,
                        variant.contents.iter().map(|part| part.troop.0),
                        &format!("{at}.contents"),
                    );
                }
            }
        }
    }
    let rows: BTreeSet<u16> = list.rows.iter().map(|row| row.id.0).collect();
    if !list.bulk.is_empty() {
        faults.known(
            &rows,
            list.bulk.iter().map(|id| id.0),
            &format!("{AT}.bulk"),
        );
    }
    faults.ensure(
        list.destiny_rolls.sure <= list.destiny_rolls.perhaps,
        &format!("{AT}.destiny_rolls"),
        || "expected `sure` not above `perhaps`".into(),
    );
}

fn check_troop(troop: &Troop, at: &str, faults: &mut Faults) {
    faults.ensure(!troop.name.trim().is_empty(), &format!("{at}.name"), || {
        "expected a name".into()
    });
    check_stats(&troop.stats, &format!("{at}.stats"), faults);
    faults.ensure(troop.stats.d.is_some(), &format!("{at}.stats.d"), || {
        "expected a discipline: A, B or C".into()
    });
    faults.ensure(
        (1..=200).contains(&troop.price),
        &format!("{at}.price"),
        || format!("found {}; expected a price from 1 to 200", troop.price),
    );
    faults.ensure(
        troop
            .rear_price
            .is_none_or(|rear| (1..=troop.price).contains(&rear)),
        &format!("{at}.rear_price"),
        || {
            format!(
                "expected a price from 1 to {}, the front rank's",
                troop.price
            )
        },
    );
    let mut seen = Seen::default();
    for (a, arms) in troop.arms.iter().enumerate() {
        faults.add(
            &mut seen,
            "choice of arms",
            arms.id.0,
            &format!("{at}.arms[{a}].id"),
        );
    }
    if let Some(dismount) = &troop.dismount {
        check_stats(&dismount.stats, &format!("{at}.dismount.stats"), faults);
    }
}

fn check_stats(stats: &Stats, at: &str, faults: &mut Faults) {
    faults.ensure(stats.m <= 30, &format!("{at}.m"), || {
        "expected a movement from 0 to 30".into()
    });
    faults.ensure((1..=12).contains(&stats.vbu), &format!("{at}.vbu"), || {
        "expected a VBU from 1 to 12".into()
    });
    faults.ensure(stats.i <= 9, &format!("{at}.i"), || {
        "expected an impetus from 0 to 9".into()
    });
    faults.ensure(stats.vd <= 9, &format!("{at}.vd"), || {
        "expected a VD from 0 to 9".into()
    })
}

fn check_basic(list: &BasicList, faults: &mut Faults) {
    const AT: &str = "troops.basic";
    faults.ensure(
        (1..=MOST_ROWS).contains(&list.lines.len()),
        &format!("{AT}.lines"),
        || format!("expected 1 to {MOST_ROWS} lines"),
    );
    let mut seen = Seen::default();
    for (l, line) in list.lines.iter().enumerate() {
        let at = format!("{AT}.lines[{l}]");
        faults.add(&mut seen, "line", line.id.0, &format!("{at}.id"));
        faults.ensure(line.id.0 < FIRST_TAKEN, &format!("{at}.id"), || {
            format!("found {}; expected a number below {FIRST_TAKEN}", line.id)
        });
        check_count(line.count, &format!("{at}.count"), faults);
        check_basic_unit(&line.unit, &format!("{at}.unit"), faults);
    }
    let lines: BTreeSet<RowId> = list.lines.iter().map(|line| line.id).collect();
    let line_known = |id: RowId, at: String, faults: &mut Faults| {
        faults.ensure(lines.contains(&id), &at, || {
            format!("there is no line {id} in this list")
        });
    };
    for (o, option) in list.options.iter().enumerate() {
        let at = format!("{AT}.options[{o}]");
        faults.add(&mut seen, "option", option.id.0, &format!("{at}.id"));
        faults.ensure(option.id.0 < MOST_SWAPS, &format!("{at}.id"), || {
            format!("found {}; expected a number below {MOST_SWAPS}", option.id)
        });
        let parts = option.take_one_of.iter().map(Vec::len);
        let most = parts
            .chain([option.take_one_of.len(), option.changes.len()])
            .max();
        faults.ensure(most.unwrap_or(0) <= MOST_PARTS, &at, || {
            format!("expected at most {MOST_PARTS} bundles, kinds of troops in one, and changes")
        });
        for given in option.give_one_of.iter().flatten() {
            line_known(given.line, format!("{at}.give_one_of"), faults);
            check_count(given.count, &format!("{at}.give_one_of"), faults);
        }
        for taken in option.take_one_of.iter().flatten() {
            check_count(taken.count, &format!("{at}.take_one_of"), faults);
            match &taken.what {
                TakenUnit::Line(line) => line_known(*line, format!("{at}.take_one_of"), faults),
                TakenUnit::Unit(unit) => {
                    check_basic_unit(unit, &format!("{at}.take_one_of"), faults)
                }
            }
        }
        for change in &option.changes {
            line_known(change.line, format!("{at}.changes"), faults);
            let is_sound = !matches!(change.vbu, VbuChange::To(vbu) if !(1..=12).contains(&vbu));
            faults.ensure(is_sound, &format!("{at}.changes"), || {
                "expected a VBU from 1 to 12".into()
            });
        }
    }
}

fn check_count(count: u16, at: &str, faults: &mut Faults) {
    faults.ensure((1..=MOST_UNITS_IN_A_ROW).contains(&count), at, || {
        format!("expected 1 to {MOST_UNITS_IN_A_ROW} units")
    });
}

fn check_basic_unit(unit: &BasicUnit, at: &str, faults: &mut Faults) {
    check_stats(&unit.stats, &format!("{at}.stats"), faults);
    faults.ensure(unit.stats.d.is_none(), &format!("{at}.stats.d"), || {
        "Basic Impetus has no discipline; expected none".into()
    })
}

fn is_slug(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

#[derive(Default)]
struct Faults(Vec<Trouble>);

type Seen = BTreeSet<(&'static str, u16)>;

impl Faults {
    fn ensure(&mut self, is_sound: bool, at: &str, message: impl FnOnce() -> String) {
        if !is_sound {
            self.0.push(Trouble::new(at, message()));
        }
    }

    fn known(&mut self, ids: &BTreeSet<u16>, named: impl Iterator<Item = u16>, at: &str) {
        let mut any = false;
        for id in named {
            any = true;
            self.ensure(ids.contains(&id), at, || {
                format!("there is no {id} among the ids it can name")
            });
        }
        self.ensure(any, at, || "expected at least one".into());
    }

    fn add(&mut self, seen: &mut Seen, what: &'static str, id: u16, at: &str) {
        self.ensure(id > 0, at, || "found 0; expected a number from 1".into());
        self.ensure(seen.insert((what, id)), at, || {
            format!("{what} {id} stands twice; expected a number of its own")
        });
    }
}
