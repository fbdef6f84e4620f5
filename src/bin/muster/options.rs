//! What can be asked on the command line, and the exit status.

use crate::ranking::Form;
use crate::score::{Asked, Routed, TypedLosses};
use clap::{Args, Parser, Subcommand};
use muster::battle::score::System;
use muster::event::{Event, Preset};
use muster::list::TroopId;
use muster::share::Part;
use muster::solve::Style;
use std::path::PathBuf;
use std::process::ExitCode;

/// The verdict was given and every army is legal, or the question was answered.
pub const FINE: u8 = 0;
/// At least one army is illegal.
pub const ILLEGAL: u8 = 1;
/// Something couldn't be read.
pub const UNREADABLE: u8 = 2;

#[derive(Parser)]
#[command(
    name = "muster",
    version,
    about = "Judges armies for the Impetus wargame."
)]
pub struct Options {
    #[command(subcommand)]
    ask: Ask,
    /// Answer as JSON.
    #[arg(long, global = true)]
    json: bool,
    /// The folder with the army lists; without it, those that the program carries.
    #[arg(long, global = true, value_name = "FOLDER")]
    lists: Option<PathBuf>,
}

#[derive(Subcommand)]
pub enum AboutLists {
    /// Check every list of a folder. Exit status: 0 all sound, 1 one isn't, 2 one couldn't be
    /// read.
    Verify {
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
    },
}

#[derive(Subcommand)]
enum Ask {
    /// Name the army lists with period, volume and status; or check a folder of them.
    Lists {
        #[command(subcommand)]
        what: Option<AboutLists>,
    },
    /// Read a list from a text as it was printed or pasted, and write it as JSON. Doubts go to
    /// the error stream. Exit status: 0 all clear, 1 something is in doubt, 2 it is no list.
    Import {
        /// A file of text.
        file: PathBuf,
        /// The list's number; without it, one made from its name.
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
        id: Option<u16>,
    },
    /// Print a list's rows: minima and maxima as printed and as scaled, statistics, prices.
    Rows {
        /// The list's short name, such as early-sumerians, or its number.
        list: String,
        #[command(flatten)]
        event: EventArgs,
    },
    /// Judge army files and links. Exit status: 0 all legal, 1 one isn't, 2 something couldn't
    /// be read.
    Check {
        /// Army files, links, or texts with links in them, such as a mail or a CSV file.
        #[arg(required = true, value_name = "FILE OR LINK")]
        files: Vec<PathBuf>,
        #[command(flatten)]
        event: EventOverride,
    },
    /// Make links that hold whole armies, events or tournaments.
    Link {
        /// Files of armies, events or tournaments, or the names of preset events.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// The page that opens them, such as https://example.org/muster/; without it, the part
        /// from `#` on is printed.
        #[arg(long, value_name = "URL", default_value = "")]
        base: String,
        /// Send the orders and the map with the army.
        #[arg(long)]
        deployment: bool,
    },
    /// Show what is in a link: the verdict on its army, or its event.
    Open {
        link: String,
        /// Write the army or event into a new file.
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
    },
    /// Deal a legal army of a list. Exit status: 1 where there is none.
    Deal {
        /// The list's short name, such as early-sumerians, or its number.
        list: String,
        #[command(flatten)]
        event: EventArgs,
        #[command(flatten)]
        wish: WishArgs,
    },
    /// Complete an army: what is there stays, and up to three ways to finish it are proposed.
    Complete {
        /// An army's file, or a link.
        file: PathBuf,
        #[command(flatten)]
        wish: WishArgs,
    },
    /// Mend an army with the fewest changes that make it legal.
    Mend {
        /// An army's file, or a link.
        file: PathBuf,
        /// Numbers of units that stay as they are.
        #[arg(long, value_name = "UNIT", value_delimiter = ',')]
        lock: Vec<u32>,
    },
    /// Print a report of a verdict that may be wrong, to send to the maintainers: the finding,
    /// versions, a link, and the army as a test case.
    Report {
        /// An army's file or link.
        #[arg(value_name = "FILE OR LINK")]
        file: PathBuf,
        /// The rule whose finding is doubted; without it, the gravest finding.
        #[arg(long, value_name = "NAME")]
        rule: Option<String>,
        /// The page that opens the link.
        #[arg(long, value_name = "URL", default_value = "")]
        base: String,
    },
    /// Print the ranking of a tournament, with what settled each tie.
    Ranking {
        /// A tournament's file or link.
        #[arg(value_name = "FILE OR LINK")]
        file: PathBuf,
        /// Comma-separated, for a spreadsheet.
        #[arg(long, conflicts_with = "json")]
        csv: bool,
    },
    /// Score a game from its losses, with the sum behind it.
    Score {
        /// traditional, new or basic.
        #[arg(value_parser = crate::score::system)]
        system: System,
        /// VD lost and VDT of the first side, such as 9/34. A side that lost half is routed.
        #[arg(value_parser = crate::score::losses, value_name = "LOST/VDT")]
        first: TypedLosses,
        #[arg(value_parser = crate::score::losses, value_name = "LOST/VDT")]
        second: TypedLosses,
        /// Whose army was routed other than by its losses.
        #[arg(long)]
        routed: Option<Routed>,
        /// Scenario points of both, such as 2,0.
        #[arg(long, value_name = "POINTS", value_delimiter = ',')]
        scenario: Vec<u32>,
        /// What to call the two sides, such as Palmyrans,Romans.
        #[arg(long, value_delimiter = ',')]
        names: Vec<String>,
    },
    /// Explain every rule, or one.
    Rules { name: Option<String> },
    /// Write lists/index.json, lists/schema.json and public/guide.json anew.
    #[command(hide = true)]
    Generate,
}

