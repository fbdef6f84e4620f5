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
use super::lazy::{self, Part};
use super::rulebook;
use crate::route::Route;
use crate::rules::RULES;

/// The page at this address: at once where it is needed to build an army, else when it is here.
pub fn draw(route: Route) -> Vec<El> {
    match route {
        Route::Home => home::draw(),
        Route::New => new::draw(None),
        Route::NewFor(place) => new::draw(Some(place)),
        Route::Army(key) => army::draw(&key),
        other => vec![lazy::part(Part::Page(other))],
    }
}

/// What comes when it is wanted; called by `lazy` alone.
pub fn draw_part(part: Part) -> Vec<El> {
    match part {
        Part::Page(route) => draw_page(route),
        Part::Export(bench) => builder::export(bench),
        Part::Event(bench, open) => builder::event(bench, open),
        Part::Changes(bench) => compare::versions(bench),
        Part::ArmyWithMap(key) => {
            rulebook::complete(&RULES);
            army::draw(&key)
        }
        Part::AllRules(then) => {
            rulebook::complete(&RULES);
            then();
            Vec::new()
        }
    }
}

fn draw_page(route: Route) -> Vec<El> {
    match route {
        Route::Roster(key) => roster::draw(&key),
        Route::Sheet(key) => deployment::draw(&key),
        Route::Map(key) => {
            rulebook::complete(&RULES);
            map::draw(&key)
        }
        Route::Lists => lists::draw(),
        Route::List(slug) => list::draw(slug),
        Route::Rules(open) => rules::draw(open),
        Route::Compare(before, after) => compare::draw(&before, &after),
        Route::Settings => settings::draw(),
        Route::Share(key) => share::draw(&key),
        Route::SharedArmy(payload) => opened::army(&payload),
        Route::SharedEvent(payload) => opened::event(&payload),
        Route::Event => event::draw(),
        Route::Umpire(payload) => umpire::draw(payload),
        Route::Unknown(path) => unknown::draw(&path),
        // These are drawn at once.
        Route::Home | Route::New | Route::NewFor(_) | Route::Army(_) => Vec::new(),
    }
}
