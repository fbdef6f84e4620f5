//! The name of a new army: its list's and a number, until the player names it.

/// The first number that no army of this name has. One named like the list alone counts as 1.
pub fn new_army_name<'n>(list: &str, names: impl Iterator<Item = &'n str>) -> String {
    let number = |name: &str| match name.strip_prefix(list)? {
        "" => Some(1),
        rest => rest.strip_prefix(' ')?.parse::<u32>().ok(),
    };
    let last = names.filter_map(number).max().unwrap_or(0);
    format!("{list} {}", last.saturating_add(1))
}
