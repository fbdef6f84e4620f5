//! Which packages the units present would fill.

use super::whole_packages::{contents, fielded};
use crate::list::{Package, PackageVariant, TroopId};
use crate::rules::Context;
use crate::rules::scale::Scaling;

/// Counts of packages that fit the units present.
const MOST_MATCHES: usize = 3;
/// Steps of the search for them.
const MOST_STEPS: u32 = 1000;

/// Counts of each make-up that the units present fill exactly, within the package's maximum.
pub(super) fn matching(context: &Context<'_>, package: &Package) -> Vec<Vec<u32>> {
    let one_of_each = vec![1; package.variants.len()];
    let mut search = Search {
        found: Vec::new(),
        steps: MOST_STEPS,
    };
    let left = contents(package, &one_of_each)
        .into_iter()
        .map(|(troop, _)| (troop, fielded(context, troop)))
        .collect();
    let room = Scaling::at(context.event.points).maximum(package.max);
    search.step(&package.variants, left, room, &[]);
    search.found
}

struct Search {
    found: Vec<Vec<u32>>,
    steps: u32,
}

impl Search {
    /// Tries all counts of the first make-up, and of the rest after it.
    fn step(
        &mut self,
        variants: &[PackageVariant],
        left: Vec<(TroopId, u32)>,
        room: u32,
        counts: &[u32],
    ) {
        if self.steps == 0 || self.found.len() == MOST_MATCHES {
            return;
        }
        self.steps -= 1;
        let Some((variant, rest)) = variants.split_first() else {
            if left.iter().all(|(_, units)| *units == 0) {
                self.found.push(counts.to_vec());
            }
            return;
        };
        let mut left = left;
        for count in 0..=room {
            self.step(
                rest,
                left.clone(),
                room - count,
                &[counts, &[count]].concat(),
            );
            for part in &variant.contents {
                let units = left.iter_mut().find(|(troop, _)| *troop == part.troop);
                let Some((_, units)) = units else { return };
                match units.checked_sub(u32::from(part.count)) {
                    Some(fewer) => *units = fewer,
                    None => return,
                }
            }
        }
    }
}
