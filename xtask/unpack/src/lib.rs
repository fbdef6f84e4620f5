//! Puts a module of the program together again, the code of which xtask/src/pack.rs took apart for
//! the way to the browser: there, what is alike stands in rows, and here every instruction gets
//! its operands back. It is compiled to a module of its own, because JavaScript that runs only
//! once, and first of all, would take ten times as long.

#[cfg(target_arch = "wasm32")]
mod page;

/// A section of this kind, without a name, stands where the code is to be.
pub const PACKED: u8 = 0;
const CODE: u8 = 10;

/// How many bytes to have ready for so many packed ones.
pub fn room(packed: usize) -> usize {
    2 * packed
}

/// How many bytes were written; none where the module isn't packed, or broken.
pub fn unpack(packed: &[u8], out: &mut [u8]) -> Option<usize> {
    let mut work = Work { packed, out, to: 0 };
    let mut at = 8;
    loop {
        let start = at;
        let kind = work.byte(&mut at)?;
        let length = work.number(&mut at)?;
        let end = at.checked_add(length)?;
        if kind == PACKED && work.number(&mut at)? == 0 {
            work.copy(&mut 0, start)?;
            work.write(CODE)?;
            let size = work.leave_room(4);
            work.code(&mut at)?;
            work.write_size(size, 4)?;
            let mut rest = end;
            work.copy(&mut rest, packed.len().checked_sub(end)?)?;
            return Some(work.to);
        }
        at = end;
    }
}

/// What one byte of the packed code stands for.
#[derive(Clone, Copy, Default)]
struct Token {
    /// Where the bytes of its instruction stand.
    at: usize,
    length: usize,
    first: u8,
    /// Where its operands stand, if they aren't among its bytes.
    row: usize,
    /// Where those of a constant before it stand.
    before: usize,
}

/// Where each row goes on: first the order of the tokens, last the variables of the functions.
type Rows = [usize; 256];

struct Work<'a> {
    packed: &'a [u8],
    out: &'a mut [u8],
    to: usize,
}

impl Work<'_> {
    fn code(&mut self, at: &mut usize) -> Option<()> {
        let functions = *at;
        let mut left = self.number(at)?;
        let mut tokens = [Token::default(); 256];
        let count = self.number(at)?;
        for token in tokens.get_mut(..count)? {
            token.length = self.number(at)?;
            token.at = *at;
            token.first = self.byte(&mut token.at.clone())?;
            *at += token.length;
            token.row = self.number(at)?;
            token.before = self.number(at)?;
        }
        let mut rows: Rows = [0; 256];
        let count = self.number(at)?;
        for row in rows.get_mut(..count)? {
            *row = self.number(at)?;
        }
        for row in rows.get_mut(..count)? {
            (*row, *at) = (*at, at.checked_add(*row)?);
        }
        let variables = count.checked_sub(1)?;
        self.copy_numbers(&mut functions.clone(), 1)?;
        while left > 0 {
            left -= 1;
            let size = self.leave_room(3);
            let row = rows.get_mut(variables)?;
            let groups = self.number(&mut row.clone())?;
            self.copy_numbers(row, 2 * groups + 1)?;
            self.instructions(&tokens, &mut rows)?;
            self.write_size(size, 3)?;
        }
        Some(())
    }

    fn instructions(&mut self, tokens: &[Token; 256], rows: &mut Rows) -> Option<()> {
        let [order, ..] = *rows;
        let mut order = order;
        let mut depth = 1;
        while depth > 0 {
            let token = tokens.get(usize::from(self.byte(&mut order)?))?;
            self.copy(&mut token.at.clone(), token.length)?;
            match token.first {
                // Blocks, up to an end of their own.
                0x02..=0x04 => depth += 1,
                0x0b => depth -= 1,
                _ => {}
            }
            if token.row == 0 {
                continue;
            }
            let row = match token.first {
                // A constant's row is named by the token behind it.
                0x41 => {
                    let behind = self.byte(&mut order.clone())?;
                    tokens.get(usize::from(behind))?.before
                }
                _ => token.row,
            };
            let row = rows.get_mut(row)?;
            match token.first {
                // A table of targets: how many, the targets and one more.
                0x0e => {
                    let targets = self.number(&mut row.clone())?;
                    self.copy_numbers(row, targets + 2)?;
                }
                0x11 => self.copy_numbers(row, 2)?,
                0x43 => self.copy(row, 4)?,
                0x44 => self.copy(row, 8)?,
                _ => self.copy_numbers(row, 1)?,
            }
        }
        let [start, ..] = rows;
        *start = order;
        Some(())
    }

    fn byte(&self, at: &mut usize) -> Option<u8> {
        let byte = self.packed.get(*at)?;
        *at += 1;
        Some(*byte)
    }

    /// LEB128: seven bits a byte, the lowest first.
    fn number(&self, at: &mut usize) -> Option<usize> {
        let mut number = 0;
        let mut shift = 0;
        while shift < 28 {
            let byte = self.byte(at)?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
        None
    }

    fn write(&mut self, byte: u8) -> Option<()> {
        *self.out.get_mut(self.to)? = byte;
        self.to += 1;
        Some(())
    }

    fn copy(&mut self, at: &mut usize, mut count: usize) -> Option<()> {
        while count > 0 {
            let byte = self.byte(at)?;
            self.write(byte)?;
            count -= 1;
        }
        Some(())
    }

    /// So many numbers, however large.
    fn copy_numbers(&mut self, at: &mut usize, mut count: usize) -> Option<()> {
        while count > 0 {
            let byte = self.byte(at)?;
            self.write(byte)?;
            count -= usize::from(byte < 0x80);
        }
        Some(())
    }

    /// For a size that is known afterwards: a number may be written longer than it needs to be.
    fn leave_room(&mut self, room: usize) -> usize {
        self.to += room;
        self.to
    }

    fn write_size(&mut self, start: usize, room: usize) -> Option<()> {
        let mut size = self.to.checked_sub(start)?;
        let place = self.out.get_mut(start.checked_sub(room)?..start)?;
        let (last, before) = place.split_last_mut()?;
        for byte in before {
            *byte = size as u8 | 0x80;
            size >>= 7;
        }
        *last = size as u8;
        (size < 0x80).then_some(())
    }
}
