//! The numbers that words have on the wire. They are frozen: a new word gets the next number,
//! and none is ever changed or given to another, whatever becomes of the order in the code.

use crate::army::{CommandStructure, Flank, GeneralLevel, Ground};
use crate::battle::ace::RulebookAce;
use crate::battle::scenario::Scenario;
use crate::battle::sheet_weather::Climate;
use crate::battle::weather::Weather;
use crate::event::{
    AllyScaling, Edition, ListsAdmitted, OrRows, RuleSet, Scale, Setting, ShallowTableZone,
    SubPeriod,
};
use crate::list::{Discipline, Seat, Special, Trait, TroopType, Weapon};
use crate::map::{MajorControl, Role, TerrainKind};

/// Two functions, to the number and back; the first fails to compile when a word has none.
macro_rules! numbered {
    ($words:ty: $to:ident, $from:ident; $($word:ident = $number:literal),+ $(,)?) => {
        pub fn $to(word: $words) -> u8 {
            type Words = $words;
            match word {
                $(Words::$word => $number,)+
            }
        }

        pub fn $from(number: u8) -> Option<$words> {
            type Words = $words;
            match number {
                $($number => Some(Words::$word),)+
                _ => None,
            }
        }
    };
}

numbered!(CommandStructure: structure, structure_of; Poor = 0, Average = 1, Good = 2);
numbered!(GeneralLevel: general, general_of;
    Genius = 0, Charismatic = 1, Expert = 2, Fair = 3, Poor = 4, Incompetent = 5, Coward = 6);

numbered!(RuleSet: game, game_of; Impetus = 0, Basic = 1);
numbered!(Setting: setting, setting_of; Tournament = 0, Friendly = 1, GreatBattle = 2);
numbered!(Scale: scale, scale_of; Mm15 = 0, Mm28 = 1);
numbered!(ListsAdmitted: lists, lists_of; OfficialOnly = 0, Open = 1);
numbered!(SubPeriod: period, period_of; I = 1, II = 2, III = 3, IV = 4, V = 5, VI = 6, VII = 7);
numbered!(OrRows: or_rows, or_rows_of; Mixed = 0, OneKind = 1);
numbered!(AllyScaling: ally_scaling, ally_scaling_of; LikeTheRest = 0, AsPrinted = 1);
numbered!(ShallowTableZone: zone, zone_of; FromMiddle = 0, FromEdge = 1);

numbered!(Flank: side, side_of; Left = 0, Right = 1);
numbered!(Ground: ground, ground_of;
    Wood = 0, SteepHill = 1, Difficult = 2, GentleHill = 3, Broken = 4);

numbered!(Role: role, role_of; Attacker = 1, Defender = 2);
numbered!(MajorControl: control, control_of; Own = 1, Opponent = 2);
numbered!(TerrainKind: terrain, terrain_of;
    Wood = 0, GentleHill = 1, SteepHill = 2, Broken = 3, Difficult = 4, Impassable = 5,
    BuiltUpArea = 6, Road = 7, River = 8);

numbered!(TroopType: troop_type, troop_type_of;
    Cp = 0, Cm = 1, Cl = 2, Cgp = 3, Cgl = 4, Cf = 5, El = 6, Fp = 7, Fl = 8, T = 9, S = 10,
    Art = 11, W = 12);
numbered!(Discipline: discipline, discipline_of; A = 1, B = 2, C = 3);
numbered!(Seat: seat, seat_of; No = 0, SubGeneral = 1, Yes = 2);
numbered!(Weapon: weapon, weapon_of;
    LongSpear = 0, Pike = 1, Polearm = 2, Pilum = 3, Javelin = 4, HeavyJavelin = 5, Sling = 6,
    Blowpipe = 7, ShortBowA = 8, ShortBowB = 9, CompositeBowA = 10, CompositeBowB = 11,
    CompositeBowC = 12, LongbowA = 13, LongbowB = 14, CrossbowClassUnknown = 15, CrossbowA = 16,
    CrossbowB = 17, Handgun = 18, ArquebusA = 19, ArquebusB = 20, ArtilleryA = 21,
    ArtilleryB = 22, ArtilleryC = 23, Various = 24);
numbered!(Trait: trait_number, trait_of;
    Impetuous = 0, Legionary = 1, EliteScutarii = 2, Shieldwall = 3, Schiltron = 4, Pavise = 5,
    Warband = 6);
numbered!(Special: special, special_of;
    JoanOfArc = 0, AttachedScorpio = 1, PikeUpgrade = 2, SwissDeployment = 3, NoCamp = 4);

numbered!(Edition: edition, edition_of; First = 1, Third = 3);
numbered!(Scenario: scenario, scenario_of;
    Pitched = 1, Conquest = 2, Encounter = 3, Rearguard = 4, River = 5, Ambush = 6);
numbered!(Weather: weather, weather_of; Clear = 1, Rain = 2, Wind = 3, Fog = 4, Ice = 5);
numbered!(Climate: climate, climate_of;
    Temperate = 0, Summer = 1, Desert = 2, Winter = 3, Tropical = 4);
numbered!(RulebookAce: rulebook_ace, rulebook_ace_of;
    AggressiveDeployment = 1, DecisiveInitiative = 2, DesperateCharge = 3, LastStand = 4,
    IronDiscipline = 5, Betrayal = 6);
