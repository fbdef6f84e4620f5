//! Whatever is done, and wherever it is cut short.

use super::*;

#[derive(Clone, Debug)]
enum Act {
    Save(u8),
    Delete(u8),
    Erase(u8),
    Reload,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        5 => (0u8..4).prop_map(Act::Save),
        1 => (0u8..4).prop_map(Act::Delete),
        1 => (0u8..4).prop_map(Act::Erase),
        1 => Just(Act::Reload),
    ]
}

proptest! {
    /// However many writes happen before the power goes, the index names only what is there, every
    /// army that was kept is found again as it was last kept, and no other is.
    #[test]
    fn a_power_cut_between_any_two_writes_loses_nothing(
        acts in prop::collection::vec(any_act(), 1..30),
        writes in 0usize..60,
    ) {
        let storage = Fake::default();
        storage.left.set(Some(writes));
        let mut now = keeper(&storage);
        // What must be there, and what may be besides: the write that the power went in.
        let mut kept: BTreeMap<String, String> = BTreeMap::new();
        let mut may: BTreeMap<String, String> = BTreeMap::new();
        for (n, act) in acts.iter().enumerate() {
            if storage.left.get() == Some(0) {
                break;
            }
            match act {
                Act::Save(k) => {
                    let (key, name) = (format!("k{k}"), format!("v{n}"));
                    now.take(&key);
                    may.insert(key.clone(), name.clone());
                    if save(&mut now, &key, &name) == Saved::Kept {
                        kept.insert(key, name);
                    }
                }
                Act::Delete(k) => {
                    now.set_deleted(&format!("k{k}"), n % 2 == 0);
                }
                Act::Erase(k) => {
                    let key = format!("k{k}");
                    now.erase(&key);
                    kept.remove(&key);
                }
                Act::Reload => now = keeper(&storage),
            }
        }
        storage.left.set(None);
        let (_, named) = storage.text(INDEX).and_then(|text| index::read(&text)).unwrap_or_default();
        for entry in &named {
            prop_assert!(storage.text(&army_key(&entry.summary.key)).is_some());
        }
        let mut after = keeper(&storage);
        after.adopt();
        for (key, name) in &kept {
            let stored = stored_name(&storage, key);
            prop_assert!(stored.as_ref() == Some(name) || stored.as_ref() == may.get(key));
            prop_assert!(after.summaries().iter().any(|it| it.key == *key));
        }
        let stored = storage.keys().iter().filter(|it| key_of(it).is_some()).count();
        prop_assert_eq!(after.summaries().len(), stored);
    }

    /// Storage that is full for a while: everything done is there once there is room.
    #[test]
    fn full_storage_loses_nothing(
        acts in prop::collection::vec((0u8..4, any::<bool>()), 1..30),
    ) {
        let storage = Fake::default();
        let mut now = keeper(&storage);
        let mut last: BTreeMap<String, String> = BTreeMap::new();
        for (n, (k, is_full)) in acts.iter().enumerate() {
            storage.left.set(is_full.then_some(n % 3));
            let (key, name) = (format!("k{k}"), format!("v{n}"));
            now.take(&key);
            prop_assert_ne!(save(&mut now, &key, &name), Saved::Conflict);
            last.insert(key, name);
        }
        storage.left.set(None);
        prop_assert!(now.retry());
        for (key, name) in &last {
            prop_assert_eq!(stored_name(&storage, key), Some(name.clone()));
        }
        prop_assert_eq!(keeper(&storage).summaries().len(), last.len());
    }
}
