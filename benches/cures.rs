//! How many findings have a cure, by rule, over 10,000 armies that are legal but for a slip or two,
//! and how long looking for them takes. Run by `cargo xtask bench`.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    dead_code,
    reason = "a benchmark may stop when its own army is wrong"
)]

#[path = "../tests/properties/lists.rs"]
mod lists;
#[path = "../tests/cures/near_legal.rs"]
mod near_legal;
#[path = "../tests/share/realistic.rs"]
mod realistic;

use lists::points_lists;
use near_legal::{count, near_legal, percent};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const ARMIES: usize = 10_000;
const AIM: u32 = 95;

fn main() {
    let lists = points_lists();
    let mut shares = BTreeMap::new();
    let armies = (0..).filter_map(|seed: u64| {
        let list = &lists[seed as usize % lists.len()];
        Some((list, near_legal(list, seed)?))
    });
    let mut taken = Duration::ZERO;
    for (list, army) in armies.take(ARMIES) {
        let start = Instant::now();
        count(list, &army, &mut shares);
        taken += start.elapsed();
    }
    let findings: u32 = shares.values().map(|share| share.found).sum();
    let each = taken / findings.max(1);
    for (rule, share) in &shares {
        let percent = share.cured * 100 / share.found.max(1);
        println!(
            "{rule}: {} of {} findings have a cure, {percent}%",
            share.cured, share.found
        );
    }
    let percent = percent(&shares);
    let met = if percent >= AIM { "met" } else { "MISSED" };
    println!(
        "all rules: {percent}% of {findings}, aim at least {AIM}%: {met}; {each:.1?} a finding"
    );
    assert!(percent >= AIM, "too few findings have a cure");
}
