//! A unit's card: its figures with what each means, its rules, then what can be done with it, each
//! with its price and, where a rule is against it, the reason.

use super::menu::{GeneralChoice, Menu, MenuGroup, MenuItem, copy_of, general_choice, unit_menu};
use crate::army::{Army, Edit, UnitId};
use crate::list::{ArmyList, TroopType};
use crate::rules::{Finding, GeneralsFact, Judgement, RuleName, UnitFigures, judge};
use crate::text::glossary::{GlossaryEntry, figures, trait_term, troop_type_term, weapon_term};
use crate::text::{self, Names};

#[derive(Clone, Debug, PartialEq)]
pub struct UnitCard {
    pub kind: Option<TroopType>,
    pub title: String,
    /// "Heavy foot (FP) · Command 1".
    pub subtitle: String,
    /// The figure, its name, and what it means.
    pub figures: Vec<(String, &'static str, String)>,
    /// The type, the weapons, the special rules.
    pub rules: Vec<GlossaryEntry>,
    pub general: GeneralChoice,
    pub groups: Vec<MenuGroup>,
    pub one_more: MenuItem,
    pub remove: MenuItem,
}

/// None once the unit is gone.
pub fn unit_card(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    id: UnitId,
) -> Option<UnitCard> {
    let names = Names { list, army };
    let figures_of = judgement.units.iter().find(|figures| figures.id == id)?;
    let command = army.command_of(id)?;
    let Menu { title, mut groups } = unit_menu(list, army, id)?;
    let mut general = general_choice(list, army, id)?;
    let levels = general.levels.iter_mut().map(|choice| &mut choice.item);
    let leads = general.leads.iter_mut();
    let options = groups.iter_mut().flat_map(|group| &mut group.items);
    for item in levels.chain(leads).chain(options) {
        weigh(list, army, judgement, id, item);
    }
    // What isn't allowed stays in the list, below what is.
    general
        .levels
        .sort_by_cached_key(|choice| choice.item.reason.is_some());
    let mut one_more = MenuItem::act("One more", copy_of(army, id)?);
    let mut remove = MenuItem::act("Remove", Edit::RemoveUnit(id));
    weigh(list, army, judgement, id, &mut one_more);
    weigh(list, army, judgement, id, &mut remove);
    let kind = figures_of.kind.map(troop_type_term);
    let place = names.command(command.id);
    Some(UnitCard {
        kind: figures_of.kind,
        title,
        subtitle: match &kind {
            Some(kind) => format!("{} · {place}", kind.term),
            None => place,
        },
        figures: meanings(figures_of),
        rules: kind
            .into_iter()
            .chain(figures_of.weapons.iter().map(|weapon| weapon_term(*weapon)))
            .chain(figures_of.traits.iter().map(|name| trait_term(*name)))
            .collect(),
        general,
        groups,
        one_more,
        remove,
    })
}

fn meanings(of: &UnitFigures) -> Vec<(String, &'static str, String)> {
    let Some(stats) = of.stats else {
        return Vec::new();
    };
    let values = [
        stats.m.to_string(),
        stats.vbu.to_string(),
        stats.i.to_string(),
        stats
            .d
            .map_or("–".to_owned(), |d| text::discipline(d).to_owned()),
        of.vd.to_string(),
    ];
    let meanings = figures(&stats).into_iter();
    values
        .into_iter()
        .zip(meanings)
        .map(|(value, (name, meaning))| (value, name, meaning))
        .collect()
}

/// What an item costs, and which rule about generals it would break.
fn weigh(list: &ArmyList, army: &Army, before: &Judgement, id: UnitId, item: &mut MenuItem) {
    let Ok(after) = item.edit.apply(army) else {
        return;
    };
    let then = judge(list, &after.event, &after);
    item.price = then.points - before.points;
    let is_new = |finding: &&Finding| {
        !before.findings.iter().any(|old| old.is_same_fault(finding))
            && finding.subjects.contains(&crate::rules::Subject::Unit(id))
    };
    item.reason = then.findings.iter().filter(is_new).find_map(reason);
}

fn reason(finding: &Finding) -> Option<&'static str> {
    use crate::rules::Fact::Generals;
    Some(match (finding.rule, &finding.fact) {
        (_, Generals(GeneralsFact::NotASeatForCic)) => "This unit may hold a sub-general only",
        (RuleName::GeneralSeat, _) => "This unit can't hold a general",
        (RuleName::GeniusIsCic, _) => "For the C-in-C only",
        (RuleName::NoCowards, _) => "Not in tournaments",
        (RuleName::AlliedGeneral, _) => "Not for an ally",
        (RuleName::OneWeakGeneral, _) => "Only one weak general under this C-in-C",
        _ => return None,
    })
}
