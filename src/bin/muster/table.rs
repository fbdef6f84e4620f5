//! Columns of text.

/// Rows under a head, each column as wide as its widest cell. Numbers stand to the right.
pub fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let mut widths: Vec<usize> = head.iter().map(|cell| cell.chars().count()).collect();
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = line(head.iter().copied(), &widths);
    for row in rows {
        text.push_str(&line(row.iter().map(String::as_str), &widths));
    }
    text
}

fn line<'a>(cells: impl Iterator<Item = &'a str>, widths: &[usize]) -> String {
    let cells = cells.zip(widths).map(|(cell, width)| {
        if cell.starts_with(|c: char| c.is_ascii_digit()) && cell.len() < 9 {
            format!("{cell:>width$}")
        } else {
            format!("{cell:<width$}")
        }
    });
    let mut text = cells.collect::<Vec<_>>().join("  ");
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}
