//! What a player hands over at the table, as plain data and as text: the roster, the deployment
//! sheet, and the army for a chat or a forum. Pages lay these out; nothing here knows of markup
//! beyond the text formats themselves.

mod basic;
mod basic_reference;
mod clean;
mod deployment;
mod export;
mod layout;
mod lines;
mod map_scale;
mod options;
mod orders;
mod reference;
mod roster;
mod svg;
mod unit;

pub use clean::one_line;
pub use deployment::{DeployedCommand, DeploymentSheet, OrderLine, deployment_sheet};
pub use export::{Format, export, export_with_link, ranking_csv};
pub use layout::{Block, CommandPart, Density, Layout, Line, MARGIN, Measures, Paper};
pub use lines::{RankName, Remark};
pub use map_scale::MapScale;
pub use orders::{Placing, Section, WordsPlace};
pub use reference::{FireRow, Part, Reference, Term, reference};
pub use roster::{
    Allowance, ArmyFact, General, ListLine, Roster, RosterCommand, RosterFinding, RosterOptions,
    RosterWaiver, VdTrack, roster,
};
pub use svg::svg;
pub use unit::{RosterBody, RosterUnit};
