//! Events that are played again and again.

use super::{BasicSettings, Event, ListsAdmitted, Readings, RuleSet, Scale, Setting, Table};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    Mm15At300,
    Mm15At350,
    Mm15At400,
    Mm15At500,
    Mm28At300,
    Mm28At350,
    Friendly,
    GreatBattle,
    Basic,
    BasicFriendly,
}

impl Preset {
    pub const ALL: [Preset; 10] = [
        Preset::Mm15At300,
        Preset::Mm15At350,
        Preset::Mm15At400,
        Preset::Mm15At500,
        Preset::Mm28At300,
        Preset::Mm28At350,
        Preset::Friendly,
        Preset::GreatBattle,
        Preset::Basic,
        Preset::BasicFriendly,
    ];

    /// Those of one game.
    pub fn of(game: RuleSet) -> impl Iterator<Item = Preset> {
        let all = Self::ALL.into_iter();
        all.filter(move |preset| preset.event().game == game)
    }

    /// Those of Impetus, where an army has points.
    pub fn with_points() -> impl Iterator<Item = Preset> {
        Self::of(RuleSet::Impetus)
    }

    pub fn name(self) -> &'static str {
        match self {
            Preset::Mm15At300 => "15mm-300",
            Preset::Mm15At350 => "15mm-350",
            Preset::Mm15At400 => "15mm-400",
            Preset::Mm15At500 => "15mm-500",
            Preset::Mm28At300 => "28mm-300",
            Preset::Mm28At350 => "28mm-350",
            Preset::Friendly => "friendly",
            Preset::GreatBattle => "great-battle",
            Preset::Basic => "basic",
            Preset::BasicFriendly => "basic-friendly",
        }
    }

    pub fn named(name: &str) -> Option<Preset> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// All names, for a message.
    pub fn names() -> String {
        Self::ALL.map(Preset::name).join(", ")
    }

    pub fn event(self) -> Event {
        match self {
            Preset::Mm15At300 => tournament("15mm, 300 points", 300, Scale::Mm15, SMALL_15MM),
            Preset::Mm15At350 => tournament("15mm, 350 points", 350, Scale::Mm15, SMALL_15MM),
            Preset::Mm15At400 => tournament("15mm, 400 points", 400, Scale::Mm15, FULL),
            Preset::Mm15At500 => tournament("15mm, 500 points", 500, Scale::Mm15, FULL),
            Preset::Mm28At300 => tournament("28mm, 300 points", 300, Scale::Mm28, FULL),
            Preset::Mm28At350 => tournament("28mm, 350 points", 350, Scale::Mm28, FULL),
            Preset::Friendly => Event {
                setting: Setting::Friendly,
                lists: ListsAdmitted::Open,
                ..tournament("Friendly game", 400, Scale::Mm15, FULL)
            },
            Preset::GreatBattle => Event {
                setting: Setting::GreatBattle,
                lists: ListsAdmitted::Open,
                ..tournament(
                    "Great battle",
                    800,
                    Scale::Mm15,
                    Table {
                        width: 240,
                        depth: 180,
                    },
                )
            },
            Preset::Basic => basic("Basic Impetus tournament"),
            Preset::BasicFriendly => Event {
                setting: Setting::Friendly,
                lists: ListsAdmitted::Open,
                ..basic("Basic Impetus, friendly game")
            },
        }
    }
}

/// 6 by 4 feet.
const FULL: Table = Table {
    width: 180,
    depth: 120,
};
/// 4 by 3 feet, for 300 and 350 points in 15mm.
const SMALL_15MM: Table = Table {
    width: 120,
    depth: 90,
};

/// Basic Impetus 2008, 1.2.1.
const SMALL_BASIC: Table = Table {
    width: 120,
    depth: 60,
};

/// A tournament by the rules of *A Good Day to Fight*.
fn basic(name: &str) -> Event {
    Event {
        game: RuleSet::Basic,
        ..tournament(name, 0, Scale::Mm15, SMALL_BASIC)
    }
}

fn tournament(name: &str, points: u16, scale: Scale, table: Table) -> Event {
    Event {
        name: name.to_owned(),
        game: RuleSet::Impetus,
        setting: Setting::Tournament,
        points,
        scale,
        table,
        periods: Vec::new(),
        lists: ListsAdmitted::OfficialOnly,
        destiny_rolls: true,
        readings: Readings::default(),
        waivers: Vec::new(),
        basic: BasicSettings::default(),
    }
}
