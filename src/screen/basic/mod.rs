//! The builder of a Basic army as plain data: complete from the start, with options as the only
//! decision, the general among the units marked (*), and line-ups to change between games.

mod large;
mod options;
mod units;

pub use large::Deepen;
pub use options::{Effect, Form, OptionView, Side, Swap};
pub use units::{ArmsView, UnitGroup};

use crate::army::{Army, BasicEdit, Edit};
use crate::list::{ArmyList, BasicList};
use crate::rules::basic::basic_printed_vdt::printed;
use crate::rules::{Judgement, break_point};
use crate::text;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct BasicScreen {
    pub vdt: u32,
    pub break_point: u32,
    pub units: usize,
    /// Where the list prints another VDT or break point.
    pub printed: Option<String>,
    pub line_ups: Vec<LineUpView>,
    /// "With pikes": the name of the line-up that is fielded.
    pub fielded: String,
    pub options: Vec<OptionView>,
    /// "1 of 2 taken".
    pub taken: String,
    pub groups: Vec<UnitGroup>,
    /// "The general stands with Cavalry, the only unit marked (*)."
    pub general: String,
    /// "Basic Impetus 3.0, moves in H".
    pub measure: String,
    /// What the list says about the game, in our words.
    pub notes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LineUpView {
    pub at: usize,
    pub name: String,
    pub is_fielded: bool,
    pub field: Arc<Edit>,
}

pub fn basic_screen(
    list: &ArmyList,
    basic: &BasicList,
    army: &Army,
    judgement: &Judgement,
) -> BasicScreen {
    let edition = army.event.basic.edition;
    let groups = units::groups(list, army, judgement);
    let taken = basic.options.iter();
    let taken = taken.filter(|it| army.basic.taken(it.id).is_some()).count();
    BasicScreen {
        vdt: judgement.vdt,
        break_point: judgement.break_point,
        units: army.units().count(),
        printed: printed_otherwise(list, army, judgement.vdt),
        line_ups: line_ups(army),
        fielded: text::basic::line_up_name(army, army.basic.fielded),
        options: options::options(list, basic, army, judgement),
        taken: format!("{taken} of {} taken", basic.options.len()),
        general: units::general(list, army),
        groups,
        measure: format!(
            "Basic Impetus {}, moves in {}",
            text::basic::edition(edition),
            text::basic::measure(edition)
        ),
        notes: list.notes.clone(),
    }
}

fn printed_otherwise(list: &ArmyList, army: &Army, vdt: u32) -> Option<String> {
    let printed = printed(list, army)?;
    let (total, at) = (u32::from(printed.total), u32::from(printed.break_point));
    let with = if army.basic.options.is_empty() {
        ""
    } else {
        " with this option"
    };
    if total != vdt {
        return Some(format!(
            "The list prints VDT {total}{with}. Its units add up to {vdt}, which is used."
        ));
    }
    let half = break_point(vdt);
    (at != half).then(|| {
        format!("The list prints that the army breaks at {at}{with}. Half of {vdt} is {half}, which is used.")
    })
}

fn line_ups(army: &Army) -> Vec<LineUpView> {
    let count = army.basic.line_ups.len().max(1);
    let view = |at: usize| LineUpView {
        at,
        name: text::basic::line_up_name(army, at),
        is_fielded: at == army.basic.fielded,
        field: Arc::new(Edit::Basic(BasicEdit::FieldLineUp(at))),
    };
    (0..count).map(view).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Edition, Preset};
    use crate::rules::judge;

    fn conquistadores() -> (ArmyList, Army) {
        let file = include_bytes!("../../../lists/basic-conquistadores.json");
        let list = ArmyList::read(file, "basic-conquistadores").unwrap();
        let army = Army::new(&list, Preset::Basic.event());
        (list, army)
    }

    fn screen(list: &ArmyList, army: &Army) -> BasicScreen {
        let judgement = judge(list, &army.event, army);
        basic_screen(list, list.basic_list().unwrap(), army, &judgement)
    }

    #[test]
    fn it_begins_complete_as_printed() {
        let (list, army) = conquistadores();
        let shown = screen(&list, &army);
        assert_eq!((shown.vdt, shown.break_point, shown.units), (16, 8, 10));
        assert_eq!(shown.printed, None);
        assert_eq!(shown.taken, "0 of 1 taken");
        assert_eq!(
            shown.general,
            "The general stands with Medium cavalry, the only unit marked (*)."
        );
        let cavalry = &shown.groups[0];
        assert!(cavalry.is_led);
        assert_eq!(
            (cavalry.name.as_str(), cavalry.movement.as_str()),
            ("Medium cavalry", "3H")
        );
    }

    #[test]
    fn an_option_says_what_it_changes_and_is_taken_in_one_tap() {
        let (list, army) = conquistadores();
        let option = &screen(&list, &army).options[0];
        assert_eq!(
            option.name,
            "Piqueros instead of Perros de guerra (wardogs)"
        );
        let effects: Vec<String> = option.effects.iter().map(Effect::said).collect();
        assert_eq!(
            effects,
            [
                "VDT 16 → 18",
                "Breaks at 8 → 9",
                "Earns Die hard",
                "Loses Caltrops"
            ]
        );
        let army = option.toggle.apply(&army).unwrap();
        let shown = screen(&list, &army);
        assert_eq!((shown.vdt, shown.break_point), (18, 9));
        assert_eq!(
            shown.printed.as_deref(),
            Some("The list prints VDT 17 with this option. Its units add up to 18, which is used.")
        );
        let new: Vec<&str> = shown
            .groups
            .iter()
            .filter_map(|group| group.instead.as_deref())
            .collect();
        assert_eq!(new, ["instead of Perros de guerra (wardogs)"]);
        let back = shown.options[0].toggle.apply(&army).unwrap();
        assert_eq!(screen(&list, &back).vdt, 16);
    }

    #[test]
    fn the_older_edition_measures_in_u() {
        let (list, mut army) = conquistadores();
        army.event.basic.edition = Edition::First;
        let shown = screen(&list, &army);
        assert_eq!(shown.measure, "Basic Impetus 2008, moves in U");
        assert_eq!(shown.groups[0].movement, "10U");
    }

    #[test]
    fn line_ups_keep_their_own_options() {
        let (list, army) = conquistadores();
        let army = Edit::Basic(BasicEdit::AddLineUp("With pikes".into()))
            .apply(&army)
            .unwrap();
        let army = screen(&list, &army).options[0].toggle.apply(&army).unwrap();
        let shown = screen(&list, &army);
        let names: Vec<&str> = shown.line_ups.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Line-up 1", "With pikes"]);
        assert_eq!((shown.fielded.as_str(), shown.vdt), ("With pikes", 18));
        let army = shown.line_ups[0].field.apply(&army).unwrap();
        assert_eq!(screen(&list, &army).vdt, 16);
        let army = screen(&list, &army).line_ups[1].field.apply(&army).unwrap();
        assert_eq!(screen(&list, &army).vdt, 18);
    }

    #[test]
    fn impetuous_foot_form_a_large_unit_in_one_tap_and_split_in_another() {
        let (list, army) = conquistadores();
        let army = screen(&list, &army).options[0].toggle.apply(&army).unwrap();
        let allies = |army: &Army| {
            let shown = screen(&list, army);
            let mut groups = shown.groups.into_iter();
            groups.find(|it| it.name == "Tlaxcalan allies").unwrap()
        };
        let others = screen(&list, &army).groups;
        let offered = others.iter().filter(|it| it.deepen.is_some()).count();
        assert_eq!(offered, 1, "one unit of pikes has no second behind it");
        let form = allies(&army).deepen.unwrap();
        assert_eq!(form.label, "Form a Large Unit");
        let formed = form.edit.apply(&army).unwrap();
        let row = allies(&formed);
        assert_eq!(row.depth.as_deref(), Some("Large Unit, 2 deep"));
        assert!(judge(&list, &formed.event, &formed).legal);
        let split = row.deepen.unwrap();
        assert_eq!(split.label, "Split the Large Unit");
        assert_eq!(split.edit.apply(&formed).unwrap(), army);
    }

    #[test]
    fn line_ups_keep_their_own_large_units() {
        let (list, army) = conquistadores();
        let army = screen(&list, &army).options[0].toggle.apply(&army).unwrap();
        let large = |army: &Army| {
            let bodies = army.commands.iter().flat_map(|it| &it.bodies);
            bodies.filter(|body| body.is_large()).count()
        };
        let groups = screen(&list, &army).groups;
        let form = groups.iter().find_map(|it| it.deepen.clone()).unwrap();
        let army = form.edit.apply(&army).unwrap();
        let army = Edit::Basic(BasicEdit::AddLineUp("In line".into()))
            .apply(&army)
            .unwrap();
        let groups = screen(&list, &army).groups;
        let split = groups.iter().find_map(|it| it.deepen.clone()).unwrap();
        let army = split.edit.apply(&army).unwrap();
        assert_eq!(large(&army), 0);
        let deep = screen(&list, &army).line_ups[0].field.apply(&army).unwrap();
        assert_eq!(large(&deep), 1);
        let army = screen(&list, &deep).line_ups[1].field.apply(&deep).unwrap();
        assert_eq!(large(&army), 0);
    }
}
