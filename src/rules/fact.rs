//! The figures of a finding. No words here: `text` turns them into sentences.

use crate::army::{CommandId, CommandStructure, GeneralLevel, Ground};
use crate::event::{Game, Scale};
use crate::list::{
    ArmsId, ContingentId, Discipline, JointMinimumId, ListId, PackageId, Status, TroopId,
    TroopType, UpgradeId,
};
use crate::map::{Class, TerrainKind};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Fact {
    // composition
    PointsOver {
        points: i32,
        limit: u16,
        over: i32,
    },
    PointsLeft {
        points: i32,
        limit: u16,
        left: i32,
    },
    CommandCount {
        have: u32,
        min: u32,
        max: Option<u32>,
    },
    CommandTooLarge {
        vd: u32,
        vdt: u32,
        cap: u32,
    },
    StructureNotOffered {
        has: CommandStructure,
        offered: Vec<CommandStructure>,
    },
    ListNotOfficial {
        status: Status,
    },
    ListReplaced {
        by: ListId,
    },
    OutsidePeriods {
        volume: u8,
    },
    VolumeUnknown,
    OtherGame {
        list: Game,
        event: Game,
    },
    BasicNotJudged,

    // generals
    CommandEmpty,
    NoGeneral,
    SeveralGenerals {
        have: u32,
    },
    NotASeat,
    NotASeatForCic,
    NoCic,
    CicWithoutGeneral,
    GreatSubGeneral {
        level: GeneralLevel,
    },
    Coward,
    WeakGenerals {
        have: u32,
        cic: GeneralLevel,
    },

    // rows
    BelowMinimum {
        have: u32,
        min: u32,
        printed: u32,
    },
    AboveMaximum {
        have: u32,
        max: u32,
        printed: u32,
    },
    AlternativesMixed {
        kinds: u32,
    },
    BelowJointMinimum {
        minimum: JointMinimumId,
        have: u32,
        min: u32,
        printed: u32,
    },
    PackageCount {
        package: PackageId,
        have: u32,
        min: u32,
        max: u32,
        printed_min: u32,
        printed_max: u32,
    },
    PackageParts {
        package: PackageId,
        troop: TroopId,
        have: u32,
        wanted: u32,
    },
    UnknownTroop {
        troop: TroopId,
    },
    UnknownUpgrade {
        upgrade: UpgradeId,
    },
    UnknownArms {
        arms: ArmsId,
    },
    UnknownContingent {
        contingent: ContingentId,
    },
    UnknownPackage {
        package: PackageId,
    },
    NoDismount,

    // Large Units
    RearAlone,
    RearInFront,
    NoRearPrice,
    RearPriceUnknown {
        price: i32,
    },
    LargeUnitSize {
        have: u32,
        allowed: Vec<u8>,
    },
    NotALargeUnit,

    // upgrades
    UpgradeNotForTroop {
        upgrade: UpgradeId,
    },
    UpgradeTooOften {
        upgrade: UpgradeId,
        have: u32,
        max: u32,
        fielded: u32,
    },
    UpgradeNotForAll {
        upgrade: UpgradeId,
        have: u32,
        fielded: u32,
    },
    UpgradeNotInFront {
        upgrade: UpgradeId,
    },
    UpgradeWantsGeneral {
        upgrade: UpgradeId,
        levels: Vec<GeneralLevel>,
    },
    UpgradesTogether {
        price: i32,
    },
    PikeUpgradeNotInList,
    PikeUpgradeNotPikes,
    PikeUpgradeNotInFront,
    PikeUpgradeNoPrice {
        vbu: u8,
        i: u8,
        d: Option<Discipline>,
    },

    // purchases
    TooMuchExploration {
        have: u32,
        max: u32,
    },
    DestinyExcluded {
        have: u32,
    },
    TooMuchDestiny {
        have: u32,
        max: u32,
    },
    DestinyUnclear {
        have: u32,
        sure: u32,
        perhaps: u32,
    },
    JoanNotOffered,
    JoanWithoutGeneral,
    JoanWithWeakGeneral {
        level: GeneralLevel,
    },
    ScorpioNotOffered,
    ScorpioForNobody,
    FortifiedNotWagenburg {
        kind: Option<TroopType>,
    },
    FortifiedNotOffered,
    FortificationsNotOffered {
        have: u32,
    },
    TooManyFortifications {
        have: u32,
        max: u32,
        printed: u32,
    },

    // allies
    TooManyContingents {
        have: u32,
        max: u32,
    },
    ContingentTwice {
        contingent: ContingentId,
        have: u32,
    },
    AlliedTroopElsewhere {
        contingent: ContingentId,
    },
    StrangerAmongAllies {
        contingent: ContingentId,
    },
    AllyIsCic,
    AlliedGreatGeneral {
        level: GeneralLevel,
    },
    AlliesTooLarge {
        vd: u32,
        vdt: u32,
        cap: u32,
    },

    // deployment
    ForwardNotHere {
        points: u16,
        scale: Scale,
    },
    ForwardOutsideTournament {
        points: u16,
        scale: Scale,
    },
    ForwardSwiss,
    ForwardUnderWeakGeneral {
        level: GeneralLevel,
    },
    ForwardNoSuchCommand,
    ForwardNoSuchUnit,
    ForwardNotMountedOrSkirmishers {
        kind: TroopType,
    },
    FlankNoSuchCommand,
    FlankUnderWeakGeneral {
        level: GeneralLevel,
    },
    FlankTooLarge {
        vd: u32,
        vdt: u32,
        cap: u32,
    },
    FlankLeavesNobody,
    AmbushWrongGround {
        ground: Ground,
        kind: TroopType,
        pikes: bool,
    },
    AmbushTooMany {
        terrain: String,
        have: u32,
        max: u32,
    },
    AmbushTwice {
        times: u32,
    },
    AmbushNoSuchUnit {
        terrain: String,
    },
    AmbushEmpty {
        terrain: String,
    },

    // the map; lengths in tenths of U
    RectangleMissing,
    RectangleOutside {
        over: u32,
    },
    RectanglesOverlap {
        with: CommandId,
        deep: u32,
    },
    OutsideRectangle {
        over: u32,
    },
    FlankMarchOnMap {
        bodies: u32,
    },
    OutsideZone {
        over: u32,
        front: u32,
    },
    InSideMargin {
        over: u32,
        margin: u32,
    },
    BaggageOutside,
    FortificationOutside,
    TerrainCount {
        have: u32,
        min: u32,
        max: u32,
    },
    TerrainOfOneKind {
        class: Class,
        have: u32,
        pieces: u32,
        max: u32,
    },
    TerrainInZones {
        have: u32,
        pieces: u32,
        max: u32,
        names: Vec<String>,
    },
    TerrainOffTable {
        over: u32,
    },
    TerrainOverlap {
        one: TerrainKind,
        other: TerrainKind,
        other_name: String,
    },
    RiverNotParallel {
        degrees: u32,
    },
    RiverTooFar {
        far: u32,
        /// In whole U.
        most: u32,
    },
    AmbushNotOnMap {
        terrain: String,
    },
    AmbushOtherGround {
        terrain: String,
        kind: TerrainKind,
        ground: Ground,
    },
    AmbushOutsideInfluence {
        terrain: String,
    },
    AmbushInfluenceUnknown {
        terrain: String,
    },
    AmbushAlsoPlaced {
        terrain: String,
    },
}
