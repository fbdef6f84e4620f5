//! Sorting. The standard library's is fast for millions and is compiled anew for every type that
//! is sorted: here that was a tenth of the page's code. Nothing here has more than a thousand
//! entries, so places are put in order by code that exists once.

/// Sorts by a key; what has the same one stays in its order.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    by(items, |one, other| key(one) < key(other));
}

/// Sorts by what comes before what.
pub fn by<T>(items: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    let goes_to = places(
        items.len(),
        &|one, other| match (items.get(one), items.get(other)) {
            (Some(one), Some(other)) => is_before(one, other),
            _ => false,
        },
    );
    rearrange(goes_to, &mut |one, other| items.swap(one, other));
}

/// Where each item goes.
fn places(len: usize, is_before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::with_capacity(len);
    for new in 0..len {
        let at = order.partition_point(|old| !is_before(new, *old));
        order.insert(at, new);
    }
    let mut goes_to = vec![0; len];
    for (place, item) in order.into_iter().enumerate() {
        if let Some(to) = goes_to.get_mut(item) {
            *to = place;
        }
    }
    goes_to
}

fn rearrange(mut goes_to: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for place in 0..goes_to.len() {
        while let Some(to) = goes_to.get(place).copied().filter(|to| *to != place) {
            swap(place, to);
            goes_to.swap(place, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_as_the_standard_library_does(items in prop::collection::vec((0u8..20, 0u8..9), 0..200)) {
            let (mut ours, mut theirs) = (items.clone(), items);
            super::by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(ours, theirs);
        }
    }
}
