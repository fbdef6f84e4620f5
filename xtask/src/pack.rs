//! Takes the code of a module apart, so that it is sent in fewer bytes: what is alike stands
//! together, all operations in one row, all numbers of variables in another, and so on. What
//! compresses a host's answers finds more to save there than in the code as engines want it.
//! xtask/unpack puts it together again, in the browser and here, to see that nothing got lost.

use crate::Done;
use crate::wasm::{CODE, Module, write_number};
use std::collections::BTreeMap;
use wasmparser::{BinaryReader, CodeSectionReader, FunctionBody};

/// So many functions are called in one byte, and so many constants are one.
const IN_ONE_BYTE: [(u8, usize); 2] = [(CALL, 60), (CONSTANT, 5)];
/// A row for constants before an operation pays from so many on.
const ROW_PAYS: usize = 64;

const CALL: u8 = 0x10;
const CONSTANT: u8 = 0x41;

/// What one byte of the packed code stands for, in the bytes of the code as it is.
type Token = Vec<u8>;

/// Where the operands of an operation stand: by its first byte, and for constants also by that of
/// the operation behind it.
type Row = (u8, Option<u8>);

/// The row of the declarations of variables: no operation begins with this byte.
const VARIABLES: Row = (0xff, None);
/// For the constants before anything that has no row of its own.
const OTHER_CONSTANTS: Row = (CONSTANT, None);

#[derive(PartialEq, Eq)]
struct Instruction {
    token: Token,
    operands: Vec<u8>,
}

#[derive(PartialEq, Eq)]
struct Function {
    variables: Vec<u8>,
    instructions: Vec<Instruction>,
}

/// The module with its code packed; none where it has no code, or too varied a one for this.
pub fn pack(module: &Module) -> Done<Option<Vec<u8>>> {
    let Some(code) = module.other(CODE) else {
        return Ok(None);
    };
    let Some(content) = packed(code)? else {
        return Ok(None);
    };
    let mut smaller = module.clone();
    smaller.replace(CODE, unpack::PACKED, content);
    let smaller = smaller.write();
    match unpacked(&smaller)? == functions(code)? {
        true => Ok(Some(smaller)),
        false => Err("A packed module doesn't unpack to what it was.".to_owned()),
    }
}

fn unpacked(packed: &[u8]) -> Done<Vec<Function>> {
    let mut out = vec![0; unpack::room(packed.len())];
    let module = unpack::unpack(packed, &mut out)
        .and_then(|length| out.get(..length))
        .ok_or("A packed module can't be unpacked.")?;
    functions(Module::read(module)?.other(CODE).unwrap_or_default())
}

fn packed(code: &[u8]) -> Done<Option<Vec<u8>>> {
    let mut functions =
        functions(code).map_err(|error| format!("Can't pack the code: {error}."))?;
    for (first, count) in IN_ONE_BYTE {
        name_frequent(first, count, &mut functions);
    }
    let tokens = by_use(all(&functions).map(|instruction| &instruction.token));
    if tokens.len() > 256 {
        return Ok(None);
    }
    let before = rows_of_constants(&functions);

    let numbers: BTreeMap<&Token, u8> = tokens.iter().copied().zip(0..=u8::MAX).collect();
    let mut order: Vec<u8> = Vec::new();
    let mut rows: BTreeMap<Row, Vec<u8>> = BTreeMap::from([(VARIABLES, Vec::new())]);
    for function in &functions {
        rows.entry(VARIABLES)
            .or_default()
            .extend(&function.variables);
        let behind = function.instructions.iter().skip(1).map(Some).chain([None]);
        for (instruction, behind) in function.instructions.iter().zip(behind) {
            order.extend(numbers.get(&instruction.token));
            if !instruction.operands.is_empty() {
                let row = match (row_of(&instruction.token), behind) {
                    (OTHER_CONSTANTS, Some(behind)) => before_of(&before, &behind.token),
                    (row, _) => row,
                };
                rows.entry(row).or_default().extend(&instruction.operands);
            }
        }
    }

    // A custom section begins with its name, and this one has none.
    let mut out = vec![0];
    write_number(functions.len(), &mut out);
    let places: BTreeMap<Row, usize> = rows.keys().copied().zip(1..).collect();
    let place_of = |row: Row| places.get(&row).copied().unwrap_or(0);
    write_number(tokens.len(), &mut out);
    for token in tokens {
        write_number(token.len(), &mut out);
        out.extend(token);
        let has_operands = takes_operands(token);
        let row = if has_operands {
            place_of(row_of(token))
        } else {
            0
        };
        write_number(row, &mut out);
        write_number(place_of(before_of(&before, token)), &mut out);
    }
    write_number(1 + rows.len(), &mut out);
    write_number(order.len(), &mut out);
    for row in rows.values() {
        write_number(row.len(), &mut out);
    }
    out.extend(order);
    out.extend(rows.into_values().flatten());
    Ok(Some(out))
}

