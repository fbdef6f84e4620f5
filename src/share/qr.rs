//! QR codes of addresses, as one SVG path.
//!
//! An address goes in whole, so that a phone's own camera opens it.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write as _;

/// The densest code that phones read from a print of 25 mm.
pub const SCANS_FROM_PAPER: u8 = 10;
/// The densest code that phones read from a screen.
const SCANS_FROM_SCREEN: u8 = 20;
/// The white margin that readers need, in modules.
const QUIET: i32 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// The modules along a side, with the margin: the picture is `0 0 side side`.
    pub side: u32,
    /// The black modules, to be filled; the ground must be white in every theme.
    pub path: String,
    /// How dense it is, from 1; up to [`SCANS_FROM_PAPER`] it may be printed small.
    pub version: u8,
}

/// The code of a text, or none where it would be too dense to be read.
///
/// As long as a small print can hold it, a seventh of it may be dirty or creased; a longer text
/// gets the thinner correction, which is enough on a screen.
pub fn qr(text: &str) -> Option<Qr> {
    let segments = QrSegment::make_segments(text);
    let code = encoded(&segments, QrCodeEcc::Medium, SCANS_FROM_PAPER)
        .or_else(|| encoded(&segments, QrCodeEcc::Low, SCANS_FROM_SCREEN))?;
    Some(Qr {
        side: u32::try_from(code.size() + 2 * QUIET).ok()?,
        path: path(&code),
        version: code.version().value(),
    })
}

fn encoded(segments: &[QrSegment], correction: QrCodeEcc, densest: u8) -> Option<QrCode> {
    let (from, to) = (Version::MIN, Version::new(densest));
    QrCode::encode_segments_advanced(segments, correction, from, to, None, true).ok()
}

/// A rectangle for every run of black modules in a line.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count() as i32;
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The black modules that a path fills, row by row.
    fn filled(qr: &Qr) -> Vec<Vec<bool>> {
        let mut rows = vec![vec![false; qr.side as usize]; qr.side as usize];
        for run in qr.path.split('z').filter(|run| !run.is_empty()) {
            let (from, rest) = run.trim_start_matches('M').split_once('h').unwrap();
            let (x, y) = from.split_once(' ').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let (length, back) = rest.split_once("v1h-").unwrap();
            assert_eq!(length, back);
            let length: usize = length.parse().unwrap();
            for row in &mut rows[y][x..x + length] {
                assert!(!std::mem::replace(row, true), "{x} {y} is filled twice");
            }
        }
        rows
    }

    #[test]
    fn the_path_is_the_code_within_a_white_margin() {
        let text =
            "https://example.org/muster/#/a/1QAEBAA3aFYNHvu2NSOt5DkzfB9HqPukGYV8AAAEBAgAACgQP";
        let qr = qr(text).unwrap();
        let code = QrCode::encode_segments_advanced(
            &QrSegment::make_segments(text),
            QrCodeEcc::Medium,
            Version::MIN,
            Version::MAX,
            None,
            true,
        )
        .unwrap();
        assert_eq!(qr.side, code.size() as u32 + 8);
        for (y, row) in filled(&qr).iter().enumerate() {
            for (x, black) in row.iter().enumerate() {
                let (x, y) = (x as i32 - QUIET, y as i32 - QUIET);
                assert_eq!(*black, code.get_module(x, y), "{x} {y}");
            }
        }
    }

    #[test]
    fn longer_texts_make_denser_codes_until_none_can_be_read() {
        let version = |length: usize| qr(&"a".repeat(length)).map(|qr| qr.version);
        // The capacities of ISO/IEC 18004 for bytes: 213 in 10-M, 271 in 10-L, 858 in 20-L.
        assert_eq!(version(213), Some(10));
        assert_eq!(version(271), Some(10));
        assert_eq!(version(272), Some(11));
        assert_eq!(version(858), Some(20));
        assert_eq!(version(859), None);
        assert!(version(1) == Some(1));
    }
}
