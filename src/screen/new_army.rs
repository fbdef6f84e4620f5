//! The page for a new army as plain data: which lists an event admits, and why not the others.

use crate::army::{Army, CommandStructure};
use crate::event::{Event, RuleSet, volume_name};
use crate::list::{ArmyList, FORMAT, IndexEntry, PointsList, Provenance, Status, Troops};
use crate::rules::{Grade, RuleName, judge};
use crate::text::{self, Names, say};

/// What an event says of a list before an army is drawn from it. Nothing is forbidden: a player
/// may begin all the same, and the builder says the same again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admission {
    Admitted,
    /// A list that isn't the publisher's, for a game among friends.
    Practice(String),
    /// Not at this event, and why.
    Refused(String),
}

/// The rules that look at the list and not at what is drawn from it.
const ABOUT_LISTS: [RuleName; 3] = [RuleName::SameGame, RuleName::OfficialList, RuleName::Period];

/// Judges an empty army of this list by the rules that look at the list alone.
pub fn admission(entry: &IndexEntry, event: &Event) -> Admission {
    let list = outline(entry);
    let army = Army::new(&list, event.clone());
    let judgement = judge(&list, event, &army);
    let names = Names {
        list: &list,
        army: &army,
    };
    let mut against = judgement
        .findings
        .iter()
        .filter(|finding| finding.grade == Grade::Illegal && ABOUT_LISTS.contains(&finding.rule));
    let is_for_friends = matches!(entry.status, Status::Reconstructed | Status::House);
    match against.next() {
        None => Admission::Admitted,
        Some(_) if is_for_friends || entry.id.is_own() => Admission::Practice(format!(
            "{} takes lists from the publisher only, so this starts a friendly game.",
            event.name
        )),
        Some(finding) => Admission::Refused(say(finding, names).to_string()),
    }
}

/// The list without its troops, as far as the index knows it.
fn outline(entry: &IndexEntry) -> ArmyList {
    ArmyList {
        format: FORMAT,
        id: entry.id,
        slug: entry.slug.clone(),
        name: entry.name.clone(),
        revision: entry.revision,
        dates: entry.dates.clone(),
        volume: entry.volume,
        provenance: Provenance {
            status: entry.status,
            sources: Vec::new(),
            date: None,
            remarks: Vec::new(),
            replaced_by: None,
        },
        notes: Vec::new(),
        troops: match entry.game {
            RuleSet::Impetus => {
                Troops::Impetus(Box::new(PointsList::new(vec![CommandStructure::Poor])))
            }
            RuleSet::Basic => Troops::Basic(Box::default()),
        },
        history: Vec::new(),
    }
}

/// What an entry says below its name.
pub fn about(entry: &IndexEntry) -> String {
    let mut parts = Vec::new();
    parts.extend(entry.dates.as_ref().map(|dates| dates.text.clone()));
    if let Some(volume) = entry.volume {
        let name = volume_name(volume).unwrap_or_default();
        parts.push(format!("volume {volume}, {name}"));
    }
    if entry.game == RuleSet::Basic {
        parts.push(text::game(entry.game).to_owned());
    }
    parts.push(text::list_status(entry.status).to_owned());
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Preset, SubPeriod};
    use crate::list::ListId;

    fn entry(volume: u8, status: Status) -> IndexEntry {
        IndexEntry {
            id: ListId(1),
            slug: "x".into(),
            name: "X".into(),
            game: RuleSet::Impetus,
            dates: None,
            volume: Some(volume),
            status,
            revision: 1,
        }
    }

    #[test]
    fn a_practice_list_is_for_friends() {
        let romans = entry(5, Status::Reconstructed);
        let event = Preset::Mm15At300.event();
        let Admission::Practice(why) = admission(&romans, &event) else {
            panic!("admitted");
        };
        assert!(why.starts_with("15mm, 300 points"), "{why}");
        let friendly = event.as_friendly();
        assert_eq!(friendly.points, 300);
        assert_eq!(admission(&romans, &friendly), Admission::Admitted);
        assert!(about(&romans).ends_with("practice list, figures not from the publisher"));
    }

    #[test]
    fn an_event_says_which_lists_it_doesnt_admit() {
        let mut event = Preset::Mm15At300.event();
        let aztecs = entry(31, Status::Beta);
        assert_eq!(admission(&aztecs, &event), Admission::Admitted);
        event.periods = vec![SubPeriod::I];
        assert!(matches!(admission(&aztecs, &event), Admission::Refused(_)));
        assert_eq!(
            admission(&entry(1, Status::Beta), &event),
            Admission::Admitted
        );
        // A house list isn't for this event either, but friends may play it.
        let house = entry(1, Status::House);
        assert!(matches!(admission(&house, &event), Admission::Practice(_)));
        assert_eq!(admission(&house, &event.as_friendly()), Admission::Admitted);
    }
}
