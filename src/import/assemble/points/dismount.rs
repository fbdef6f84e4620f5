//! Sentences that say who gets off a horse, and as what.

use super::super::super::Reason;
use super::super::super::row::{Noticed, Place, points_row};
use super::super::super::troops::{Named, mentioned};
use super::options::MOST_SECTIONS;
use super::{Builder, on_foot};
use crate::list::{Dismount, Troop, TroopId, TroopType};

impl Builder {
    /// "Knights can dismount as FP - Knights on foot 5 6 2 B 2", away from their row. Words beside the
    /// names may be a condition or a limit: the format can't say either.
    pub(super) fn on_foot_by_name(
        &mut self,
        text: &str,
        section: usize,
    ) -> Option<Result<Vec<TroopId>, Reason>> {
        const BESIDE_NAMES: &[&str] =
            &["the all any each every unit units of deployed and or i gli le e o"];
        let at = [
            " can dismount as ",
            " may dismount as ",
            " possono smontare come ",
        ]
        .iter()
        .find_map(|verb| text.find(verb))?;
        let who = text.get(..at)?;
        let own = self.named.get(section).into_iter();
        let others = (0..self.named.len()).filter(|other| *other != section);
        let others = others.take(MOST_SECTIONS);
        let mut found = own
            .chain(others.filter_map(|other| self.named.get(other)))
            .map(|troops| (mentioned(who, troops), troops))
            .filter(|(said, _)| !said.troops.is_empty());
        let (said, troops) = found.next()?;
        let foot = text.get(at + 1..)?;
        let on_foot = match points_row(foot) {
            Some(read) => (read.place == Place::OnFoot && read.noticed == Noticed::default())
                .then(|| on_foot(&read, "")),
            None => Some(self.same_on_foot(foot, troops)?),
        };
        if section != 0 && found.next().is_some() {
            return Some(Err(Reason::OptionUnclear));
        }
        let is_plain = said.numbers().is_empty()
            && !said.has_more_than(BESIDE_NAMES)
            && !who.contains(|it: char| !it.is_alphanumeric() && !" -,&()".contains(it));
        let (Some(on_foot), true) = (on_foot, is_plain) else {
            return Some(Err(Reason::OptionUnclear));
        };
        let contingents = self.list.contingents.iter_mut();
        let rows = contingents.flat_map(|it| &mut it.rows);
        let rows = self.list.rows.iter_mut().chain(rows);
        let mut troops: Vec<_> = rows
            .flat_map(|row| &mut row.troops)
            .filter(|it| said.troops.contains(&it.id))
            .collect();
        let called = |troop: &Troop| match on_foot.name.is_empty() {
            true => Dismount {
                name: troop.name.clone(),
                ..on_foot.clone()
            },
            false => on_foot.clone(),
        };
        if troops.iter().any(|it| has_other_profile(it, &called(it))) {
            return Some(Err(Reason::SaidOtherwise));
        }
        for troop in &mut troops {
            troop.dismount = Some(called(troop));
        }
        Some(Ok(said.troops))
    }

    /// "… can dismount as Spearmen", who have a row.
    fn same_on_foot(&self, verb_and_name: &str, troops: &[Named<TroopId>]) -> Option<Dismount> {
        let name = [" as ", " come "]
            .iter()
            .find_map(|as_| verb_and_name.split_once(as_))?
            .1;
        let said = mentioned(name, troops);
        let is_plain = name
            .chars()
            .all(|it| it.is_alphanumeric() || matches!(it, ' ' | '.' | '-'));
        let [id] = said.troops[..] else {
            return None;
        };
        let troop = self.list.troops().find(|troop| troop.id == id)?;
        let is_foot = matches!(
            troop.kind,
            TroopType::Fp | TroopType::Fl | TroopType::T | TroopType::S
        );
        (is_plain && is_foot && said.others.is_empty() && troop.arms.is_empty()).then(|| Dismount {
            name: troop.name.clone(),
            kind: troop.kind,
            stats: troop.stats,
            weapons: troop.weapons.clone(),
            traits: troop.traits.clone(),
            ours: Vec::new(),
        })
    }
}

/// Whether the troop becomes something else on foot already.
pub(super) fn has_other_profile(troop: &Troop, on_foot: &Dismount) -> bool {
    let before = troop.dismount.as_ref();
    before.is_some_and(|before| before != on_foot)
}
