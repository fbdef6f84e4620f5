//! How well and how fast armies are dealt, completed and mended: every list with points at every
//! preset event with 20 seeds, 1,000 broken armies, and the time at 400 and 1,500 points. Run by
//! `cargo xtask bench deal`.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a benchmark may stop when its own army is wrong"
)]

#[path = "../tests/solve/draw.rs"]
mod draw;

use draw::{army, broken, complete, deal, every_case, lists, mend};
use muster::army::{Army, Edit};
use muster::event::{Event, ListsAdmitted, Preset};
use muster::list::ArmyList;
use muster::rules::RuleName;
use muster::solve::{Answer, Reply, Style, Wish};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const SEEDS: u64 = 20;
const BROKEN: u64 = 1000;

type Refused = BTreeMap<RuleName, u32>;

fn main() {
    deal_everything();
    mend_the_broken();
    let small = Preset::Mm15At400.event();
    let mut great = Preset::GreatBattle.event();
    great.points = 1500;
    measure("400 points", small, Duration::from_millis(300));
    measure("1,500 points", great, Duration::from_secs(3));
}

fn count(refused: &mut Refused, reply: &Reply) {
    for (rule, times) in &reply.work.refused {
        *refused.entry(*rule).or_default() += times;
    }
}

fn deal_everything() {
    let (mut dealt, mut none, mut unspent, mut refused) = (0, 0, 0, Refused::new());
    for (list, event) in every_case() {
        for seed in 0..SEEDS {
            let style = Style::ALL[seed as usize % Style::ALL.len()];
            let wish = Wish {
                style: Some(style),
                seed,
                ..Wish::default()
            };
            let reply = deal(&list, &event, &wish);
            count(&mut refused, &reply);
            match reply.answer {
                Answer::Proposals(all) => {
                    dealt += 1;
                    let left = i32::from(event.points) - all[0].points;
                    if left > 2 {
                        unspent += 1;
                        println!(
                            "  {} at {}, {style:?}, seed {seed}: {left} left",
                            list.slug, event.name
                        );
                    }
                }
                other => {
                    none += 1;
                    println!("  {} at {}, seed {seed}: {other:?}", list.slug, event.name);
                }
            }
        }
    }
    println!(
        "dealt {dealt} legal armies, {none} not; {unspent} with more than 2 points left; refused {refused:?}"
    );
}

fn mend_the_broken() {
    let cases = every_case();
    let (mut mended, mut more, mut refused) = (0, 0, Refused::new());
    let mut times = Vec::new();
    for seed in 0..BROKEN {
        let broken = broken(&cases, seed);
        let start = Instant::now();
        let reply = mend(broken.list, &broken.army, &Wish::default());
        times.push(start.elapsed());
        count(&mut refused, &reply);
        match reply.answer {
            Answer::Proposals(all) => {
                mended += 1;
                if all[0].count_changes() > broken.edits {
                    more += 1;
                    println!("  {seed}: {} after {:?}", broken.list.slug, broken.slips);
                }
            }
            other => println!(
                "  {seed}: {} after {:?}: {other:?}",
                broken.list.slug, broken.slips
            ),
        }
    }
    let (median, worst) = spread(times);
    println!(
        "mended {mended} of {BROKEN}, {more} with more changes than broke them; refused {refused:?}; median {median:.1?}, worst {worst:.1?}"
    );
}

fn spread(mut times: Vec<Duration>) -> (Duration, Duration) {
    times.sort();
    (times[times.len() / 2], times[times.len() - 1])
}

fn measure(name: &str, mut event: Event, aim: Duration) {
    event.lists = ListsAdmitted::Open;
    let armies: Vec<(ArmyList, Army)> = lists()
        .into_iter()
        .map(|list| {
            let army = army(&list, &event, 1);
            (list, army)
        })
        .collect();
    let begun = |army: &Army| {
        let mut begun = army.clone();
        begun.commands.truncate(1);
        begun.cic = begun.cic.filter(|id| begun.unit(*id).is_some());
        begun
    };
    let robbed = |army: &Army| {
        let unit = army.units().nth(army.units().count() / 2).unwrap().id;
        let edits = vec![
            Edit::RemoveUnit(unit),
            Edit::SetCic(None),
            Edit::SetExploration(14),
        ];
        Edit::Several(edits).apply(army).unwrap()
    };
    let wish = Wish::default();
    say(name, "deal", aim, &armies, |list, _| {
        deal(list, &event, &wish)
    });
    say(name, "complete", aim, &armies, |list, army| {
        complete(list, &begun(army), &wish)
    });
    say(name, "mend", aim, &armies, |list, army| {
        mend(list, &robbed(army), &wish)
    });
}

fn say(
    name: &str,
    what: &str,
    aim: Duration,
    armies: &[(ArmyList, Army)],
    ask: impl Fn(&ArmyList, &Army) -> Reply,
) {
    let timed = armies.iter().map(|(list, army)| {
        let start = Instant::now();
        let reply = ask(list, army);
        if !matches!(reply.answer, Answer::Proposals(_)) {
            println!("  {what} {}: {:?}", list.slug, reply.answer);
        }
        start.elapsed()
    });
    let (median, worst) = spread(timed.collect());
    println!(
        "{what} at {name}: median {median:.1?}, worst {worst:.1?}, aim at most {aim:?}: {}",
        if median <= aim { "met" } else { "MISSED" }
    );
}
