//! Opening a link never takes more than 1 MB, whatever is in it. A program of its own, with one
//! test: the memory of the whole program is measured.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where something isn't as it should be"
)]

#[path = "share/forge.rs"]
#[allow(dead_code, reason = "used by the tests of links")]
mod forge;
#[path = "share/worst.rs"]
mod worst;

use muster::share::Opened;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

#[test]
fn the_worst_links_take_less_than_a_megabyte() {
    let mut armies = 0;
    for (what, link) in worst::links() {
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let opened = link.open();
        let taken = MEMORY.peak_usage() - before;
        println!("{what}: {taken} bytes, {:?}", opened.as_ref().err());
        assert!(taken < 1_000_000, "{what}: {taken} bytes");
        armies += usize::from(matches!(opened, Ok(Opened::Army(_))));
    }
    assert_eq!(armies, 6, "the worst are those that can be opened");
}
