//! `muster open`: what is in a link.

use crate::given::{Given, Source};
use crate::library::Library;
use crate::options::FINE;
use crate::ranking::Form;
use crate::terminal::harmless;
use crate::verdict::Judged;
use muster::army::{Army, Deployment};
use muster::event::Event;
use muster::share::{Link, LinkError, Opened, Shared, orders_fingerprint};
use muster::text;
use serde_json::json;
use std::io::Write as _;
use std::path::Path;

pub fn run(library: &Library, text: &str, save: Option<&Path>, json: bool) -> Result<u8, String> {
    let link = Link::find(text).ok_or_else(|| LinkError::NotALink.to_string())?;
    match link.open().map_err(|error| error.to_string())? {
        Opened::Event(event) => {
            if let Some(file) = save {
                store(file, &*event)?;
            }
            show_event(&event, json)
        }
        Opened::Tournament(tournament) => {
            if let Some(file) = save {
                store(file, &*tournament)?;
            }
            let form = if json { Form::Json } else { Form::Words };
            crate::ranking::show(&tournament, form)?;
            Ok(FINE)
        }
        Opened::Army(shared) => show_army(library, link, shared, save, json),
    }
}

fn show_army(
    library: &Library,
    link: Link,
    shared: Box<Shared>,
    save: Option<&Path>,
    json: bool,
) -> Result<u8, String> {
    let (has_more, seal) = (shared.has_more, shared.seal);
    let given = Given {
        name: "from a link".to_owned(),
        army: Ok(Source::Link(link, shared)),
    };
    let judged = Judged::new(library, given, None)?;
    if let Some(file) = save {
        store(file, &judged.army)?;
    }
    let orders =
        has_orders(&judged.army).then(|| orders_fingerprint(&judged.list, &judged.army, seal));
    if json {
        print_json(&json!({
            "army": judged.army,
            "verdict": judged.as_json(),
            "orders": orders.map(|orders| orders.to_string()),
            "has_more": has_more,
        }))?;
    } else {
        out!("{}", harmless(&judged.said()));
        if let Some(orders) = orders {
            outln!("  fingerprint of the orders {orders}");
        }
        if has_more {
            outln!("  The link holds more, which a newer Muster would show.");
        }
    }
    Ok(judged.status())
}

fn has_orders(army: &Army) -> bool {
    army.deployment != Deployment::default()
}

fn show_event(event: &Event, json: bool) -> Result<u8, String> {
    if json {
        print_json(&json!({ "event": event }))?;
        return Ok(FINE);
    }
    let said = format!(
        "Event: {}\n  {}, {}, {} points, {}, table {} by {} cm\n",
        event.name,
        text::game(event.game),
        text::setting(event.setting),
        event.points,
        text::scale(event.scale),
        event.table.width,
        event.table.depth
    );
    out!("{}", harmless(&said));
    Ok(FINE)
}

/// Into a new file: what is there already is somebody's army.
fn store(file: &Path, what: &impl serde::Serialize) -> Result<(), String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", file.display());
    let json = serde_json::to_string_pretty(what).map_err(|error| error.to_string())?;
    let mut opened = std::fs::File::create_new(file).map_err(trouble)?;
    opened.write_all(json.as_bytes()).map_err(trouble)
}

fn print_json(answer: &serde_json::Value) -> Result<(), String> {
    outln!(
        "{}",
        serde_json::to_string_pretty(answer).map_err(|error| error.to_string())?
    );
    Ok(())
}
