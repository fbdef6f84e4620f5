//! The pages, a file each.

mod army;
mod builder;
mod compare;
mod deployment;
mod event;
mod home;
mod list;
mod lists;
mod map;
mod new;
mod opened;
mod roster;
mod rules;
mod settings;
mod share;
mod umpire;
mod unknown;

use super::dom::El;
use super::lazy::{self, Links, Pages, Paper, Part, Stored};
use super::navigate;
use super::shelf::shelf;
use super::storage::Trouble;
use crate::route::Route;

/// The page at this address: at once where it is needed to build an army, else when it is here.
pub fn draw(route: &Route) -> Vec<El> {
    let part: Part = match route {
        Route::Home => return home::draw(),
        Route::New => return new::draw(None),
        Route::NewFor(place) => return new::draw(Some(*place)),
        Route::Army(key) => return army::draw(key),
        Route::Lists => Pages::Lists.into(),
        Route::List(slug) => Pages::List(slug.clone()).into(),
        Route::Rules(open) => Pages::Rules(*open).into(),
        Route::Compare(before, after) => Pages::Compare(before.clone(), after.clone()).into(),
        Route::Settings => Pages::Settings.into(),
        Route::Unknown(path) => Pages::Unknown(path.clone()).into(),
        Route::Roster(key) => Paper::Roster(key.clone()).into(),
        Route::Sheet(key) => Paper::Sheet(key.clone()).into(),
        Route::Map(key) => Paper::Map(key.clone()).into(),
        Route::Share(key) => Links::Share(key.clone()).into(),
        Route::SharedArmy(payload) => Links::Army(payload.clone()).into(),
        Route::SharedEvent(payload) => Links::Event(payload.clone()).into(),
        Route::Event => Links::Organise.into(),
        Route::Umpire(payload) => Links::Umpire(payload.clone()).into(),
    };
    vec![lazy::part(part)]
}

// What comes when it is wanted; called by `lazy` alone, each from a file of its own.

pub fn draw_pages(part: Pages) -> Vec<El> {
    match part {
        Pages::Lists => lists::draw(),
        Pages::List(slug) => list::draw(slug),
        Pages::Rules(open) => rules::draw(open),
        Pages::Compare(before, after) => compare::draw(&before, &after),
        Pages::Settings => settings::draw(),
        Pages::Unknown(path) => unknown::draw(&path),
        Pages::Export(bench) => builder::export(bench),
        Pages::Event(bench, open) => builder::event(bench, open),
        Pages::Changes(bench) => compare::versions(bench),
    }
}

pub fn draw_paper(part: Paper) -> Vec<El> {
    match part {
        Paper::Roster(key) => roster::draw(&key),
        Paper::Sheet(key) => deployment::draw(&key),
        Paper::Map(key) => map::draw(&key),
    }
}

pub fn draw_links(part: Links) -> Vec<El> {
    match part {
        Links::Share(key) => share::draw(&key),
        Links::Army(payload) => opened::army(&payload),
        Links::Event(payload) => opened::event(&payload),
        Links::Organise => event::draw(),
        Links::Umpire(payload) => umpire::draw(payload),
    }
}

pub fn draw_stored(part: Stored) -> Vec<El> {
    let trouble = shelf().trouble;
    if trouble.get_untracked() == Some(Trouble::Unfetched) {
        trouble.set(None);
    }
    match part {
        Stored::Army(key) => return army::draw_stored(&key),
        Stored::New(place) => return new::draw_with_kept(place),
        // The reader has gone on.
        Stored::Copy(_, page) if page.try_get_value().is_none() => {}
        Stored::Copy(summary, _) => {
            if let Some(key) = shelf().duplicate(&summary) {
                navigate::go(&Route::Army(key));
            }
        }
        Stored::News => shelf().hear_next(),
    }
    Vec::new()
}
