//! Puts a module of the program together again, the code of which xtask/src/pack.rs took apart for
//! the way to the browser: there, what is alike stands in rows, and here every instruction gets
//! its operands back. It is compiled to a module of its own, because JavaScript that runs only
//! once, and first of all, would take ten times as long.

mod format;
#[cfg(target_arch = "wasm32")]
mod page;

pub use format::{Follows, PACKED, follows};

use format::{CODE, Reader, Writer};

/// How many bytes to have ready for so many packed ones.
pub fn room(packed: usize) -> usize {
    2 * packed
}

/// How many bytes were written; none where the module isn't packed, or broken.
pub fn unpack(packed: &[u8], out: &mut [u8]) -> Option<usize> {
    let mut module = Reader::new(packed, 8);
    loop {
        let start = module.at;
        let kind = module.byte()?;
        let length = module.number()?;
        let end = module.at.checked_add(length)?;
        if kind == PACKED && module.number()? == 0 {
            let mut out = Writer { out, at: 0 };
            out.bytes(packed.get(..start)?)?;
            out.byte(CODE)?;
            out.sized(4, |out| code(&mut module, out))?;
            out.bytes(packed.get(end..)?)?;
            return Some(out.at);
        }
        module.at = end;
    }
}

#[derive(Clone, Copy)]
struct Token<'a> {
    bytes: &'a [u8],
    follows: Follows,
    /// Where its operands stand.
    row: usize,
    /// Where those of a constant before it stand.
    before: usize,
}

/// First the order of the tokens, last the variables of the functions.
type Rows<'a> = [Reader<'a>; 256];

fn code(module: &mut Reader<'_>, out: &mut Writer<'_>) -> Option<()> {
    let functions = module.number()?;
    let mut tokens = [Token {
        bytes: &[],
        follows: Follows::Nothing,
        row: 0,
        before: 0,
    }; 256];
    let count = module.number()?;
    for token in tokens.get_mut(..count)? {
        let length = module.number()?;
        let bytes = module.take(length)?;
        let row = module.number()?;
        *token = Token {
            bytes,
            follows: follows(*bytes.first()?, row > 0),
            row,
            before: module.number()?,
        };
    }
    let count = module.number()?;
    let mut lengths = [0; 256];
    for length in lengths.get_mut(..count)? {
        *length = module.number()?;
    }
    let mut rows: Rows<'_> = [Reader::new(&[], 0); 256];
    for (row, length) in rows.iter_mut().zip(lengths.get(..count)?) {
        *row = Reader::new(module.take(*length)?, 0);
    }
    let variables = count.checked_sub(1)?;
    out.number(functions)?;
    for _ in 0..functions {
        out.sized(3, |out| {
            let row = rows.get_mut(variables)?;
            let groups = row.peek()?;
            row.copy(2 * groups + 1, out)?;
            instructions(&tokens, &mut rows, out)
        })?;
    }
    Some(())
}

fn instructions(
    tokens: &[Token<'_>; 256],
    rows: &mut Rows<'_>,
    out: &mut Writer<'_>,
) -> Option<()> {
    let mut depth = 1;
    while depth > 0 {
        let order = rows.first_mut()?;
        let token = tokens.get(usize::from(order.byte()?))?;
        let next = order.peek_byte();
        out.bytes(token.bytes)?;
        let row = match token.follows {
            Follows::Constant => tokens.get(usize::from(next?))?.before,
            _ => token.row,
        };
        let operands = rows.get_mut(row)?;
        match token.follows {
            Follows::Nothing => {}
            Follows::Block => depth += 1,
            Follows::End => depth -= 1,
            Follows::Number | Follows::Constant => operands.copy(1, out)?,
            Follows::TwoNumbers => operands.copy(2, out)?,
            Follows::Table => {
                let targets = operands.peek()?;
                operands.copy(targets + 2, out)?;
            }
            Follows::Bytes(count) => out.bytes(operands.take(count)?)?,
        }
    }
    Some(())
}
