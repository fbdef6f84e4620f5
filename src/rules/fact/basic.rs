//! What can be said of an army of Basic Impetus.

use crate::list::{SwapId, UpgradeId};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BasicFact {
    NoGeneral,
    /// The general's unit isn't marked (*).
    NotASeat,
    UnknownOption {
        option: SwapId,
    },
    /// A bundle or number that the option doesn't leave open.
    UnknownChoice {
        option: SwapId,
    },
    OptionTwice {
        option: SwapId,
        times: u32,
    },
    /// These options together give up more units of a line than there are.
    GivenUpTwice {
        options: Vec<SwapId>,
        short: u32,
    },
    OptionsCombined {
        options: Vec<SwapId>,
    },
    PairingUnsaid {
        option: SwapId,
    },
    /// The list doesn't say how many of these units change.
    NumberUnsaid {
        option: SwapId,
        count: u32,
        of: u32,
    },
    UnknownTroop,
    WrongNumber {
        have: u32,
        expected: u32,
    },
    WrongChanges {
        upgrade: UpgradeId,
        have: u32,
        expected: u32,
    },
    Commands {
        have: u32,
    },
    Bought,
    /// A level of general, a rear rank or the like, which only Impetus has.
    MarkedUnit,
    LargeUnit {
        ranks: u32,
    },
    /// So many units have their weapon still to be chosen.
    ArmsOpen {
        count: u32,
    },
    UnknownArms,
    PrintedVdt {
        printed: u32,
        printed_break: u32,
        vdt: u32,
        break_point: u32,
    },
}
