//! Lists read from JSON. `tests/list_format.rs` holds this against the schema.

use super::{
    ArmsChoice, ArmyList, Change, Contingent, Dates, DestinyLimit, Dismount, Formation,
    Fortifications, IndexEntry, JointMinimum, Limit, ListIndex, Package, PackagePart,
    PackageVariant, PointsList, Provenance, Row, Stats, Troop, Troops, Upgrade,
};
use crate::json::{At, FromJson};

impl FromJson for ArmyList {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| ArmyList {
            format: f.get("format"),
            id: f.get("id"),
            slug: f.get("slug"),
            name: f.get("name"),
            revision: f.get("revision"),
            dates: f.opt("dates"),
            volume: f.opt("volume"),
            provenance: f.get("provenance"),
            notes: f.or_default("notes"),
            troops: f.get("troops"),
            history: f.or_default("history"),
        })
    }
}

impl FromJson for ListIndex {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| ListIndex {
            lists: f.get("lists"),
        })
    }
}

impl FromJson for IndexEntry {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| IndexEntry {
            id: f.get("id"),
            slug: f.get("slug"),
            name: f.get("name"),
            game: f.get("game"),
            dates: f.opt("dates"),
            volume: f.opt("volume"),
            status: f.get("status"),
            revision: f.get("revision"),
        })
    }
}

impl FromJson for Dates {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Dates {
            text: f.get("text"),
            from: f.opt("from"),
            to: f.opt("to"),
        })
    }
}

impl FromJson for Provenance {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Provenance {
            status: f.get("status"),
            sources: f.get("sources"),
            date: f.opt("date"),
            remarks: f.or_default("remarks"),
            replaced_by: f.opt("replaced_by"),
        })
    }
}

impl FromJson for Troops {
    fn from_json(at: &At<'_>) -> Self {
        at.choice(&["impetus", "basic"], |which, at| match which {
            0 => Troops::Impetus(Box::from_json(at)),
            _ => Troops::Basic(Box::from_json(at)),
        })
    }
}

impl FromJson for PointsList {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PointsList {
            structures: f.get("structures"),
            rows: f.get("rows"),
            upgrades: f.or_default("upgrades"),
            large_units: f.or_default("large_units"),
            bulk: f.or_default("bulk"),
            joint_minima: f.or_default("joint_minima"),
            packages: f.or_default("packages"),
            contingents_allowed: f.or("contingents_allowed", 1),
            contingents: f.or_default("contingents"),
            destiny_rolls: f.or_default("destiny_rolls"),
            fortifications: f.opt("fortifications"),
            special: f.or_default("special"),
        })
    }
}

impl FromJson for Contingent {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Contingent {
            id: f.get("id"),
            name: f.get("name"),
            rows: f.get("rows"),
            upgrades: f.or_default("upgrades"),
            large_units: f.or_default("large_units"),
        })
    }
}

impl FromJson for DestinyLimit {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| DestinyLimit {
            sure: f.get("sure"),
            perhaps: f.get("perhaps"),
        })
    }
}

impl FromJson for Fortifications {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Fortifications {
            max: f.get("max"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Row {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Row {
            id: f.get("id"),
            min: f.get("min"),
            max: f.get("max"),
            troops: f.get("troops"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for JointMinimum {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| JointMinimum {
            id: f.get("id"),
            name: f.get("name"),
            troops: f.get("troops"),
            min: f.get("min"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Troop {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Troop {
            id: f.get("id"),
            name: f.get("name"),
            kind: f.get("type"),
            stats: f.get("stats"),
            price: f.get("price"),
            rear_price: f.opt("rear_price"),
            general: f.or_default("general"),
            weapons: f.or_default("weapons"),
            arms: f.or_default("arms"),
            traits: f.or_default("traits"),
            dismount: f.opt("dismount"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Stats {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Stats {
            m: f.get("m"),
            vbu: f.get("vbu"),
            i: f.get("i"),
            d: f.opt("d"),
            vd: f.get("vd"),
            vd_with_general: f.opt("vd_with_general"),
        })
    }
}

impl FromJson for ArmsChoice {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| ArmsChoice {
            id: f.get("id"),
            name: f.opt("name"),
            weapons: f.or_default("weapons"),
        })
    }
}

impl FromJson for Dismount {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Dismount {
            name: f.get("name"),
            kind: f.get("type"),
            stats: f.get("stats"),
            weapons: f.or_default("weapons"),
            traits: f.or_default("traits"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Upgrade {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Upgrade {
            id: f.get("id"),
            name: f.get("name"),
            of: f.get("of"),
            limits: f.or_default("limits"),
            becomes: f.get("becomes"),
            price: f.opt("price"),
            rear_price: f.opt("rear_price"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Limit {
    fn from_json(at: &At<'_>) -> Self {
        let words = [
            "fraction",
            "at-most",
            "front-rank",
            "all-or-none",
            "holds-general",
        ];
        at.choice(&words, |which, at| match which {
            0 => at.object(|f| Limit::Fraction {
                numerator: f.get("numerator"),
                denominator: f.get("denominator"),
            }),
            1 => Limit::AtMost(u16::from_json(at)),
            2 => Limit::FrontRank,
            3 => Limit::AllOrNone,
            _ => Limit::HoldsGeneral(Vec::from_json(at)),
        })
    }
}

impl FromJson for Change {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Change {
            name: f.opt("name"),
            kind: f.opt("type"),
            m: f.opt("m"),
            vbu: f.opt("vbu"),
            i: f.opt("i"),
            d: f.opt("d"),
            vd: f.opt("vd"),
            weapons: f.opt("weapons"),
            traits: f.or_default("traits"),
        })
    }
}

impl FromJson for Formation {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Formation {
            id: f.get("id"),
            front: f.get("front"),
            rear: f.or_default("rear"),
            sizes: f.or_default("sizes"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for Package {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Package {
            id: f.get("id"),
            name: f.get("name"),
            min: f.get("min"),
            max: f.get("max"),
            variants: f.get("variants"),
            ours: f.or_default("ours"),
        })
    }
}

impl FromJson for PackageVariant {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PackageVariant {
            id: f.get("id"),
            name: f.get("name"),
            contents: f.get("contents"),
        })
    }
}

impl FromJson for PackagePart {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PackagePart {
            troop: f.get("troop"),
            count: f.get("count"),
        })
    }
}
