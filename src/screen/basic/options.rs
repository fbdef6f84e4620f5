//! Options: what is given up, what is had for it, and what that changes.

use crate::army::{Army, BasicEdit, Edit, TakenOption};
use crate::battle::ace::{Ace, AceVerdict, ace_units, standings};
use crate::list::{ArmyList, BasicList, BasicOption, TakenUnit, TroopId, TroopType};
use crate::rules::{Judgement, judge};
use crate::solve::forms;
use crate::text;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct OptionView {
    /// "Piqueros instead of Wardogs".
    pub name: String,
    pub is_taken: bool,
    /// Units given up with those had for them, as they are chosen now.
    pub swap: Swap,
    /// Takes it, or gives it back.
    pub toggle: Arc<Edit>,
    /// What taking it changes, or has changed.
    pub effects: Vec<Effect>,
    /// The ways in which it can be taken, where there are several.
    pub forms: Vec<Form>,
    /// Why it can't be taken beside the others, where it can't.
    pub barred: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Swap {
    pub from: Vec<Side>,
    pub to: Vec<Side>,
}

/// One kind of troops in a swap.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    pub kind: Option<TroopType>,
    /// "2 Skirmishers".
    pub name: String,
    /// "VBU 2 · I 0 · VD 1 · sling".
    pub figures: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// "Carroccio wagon instead of Nobles".
    pub name: String,
    pub is_taken: bool,
    pub take: Arc<Edit>,
}

/// What an option changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Figure {
        of: &'static str,
        before: u32,
        after: u32,
    },
    Earns(Ace),
    Loses(Ace),
}

impl Effect {
    pub fn said(&self) -> String {
        match self {
            Effect::Figure { of, before, after } => format!("{of} {before} → {after}"),
            Effect::Earns(ace) => format!("Earns {}", text::ace::name(*ace)),
            Effect::Loses(ace) => format!("Loses {}", text::ace::name(*ace)),
        }
    }
}

pub fn options(
    list: &ArmyList,
    basic: &BasicList,
    army: &Army,
    judgement: &Judgement,
) -> Vec<OptionView> {
    let view = |option: &BasicOption| {
        let taken = army.basic.taken(option.id).copied();
        let chosen = taken.unwrap_or(TakenOption::new(option.id));
        let toggle = match taken {
            Some(_) => BasicEdit::drop(basic, army, option.id),
            None => BasicEdit::take(basic, army, chosen),
        };
        let other = toggle.apply(army).ok();
        let other = other.map(|other| {
            let verdict = judge(list, &other.event, &other);
            (other, verdict)
        });
        let (effects, barred) = match &other {
            None => (Vec::new(), None),
            Some((other, verdict)) => {
                let (without, with) = match taken {
                    Some(_) => ((other, verdict), (army, judgement)),
                    None => ((army, judgement), (other, verdict)),
                };
                (effects(without, with), barred(judgement, verdict))
            }
        };
        OptionView {
            name: text::basic::option_name(list, option.id),
            is_taken: taken.is_some(),
            swap: swap(list, option, chosen),
            toggle: Arc::new(toggle),
            effects,
            forms: ways(list, basic, army, option, taken),
            barred,
        }
    };
    basic.options.iter().map(view).collect()
}

fn barred(now: &Judgement, then: &Judgement) -> Option<String> {
    (now.legal && !then.legal)
        .then(|| "Another option that is taken gives up the same units.".to_owned())
}

fn effects(without: (&Army, &Judgement), with: (&Army, &Judgement)) -> Vec<Effect> {
    let figures = [
        ("VDT", without.1.vdt, with.1.vdt),
        ("Breaks at", without.1.break_point, with.1.break_point),
        (
            "Units",
            without.1.units.len() as u32,
            with.1.units.len() as u32,
        ),
    ];
    let differ = figures
        .into_iter()
        .filter(|(_, before, after)| before != after);
    let mut effects: Vec<Effect> = differ
        .map(|(of, before, after)| Effect::Figure { of, before, after })
        .collect();
    if !with.0.event.basic.aces {
        return effects;
    }
    let earned = |(army, judgement): (&Army, &Judgement)| -> Vec<Ace> {
        let standings = standings(&ace_units(army, &judgement.units)).into_iter();
        let earned = standings.filter(|it| it.verdict() == AceVerdict::Earned);
        earned.map(|it| it.ace).collect()
    };
    let (before, after) = (earned(without), earned(with));
    let new = after.iter().filter(|ace| !before.contains(ace));
    effects.extend(new.map(|ace| Effect::Earns(*ace)));
    let lost = before.iter().filter(|ace| !after.contains(ace));
    effects.extend(lost.map(|ace| Effect::Loses(*ace)));
    effects
}

