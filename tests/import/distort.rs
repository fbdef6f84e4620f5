//! How a line of a pasted list is spoilt.

use fastrand::Rng;

pub struct Distortion {
    pub name: &'static str,
    pub apply: fn(&mut Vec<String>, &mut Rng),
}

/// Applies a change to about every third line.
pub fn some(lines: &mut [String], rng: &mut Rng, change: impl Fn(&str, &mut Rng) -> String) {
    for line in lines {
        if rng.u8(..3) == 0 {
            *line = change(line, rng);
        }
    }
}

/// The same, for lines that are rows.
pub fn rows(lines: &mut [String], rng: &mut Rng, change: impl Fn(&str, &mut Rng) -> String) {
    for line in lines {
        if is_row(line) && rng.u8(..3) == 0 {
            *line = change(line, rng);
        }
    }
}

/// Rows have three figures in a row.
pub fn is_row(line: &str) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    words
        .windows(3)
        .any(|three| three.iter().all(|word| word.parse::<u8>().is_ok()))
}

/// Where the figures M VBU I of a row begin and end, in words.
pub fn figures(line: &str) -> Option<(Vec<String>, usize)> {
    let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let first = words
        .windows(3)
        .position(|three| three.iter().all(|word| word.parse::<u8>().is_ok()))?;
    Some((words, first))
}

/// Six figures with a discipline among them, five without a price, four in Basic Impetus.
pub fn end_of_figures(words: &[String], first: usize) -> usize {
    let word = |place: usize| words.get(first + place).map_or("", String::as_str);
    let has_discipline = matches!(word(3), "A" | "B" | "C");
    let has_price = word(5).starts_with(|letter: char| letter.is_ascii_digit());
    let count = match (has_discipline, has_price) {
        (true, true) => 6,
        (true, false) => 5,
        (false, _) => 4,
    };
    words.len().min(first + count)
}

/// Joins two neighbouring words of the figures.
pub fn glue(line: &str, from: usize) -> String {
    let Some((mut words, first)) = figures(line) else {
        return line.to_owned();
    };
    let place = first + from;
    if place + 1 < words.len() {
        let next = words.remove(place + 1);
        words[place].push_str(&next);
    }
    words.join(" ")
}

pub fn break_at(
    lines: &mut Vec<String>,
    rng: &mut Rng,
    place: impl Fn(&str, &mut Rng) -> Option<usize>,
) {
    let mut broken = Vec::new();
    for line in lines.iter() {
        let at = (rng.u8(..4) == 0).then(|| place(line, rng)).flatten();
        match at {
            Some(at) => {
                broken.push(line[..at].trim_end().to_owned());
                broken.push(line[at..].trim_start().to_owned());
            }
            None => broken.push(line.clone()),
        }
    }
    *lines = broken;
}

/// The cells of about every third row, a line each.
pub fn cells(lines: &mut Vec<String>, rng: &mut Rng, between: &str) {
    let spoilt = lines.iter().flat_map(|line| {
        let Some((words, first)) = figures(line).filter(|_| rng.u8(..3) == 0) else {
            return vec![line.clone()];
        };
        let end = end_of_figures(&words, first);
        let has_numbers = words[0].starts_with(|it: char| it.is_ascii_digit()) || words[0] == "OR";
        let name = usize::from(has_numbers).min(first);
        let mut cells = vec![words[..name].join(" "), words[name..first].join(" ")];
        cells.extend(words[first..end].iter().cloned());
        cells.push(words[end..].join(" "));
        cells.retain(|cell| !cell.is_empty());
        let separator = format!("\n{between}");
        cells
            .join(&separator)
            .split('\n')
            .map(str::to_owned)
            .collect()
    });
    *lines = spoilt.collect();
}

/// A blank of the line, but none in front of a lone word of a choice.
pub fn any_blank(line: &str, rng: &mut Rng) -> Option<usize> {
    let blanks: Vec<usize> = line.match_indices(' ').map(|(at, _)| at).collect();
    rng.choice(blanks)
}

pub fn insert(lines: &mut Vec<String>, rng: &mut Rng, line: &str) {
    let at = rng.usize(1..=lines.len());
    // Not between an option and its units.
    let before = &lines[at - 1];
    if !before.ends_with(':') && before != "or with" {
        lines.insert(at, line.to_owned());
    }
}

pub fn italian(line: &str) -> String {
    [
        ("long spear", "lancia lunga"),
        ("short bow", "arco corto"),
        ("composite bow", "arco composito"),
        ("longbow", "arco lungo"),
        ("crossbow", "balestra"),
        ("javelin", "giavellotto"),
        ("sling", "fionda"),
        ("various weapons", "armi varie"),
        ("impetuous", "Impetuosi"),
        ("pike", "picche"),
        ("pavise", "pavese"),
        ("artillery", "artiglieria"),
    ]
    .iter()
    .fold(line.to_owned(), |line, (english, italian)| {
        // Troops may be called by a weapon: only what stands behind the figures is translated.
        match figures(&line) {
            Some((words, first)) => {
                let head = words[..first + 3].join(" ");
                let tail = words[first + 3..].join(" ");
                let whole = format!(" {tail} ");
                let whole = whole.replace(&format!(" {english} "), &format!(" {italian} "));
                format!("{head} {}", whole.trim())
            }
            None => line,
        }
    })
}

pub fn first_space(line: &str, with: &str) -> String {
    line.replacen(' ', with, 1)
}
