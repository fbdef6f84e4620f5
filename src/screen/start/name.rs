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

/// "Lagash, copy", or with the first number that is free. A copy of a copy is no other.
pub fn copy_name(name: &str, taken: &[String]) -> String {
    let base = match name.rsplit_once(", copy") {
        Some((base, rest)) if rest.trim().is_empty() || rest.trim().parse::<u32>().is_ok() => base,
        _ => name,
    };
    let numbered = |n: u32| match n {
        1 => format!("{base}, copy"),
        n => format!("{base}, copy {n}"),
    };
    let mut names = (1..=u32::MAX).map(numbered);
    let free = names.find(|name| !taken.contains(name));
    free.unwrap_or_else(|| numbered(1))
}

#[cfg(test)]
mod tests {
    use super::copy_name;

    #[test]
    fn no_two_copies_share_a_name() {
        let cases: [(&str, &[&str], &str); 5] = [
            ("Ur", &["Ur"], "Ur, copy"),
            ("Ur", &["Ur", "Ur, copy"], "Ur, copy 2"),
            ("Ur, copy", &["Ur, copy"], "Ur, copy 2"),
            ("Ur, copy 2", &["Ur, copy", "Ur, copy 2"], "Ur, copy 3"),
            ("Ur, copyist", &[], "Ur, copyist, copy"),
        ];
        for (name, taken, expected) in cases {
            let taken: Vec<String> = taken.iter().map(|it| (*it).to_owned()).collect();
            assert_eq!(copy_name(name, &taken), expected);
        }
    }
}
