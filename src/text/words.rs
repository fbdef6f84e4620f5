//! The words for things with a name of their own.

use crate::army::{CommandStructure, Flank, GeneralLevel, Ground};
use crate::event::{RuleSet, Scale, Setting};
use crate::list::{Discipline, Seat, Special, Status, Trait, TroopType, Weapon};
use crate::rules::{Citation, Grade, Span};

pub fn game(game: RuleSet) -> &'static str {
    match game {
        RuleSet::Impetus => "Impetus",
        RuleSet::Basic => "Basic Impetus",
    }
}

pub fn setting(setting: Setting) -> &'static str {
    match setting {
        Setting::Tournament => "tournament",
        Setting::Friendly => "friendly game",
        Setting::GreatBattle => "great battle",
    }
}

pub fn scale(scale: Scale) -> &'static str {
    match scale {
        Scale::Mm15 => "15mm",
        Scale::Mm28 => "28mm",
    }
}

pub fn status(status: Status) -> &'static str {
    match status {
        Status::Official => "official",
        Status::Beta => "beta",
        Status::Reconstructed => "reconstructed",
        Status::House => "house",
    }
}

pub fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Illegal => "illegal",
        Grade::Umpire => "umpire",
        Grade::Waived => "waived",
        Grade::Advice => "advice",
    }
}

pub fn structure(structure: CommandStructure) -> &'static str {
    match structure {
        CommandStructure::Poor => "Poor",
        CommandStructure::Average => "Average",
        CommandStructure::Good => "Good",
    }
}

pub fn general_level(level: GeneralLevel) -> &'static str {
    match level {
        GeneralLevel::Genius => "Genius",
        GeneralLevel::Charismatic => "Charismatic",
        GeneralLevel::Expert => "Expert",
        GeneralLevel::Fair => "Fair",
        GeneralLevel::Poor => "Poor",
        GeneralLevel::Incompetent => "Incompetent",
        GeneralLevel::Coward => "Coward",
    }
}

pub fn side(side: Flank) -> &'static str {
    match side {
        Flank::Left => "left",
        Flank::Right => "right",
    }
}

pub fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Wood => "a wood",
        Ground::SteepHill => "a steep hill",
        Ground::Difficult => "difficult ground",
        Ground::GentleHill => "a gentle hill",
        Ground::Broken => "broken ground",
    }
}

pub fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::No => "",
        Seat::SubGeneral => "general, not C-in-C",
        Seat::Yes => "general",
    }
}

/// The code and what it stands for.
pub fn discipline(class: Discipline) -> &'static str {
    match class {
        Discipline::A => "A",
        Discipline::B => "B",
        Discipline::C => "C",
    }
}

pub fn troop_type(kind: TroopType) -> (&'static str, &'static str) {
    (kind.code(), kind.name())
}

pub fn weapon(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::LongSpear => "long spear",
        Weapon::Pike => "pike",
        Weapon::Polearm => "polearm",
        Weapon::Pilum => "pilum",
        Weapon::Javelin => "javelin",
        Weapon::HeavyJavelin => "heavy javelin",
        Weapon::Sling => "sling",
        Weapon::Blowpipe => "blowpipe",
        Weapon::ShortBowA => "short bow A",
        Weapon::ShortBowB => "short bow B",
        Weapon::CompositeBowA => "composite bow A",
        Weapon::CompositeBowB => "composite bow B",
        Weapon::CompositeBowC => "composite bow C",
        Weapon::LongbowA => "longbow A",
        Weapon::LongbowB => "longbow B",
        Weapon::CrossbowClassUnknown => "crossbow of unknown class",
        Weapon::CrossbowA => "crossbow A",
        Weapon::CrossbowB => "crossbow B",
        Weapon::Handgun => "handgun",
        Weapon::ArquebusA => "arquebus A",
        Weapon::ArquebusB => "arquebus B",
        Weapon::ArtilleryA => "artillery A",
        Weapon::ArtilleryB => "artillery B",
        Weapon::ArtilleryC => "artillery C",
        Weapon::Various => "various weapons",
    }
}

pub fn trait_name(name: Trait) -> &'static str {
    match name {
        Trait::Impetuous => "impetuous",
        Trait::Legionary => "legionary",
        Trait::EliteScutarii => "elite scutarii",
        Trait::Shieldwall => "shieldwall",
        Trait::Schiltron => "schiltron",
        Trait::Pavise => "pavise",
        Trait::Warband => "warband",
    }
}

pub fn special(special: Special) -> &'static str {
    match special {
        Special::JoanOfArc => "Joan of Arc may be bought",
        Special::AttachedScorpio => "scorpios may be attached to legionaries",
        Special::PikeUpgrade => "pikes may be upgraded",
        Special::SwissDeployment => "one command may deploy forward by the Swiss rule",
        Special::NoCamp => "no camp",
    }
}

/// `4-12`, or `4` where there is no choice.
pub fn span(span: Span) -> String {
    if span.min == span.max {
        span.min.to_string()
    } else {
        format!("{}-{}", span.min, span.max)
    }
}

/// `61.8%`, from tenths of a percent.
pub fn share(tenths: u32) -> String {
    format!("{}.{}%", tenths / 10, tenths % 10)
}

/// `Advanced Impetus 1.7, Flank marches`.
pub fn document_line(citation: Citation) -> String {
    citation.to_string()
}

/// "300 of 300 points"; nothing in a game without points.
pub fn points_of_limit(game: RuleSet, points: i32, limit: u16) -> Option<String> {
    match game {
        RuleSet::Impetus => Some(format!("{points} of {limit} points")),
        RuleSet::Basic => None,
    }
}
