//! `muster lists`: what there is to choose from.

use crate::library::Library;
use crate::options::FINE;
use crate::table::table;
use muster::event::{SubPeriod, volume_name};
use muster::list::{ArmyList, ListIndex};
use muster::text;

pub fn run(library: &Library, json: bool) -> Result<u8, String> {
    if json {
        let index = ListIndex::of(library.all());
        outln!(
            "{}",
            serde_json::to_string_pretty(&index).map_err(|e| e.to_string())?
        );
        return Ok(FINE);
    }
    let rows: Vec<Vec<String>> = library
        .all()
        .iter()
        .map(|list| {
            vec![
                list.slug.clone(),
                list.name.clone(),
                list.dates
                    .as_ref()
                    .map_or_else(|| "-".into(), |dates| dates.text.clone()),
                periods(list),
                volume(list),
                text::game(list.game()).to_owned(),
                text::status(list.provenance.status).to_owned(),
            ]
        })
        .collect();
    let head = [
        "list",
        "name",
        "dates",
        "sub-period",
        "volume",
        "game",
        "status",
    ];
    out!("{}", table(&head, &rows));
    Ok(FINE)
}

fn periods(list: &ArmyList) -> String {
    let Some(volume) = list.volume else {
        return "unknown".into();
    };
    let periods: Vec<String> = SubPeriod::of_volume(volume)
        .map(|period| format!("{} {}", period.numeral(), period.name()))
        .collect();
    periods.join(", ")
}

fn volume(list: &ArmyList) -> String {
    match list.volume {
        None => "unknown".into(),
        Some(volume) => match volume_name(volume) {
            Some(name) => format!("{volume} {name}"),
            None => volume.to_string(),
        },
    }
}
