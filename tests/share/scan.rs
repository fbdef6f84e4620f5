//! QR codes read back from the path that is printed, by a reader that knows nothing of ours.

use crate::draw::points_lists;
use crate::realistic::{Dice, army, deployed};
use muster::share::{Link, Part, Qr, Shared, qr};

const SITE: &str = "https://example.org/muster/";
/// As a printer of 300 dots an inch has it on 25 mm.
const DOTS_ALONG_A_SIDE: usize = 295;

/// Whether a module is black, from the path's runs: `M4 5h3v1h-3z` is three of them.
fn modules(code: &Qr) -> Vec<Vec<bool>> {
    let side = code.side as usize;
    let mut black = vec![vec![false; side]; side];
    for run in code.path.split_terminator('z') {
        let (place, rest) = run[1..].split_once('h').expect("a run");
        let (x, y) = place.split_once(' ').expect("a place");
        let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
        let (length, _) = rest.split_once('v').expect("a length");
        let length: usize = length.parse().expect("a length");
        black[y][x..x + length].fill(true);
    }
    black
}

fn scanned(code: &Qr, dots: usize) -> String {
    let black = modules(code);
    let module = |dot: usize| dot * code.side as usize / dots;
    let shade = |x, y| if black[module(y)][module(x)] { 20 } else { 235 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(dots, dots, shade);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "version {}", code.version);
    grids[0].decode().expect("readable").1
}

#[test]
fn codes_are_read_as_the_links_that_they_were_made_of() {
    for list in points_lists() {
        let mut dice = Dice(7);
        let army = army(list, &mut dice);
        let army = deployed(list, army, &mut dice);
        let shared = Shared::of(list, &army);
        for (part, dots) in [
            (Part::Army, DOTS_ALONG_A_SIDE),
            // Too dense for a small print: on a screen it is larger.
            (Part::WithDeployment, 2 * DOTS_ALONG_A_SIDE),
        ] {
            let address = Link::army(&shared, part).expect("fits").address(SITE);
            let code = qr(&address).expect("fits");
            assert_eq!(scanned(&code, dots), address, "{}", list.name);
        }
    }
}
