//! A table whose cells each came as a line of their own, as pages and PDFs often give them: how many
//! lines make a row, or the heads of its columns.

use super::figures::is_figures_alone;
use super::head;
use super::row::{begins_row, is_numbers_alone, is_type_alone};

/// Numbers, type, the general's mark and a name in pieces, each in a cell.
const MOST_BEFORE_FIGURES: usize = 6;
/// M, VBU, I, D, VD, price, and the price of a rear rank.
const MOST_FIGURES: usize = 7;
/// M, VBU, I and VD in Basic Impetus, each with a digit, though two cells may have run together.
const FEWEST_FIGURES: usize = 2;
const FEWEST_DIGITS: usize = 4;
const LONGEST_CELL: usize = 80;
const LONGEST_FIGURE: usize = 12;
const MOST_HEADS: usize = 14;

/// How many lines make a row from the first on; `line` gives them in their order, clean.
pub fn row_of_cells(line: impl Fn(usize) -> Option<String>) -> Option<usize> {
    let cell = |place: usize| {
        let said = line(place)?.trim().to_owned();
        (said.len() <= LONGEST_CELL).then_some(said)
    };
    let is = |place: usize, what: fn(&str) -> bool| cell(place).is_some_and(|said| what(&said));
    if !is(0, begins_row_of_cells) {
        return None;
    }
    let figures = |from: usize| {
        let run = (from..from + MOST_FIGURES).take_while(|place| is(*place, is_figures_alone));
        run.count()
    };
    let digits = |from: usize, count: usize| {
        let run = (from..from + count).filter_map(cell);
        run.map(|said| said.len()).sum::<usize>()
    };
    let are_enough = |from: usize| {
        let count = figures(from);
        count >= FEWEST_FIGURES && digits(from, count) >= FEWEST_DIGITS
    };
    let first = (1..=MOST_BEFORE_FIGURES)
        .take_while(|place| !is(*place, begins_another))
        .find(|place| are_enough(*place))?;
    let mut count = figures(first);
    let is_discipline = |said: &str| matches!(said, "A" | "B" | "C" | "a" | "b" | "c");
    let has_discipline = (first..first + count).any(|place| is(place, is_discipline));
    // How many units the next row of a Basic list has stands right below the figures of this one.
    let is_one_too_many = digits(first, count - 1) >= FEWEST_DIGITS;
    if !has_discipline && is_one_too_many && is(first + count, is_type_alone) {
        count -= 1;
    }
    let end = first + count;
    // The cell of the weapons, where there are none.
    let is_dash = |said: &str| matches!(said, "-" | "--");
    Some(end + usize::from(is(end, is_dash)))
}

fn begins_another(cell: &str) -> bool {
    is_numbers_alone(cell)
        || (cell.starts_with(|it: char| it.is_ascii_digit()) && !is_figures_alone(cell))
}

/// Whether the next lines could be cells at all: a look that costs little.
pub fn are_cells<'t>(line: impl Fn(usize) -> Option<&'t str>) -> bool {
    let next = (1..MOST_BEFORE_FIGURES + FEWEST_FIGURES).map_while(line);
    next.filter(|said| said.len() <= LONGEST_FIGURE).count() >= FEWEST_FIGURES
}

/// A row has its figures below and not in its first line.
fn begins_row_of_cells(cell: &str) -> bool {
    let words = cell.split([' ', ',', ';', '|']);
    if words.filter(|word| is_figures_alone(word)).count() > 2 {
        return false;
    }
    let is_number =
        !cell.is_empty() && cell.len() <= 2 && cell.bytes().all(|it| it.is_ascii_digit());
    let is_or = ["or", "oppure", "o"]
        .iter()
        .any(|or| cell.eq_ignore_ascii_case(or));
    is_number || is_or || is_numbers_alone(cell) || is_type_alone(cell) || begins_row(cell)
}

/// How many lines the heads of the columns take.
pub fn columns_of_cells(line: impl Fn(usize) -> Option<String>) -> Option<usize> {
    let heads = (0..MOST_HEADS).map_while(|place| {
        let said = line(place)?;
        head::is_heads_of_columns(&said).then_some(said)
    });
    let heads: Vec<String> = heads.collect();
    let is_whole = heads.len() > 1 && head::columns(&heads.join(" ")).is_some();
    is_whole.then_some(heads.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Option<usize> {
        let cells: Vec<&str> = text.split('|').collect();
        row_of_cells(|place| cells.get(place).map(|&cell| cell.to_owned()))
    }

    #[test]
    fn the_cells_of_a_row_are_counted() {
        for (text, count) in [
            ("0-4|CGP|Battle cars (*)|6|5|3|C|3|13|0-2|S", 9),
            ("0-4|CGP - Battle cars (*)|6|5|3|C|3|13|0-2|S", 8),
            ("8-24|FP|Spearmen|5|4|1|B|2/3|17(13)|long spear|OR|FP", 9),
            ("8-24|FP|Spearmen|5|4|1|B|2/3|17|(13)|long spear|OR", 10),
            ("OR|FP|Axemen|5|5|2|B|2|20|-|0-4", 10),
            ("2|CP(*)|8|6|2|3|Nobles|1|CP", 6),
            ("2|CP(*)|8|6|2|3|1|CP|8|7|3|2", 6),
            ("4|FP|5|4|1|2|long spear|1|CP", 6),
        ] {
            assert_eq!(row(text), Some(count), "{text}");
        }
        for text in [
            "KINGDOM OF MARI|6|5|3|C|3|13",
            "0-4|0-6|CGP|6|5|3|C|3|13",
            "0-4 CGP - Battle cars (*) 6 5 3 C 3 13|0-6|CGP",
            "0-4|CGP|Battle cars|6|5|3",
            "1 FL(*) 8 6 3 3 Warriors|1|S|8|2|0|1|sling",
            "1|6 FL 8 6 3 3 Warriors|S|8|2|0|1|sling",
        ] {
            assert_eq!(row(text), None, "{text}");
        }
    }

    #[test]
    fn the_heads_of_columns_are_counted() {
        let heads = ["min-max", "Type", "M", "VBU", "I", "D", "VD", "Pts", "0-4"];
        let from = |start: usize| {
            columns_of_cells(|at| heads.get(start + at).map(|&head| head.to_owned()))
        };
        assert_eq!(from(0), Some(8));
        assert_eq!(from(4), None);
    }
}
