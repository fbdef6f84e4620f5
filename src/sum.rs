//! The checksum of what is stored: CRC-32, which sees every change of up to four bytes in a row.

use crc::{CRC_32_ISO_HDLC, Crc};

static CRC_32: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

pub fn sum(bytes: &[u8]) -> u32 {
    CRC_32.checksum(bytes)
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