#[derive(Args)]
pub struct EventArgs {
    /// 15mm-300, 15mm-350, 15mm-400, 15mm-500, 28mm-300, 28mm-350, friendly, great-battle, basic.
    #[arg(long, default_value = "15mm-300", value_parser = preset)]
    event: Preset,
    /// Points, for a friendly game or a great battle.
    #[arg(long)]
    points: Option<u16>,
}

#[derive(Args)]
pub struct WishArgs {
    /// balanced, many-units, elite, mounted, missiles.
    #[arg(long, value_parser = style)]
    pub style: Option<Style>,
    /// The same seed gives the same army.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Use only bases that you have, as troop=count: --own 5=8,1=2.
    #[arg(long, value_name = "TROOP=COUNT", value_delimiter = ',', value_parser = owned)]
    pub own: Vec<(TroopId, u32)>,
    /// Numbers of units that stay as they are.
    #[arg(long, value_name = "UNIT", value_delimiter = ',')]
    pub lock: Vec<u32>,
}

#[derive(Args)]
pub struct EventOverride {
    /// Judge for this event instead of the one in the file.
    #[arg(long, value_parser = preset)]
    event: Option<Preset>,
    /// Points, for a friendly game or a great battle.
    #[arg(long, requires = "event")]
    points: Option<u16>,
}

fn style(name: &str) -> Result<Style, String> {
    Style::named(name).ok_or_else(|| {
        let names: Vec<&str> = Style::ALL.iter().map(|style| style.name()).collect();
        format!("there is no such style; there are {}", names.join(", "))
    })
}

fn owned(text: &str) -> Result<(TroopId, u32), String> {
    let wrong = || format!("found {text}; expected a troop's number and a count, such as 5=8");
    let (troop, count) = text.split_once('=').ok_or_else(wrong)?;
    let troop = troop.trim().parse().map_err(|_| wrong())?;
    let count = count.trim().parse().map_err(|_| wrong())?;
    Ok((TroopId(troop), count))
}

fn preset(name: &str) -> Result<Preset, String> {
    Preset::named(name).ok_or_else(|| {
        format!(
            "there is no event of that name; there are {}",
            Preset::names()
        )
    })
}

fn event(preset: Preset, points: Option<u16>) -> Result<Event, String> {
    let mut event = preset.event();
    match (preset, points) {
        (_, None) => {}
        (Preset::Friendly | Preset::GreatBattle, Some(points)) => event.points = points,
        (preset, Some(_)) => {
            return Err(format!(
                "--points goes with friendly and great-battle; {} has its own",
                preset.name()
            ));
        }
    }
    Ok(event)
}

impl EventArgs {
    fn event(&self) -> Result<Event, String> {
        event(self.event, self.points)
    }
}

impl EventOverride {
    fn event(&self) -> Result<Option<Event>, String> {
        self.event
            .map(|preset| event(preset, self.points))
            .transpose()
    }
}

pub fn run(options: Options) -> ExitCode {
    let status = answer(&options).unwrap_or_else(|trouble| {
        eprintln!("muster: {trouble}");
        UNREADABLE
    });
    ExitCode::from(status)
}

fn answer(options: &Options) -> Result<u8, String> {
    if let Ask::Generate = options.ask {
        return crate::generate::run(options.lists.as_deref());
    }
    if let Ask::Import { file, id } = &options.ask {
        return crate::import::run(file, *id);
    }
    if let Ask::Lists {
        what: Some(AboutLists::Verify { folder }),
    } = &options.ask
    {
        return crate::verify::run(folder, options.json);
    }
    if let Ask::Rules { name } = &options.ask {
        return crate::rules::run(name.as_deref(), options.json);
    }
    if let Ask::Ranking { file, csv } = &options.ask {
        let form = match (csv, options.json) {
            (true, _) => Form::Csv,
            (false, true) => Form::Json,
            (false, false) => Form::Words,
        };
        return crate::ranking::run(file, form);
    }
    if let Ask::Score {
        system,
        first,
        second,
        routed,
        scenario,
        names,
    } = &options.ask
    {
        let asked = Asked {
            system: *system,
            first: *first,
            second: *second,
            routed: *routed,
            scenario: scenario.clone(),
            names: names.clone(),
        };
        return crate::score::run(&asked, options.json);
    }
    let library = crate::library::Library::load(options.lists.as_deref())?;
    match &options.ask {
        Ask::Lists { .. } => crate::lists::run(&library, options.json),
        Ask::Rows { list, event } => {
            crate::rows::run(&library, list, &event.event()?, options.json)
        }
        Ask::Check { files, event } => {
            crate::check::run(&library, files, event.event()?, options.json)
        }
        Ask::Link {
            files,
            base,
            deployment,
        } => {
            let part = if *deployment {
                Part::WithDeployment
            } else {
                Part::Army
            };
            crate::link::run(&library, files, base, part, options.json)
        }
        Ask::Open { link, save } => crate::open::run(&library, link, save.as_deref(), options.json),
        Ask::Deal { list, event, wish } => {
            crate::solve::deal(&library, list, &event.event()?, wish, options.json)
        }
        Ask::Complete { file, wish } => crate::solve::complete(&library, file, wish, options.json),
        Ask::Mend { file, lock } => crate::solve::mend(&library, file, lock, options.json),
        Ask::Report { file, rule, base } => {
            crate::report::run(&library, file, rule.as_deref(), base)
        }
        Ask::Import { .. }
        | Ask::Rules { .. }
        | Ask::Ranking { .. }
        | Ask::Score { .. }
        | Ask::Generate => Ok(FINE),
    }
}
