//! Basic Impetus lists read from JSON.

use super::{
    BasicLine, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, PrintedVdt, RowId, Taken,
    TakenUnit, VbuChange,
};
use crate::json::{At, FromJson};

impl FromJson for BasicList {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| BasicList {
            lines: f.get("lines"),
            options: f.or_default("options"),
            printed_vdt: f.opt("printed_vdt"),
        })
    }
}

impl FromJson for BasicLine {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| BasicLine {
            id: f.get("id"),
            count: f.get("count"),
            unit: f.get("unit"),
        })
    }
}

impl FromJson for BasicUnit {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| BasicUnit {
            name: f.opt("name"),
            kind: f.get("type"),
            stats: f.get("stats"),
            general: f.or_default("general"),
            weapons: f.or_default("weapons"),
            arms: f.or_default("arms"),
            traits: f.or_default("traits"),
        })
    }
}

impl FromJson for PrintedVdt {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PrintedVdt {
            total: f.get("total"),
            break_point: f.get("break_point"),
        })
    }
}

impl FromJson for BasicOption {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| BasicOption {
            id: f.get("id"),
            give_one_of: f.or_default("give_one_of"),
            take_one_of: f.or_default("take_one_of"),
            pairing_unknown: f.or_default("pairing_unknown"),
            changes: f.or_default("changes"),
            printed_vdt: f.opt("printed_vdt"),
        })
    }
}

impl FromJson for GivenUp {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| GivenUp {
            line: f.get("line"),
            count: f.get("count"),
        })
    }
}

impl FromJson for Taken {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Taken {
            count: f.get("count"),
            what: f.get("what"),
        })
    }
}

impl FromJson for TakenUnit {
    fn from_json(at: &At<'_>) -> Self {
        at.choice(&["line", "unit"], |which, at| match which {
            0 => TakenUnit::Line(RowId::from_json(at)),
            _ => TakenUnit::Unit(Box::from_json(at)),
        })
    }
}

impl FromJson for LineChange {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| LineChange {
            line: f.get("line"),
            count: f.opt("count"),
            vbu: f.get("vbu"),
            name: f.opt("name"),
        })
    }
}

impl FromJson for VbuChange {
    fn from_json(at: &At<'_>) -> Self {
        at.choice(&["to", "by"], |which, at| match which {
            0 => VbuChange::To(u8::from_json(at)),
            _ => VbuChange::By(i8::from_json(at)),
        })
    }
}
