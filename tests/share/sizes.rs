//! How long links are. A QR code of version 10 must hold one, so that it scans from paper.

use crate::draw::points_lists;
use crate::realistic::{Dice, army, deployed};
use muster::share::{Link, Opened, Part, SCANS_FROM_PAPER, Shared, normalised, qr};

const ARMIES_OF_EACH_LIST: u64 = 40;

fn median(mut lengths: Vec<usize>) -> usize {
    lengths.sort_unstable();
    lengths[lengths.len() / 2]
}

/// The characters after the `#`.
fn length(shared: &Shared, part: Part) -> usize {
    let link = Link::army(shared, part).expect("fits");
    let Ok(Opened::Army(opened)) = link.open() else {
        panic!("{link} can't be opened");
    };
    if part == Part::WithDeployment {
        assert_eq!(opened.army, normalised(&shared.army));
    }
    link.to_string().len() - 1
}

#[test]
fn an_army_of_300_to_400_points_takes_150_characters_and_never_250() {
    let mut lengths = Vec::new();
    let mut densest = 0;
    for list in points_lists() {
        for seed in 0..ARMIES_OF_EACH_LIST {
            let army = army(list, &mut Dice(seed));
            let shared = Shared::of(list, &army);
            lengths.push(length(&shared, Part::Army));
            let link = Link::army(&shared, Part::Army).expect("fits");
            let code = qr(&link.address("https://example.org/muster/")).expect("fits");
            densest = densest.max(code.version);
        }
    }
    let longest = lengths.iter().copied().max().unwrap_or(0);
    let median = median(lengths);
    println!("median {median}, longest {longest}, densest code {densest}");
    assert!(densest <= SCANS_FROM_PAPER, "version {densest}");
    assert!(median <= 150, "median {median}");
    assert!(longest <= 250, "longest {longest}");
}

#[test]
fn a_map_with_six_pieces_and_all_units_fits_into_500_characters() {
    let mut lengths = Vec::new();
    for list in points_lists() {
        for seed in 0..5 {
            let mut dice = Dice(seed);
            let army = army(list, &mut dice);
            let army = deployed(list, army, &mut dice);
            lengths.push(length(&Shared::of(list, &army), Part::WithDeployment));
        }
    }
    let longest = lengths.iter().copied().max().unwrap_or(0);
    let median = median(lengths);
    println!("with the map: median {median}, longest {longest}");
    assert!(longest <= 500, "longest {longest}");
}
