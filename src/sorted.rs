//! Small maps and sets, kept in order in one piece of memory. Those of the standard library are
//! compiled anew for every type that they hold, which came to 40 kB of the page's code.

use std::borrow::Borrow;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortedMap<K, V>(Vec<(K, V)>);

impl<K: Ord, V> SortedMap<K, V> {
    pub const fn new() -> Self {
        SortedMap(Vec::new())
    }

    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0
            .binary_search_by(|(known, _)| known.borrow().cmp(key))
    }

    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let (_, value) = self.0.get(self.place(key).ok()?)?;
        Some(value)
    }

    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(key).is_ok()
    }

    /// Returns the value that was there.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(at) => {
                let (_, old) = self.0.get_mut(at)?;
                Some(std::mem::replace(old, value))
            }
            Err(at) => {
                self.0.insert(at, (key, value));
                None
            }
        }
    }

    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let at = self.place(key).ok()?;
        Some(self.0.remove(at).1)
    }

    /// Changes the value at a key, from nothing where there is none.
    pub fn update(&mut self, key: K, change: impl FnOnce(&mut V))
    where
        V: Default,
    {
        let at = self.place(&key).unwrap_or_else(|at| {
            self.0.insert(at, (key, V::default()));
            at
        });
        if let Some((_, value)) = self.0.get_mut(at) {
            change(value);
        }
    }

    /// Only the page has keyed children that leave.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn retain(&mut self, mut stays: impl FnMut(&K, &mut V) -> bool) {
        self.0.retain_mut(|(key, value)| stays(key, value));
    }

    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K, V> IntoIterator for SortedMap<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SortedMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(items: I) -> Self {
        let mut map = SortedMap::new();
        for (key, value) in items {
            map.insert(key, value);
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use super::SortedMap;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    proptest! {
        #[test]
        fn does_what_a_btree_does(steps in prop::collection::vec((0u8..4, 0u8..9, 0u32..99), 0..60)) {
            let (mut ours, mut theirs) = (SortedMap::new(), BTreeMap::new());
            for (what, key, value) in steps {
                match what {
                    0 | 1 => prop_assert_eq!(ours.insert(key, value), theirs.insert(key, value)),
                    2 => prop_assert_eq!(ours.remove(&key), theirs.remove(&key)),
                    _ => {
                        ours.update(key, |it| *it += value);
                        *theirs.entry(key).or_default() += value;
                    }
                }
                prop_assert_eq!(ours.get(&key), theirs.get(&key));
            }
            ours.retain(|key, value| u32::from(*key) < *value);
            theirs.retain(|key, value| u32::from(*key) < *value);
            prop_assert!(ours.iter().eq(theirs.iter()) && ours.keys().eq(theirs.keys()));
            prop_assert!(ours.into_iter().eq(theirs));
        }
    }
}
