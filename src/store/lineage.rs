//! Which of two versions of an army came from the other. Clocks can't say: they are set back, and
//! differ between devices. So every browser counts its own changes: `k3f9:12,x81c:3` is what it
//! looks like.

fn entries(lineage: &str) -> impl Iterator<Item = (&str, u64)> {
    lineage.split(',').filter_map(|entry| {
        let (writer, count) = entry.split_once(':')?;
        Some((writer, count.parse().ok()?))
    })
}

fn count_of(lineage: &str, writer: &str) -> u64 {
    let mine = entries(lineage).find(|(other, _)| *other == writer);
    mine.map_or(0, |(_, count)| count)
}

/// The lineage after one more change by this writer.
pub fn bump(lineage: &str, writer: &str) -> String {
    let next = count_of(lineage, writer).saturating_add(1);
    let mut bumped = format!("{writer}:{next}");
    for (other, count) in entries(lineage).filter(|(other, _)| *other != writer) {
        bumped.push_str(&format!(",{other}:{count}"));
    }
    bumped
}

/// The lineage of a version that knows both.
pub fn join(first: &str, second: &str) -> String {
    let mut joined = Vec::new();
    for (writer, count) in entries(first) {
        joined.push(format!("{writer}:{}", count.max(count_of(second, writer))));
    }
    let missing = entries(second).filter(|(writer, _)| count_of(first, writer) == 0);
    joined.extend(missing.map(|(writer, count)| format!("{writer}:{count}")));
    joined.join(",")
}

/// How the first of two versions stands to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Descent {
    Same,
    /// The second was made from the first.
    Earlier,
    /// The first was made from the second.
    Later,
    /// Both were changed since they were one.
    Apart,
}

pub fn descent(first: &str, second: &str) -> Descent {
    let covers = |a: &str, b: &str| entries(b).all(|(writer, n)| count_of(a, writer) >= n);
    match (covers(first, second), covers(second, first)) {
        (true, true) => Descent::Same,
        (false, true) => Descent::Earlier,
        (true, false) => Descent::Later,
        (false, false) => Descent::Apart,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_counted_by_writer() {
        let once = bump("", "a");
        assert_eq!(once, "a:1");
        assert_eq!(bump(&once, "a"), "a:2");
        assert_eq!(bump(&once, "b"), "b:1,a:1");
        assert_eq!(bump("nonsense,,:", "a"), "a:1");
    }

    #[test]
    fn a_joined_lineage_is_later_than_both() {
        assert_eq!(join("a:2,b:1", "a:1,c:4"), "a:2,b:1,c:4");
        assert_eq!(join("", "a:1"), "a:1");
        assert_eq!(descent(&join("a:2,b:1", "a:3"), "a:3"), Descent::Later);
    }

    #[test]
    fn what_came_from_what_is_known() {
        assert_eq!(descent("a:2", "a:2"), Descent::Same);
        assert_eq!(descent("a:1", "a:2"), Descent::Earlier);
        assert_eq!(descent("a:2,b:1", "a:2"), Descent::Later);
        assert_eq!(descent("a:2,b:1", "a:3"), Descent::Apart);
        assert_eq!(descent("", ""), Descent::Same);
    }
}