fn ways(
    list: &ArmyList,
    basic: &BasicList,
    army: &Army,
    option: &BasicOption,
    taken: Option<TakenOption>,
) -> Vec<Form> {
    let forms = forms(basic, option);
    if forms.len() < 2 {
        return Vec::new();
    }
    let form = |form: TakenOption| Form {
        name: form_name(list, basic, option, form),
        is_taken: taken == Some(form),
        take: Arc::new(BasicEdit::take(basic, army, form)),
    };
    forms.into_iter().map(form).collect()
}

fn form_name(
    list: &ArmyList,
    basic: &BasicList,
    option: &BasicOption,
    form: TakenOption,
) -> String {
    if let Some(change) = option.changes.iter().find(|change| change.count.is_none()) {
        let line = basic.lines.iter().find(|line| line.id == change.line);
        let all = line.map_or(0, |line| line.count);
        return format!("{} of {all}", form.many.unwrap_or(all));
    }
    let taken = text::basic::taken(list, option, usize::from(form.take));
    match option.give_one_of.get(usize::from(form.give)) {
        Some(bundle) => format!("{taken} for {}", text::basic::given(list, bundle)),
        None => taken,
    }
}

fn swap(list: &ArmyList, option: &BasicOption, chosen: TakenOption) -> Swap {
    let given = option.give_one_of.get(usize::from(chosen.give));
    let given = given.into_iter().flatten();
    let mut from: Vec<Side> = given
        .map(|it| side(list, BasicList::line_troop(it.line), it.count, None))
        .collect();
    let bundle = usize::from(chosen.take);
    let taken = option.take_one_of.get(bundle).into_iter().flatten();
    let mut to: Vec<Side> = taken
        .enumerate()
        .map(|(p, part)| {
            let troop = match part.what {
                TakenUnit::Line(line) => BasicList::line_troop(line),
                TakenUnit::Unit(_) => BasicList::taken_troop(option.id, bundle, p),
            };
            side(list, troop, part.count, None)
        })
        .collect();
    for (n, change) in option.changes.iter().enumerate() {
        let troop = BasicList::line_troop(change.line);
        let line = list.basic_list().and_then(|basic| {
            let mut lines = basic.lines.iter();
            lines.find(|line| line.id == change.line)
        });
        let all = line.map_or(1, |line| line.count);
        let count = change.count.or(chosen.many).unwrap_or(all).min(all);
        let upgrade = list.upgrade(BasicList::change_upgrade(option.id, n));
        let becomes =
            upgrade.and_then(|upgrade| Some((upgrade.becomes.name.clone(), upgrade.becomes.vbu?)));
        from.push(side(list, troop, count, None));
        to.push(side(list, troop, count, becomes));
    }
    Swap { from, to }
}

fn side(list: &ArmyList, id: TroopId, count: u16, becomes: Option<(Option<String>, u8)>) -> Side {
    let Some(troop) = list.troop(id) else {
        return Side {
            kind: None,
            name: String::new(),
            figures: String::new(),
        };
    };
    let (name, vbu) = match becomes {
        Some((name, vbu)) => (name.unwrap_or_else(|| troop.name.clone()), vbu),
        None => (troop.name.clone(), troop.stats.vbu),
    };
    let armed: Vec<&str> = troop.weapons.iter().map(|it| text::weapon(*it)).collect();
    let mut figures = vec![
        format!("VBU {vbu}"),
        format!("I {}", troop.stats.i),
        format!("VD {}", troop.stats.vd),
    ];
    figures.extend(armed.into_iter().map(str::to_owned));
    Side {
        kind: Some(troop.kind),
        name: match count {
            1 => name,
            count => format!("{count} × {name}"),
        },
        figures: figures.join(" · "),
    }
}
