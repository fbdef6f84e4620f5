//! How much room something takes on a device.

/// As people say it: "850 kB", "10.5 MB", "10.7 GB".
pub fn bytes(bytes: u64) -> String {
    const MEGABYTE: u64 = 1_000_000;
    const GIGABYTE: u64 = 1_000 * MEGABYTE;
    let kilobytes = bytes.div_ceil(1000);
    if kilobytes < 1000 {
        return format!("{kilobytes} kB");
    }
    // 999.96 MB would be said as 1000.0.
    let (whole, unit) = match tenths(bytes, MEGABYTE) {
        ..10_000 => (MEGABYTE, "MB"),
        _ => (GIGABYTE, "GB"),
    };
    let tenths = tenths(bytes, whole);
    format!("{}.{} {unit}", tenths / 10, tenths % 10)
}

fn tenths(bytes: u64, whole: u64) -> u64 {
    let tenth = whole / 10;
    bytes.saturating_add(tenth / 2) / tenth
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn room_is_told_in_the_unit_that_people_use() {
        for (number, said) in [
            (0, "0 kB"),
            (1, "1 kB"),
            (2_064, "3 kB"),
            (999_000, "999 kB"),
            (999_001, "1.0 MB"),
            (10_485_760, "10.5 MB"),
            (999_949_999, "999.9 MB"),
            (999_950_000, "1.0 GB"),
            (10_737_418_240, "10.7 GB"),
        ] {
            assert_eq!(bytes(number), said);
        }
        assert!(bytes(u64::MAX).ends_with(" GB"));
    }
}