fn functions(code: &[u8]) -> Done<Vec<Function>> {
    let bodies = CodeSectionReader::new(BinaryReader::new(code, 0));
    let functions = bodies.and_then(|bodies| {
        let bodies = bodies.into_iter();
        bodies.map(|body| function(&body?)).collect()
    });
    functions.map_err(|error| format!("The code of a module can't be read: {error}."))
}

fn function(body: &FunctionBody<'_>) -> wasmparser::Result<Function> {
    let bytes = body.as_bytes();
    let start = body.range().start;
    let slice = |from: u64, to: u64| {
        let range = from.saturating_sub(start) as usize..to.saturating_sub(start) as usize;
        bytes.get(range).unwrap_or_default()
    };
    let mut operators = body.get_operators_reader()?;
    let variables = slice(start, operators.original_position()).to_vec();
    let mut instructions = Vec::new();
    while !operators.eof() {
        let from = operators.original_position();
        operators.read()?;
        let whole = slice(from, operators.original_position());
        let length = token_length(whole);
        let (token, operands) = whole.split_at_checked(length).unwrap_or((whole, &[]));
        instructions.push(Instruction {
            token: token.to_vec(),
            operands: operands.to_vec(),
        });
    }
    Ok(Function {
        variables,
        instructions,
    })
}

/// How much of an instruction its token holds: the operation without its operands where those
/// vary much, and all of it elsewhere.
fn token_length(whole: &[u8]) -> usize {
    match whole.first() {
        // Branches, calls, variables, constants.
        Some(0x0c..=0x0e | 0x10 | 0x11 | 0x20..=0x22 | 0x41..=0x44) => 1,
        // Loads and stores, with their alignment.
        Some(0x28..=0x3e) => 2,
        _ => whole.len(),
    }
}

/// A token with its operands in it is longer than that of the others.
fn takes_operands(token: &Token) -> bool {
    let with_operand = [token.as_slice(), &[0]].concat();
    token_length(&with_operand) == token.len()
}

fn row_of(token: &Token) -> Row {
    let first = token.first().copied().unwrap_or_default();
    let row = match first {
        0x0d => 0x0c,
        0x28..=0x35 => 0x28,
        0x36..=0x3e => 0x36,
        other => other,
    };
    (row, None)
}

/// Gives instructions with frequent operands a token of their own.
fn name_frequent(first: u8, count: usize, functions: &mut [Function]) {
    let alike = all(functions).filter(|instruction| instruction.token == [first]);
    let often: Vec<Vec<u8>> = by_use(alike.map(|instruction| &instruction.operands))
        .into_iter()
        .take(count)
        .cloned()
        .collect();
    for function in functions {
        for instruction in &mut function.instructions {
            if instruction.token == [first] && often.contains(&instruction.operands) {
                instruction.token.append(&mut instruction.operands);
            }
        }
    }
}

/// The operations that constants stand before often enough for a row of their own.
fn rows_of_constants(functions: &[Function]) -> Vec<u8> {
    let mut counts = BTreeMap::new();
    for function in functions {
        let pairs = function
            .instructions
            .iter()
            .zip(function.instructions.iter().skip(1));
        for (_, behind) in pairs.filter(|(constant, _)| constant.token == [CONSTANT]) {
            *counts
                .entry(behind.token.first().copied().unwrap_or_default())
                .or_insert(0) += 1;
        }
    }
    counts
        .into_iter()
        .filter(|(_, count)| *count >= ROW_PAYS)
        .map(|(first, _)| first)
        .collect()
}

fn before_of(rows: &[u8], token: &Token) -> Row {
    let first = token.first().copied();
    (CONSTANT, first.filter(|first| rows.contains(first)))
}

fn all(functions: &[Function]) -> impl Iterator<Item = &Instruction> {
    functions.iter().flat_map(|function| &function.instructions)
}

