//! The importer against every list that we ship: printed in the publisher's layout and read back,
//! as it is and spoilt in every way that pasting spoils things.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod anything;
mod distort;
mod distorted;
mod distortions;
mod heads;
mod phrasings;
mod phrasings_basic;
mod phrasings_options;
mod round_trip;
mod rows;

use muster::list::ArmyList;

/// Every shipped list, by file name.
fn shipped() -> Vec<ArmyList> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lists");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.ends_with(".json") && name != "index.json" && name != "schema.json"
        })
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| ArmyList::read(&std::fs::read(path).unwrap(), path.to_str().unwrap()).unwrap())
        .collect()
}
