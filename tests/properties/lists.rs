//! The lists that armies are drawn from.

use muster::list::ArmyList;
use std::sync::OnceLock;

/// Every shipped list with points.
pub fn points_lists() -> &'static [ArmyList] {
    static LISTS: OnceLock<Vec<ArmyList>> = OnceLock::new();
    LISTS.get_or_init(|| {
        let mut paths: Vec<_> = std::fs::read_dir("lists")
            .expect("lists is a folder")
            .map(|entry| entry.expect("can be listed").path())
            .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
            .collect();
        paths.sort();
        let lists = paths.iter().map(|path| {
            let bytes = std::fs::read(path).expect("can be read");
            ArmyList::read(&bytes, "list").expect("is a list")
        });
        lists.filter(|list| list.points_list().is_some()).collect()
    })
}
