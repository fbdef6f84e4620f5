//! CRC-32, which sees every change of up to four bytes in a row.

pub fn sum(bytes: &[u8]) -> u32 {
    let mut crc = !0u32;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            let low = crc & 1;
            crc = (crc >> 1) ^ (0xEDB8_8320 & low.wrapping_neg());
        }
    }
    !crc
}

#[cfg(test)]
mod tests {
    use super::sum;

    #[test]
    fn it_is_the_sum_that_everybody_knows() {
        assert_eq!(sum(b"123456789"), 0xCBF4_3926);
        assert_eq!(sum(b""), 0);
    }
}
