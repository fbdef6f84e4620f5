//! What is said about a pasted list: doubts, what was put right, what was left out.

use super::words::troop_type;
use crate::import::{Doubt, Import, Label, LeftOut, Meaning, Reason, RepairKind};
use crate::list::{ArmyList, Figure, TroopType};

/// What a figure is called over its column.
pub fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Min => "minimum",
        Figure::Max => "maximum",
        Figure::Type => "type",
        Figure::M => "M",
        Figure::Vbu => "VBU",
        Figure::I => "I",
        Figure::D => "D",
        Figure::Vd => "VD",
        Figure::Price => "price",
        Figure::RearPrice => "rear-rank price",
        Figure::General => "general",
        Figure::Weapons => "weapons",
        Figure::Traits => "special rules",
        Figure::Limits => "limits",
        Figure::Sizes => "sizes",
        Figure::Contents => "contents",
        Figure::Dismount => "dismounting",
    }
}

/// A doubt as a question or statement, and the reason for it.
pub fn doubt(doubt: &Doubt) -> (String, String) {
    let likely = doubt
        .choices
        .first()
        .map(|choice| choice_label(&choice.label));
    let likely = likely.unwrap_or_default();
    let (asked, why) = match &doubt.reason {
        Reason::LettersInPrice { letters, price } => (
            format!("Is the price {price}?"),
            format!("The text has “{letters}”, with letters where digits belong."),
        ),
        Reason::Missing { figure, kind } => missing(*figure, *kind),
        Reason::TooFew { found, columns } => (
            match likely.is_empty() {
                true => "Which figures are missing?".to_owned(),
                false => format!("Is it {likely} that is missing?"),
            },
            format!("{found} of {columns} figures stand before the discipline."),
        ),
        Reason::TooMany { found, columns: 4 } => (
            "Which figures are M, VBU, I and VD?".to_owned(),
            format!("{found} numbers stand there, where 4 belong."),
        ),
        Reason::TooMany { found, columns } => (
            "Which figures are M, VBU and I?".to_owned(),
            format!("{found} stand before the discipline, where {columns} belong."),
        ),
        Reason::Implausible { figure, value } => (
            format!("Is the {} {value}?", figure_name(*figure)),
            "No list we know has such a figure.".to_owned(),
        ),
        Reason::NoNumbers => (
            "The minimum and maximum are missing.".to_owned(),
            match likely.is_empty() {
                true => "Each row begins with its numbers, such as 0-6.".to_owned(),
                false => "It is read as an alternative to the row above.".to_owned(),
            },
        ),
        Reason::NumbersRunTogether { text } => (
            format!("Does “{text}” mean {likely}?"),
            "There is no dash between minimum and maximum.".to_owned(),
        ),
        Reason::OneNumber(number) => (
            format!("Is {number} the maximum?"),
            "The row has one number, where a minimum and a maximum belong.".to_owned(),
        ),
        Reason::MinimumAboveMaximum => (
            format!("Is it {likely}?"),
            "The minimum is above the maximum.".to_owned(),
        ),
        Reason::NoType => (
            format!("Is the type {likely}?"),
            "There is no type after the numbers. This one moves like that.".to_owned(),
        ),
        Reason::UnknownType(said) => (
            format!("Is the type {likely}?"),
            format!("“{said}” isn’t a troop type. This one moves like that."),
        ),
        Reason::SeveralTypes(said) => (
            format!("Is the type {likely}?"),
            format!("The text has “{said}”, and a row has one type."),
        ),
        Reason::RearPriceWithoutBrackets(rear) => (
            format!("Is {rear} the price of a rear rank?"),
            "It stands behind the price, without its brackets.".to_owned(),
        ),
        Reason::RearPriceAbovePrice => (
            "Is the bracketed price right?".to_owned(),
            "A rear rank costs less than the front, and more than half of it.".to_owned(),
        ),
        Reason::NoClass(weapon) => (
            format!("Which class of {weapon}?"),
            "The text gives none.".to_owned(),
        ),
        Reason::UnknownWords(said) => (
            format!("What does “{said}” mean?"),
            "It is no weapon or special rule that we know. It stays as a note and isn’t judged."
                .to_owned(),
        ),
        Reason::SecondRow(said) => (
            "Do two rows stand on this line?".to_owned(),
            format!("“{said}” belongs on a line of its own. Until then it is a note and isn’t judged."),
        ),
        Reason::OtherNumbers { own, of_row } => (
            format!("Does it share {}-{} with the row above?", of_row.0, of_row.1),
            format!("An alternative has no numbers of its own; this one says {}-{}.", own.0, own.1),
        ),
        Reason::MoreThanARow(said) => (
            format!("“{said}” is more than a row can say."),
            "It stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::NoName => (
            "The name is missing.".to_owned(),
            "Nothing stands between the type and the figures.".to_owned(),
        ),
        Reason::AlternativeToNothing => (
            "An alternative to what?".to_owned(),
            "No row stands right above it. It is read as a row of its own, 0-1.".to_owned(),
        ),
        Reason::NothingToDismount => (
            "Who dismounts?".to_owned(),
            "No row stands right above it. The line stays as a note.".to_owned(),
        ),
        Reason::OtherGame => (
            "This line is of the other game.".to_owned(),
            "The rest of the text is a list of one game only. The line stays as a note.".to_owned(),
        ),
        Reason::TooManyRows => (
            "This row is one too many.".to_owned(),
            "A list holds 200 rows. The line stays as a note.".to_owned(),
        ),
        Reason::LooksLikeARow => (
            "This looks like a row.".to_owned(),
            "It can’t be read as one and stays as a note. Type it as in “0-6 CGP - Battle cars (*) 6 5 3 C 3 13”.".to_owned(),
        ),
        Reason::LooksLikeABasicLine => (
            "This looks like a line of units.".to_owned(),
            "Its figures can’t be read, so it stays as a note. Type it as in “2 CP(*) 8 6 2 3 Nobles - long spear”.".to_owned(),
        ),
        Reason::NoCount => (
            "How many units?".to_owned(),
            "A number from 1 on belongs before the type. It is read as 1.".to_owned(),
        ),
        Reason::BelowAnOption => (
            "Does this belong to the option above?".to_owned(),
            "It stands apart from it, so it is read as a line of the list.".to_owned(),
        ),
        Reason::LimitUnclear => (
            "This sounds like a limit.".to_owned(),
            "It says more than a limit can. It stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::SaidOtherwise => (
            "Does this hold, or what an earlier line says?".to_owned(),
            "They differ. The earlier one is judged; this one stays as a note.".to_owned(),
        ),
        Reason::WhoseTroops => (
            "Whose troops does this mean?".to_owned(),
            format!("Several sections have troops of that name. It is read for “{likely}”."),
        ),
        Reason::PriceAgainstChange(price) => (
            format!("Is the final price {price}?"),
            "Better troops cost more than before, and worse ones less. It stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::OptionUnclear => (
            "This sounds like an option.".to_owned(),
            "It isn’t clear which troops change, and how. It stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::UnknownTroops(said) => (
            "Which troops does this mean?".to_owned(),
            format!("No row goes by a name in “{said}”. The line stays as a note and isn’t judged."),
        ),
        Reason::EndOfRowAbove => (
            "Does this belong to the row above?".to_owned(),
            "If so, write it behind that row and leave this line out. Until then it is a note and isn’t judged.".to_owned(),
        ),
        Reason::Note => (
            "No option says this.".to_owned(),
            "It stays on the roster as a note and isn’t judged.".to_owned(),
        ),
        Reason::StructurePrice(structure) => (
            format!(
                "Does {} cost {}?",
                super::structure(*structure),
                structure.price()
            ),
            "The text has another price; the rules have this one.".to_owned(),
        ),
        Reason::NoStructure => (
            "Which command structure?".to_owned(),
            "The text doesn’t say. Until you do it is Poor.".to_owned(),
        ),
        Reason::NoListName => (
            "What is the list called?".to_owned(),
            "No line above the rows looks like a name.".to_owned(),
        ),
        Reason::SecondList(name) => (
            format!("A second list begins here: {name}."),
            "One list is read at a time. Save the first, then read this one.".to_owned(),
        ),
        Reason::MoreThanAHead(said) => (
            format!("What does “{said}” mean here?"),
            "The line has no place for it. It stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::DatesUnclear => (
            format!("Are the dates {likely}?"),
            "The later year stands first, or BC or AD is missing.".to_owned(),
        ),
        Reason::SecondStructure => (
            "Another command structure.".to_owned(),
            "The list has the one above. This line stays as a note and isn’t judged.".to_owned(),
        ),
        Reason::ColumnsInAnotherOrder => (
            "These columns are in another order.".to_owned(),
            "The rows were read as M, VBU, I, D, VD and points. Check their figures, or paste them in that order.".to_owned(),
        ),
        Reason::SecondVdt => (
            "Which option is the second VDT for?".to_owned(),
            "A list has one VDT, and another with its one option. The second isn’t used.".to_owned(),
        ),
    };
    (asked, why)
}

