//! Links: how long they are, and that none does harm. A million hostile links are opened; the
//! slowest and the one that takes the most memory are named. Run by `cargo bench --bench links`;
//! the number of cases can be given behind `--`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a benchmark may stop when its own armies are wrong"
)]

#[path = "../tests/share/forge.rs"]
mod forge;
#[path = "../tests/properties/lists.rs"]
mod lists;
#[path = "../tests/share/realistic.rs"]
mod realistic;
#[path = "../tests/share/worst.rs"]
mod worst;

use forge::{forged, payload};
use lists::points_lists;
use muster::army::Army;
use muster::list::ArmyList;
use muster::share::{Kind, Link, Opened, Part, Shared, find_links, fingerprint, review};
use peak_alloc::PeakAlloc;
use realistic::{Dice, army, deployed};
use std::hint::black_box;
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const CASES: usize = 1_000_000;
const MOST_TIME: Duration = Duration::from_millis(10);
const MOST_MEMORY: usize = 1_000_000;

fn main() {
    let cases = std::env::args().filter_map(|word| word.parse().ok()).next();
    let lists = points_lists();
    let mut armies = Vec::new();
    for seed in 0..40 {
        for list in lists {
            armies.push((list, army(list, &mut Dice(seed))));
        }
    }
    lengths(&armies);
    let links = sent(&armies, Part::WithDeployment);
    bench_of_links(lists, &links);
    worst_by_hand(lists);
    hostile(&links, cases.unwrap_or(CASES));
}

fn sent(armies: &[(&ArmyList, Army)], part: Part) -> Vec<Link> {
    let link = |(list, army): &(&ArmyList, Army)| Link::army(&Shared::of(list, army), part);
    let links: Result<_, _> = armies.iter().map(link).collect();
    links.expect("all can be sent")
}

fn lengths(armies: &[(&ArmyList, Army)]) {
    let mapped: Vec<(&ArmyList, Army)> = armies
        .iter()
        .map(|(list, army)| (*list, deployed(list, army.clone(), &mut Dice(1))))
        .collect();
    report(
        "army of 300 to 400 points",
        sent(armies, Part::Army),
        150,
        250,
    );
    let with_map = sent(&mapped, Part::WithDeployment);
    report("the same with orders and map", with_map, 500, 500);
}

/// Characters after the `#`.
fn report(what: &str, links: Vec<Link>, aim: usize, most: usize) {
    let mut lengths: Vec<usize> = links
        .iter()
        .map(|link| link.to_string().len() - 1)
        .collect();
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    let p95 = lengths[lengths.len() * 95 / 100];
    let longest = lengths[lengths.len() - 1];
    println!(
        "{what}: {} links, median {median} characters, p95 {p95}, longest {longest}, aim at most {aim} and {most}: {}",
        lengths.len(),
        if median <= aim && longest <= most {
            "met"
        } else {
            "MISSED"
        }
    );
}

/// What the umpire's bench does with a mail of 500 links.
fn bench_of_links(lists: &[ArmyList], links: &[Link]) {
    let mail: String = links
        .iter()
        .take(500)
        .map(|link| format!("Player;\"{}\";x\n", link.address("https://example.org/")))
        .collect();
    let start = Instant::now();
    let found = find_links(&mail);
    let mut legal = 0;
    for found in &found {
        let Ok(Opened::Army(shared)) = found.link.open() else {
            panic!("{:?}", found.link.open());
        };
        let list = lists.iter().find(|list| list.id == shared.army.list.id);
        let list = list.expect("is known");
        let review = review(&shared, list);
        legal += usize::from(review.now.legal);
        black_box(fingerprint(list, &shared.army));
    }
    let taken = start.elapsed();
    println!(
        "{} links found, opened, judged and fingerprinted ({legal} legal): {taken:.1?}, aim at most 1s: {}",
        found.len(),
        if taken < Duration::from_secs(1) {
            "met"
        } else {
            "MISSED"
        }
    );
}

