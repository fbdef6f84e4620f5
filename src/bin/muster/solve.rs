//! `muster deal`, `muster complete` and `muster mend`.

use crate::given::given;
use crate::library::Library;
use crate::options::{FINE, ILLEGAL, WishArgs};
use crate::terminal::harmless;
use muster::army::{Army, UnitId};
use muster::event::{Event, RuleSet};
use muster::list::{ArmyList, TroopId};
use muster::solve::{self, Answer, Proposal, Reply, Wish};
use muster::text::{self, Names, say_impossible, say_proposal};
use pollster::block_on;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;

pub fn deal(
    library: &Library,
    name: &str,
    event: &Event,
    choice: &WishArgs,
    json: bool,
) -> Result<u8, String> {
    let list = library.named(name)?;
    let blank = solve::blank(list, event);
    wished(choice, |wish| {
        show(
            list,
            &blank,
            &block_on(solve::deal(list, event, wish)),
            json,
        )
    })
}

pub fn complete(
    library: &Library,
    file: &Path,
    choice: &WishArgs,
    json: bool,
) -> Result<u8, String> {
    let (list, army) = drawn(library, file, &choice.lock)?;
    wished(choice, |wish| {
        let reply = block_on(solve::complete(&list, &army, wish));
        show(&list, &army, &reply, json)
    })
}

pub fn mend(library: &Library, file: &Path, lock: &[u32], json: bool) -> Result<u8, String> {
    let (list, army) = drawn(library, file, lock)?;
    let reply = block_on(solve::mend(&list, &army, &Wish::default()));
    show(&list, &army, &reply, json)
}

fn wished<T>(choice: &WishArgs, ask: impl FnOnce(&Wish<'_>) -> T) -> T {
    let owned: BTreeMap<TroopId, u32> = choice.own.iter().copied().collect();
    ask(&Wish {
        style: choice.style,
        seed: choice.seed,
        owned: (!owned.is_empty()).then_some(&owned),
        ..Wish::default()
    })
}

/// The army of a file or link with its list, and these units locked besides.
fn drawn<'l>(
    library: &'l Library,
    file: &Path,
    lock: &[u32],
) -> Result<(Cow<'l, ArmyList>, Army), String> {
    let mut all = given(file).into_iter();
    let first = all.next().ok_or("there is no army in it")?;
    let source = first.army?;
    let mut army = source.army().clone();
    army.locked.extend(lock.iter().copied().map(UnitId));
    let list = source.list(library).ok_or_else(|| {
        format!(
            "{}, at list.id: there is no list {} ({:?})",
            first.name, army.list.id, army.list.name
        )
    })?;
    Ok((list, army))
}

fn show(list: &ArmyList, before: &Army, reply: &Reply, json: bool) -> Result<u8, String> {
    let names = Names { list, army: before };
    let (answer, status) = match &reply.answer {
        Answer::Proposals(all) => {
            let proposals = all.iter();
            let proposals: Vec<Value> = proposals.map(|it| as_json(list, before, it)).collect();
            (json!({ "proposals": proposals }), FINE)
        }
        Answer::Impossible(why) => {
            let said = say_impossible(why, names);
            let answer = json!({
                "proposals": [],
                "headline": said.headline,
                "detail": said.detail,
                "demands": why.demands,
                "bill": why.bill,
                "cost": why.cost(),
            });
            (answer, ILLEGAL)
        }
    };
    if json {
        let text = serde_json::to_string_pretty(&answer).map_err(|error| error.to_string())?;
        outln!("{text}");
        return Ok(status);
    }
    match &reply.answer {
        Answer::Proposals(all) => {
            for proposal in all {
                out!("{}", harmless(&said(list, before, proposal)));
            }
        }
        Answer::Impossible(why) => outln!("{}", harmless(&say_impossible(why, names).to_string())),
    }
    Ok(status)
}

fn said(list: &ArmyList, before: &Army, proposal: &Proposal) -> String {
    let army = &proposal.army;
    let spent = text::points_of_limit(list.game(), proposal.points, army.event.points);
    let mut said = format!(
        "legal: {}, {}: {}{}, VDT {}, breaks at {}\n",
        army.name,
        army.event.name,
        spent.map_or_else(String::new, |spent| format!("{spent}, ")),
        text::sheet::units(army.units().count()),
        proposal.vdt,
        proposal.break_point
    );
    let names = Names { list, army };
    let has_commands = list.game() == RuleSet::Impetus;
    for command in proposal.commands.iter().filter(|_| has_commands) {
        said.push_str(&format!(
            "  {}: {}, {} points, {} VD, {}\n",
            names.command(command.id),
            text::sheet::units(command.units as usize),
            command.points,
            command.vd,
            text::share(command.share)
        ));
    }
    let lines = say_proposal(list, before, proposal);
    if lines.is_empty() {
        said.push_str("  Nothing to change.\n");
    }
    for line in lines {
        said.push_str(&format!("  {line}\n"));
    }
    said
}

fn as_json(list: &ArmyList, before: &Army, proposal: &Proposal) -> Value {
    json!({
        "army": proposal.army,
        "points": proposal.points,
        "vdt": proposal.vdt,
        "break_point": proposal.break_point,
        "commands": proposal.commands,
        "changes": proposal.changes,
        "count": proposal.count_changes(),
        "said": say_proposal(list, before, proposal),
    })
}