fn missing(figure: Figure, kind: TroopType) -> (String, String) {
    let code = troop_type(kind).0;
    match figure {
        Figure::Vd => (
            "A figure is missing, likely VD.".to_owned(),
            format!("One figure stands where VD and points belong. Most {code} have this VD."),
        ),
        Figure::D => (
            "The discipline is missing.".to_owned(),
            "No A, B or C stands between the figures.".to_owned(),
        ),
        Figure::Price => (
            "The price is missing.".to_owned(),
            "No figure stands behind VD. Until you type it, it is 1.".to_owned(),
        ),
        figure => (
            format!("{} is missing.", figure_name(figure)),
            "There are fewer figures than columns.".to_owned(),
        ),
    }
}

/// What stands on the button.
pub fn choice_label(label: &Label) -> String {
    match label {
        Label::Text(text) => text.clone(),
        Label::Figure(figure, value) => format!("{} {value}", figure_name(*figure)),
        Label::Numbers(min, max) => format!("{min}-{max}"),
        Label::Alternative => "Alternative".to_owned(),
        Label::KeepAsNote => "Keep as a note".to_owned(),
        Label::LeaveOut => "Leave out".to_owned(),
        Label::ThisIsTheName => "This is the name".to_owned(),
        Label::AnotherList => "Another list".to_owned(),
        Label::SameList => "Still the same list".to_owned(),
    }
}

