//! Figures apart and run together.

use super::*;

fn points(text: &str) -> Block {
    find(text, 0, FigureLayout::Points).unwrap()
}

type Figures = (u8, u8, u8, Discipline, u8, Option<u8>, u16, Option<u16>);

fn figures(block: &Block) -> Figures {
    (
        block.m.unwrap(),
        block.vbu.unwrap(),
        block.i.unwrap(),
        block.d.unwrap(),
        block.vd.unwrap(),
        block.vd_with_general,
        block.price.unwrap(),
        block.rear_price,
    )
}

#[test]
fn columns_that_run_together_are_told_apart() {
    use Discipline::*;
    let spearmen = (5, 4, 1, B, 2, Some(3), 17, Some(13));
    for text in [
        "Spearmen 5 4 1 B 2/3 17(13) Long spear",
        "Spearmen 541B2/317(13) Long spear",
        "Spearmen 5 41 B 2 / 3 17 (13) long spear",
        "Spearmen 5, 4, 1, B, 2/3, 17(13)",
        "Spearmen5 4 1B2/3 17[13]",
        "Spearmen 5 4 l B 2/3 17(13",
    ] {
        let block = points(text);
        assert_eq!(figures(&block), spearmen, "{text}");
        assert_eq!(block.troubles, [], "{text}");
    }
    let scouts = (12, 3, 0, C, 1, None, 13, None);
    for text in [
        "Scouts 12 3 0 C 1 13",
        "Scouts 1230C113",
        "Scouts 12 3 O C 1 13 Javelin",
    ] {
        assert_eq!(figures(&points(text)), scouts, "{text}");
    }
}

#[test]
fn what_is_missing_is_said() {
    let block = points("Slingers 8 2 0 B  12 sling");
    assert_eq!((block.vd, block.price), (None, Some(12)));
    assert_eq!(block.troubles, [FigureTrouble::NoVd]);
    let block = points("Archers 6 3 0 C 1 ll short bow A");
    assert_eq!(block.price, Some(11));
    assert_eq!(block.troubles, [FigureTrouble::LettersInPrice]);
    let block = points("Archers 6 3 0 1 11 short bow A");
    assert_eq!(block.troubles, [FigureTrouble::NoDiscipline]);
    assert_eq!((block.vd, block.price), (Some(1), Some(11)));
    let block = points("Archers 6 0 C 1 11 short bow A");
    assert_eq!(block.troubles, [FigureTrouble::Count(2)]);
    let block = points("Spearmen 5 4 1 B 2/3 17 13 long spear");
    assert_eq!(block.troubles, [FigureTrouble::BareRearPrice(13)]);
}

#[test]
fn basic_lines_have_four() {
    let read = |text: &str| {
        let block = find(text, 0, FigureLayout::Basic).unwrap();
        let vd = (block.vd.unwrap(), block.vd_with_general);
        (block.m.unwrap(), block.vbu.unwrap(), block.i.unwrap(), vd)
    };
    assert_eq!(read("8 6 2 3 Nobles"), (8, 6, 2, (3, None)));
    assert_eq!(read("10523"), (10, 5, 2, (3, None)));
    assert_eq!(read("5 4 1 2/3(*) Schiltron"), (5, 4, 1, (2, Some(3))));
    assert_eq!(find("8 6 2 C 3 13", 0, FigureLayout::Basic), None);
}

#[test]
fn prose_has_none() {
    for text in [
        "It was the best of times",
        "In 1492 Columbus",
        "",
        "I, Claudius 3",
    ] {
        assert_eq!(find(text, 0, FigureLayout::Points), None, "{text}");
        assert_eq!(find(text, 0, FigureLayout::Basic), None, "{text}");
    }
}
