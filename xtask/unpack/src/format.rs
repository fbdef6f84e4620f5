//! What is packed, in bytes.

/// A section of this kind, without a name, stands where the code is to be.
pub const PACKED: u8 = 0;
pub const CODE: u8 = 10;

/// What stands behind the token of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    Nothing,
    /// Instructions, up to an end of their own.
    Block,
    End,
    Number,
    TwoNumbers,
    /// A number, in a row that the next token names.
    Constant,
    /// A count, as many numbers and one more.
    Table,
    Bytes(usize),
}

/// By the first byte of the instruction, and whether its operands aren't in the token.
pub fn follows(first: u8, has_operands: bool) -> Follows {
    match first {
        0x02..=0x04 => Follows::Block,
        0x0b => Follows::End,
        _ if !has_operands => Follows::Nothing,
        0x0e => Follows::Table,
        0x11 => Follows::TwoNumbers,
        0x41 => Follows::Constant,
        0x43 => Follows::Bytes(4),
        0x44 => Follows::Bytes(8),
        _ => Follows::Number,
    }
}

#[derive(Clone, Copy)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8], at: usize) -> Self {
        Reader { bytes, at }
    }

    pub fn byte(&mut self) -> Option<u8> {
        let byte = self.peek_byte()?;
        self.at += 1;
        Some(byte)
    }

    pub fn peek_byte(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    pub fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(length)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }

    /// LEB128: seven bits a byte, the lowest first.
    pub fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    pub fn peek(&self) -> Option<usize> {
        let mut ahead = *self;
        ahead.number()
    }

    /// So many numbers, however large.
    pub fn copy(&mut self, count: usize, out: &mut Writer<'_>) -> Option<()> {
        for _ in 0..count {
            loop {
                let byte = self.byte()?;
                out.byte(byte)?;
                if byte & 0x80 == 0 {
                    break;
                }
            }
        }
        Some(())
    }
}

pub struct Writer<'a> {
    pub out: &'a mut [u8],
    pub at: usize,
}

impl Writer<'_> {
    pub fn byte(&mut self, byte: u8) -> Option<()> {
        *self.out.get_mut(self.at)? = byte;
        self.at += 1;
        Some(())
    }

    pub fn bytes(&mut self, bytes: &[u8]) -> Option<()> {
        for byte in bytes {
            self.byte(*byte)?;
        }
        Some(())
    }

    pub fn number(&mut self, mut number: usize) -> Option<()> {
        while number > 0x7f {
            self.byte(low_bits(number) | 0x80)?;
            number >>= 7;
        }
        self.byte(low_bits(number))
    }

    /// Something behind its own length, which is known afterwards: a number may be written longer
    /// than it needs to be, so there is room for it before.
    pub fn sized(
        &mut self,
        room: usize,
        write: impl FnOnce(&mut Self) -> Option<()>,
    ) -> Option<()> {
        let start = self.at;
        self.at += room;
        write(self)?;
        let mut length = self.at.checked_sub(start + room)?;
        let (last, before) = self.out.get_mut(start..start + room)?.split_last_mut()?;
        for byte in before {
            *byte = low_bits(length) | 0x80;
            length >>= 7;
        }
        *last = low_bits(length);
        (length <= 0x7f).then_some(())
    }
}

fn low_bits(number: usize) -> u8 {
    (number & 0x7f) as u8
}