fn worst_by_hand(lists: &[ArmyList]) {
    for (what, link) in worst::links() {
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let opened = black_box(link.open());
        let taken = start.elapsed();
        let memory = MEMORY.peak_usage() - before;
        let start = Instant::now();
        if let Ok(Opened::Army(shared)) = &opened
            && let Some(list) = lists.iter().find(|list| list.id == shared.army.list.id)
        {
            black_box(review(shared, list));
        }
        let judged = start.elapsed();
        println!(
            "{what}: opened in {taken:.1?} with {} kB, judged in {judged:.1?}",
            memory / 1000
        );
    }
}

/// Payloads with bytes changed, put in, taken out and doubled, with a right checksum; random
/// bytes; links with characters changed.
fn hostile(links: &[Link], cases: usize) {
    let payloads: Vec<Vec<u8>> = links.iter().map(payload).collect();
    let mut dice = Dice(7);
    let (mut slowest, mut largest) = (Duration::ZERO, 0);
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..cases {
        let link = drawn(&payloads, links, &mut dice);
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let answer = black_box(link.open());
        let taken = start.elapsed();
        largest = largest.max(MEMORY.peak_usage() - before);
        if taken > slowest {
            slowest = slowest.max(least(taken, &link));
        }
        match answer {
            Ok(_) => opened += 1,
            Err(error) => refused += usize::from(!error.to_string().is_empty()),
        }
    }
    println!(
        "{cases} hostile links ({opened} opened, {refused} refused): slowest {slowest:.1?}, aim at most {MOST_TIME:?}: {}; most memory {} kB, aim at most {} kB: {}",
        if slowest <= MOST_TIME {
            "met"
        } else {
            "MISSED"
        },
        largest / 1000,
        MOST_MEMORY / 1000,
        if largest <= MOST_MEMORY {
            "met"
        } else {
            "MISSED"
        },
    );
}

/// The least of a few tries, so that a busy machine spoils a try and not the figure.
fn least(first: Duration, link: &Link) -> Duration {
    let tries = (0..5).map(|_| {
        let start = Instant::now();
        let _ = black_box(link.open());
        start.elapsed()
    });
    tries.fold(first, Duration::min)
}

fn drawn(payloads: &[Vec<u8>], links: &[Link], dice: &mut Dice) -> Link {
    let kind = if dice.percent(90) {
        Kind::Army
    } else {
        Kind::Event
    };
    match dice.below(10) {
        0 => {
            let length = dice.below(400);
            let bytes: Vec<u8> = (0..length).map(|_| dice.next() as u8).collect();
            forged(kind, &bytes)
        }
        1 | 2 => {
            let link = dice.one_of(links).expect("there are links");
            let mut text: Vec<u8> = link.payload().bytes().collect();
            let at = dice.below(text.len());
            match dice.below(3) {
                0 => text[at] = dice.next() as u8 & 0x7f,
                1 => text.truncate(at),
                _ => text = text.repeat(2 + dice.below(40)),
            }
            Link::from_parts(kind, &String::from_utf8_lossy(&text))
        }
        _ => {
            let mut bytes = dice.one_of(payloads).expect("there are payloads").clone();
            for _ in 0..=dice.below(3) {
                spoil(&mut bytes, dice);
            }
            forged(kind, &bytes)
        }
    }
}

fn spoil(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(bytes.len());
    match dice.below(6) {
        _ if bytes.is_empty() => bytes.push(dice.next() as u8),
        0 | 1 => bytes[at] = dice.next() as u8,
        2 => bytes.insert(at, dice.next() as u8),
        3 => {
            bytes.remove(at);
        }
        4 => {
            let huge = [0xff, 0xff, 0xff, 0xff, 0x0f];
            bytes.splice(at..=at, huge);
        }
        _ => {
            let again = bytes[at..].repeat(1 + dice.below(8));
            bytes.extend(again);
            bytes.truncate(muster::share::MOST_BYTES);
        }
    }
}
