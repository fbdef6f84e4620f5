//! Setting the table in words: control of the battlefield, terrain, the order of deployment.
//! Advanced Impetus 1.7: Exploration points, Terrain, Deployment.

use super::{command_name, side_name};
use crate::battle::game::{Control, Game, SideId, Step};
use crate::event::{RuleSet, Scale};

pub fn control(game: &Game, control: Control) -> String {
    let name = |side| side_name(game, side);
    if game.rules == RuleSet::Basic {
        return match control {
            Control::Open => "Both roll 2d6 and add their mounted units.".to_owned(),
            Control::Tie => "A tie. The text says nothing of one: roll again, or agree.".to_owned(),
            Control::Total(side) | Control::Points(side) => format!(
                "Attacker: {}. Defender, with less: {}.",
                name(side),
                name(side.other())
            ),
        };
    }
    match control {
        Control::Open => "Both roll 2d6 and add their exploration points.".to_owned(),
        Control::Tie => "A tie, and the same points: both roll again.".to_owned(),
        Control::Total(side) => format!(
            "Major control of the battlefield: {}, by the higher total.",
            name(side)
        ),
        Control::Points(side) => format!(
            "A tie. Major control of the battlefield: {}, by more exploration points.",
            name(side)
        ),
    }
}

/// Where the scenario doesn't say otherwise.
pub const BASIC_PLACING: [(&str, &str); 2] = [
    (
        "Defender",
        "2 to 4 pieces of his choice; one river and one built-up area at most, each only on a roll of 5 or 6.",
    ),
    ("Attacker", "May move or remove one of them."),
];
pub const BASIC_SOURCE: &str =
    "Basic Impetus 2008, 3.5 and 3.6. The scenario comes first where it says otherwise.";

/// What the Defender and the Attacker may place; none where the text has nothing for an event of
/// this size.
pub fn placing(points: u16, scale: Scale) -> Option<[(&'static str, &'static str); 3]> {
    match (points, scale) {
        (400 | 500, Scale::Mm15) => Some([
            (
                "Defender",
                "2 to 6 pieces, most of them wholly outside the deployment zones (of two, at least one). At most half of one kind, rounded down.",
            ),
            (
                "Attacker",
                "One piece of his choice if the Defender places fewer than 4. He may move or remove up to 2; at least 2 stay on the table.",
            ),
            (
                "River",
                "Parallel to a short side, at most 40U from the table edge; it is a piece of the Defender’s.",
            ),
        ]),
        (300 | 350, _) => Some([
            (
                "Defender",
                "1 to 3 pieces, at most 1 of them touching a deployment zone. Not all of one kind.",
            ),
            (
                "Attacker",
                "If there is 1 piece, he adds one of his choice. Of 2 he may move one; of 3 he may move or remove one.",
            ),
            (
                "River",
                match scale {
                    Scale::Mm15 => {
                        "Parallel to a short side, at most 30U from the table edge; it is a piece of the Defender’s."
                    }
                    Scale::Mm28 => {
                        "Parallel to a short side, at most 20U from the table edge; it is a piece of the Defender’s."
                    }
                },
            ),
        ]),
        _ => None,
    }
}

pub const PLACING_SOURCE: &str = "Advanced Impetus 1.7, Terrain and Rivers in tournaments";
pub const NO_PLACING: &str =
    "The tournament rules give no number of pieces for a game of this size: agree on the terrain.";
pub const ORDER_SOURCE: &str = "Advanced Impetus 1.7, Deployment";

/// "Zabdas’s foot, 12 VD": a step of the order, after the name of its side.
pub fn step(game: &Game, step: Step) -> String {
    let units = |n: u8| match n {
        1 => "1 unit".to_owned(),
        n => format!("{n} units"),
    };
    match step {
        Step::Baggage { .. } => "baggage and permanent fortifications".to_owned(),
        Step::Command { side, command } => {
            let vd = game.sides.of(side).commands.get(command);
            let vd = vd.map_or(0, |command| command.vd());
            format!("{}, {vd} VD", command_name(game, side, command))
        }
        Step::AllBut { waiting, .. } => format!(
            "all units; up to {} may wait, as many as the general’s bonus",
            units(waiting)
        ),
        Step::Waiting { .. } => "the units that waited".to_owned(),
        Step::Largest { .. } => "the command with most VD".to_owned(),
        Step::Others { .. } => "the other commands, one by one".to_owned(),
        Step::Army { .. } => "the whole army".to_owned(),
    }
}

/// What both write down between baggage and the first command.
pub fn written_first(points: u16) -> &'static str {
    match points {
        300 => {
            "Before the first command both write ambushes and flank marches on their maps. At 300 points the place of the commands may be left out."
        }
        _ => {
            "Before the first command both draw the place of their commands on their maps, and write ambushes and flank marches there."
        }
    }
}

/// Where two commands of a side tie for most VD, the player chooses.
pub fn tied_commands(game: &Game, side: SideId) -> Option<String> {
    let vds = game.sides.of(side).commands.iter().map(|it| it.vd());
    let most = vds.clone().max()?;
    let tied = vds.filter(|vd| *vd == most).count();
    (tied > 1).then(|| {
        format!(
            "{}: {tied} commands of {most} VD. The player chooses which comes first.",
            side_name(game, side)
        )
    })
}

/// What the Defender of a rearguard doesn't deploy. A Good Day to Fight, 4 Rearguard battle.
pub fn leaves_behind(game: &Game, side: SideId, vd: u32) -> String {
    format!(
        "{}: units worth {vd} VD aren’t deployed and don’t count in the VDT.",
        side_name(game, side)
    )
}

/// "3 of 4 VD left behind: VDT 13, breaks at 7."
pub fn left_behind(chosen: u32, of: u32, vdt: u32, break_point: u32) -> String {
    let now = match vdt {
        0 => "VDT not known".to_owned(),
        vdt => format!("VDT {vdt}, breaks at {break_point}"),
    };
    format!("{chosen} of {of} VD left behind: {now}.")
}