/// Each once, what is used most first.
fn by_use<'a>(all: impl Iterator<Item = &'a Vec<u8>>) -> Vec<&'a Vec<u8>> {
    let mut counts: BTreeMap<&Vec<u8>, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    let mut each: Vec<(&Vec<u8>, usize)> = counts.into_iter().collect();
    each.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    each.into_iter().map(|(one, _)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two functions with an instruction of every kind that has operands, and others.
    fn module() -> Module {
        let first: &[&[u8]] = &[
            // Two groups of variables: three numbers and 200 references.
            b"\x02\x03\x7f\xc8\x01\x6f",
            // A block with a loop in it, and a condition with two ends.
            b"\x02\x40\x03\x7f\x20\x80\x01\x0d\x00\x0c\x01\x0b\x0b",
            b"\x04\x40\x05\x0b",
            b"\x0e\x02\x00\x01\x02",
            b"\x10\x05\x10\x85\x02\x11\x03\x00",
            b"\x21\x01\x22\x02\x23\x00\x24\x00",
            b"\x28\x02\x80\x80\x04\x28\x00\x04\x36\x02\x08\x3e\x01\x10",
            b"\x41\x7f\x6a\x41\xff\xff\xff\xff\x07\x36\x02\x00",
            b"\x42\x80\x80\x80\x80\x80\x80\x80\x80\x80\x7f",
            b"\x43\x00\x00\x80\xbf\x44\xff\xff\xff\xff\xff\xff\xef\x7f",
            b"\xfc\x0a\x00\x00\xfc\x03\x1c\x01\x7f\xd0\x70\x25\x00",
            b"\x0b",
        ];
        let second: &[u8] = b"\x00\x10\x05\x41\x00\x0b";
        let mut code = vec![2];
        for body in [first.concat(), second.to_vec()] {
            write_number(body.len(), &mut code);
            code.extend(body);
        }
        let mut bytes = b"\0asm\x01\0\0\0\x04\x01\x09".to_vec();
        bytes.push(CODE);
        write_number(code.len(), &mut bytes);
        bytes.extend(code);
        bytes.extend(b"\x0b\x02\x07\x07");
        Module::read(&bytes).expect("a module")
    }

    fn packed() -> Vec<u8> {
        pack(&module()).expect("read").expect("packed")
    }

    #[test]
    fn what_was_packed_is_unpacked_to_the_same() {
        let packed = packed();
        let mut out = vec![0; unpack::room(packed.len())];
        let length = unpack::unpack(&packed, &mut out).expect("unpacked");
        let again = Module::read(out.get(..length).expect("within")).expect("a module");
        let code = |module: &Module| functions(module.other(CODE).expect("code")).expect("read");
        assert!(code(&again) == code(&module()));
        assert_eq!(again.other(4), Some([9].as_slice()), "what stood before it");
        assert_eq!(
            again.other(11),
            Some([7, 7].as_slice()),
            "what stood behind it"
        );
    }

    #[test]
    fn a_call_that_is_frequent_is_one_byte() {
        let code = module();
        let code = code.other(CODE).expect("code");
        let mut functions = functions(code).expect("read");
        name_frequent(CALL, 1, &mut functions);
        let calls = all(&functions).filter(|instruction| instruction.token.first() == Some(&CALL));
        let calls: Vec<&[u8]> = calls.map(|call| call.token.as_slice()).collect();
        assert_eq!(calls, [&[CALL, 5][..], &[CALL], &[CALL, 5]]);
    }

    #[test]
    fn what_has_no_code_or_too_many_kinds_of_instructions_stays_as_it_is() {
        let empty = Module::read(b"\0asm\x01\0\0\0").expect("a module");
        assert_eq!(pack(&empty), Ok(None));
        // So many references to functions, each in an instruction of its own, and an end.
        let packed_with = |kinds: u16| {
            let references = (0..kinds).flat_map(|n| [0xd2, n as u8 | 0x80, (n >> 7) as u8]);
            let body: Vec<u8> = [0].into_iter().chain(references).chain([0x0b]).collect();
            let mut code = vec![1];
            write_number(body.len(), &mut code);
            code.extend(body);
            super::packed(&code).expect("read")
        };
        assert!(packed_with(255).is_some());
        assert!(packed_with(256).is_none());
    }

    #[test]
    fn nothing_that_is_broken_is_unpacked_or_stops_it() {
        let packed = packed();
        // What stands behind the code is handed on as it is.
        for length in 0..packed.len() - 4 {
            let mut out = vec![0; unpack::room(packed.len())];
            let cut = packed.get(..length).expect("within");
            assert_eq!(unpack::unpack(cut, &mut out), None, "{length} bytes");
            let mut changed = packed.clone();
            for byte in [0, 0x7f, 0x80, 0xff] {
                *changed.get_mut(length).expect("within") = byte;
                // Whatever comes of it, it ends.
                let _ = unpack::unpack(&changed, &mut out);
            }
        }
        let mut too_small = vec![0; packed.len()];
        assert_eq!(
            unpack::unpack(&packed, too_small.get_mut(..20).expect("within")),
            None
        );
    }
}