/// How something was put right: "as VBU 3, I 1".
pub fn repair(what: &RepairKind) -> String {
    match what {
        RepairKind::ReadAs(said) | RepairKind::Split(said) => format!("as {said}"),
        RepairKind::Joined(1) => "with the line below".to_owned(),
        RepairKind::Joined(lines) => format!("with the {lines} lines below"),
        RepairKind::Answered => "as you said".to_owned(),
        RepairKind::KeptAsNote => "as a note, as you said".to_owned(),
    }
}

pub fn left_out(why: LeftOut) -> &'static str {
    match why {
        LeftOut::PageHeading => "page heading",
        LeftOut::SectionHeading => "heading",
        LeftOut::Legend => "it explains the signs",
        LeftOut::Repeated => "it stands there twice",
        LeftOut::OtherList => "it belongs to another list",
        LeftOut::ByTheUser => "as you said",
    }
}

/// What the list's own rows are called beside its allies'.
pub const MAIN_LIST: &str = "Main list";

const NOT_ANSWERED: &str = "Not answered: ";

/// The doubt of a remark that speaks of an open one.
pub fn open_doubt(remark: &str) -> Option<&str> {
    remark.strip_prefix(NOT_ANSWERED)
}

/// The list with its open doubts among the remarks, so that they aren't forgotten.
pub fn with_open_doubts(import: &Import) -> ArmyList {
    let mut list = import.list.clone();
    for line in &import.lines {
        let open = line.doubts.iter().filter(|it| it.reason != Reason::Note);
        list.provenance.remarks.extend(open.map(|it| {
            let (asked, _) = doubt(it);
            let troop = line.meanings.iter().find_map(|meaning| match meaning {
                Meaning::Row { troop, .. } | Meaning::Alternative { troop, .. } => {
                    import.list.troop(*troop)
                }
                _ => None,
            });
            let of = troop.map_or(String::new(), |troop| format!("{}, ", troop.name));
            match line.pasted.is_empty() {
                true => format!("{NOT_ANSWERED}{asked}"),
                false => format!("{NOT_ANSWERED}{asked} ({of}line {})", line.number),
            }
        }));
    }
    list
}

/// What a doubt is about, in a word or two.
pub fn about(reason: &Reason) -> String {
    let said = match reason {
        Reason::LettersInPrice { .. } => "price",
        Reason::Missing { figure, .. } | Reason::Implausible { figure, .. } => figure_name(*figure),
        Reason::TooFew { .. } | Reason::TooMany { .. } => "figures",
        Reason::NoNumbers
        | Reason::NumbersRunTogether { .. }
        | Reason::OneNumber(_)
        | Reason::OtherNumbers { .. }
        | Reason::MinimumAboveMaximum => "minimum and maximum",
        Reason::NoType | Reason::UnknownType(_) | Reason::SeveralTypes(_) => "type",
        Reason::RearPriceWithoutBrackets(_) | Reason::RearPriceAbovePrice => "rear-rank price",
        Reason::NoClass(_) | Reason::UnknownWords(_) => "weapons",
        Reason::NoName => "name",
        Reason::OptionUnclear
        | Reason::LimitUnclear
        | Reason::SaidOtherwise
        | Reason::WhoseTroops
        | Reason::PriceAgainstChange(_)
        | Reason::BelowAnOption
        | Reason::UnknownTroops(_) => "option",
        Reason::NoCount => "number of units",
        Reason::StructurePrice(_) | Reason::NoStructure | Reason::SecondStructure => {
            "command structure"
        }
        Reason::NoListName => "name of the list",
        Reason::SecondList(_) => "second list",
        Reason::MoreThanAHead(_) => "words",
        Reason::DatesUnclear => "dates",
        Reason::ColumnsInAnotherOrder => "columns",
        Reason::SecondVdt => "VDT",
        Reason::Note => "note",
        Reason::AlternativeToNothing
        | Reason::NothingToDismount
        | Reason::OtherGame
        | Reason::TooManyRows
        | Reason::EndOfRowAbove
        | Reason::SecondRow(_)
        | Reason::MoreThanARow(_)
        | Reason::LooksLikeARow
        | Reason::LooksLikeABasicLine => "row",
    };
    said.to_owned()
}

/// Whether another text for the line could settle it.
pub fn can_be_typed(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::Note | Reason::SecondList(_) | Reason::TooManyRows
    )
}
