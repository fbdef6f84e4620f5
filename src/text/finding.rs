//! Findings as sentences: what is wrong, by how much, and what is asked.

use super::Names;
use super::grammar::{any_of, being, capital, count, full_stop, general, with_article};
use super::map::{class, in_u, terrain};
use super::words::{game, ground, scale, share, status, structure, troop_type};
use crate::army::Ground;
use crate::event::{Event, Setting};
use crate::list::{Discipline, TroopType};
use crate::rules::{Fact, Finding, Grade, Subject, per_mille};

/// A finding in two parts: the matter in short, and the figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub headline: String,
    pub detail: String,
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.headline, self.detail)
    }
}

pub fn say(finding: &Finding, names: Names<'_>) -> Said {
    let (headline, mut detail) = say_fact(finding, names);
    if finding.grade == Grade::Waived
        && let Some(waiver) = names.army.event.waiver(finding.rule)
    {
        detail = format!(
            "{detail} The organiser has set this rule aside: {}",
            full_stop(&waiver.reason)
        );
    }
    Said { headline, detail }
}

fn say_fact(finding: &Finding, names: Names<'_>) -> (String, String) {
    let subject = finding.subjects.first().copied().unwrap_or(Subject::Army);
    let who = names.subject(subject);
    let event = &names.army.event;
    match &finding.fact {
        Fact::PointsOver {
            points,
            limit,
            over,
        } => (
            format!("The army is {} too dear.", count(*over as u32, "point")),
            format!("It costs {points} of {limit} points."),
        ),
        Fact::PointsLeft {
            points,
            limit,
            left,
        } => (
            format!("{} left.", capital(&count(*left as u32, "point"))),
            format!("The army costs {points} of {limit}. An exploration point costs 1."),
        ),
        Fact::CommandCount { have, min, max } => (
            if have < min {
                "Too few commands."
            } else {
                "Too many commands."
            }
            .to_owned(),
            match max {
                Some(max) => format!(
                    "The army has {have}; {} it {} commands.",
                    at(event),
                    between(*min, *max)
                ),
                None => format!("The army has {have}; it needs at least {min}."),
            },
        ),
        Fact::CommandTooLarge { vd, vdt, cap } => (
            format!("{who} is too large."),
            format!(
                "It holds {}; at {} points no command may hold more than {cap}%.",
                part(*vd, *vdt),
                event.points
            ),
        ),
        Fact::StructureNotOffered { has, offered } => (
            "The list doesn't offer this command structure.".to_owned(),
            format!(
                "The army's is {}; the list offers {}.",
                structure(*has),
                any_of(offered.iter().map(|offered| structure(*offered)))
            ),
        ),
        Fact::ListNotOfficial { status: of } => (
            "This list isn't admitted in competition.".to_owned(),
            format!(
                "It is {} list; competitions take lists of the rulebook, the supplements and the beta lists.",
                with_article(status(*of))
            ),
        ),
        Fact::ListReplaced { by } => (
            "A newer list replaces this one.".to_owned(),
            format!("Competitions take the newer one, list {by}."),
        ),
        Fact::OutsidePeriods { volume } => (
            "The list's period isn't admitted.".to_owned(),
            format!(
                "It stands in volume {volume}; the event admits sub-period {}.",
                any_of(event.periods.iter().map(|period| period.numeral()))
            ),
        ),
        Fact::VolumeUnknown => (
            "The list's volume isn't known.".to_owned(),
            "Whether it stands in an admitted sub-period is for the umpire to say.".to_owned(),
        ),
        Fact::OtherGame { list, event } => (
            "The army and the event are of different games.".to_owned(),
            format!(
                "The list is for {}, the event for {}.",
                game(*list),
                game(*event)
            ),
        ),
        Fact::BasicNotJudged => (
            "Basic Impetus armies aren't judged yet.".to_owned(),
            "Their lists can be read and shown; no verdict is given.".to_owned(),
        ),

        Fact::CommandEmpty => (
            format!("{who} has no units."),
            "A command has at least one unit, which holds its general.".to_owned(),
        ),
        Fact::NoGeneral => (
            format!("{who} has no general."),
            "Each command has exactly one.".to_owned(),
        ),
        Fact::SeveralGenerals { have } => (
            format!("{who} has {have} generals."),
            "Each command has exactly one.".to_owned(),
        ),
        Fact::NotASeat => (
            format!("{who} can't hold a general."),
            "Only troops that the list marks with (*) can.".to_owned(),
        ),
        Fact::NotASeatForCic => (
            format!("{who} can't hold the C-in-C."),
            "The list lets these troops hold a sub-general only.".to_owned(),
        ),
        Fact::NoCic => (
            "The army has no C-in-C.".to_owned(),
            "One of its generals leads the army.".to_owned(),
        ),
        Fact::CicWithoutGeneral => (
            "The C-in-C's unit holds no general.".to_owned(),
            format!("That unit is {who}; it needs a general, or another general is C-in-C."),
        ),
        Fact::GreatSubGeneral { level } => (
            format!("A sub-general can't be {}.", being(*level)),
            format!(
                "The general with {who} isn't the C-in-C; only the C-in-C may be a Genius or Charismatic."
            ),
        ),
        Fact::Coward => (
            "No Coward in competition.".to_owned(),
            format!("The general with {who} is one."),
        ),
        Fact::WeakGenerals { have, cic } => (
            "Too many weak generals.".to_owned(),
            format!(
                "The C-in-C is {}, so at most 1 general may be Incompetent or a Coward; the army has {have}.",
                being(*cic)
            ),
        ),

        Fact::BelowMinimum { have, min, printed } => (
            format!("Too few: {who}."),
            format!(
                "The army has {have}; at {} points at least {min}{}.",
                event.points,
                if_scaled(*min, *printed)
            ),
        ),
        Fact::AboveMaximum { have, max, printed } => (
            format!("Too many: {who}."),
            format!(
                "The army has {have}; at {} points at most {max}{}.",
                event.points,
                if_scaled(*max, *printed)
            ),
        ),
        Fact::AlternativesMixed { kinds } => (
            format!("Alternatives are mixed: {who}."),
            match finding.grade {
                Grade::Umpire => format!(
                    "The army has {kinds} kinds from rows that share one allowance. The text doesn't say whether they may be mixed; this event lets them."
                ),
                _ => format!(
                    "The army has {kinds} kinds from rows that share one allowance. The text doesn't say whether they may be mixed; this event takes one kind only."
                ),
            },
        ),
        Fact::BelowJointMinimum {
            minimum,
            have,
            min,
            printed,
        } => (
            format!("Too few: {}.", names.joint_minimum(*minimum)),
            format!(
                "The army has {have} together; at {} points at least {min}{}.",
                event.points,
                if_scaled(*min, *printed)
            ),
        ),
        Fact::PackageCount {
            package,
            have,
            min,
            max,
            printed_min,
            printed_max,
        } => (
            format!(
                "Too {} packages: {}.",
                if have < min { "few" } else { "many" },
                names.package(*package)
            ),
            format!(
                "The army has {have}; at {} points it {}{}.",
                event.points,
                between(*min, *max),
                if (min, max) == (printed_min, printed_max) {
                    String::new()
                } else {
                    format!(" ({printed_min}-{printed_max} printed)")
                }
            ),
        ),
        Fact::PackageParts {
            package,
            troop,
            have,
            wanted,
        } => (
            format!("Not in whole packages: {}.", names.troop(*troop)),
            format!(
                "The packages bought ({}) hold {wanted}; the army has {have}.",
                names.package(*package)
            ),
        ),
        Fact::UnknownTroop { troop } => (
            "The list has no such troop.".to_owned(),
            format!("Number {troop} isn't among its rows; the unit has no price and no VD."),
        ),
        Fact::UnknownUpgrade { upgrade } => (
            format!("An option that the list doesn't have: {who}."),
            format!("Number {upgrade} isn't among its options; it changes nothing."),
        ),
        Fact::UnknownArms { arms } => (
            format!("A weapon that the list doesn't offer: {who}."),
            format!("Number {arms} isn't among the choices."),
        ),
        Fact::UnknownContingent { contingent } => (
            format!("{who} is a contingent that the list doesn't have."),
            format!("Number {contingent} isn't among its allies."),
        ),
        Fact::UnknownPackage { package } => (
            "The army has a package that the list doesn't.".to_owned(),
            format!("Number {package} isn't among its packages."),
        ),
        Fact::NoDismount => (
            format!("{who} can't fight on foot."),
            "The list gives no profile for that.".to_owned(),
        ),

        Fact::RearAlone => (
            format!("Bought for a rear rank, standing alone: {who}."),
            "At that price a unit stands behind another of its Large Unit.".to_owned(),
        ),
        Fact::RearInFront => (
            format!("Bought for a rear rank, standing in front: {who}."),
            "At that price a unit stands behind another of its Large Unit.".to_owned(),
        ),
        Fact::NoRearPrice => (
            format!("No rear-rank price: {who}."),
            "The list prints one price, so that is charged.".to_owned(),
        ),
        Fact::RearPriceUnknown { price } => (
            format!("The rear-rank price of an upgraded unit isn't known: {who}."),
            format!("The list doesn't print one; the front rank's {price} points are charged."),
        ),
        Fact::LargeUnitSize { have, allowed } => (
            format!("A Large Unit of the wrong size: {who}."),
            format!(
                "It is a Large Unit of {have}; the list allows {}.",
                any_of(allowed)
            ),
        ),
        Fact::NotALargeUnit => (
            format!("These ranks form no Large Unit: {who} and those behind."),
            "The list doesn't name them together.".to_owned(),
        ),

        Fact::UpgradeNotForTroop { upgrade } => (
            format!("{who} can't take {}.", names.option(*upgrade)),
            "The list offers that to other troops; it changes nothing here.".to_owned(),
        ),
        Fact::UpgradeTooOften {
            upgrade,
            have,
            max,
            fielded,
        } => (
            format!("Too many with {}.", names.option(*upgrade)),
            format!("Taken by {have} of {fielded} fielded; at most {max} may take it."),
        ),
        Fact::UpgradeNotForAll {
            upgrade,
            have,
            fielded,
        } => (
            format!(
                "{} is for all of them or none.",
                capital(&names.option(*upgrade))
            ),
            format!("Taken by {have} of {fielded} fielded."),
        ),
        Fact::UpgradeNotInFront { upgrade } => (
            format!("{} is for a front rank.", capital(&names.option(*upgrade))),
            format!("Behind another unit: {who}."),
        ),
        Fact::UpgradeWantsGeneral { upgrade, levels } => (
            format!(
                "{} is for a general's unit.",
                capital(&names.option(*upgrade))
            ),
            format!(
                "{who} must hold a general who is {}.",
                any_of(levels.iter().map(|level| being(*level)))
            ),
        ),
        Fact::UpgradesTogether { price } => (
            format!("Several upgrades with a price: {who}."),
            format!("What they cost together isn't said; the dearest, {price} points, is charged."),
        ),
        Fact::PikeUpgradeNotInList => (
            "This list has no pike upgrade.".to_owned(),
            "It is for lists of volume 32 and for the Jagellonian Hungarians.".to_owned(),
        ),
        Fact::PikeUpgradeNotPikes => (
            format!("{who} can't have the pike upgrade."),
            "It is for heavy foot (FP) with pikes.".to_owned(),
        ),
        Fact::PikeUpgradeNotInFront => (
            format!("Not the front rank of a Large Unit: {who}."),
            "The pike upgrade is for front ranks of Large Units.".to_owned(),
        ),
        Fact::PikeUpgradeNoPrice { vbu, i, d } => (
            format!("There is no pike upgrade for {who}."),
            format!(
                "VBU {vbu}, I {i}, D {} isn't among the seven profiles that have a price.",
                d.map_or("none", discipline)
            ),
        ),

        Fact::TooMuchExploration { have, max } => (
            "Too many exploration points.".to_owned(),
            format!("The army has {have}; at most {max}."),
        ),
        Fact::DestinyExcluded { have } => (
            "This event has no destiny rolls.".to_owned(),
            format!("The army has {have}."),
        ),
        Fact::TooMuchDestiny { have, max } => (
            "Too many destiny rolls.".to_owned(),
            format!("The army has {have}; its list allows {max}."),
        ),
        Fact::DestinyUnclear {
            have,
            sure,
            perhaps,
        } => (
            "How many destiny rolls the list allows isn't known.".to_owned(),
            format!(
                "The army has {have}; {sure} are sure, {perhaps} at the very most, and between them the umpire decides."
            ),
        ),
        Fact::JoanNotOffered => (
            "This list doesn't offer Joan of Arc.".to_owned(),
            "She costs 20 points.".to_owned(),
        ),
        Fact::JoanWithoutGeneral => (
            "Joan of Arc rides with no general.".to_owned(),
            "Her unit needs a general who is Fair or better.".to_owned(),
        ),
        Fact::JoanWithWeakGeneral { level } => (
            format!("Joan of Arc can't ride with {}.", general(*level)),
            format!("She rides with {who}; the general there must be Fair or better."),
        ),
        Fact::ScorpioNotOffered => (
            "This list can't attach scorpios.".to_owned(),
            "They are for Caesarian, Early Imperial and Middle Imperial Romans.".to_owned(),
        ),
        Fact::ScorpioForNobody => (
            "Scorpios are bought, and nobody has one.".to_owned(),
            "They go to legionaries (FP), of which the army has none.".to_owned(),
        ),
        Fact::FortifiedNotWagenburg { kind } => (
            format!("{who} can't be fortified."),
            match kind {
                Some(kind) => format!("They are {}; only a wagenburg (W) can be.", typed(*kind)),
                None => "Only a wagenburg (W) can be.".to_owned(),
            },
        ),
        Fact::FortifiedNotOffered => (
            format!("{who} can't be fortified."),
            "That takes 2 of the list's fortifications, and it has none.".to_owned(),
        ),
        Fact::FortificationsNotOffered { have } => (
            "This list has no fortifications.".to_owned(),
            format!("The army has {have} FOR."),
        ),
        Fact::TooManyFortifications { have, max, printed } => (
            "Too many fortifications.".to_owned(),
            format!(
                "The army has {have} FOR, 2 of them for each fortified wagenburg; at {} points at most {max}{}.",
                event.points,
                if_scaled(*max, *printed)
            ),
        ),

        Fact::TooManyContingents { have, max } => (
            "Too many allied contingents.".to_owned(),
            format!("The army has {have}; at most {max}."),
        ),
        Fact::ContingentTwice { contingent, have } => (
            format!(
                "Several contingents of one kind: {}.",
                names.contingent(*contingent)
            ),
            format!("The army has {have}; never more than 1."),
        ),
        Fact::AlliedTroopElsewhere { contingent } => (
            format!("Allied troops among others: {who}."),
            format!(
                "Allied troops ({}) stand in a command of their own.",
                names.contingent(*contingent)
            ),
        ),
        Fact::StrangerAmongAllies { contingent } => (
            format!("Other troops among allies: {who}."),
            format!(
                "An allied command ({}) has allied troops only.",
                names.contingent(*contingent)
            ),
        ),
        Fact::AllyIsCic => (
            "An ally can't be C-in-C.".to_owned(),
            format!("The general with {who} leads an allied contingent."),
        ),
        Fact::AlliedGreatGeneral { level } => (
            format!("An allied general can't be {}.", being(*level)),
            format!("That is for a C-in-C, and the general with {who} can't be that."),
        ),
        Fact::AlliesTooLarge { vd, vdt, cap } => (
            format!("{who} is too large for allies."),
            format!(
                "It holds {}; allies may hold at most {cap}%.",
                part(*vd, *vdt)
            ),
        ),

        Fact::ForwardNotHere { points, scale: of } => (
            "No forward deployment here.".to_owned(),
            format!(
                "The event is {}, {points} points; forward deployment is for 15mm at 400 and 500.",
                scale(*of)
            ),
        ),
        Fact::ForwardOutsideTournament { .. } => (
            "Forward deployment is a rule for tournaments.".to_owned(),
            "Outside them the players agree on it.".to_owned(),
        ),
        Fact::ForwardSwiss => (
            "The Swiss have a forward deployment of their own.".to_owned(),
            "Types A and B aren't for them.".to_owned(),
        ),
        Fact::ForwardUnderWeakGeneral { level } => (
            format!("{who} can't deploy forward."),
            format!("The general is {}.", being(*level)),
        ),
        Fact::ForwardNoSuchCommand => (
            "Forward deployment names no command.".to_owned(),
            "Type A is for one command of the army.".to_owned(),
        ),
        Fact::ForwardNoSuchUnit => (
            "Forward deployment names a unit that isn't there.".to_owned(),
            "Type B is for mounted units and skirmishers of the army.".to_owned(),
        ),
        Fact::ForwardNotMountedOrSkirmishers { kind } => (
            format!("{who} can't deploy forward."),
            format!(
                "They are {}; type B is for mounted units and skirmishers.",
                typed(*kind)
            ),
        ),
        Fact::FlankNoSuchCommand => (
            "The flank march names no command.".to_owned(),
            "One command of the army marches.".to_owned(),
        ),
        Fact::FlankUnderWeakGeneral { level } => (
            format!("{who} can't march to the flank."),
            format!("The general is {}.", being(*level)),
        ),
        Fact::FlankTooLarge { vd, vdt, cap } => (
            format!("{who} is too large for a flank march."),
            format!("It holds {}; at most {cap}% may march.", part(*vd, *vdt)),
        ),
        Fact::FlankLeavesNobody => (
            "A flank march would leave nobody on the table.".to_owned(),
            format!("{who} is the army's only command."),
        ),
        Fact::AmbushWrongGround {
            ground: of,
            kind,
            pikes,
        } => (
            format!("{who} can't hide {}.", hiding(*of)),
            format!(
                "They are {}{}; {} there.",
                typed(*kind),
                if *pikes { " with pikes" } else { "" },
                who_hides(*of)
            ),
        ),
        Fact::AmbushTooMany { terrain, have, max } => (
            format!("Too many in ambush: {terrain}."),
            format!("{have} units hide there; at most {max}."),
        ),
        Fact::AmbushTwice { times } => (
            format!("Named more than once in ambush: {who}."),
            format!("Named {times} times; a unit hides in one place."),
        ),
        Fact::AmbushNoSuchUnit { terrain } => (
            "An ambush names a unit that isn't there.".to_owned(),
            format!("It is the one in {terrain}."),
        ),
        Fact::AmbushEmpty { terrain } => (
            "An ambush names no unit.".to_owned(),
            format!("It is the one in {terrain}."),
        ),

        Fact::RectangleMissing => (
            format!("{who} has no rectangle."),
            "Above 300 points each command on the table has one.".to_owned(),
        ),
        Fact::RectangleOutside { over } => (
            format!("The rectangle of {who} leaves the deployment zone."),
            format!("It reaches {} out of it.", in_u(*over)),
        ),
        Fact::RectanglesOverlap { with, deep } => (
            format!(
                "The rectangles of {who} and {} overlap.",
                names.command(*with)
            ),
            format!("They share a strip {} deep.", in_u(*deep)),
        ),
        Fact::OutsideRectangle { over } => (
            format!("Outside the command's rectangle: {who}."),
            format!("It reaches {} out of it.", in_u(*over)),
        ),
        Fact::FlankMarchOnMap { bodies } => (
            format!("{who} marches to the flank and isn't on the table."),
            match bodies {
                0 => "It has a rectangle on the map.".to_owned(),
                n => format!("The map has {} of it.", count(*n, "unit")),
            },
        ),
        Fact::OutsideZone { over, front } => (
            format!("Outside the deployment zone: {who}."),
            format!(
                "It reaches {} out of it; the zone starts {} from the middle.",
                in_u(*over),
                in_u(*front)
            ),
        ),
        Fact::InSideMargin { over, margin } => (
            format!("Too near to the side of the table: {who}."),
            format!(
                "It is {} too near; units keep {} from it.",
                in_u(*over),
                in_u(*margin)
            ),
        ),
        Fact::BaggageOutside => (
            "Baggage outside the deployment zone.".to_owned(),
            "It may stand near the sides, but only in the zone.".to_owned(),
        ),
        Fact::FortificationOutside => (
            "A fortification outside the deployment zone.".to_owned(),
            "Like units they stand in the zone, away from the sides.".to_owned(),
        ),
        Fact::TerrainCount { have, min, max } => (
            if have < min {
                "Too few terrain pieces."
            } else {
                "Too many terrain pieces."
            }
            .to_owned(),
            format!(
                "The map has {have}; at {} points there are {min} to {max}.",
                event.points
            ),
        ),
        Fact::TerrainOfOneKind {
            class: of,
            have,
            pieces,
            max,
        } => (
            "Too much terrain of one type.".to_owned(),
            format!(
                "{have} of {} are {}; at most {max}.",
                count(*pieces, "piece"),
                class(*of)
            ),
        ),
        Fact::TerrainInZones {
            have,
            pieces,
            max,
            names,
        } => (
            "Too much terrain in the deployment zones.".to_owned(),
            format!(
                "{have} of {} reach into one ({}); at most {max}.",
                count(*pieces, "piece"),
                names.join(", ")
            ),
        ),
        Fact::TerrainOffTable { over } => (
            format!("{} lies off the table.", capital(&who)),
            format!("It reaches {} over the edge.", in_u(*over)),
        ),
        Fact::TerrainOverlap {
            other, other_name, ..
        } => (
            format!(
                "{} and {} {other_name} lie on each other.",
                capital(&who),
                terrain(*other)
            ),
            match finding.grade {
                Grade::Umpire => "The rules don't name this case.".to_owned(),
                _ => "Only roads and water may cross other pieces.".to_owned(),
            },
        ),
        Fact::RiverNotParallel { degrees } => (
            format!("{} doesn't run along a short side.", capital(&who)),
            format!("It slants by {degrees} degrees; up to 30 counts as roughly parallel."),
        ),
        Fact::RiverTooFar { far, most } => (
            format!("{} runs too far from the short sides.", capital(&who)),
            format!(
                "It reaches {} from the nearer one; at most {most}U.",
                in_u(*far)
            ),
        ),
        Fact::AmbushNotOnMap { terrain } => (
            "An ambush lies in a piece that isn't on the map.".to_owned(),
            format!("The map has no piece called {terrain}."),
        ),
        Fact::AmbushOtherGround {
            terrain: name,
            kind,
            ground: of,
        } => (
            format!("The ambush in {name} names other ground than the map."),
            format!("It says {}; the map has: {}.", ground(*of), terrain(*kind)),
        ),
        Fact::AmbushOutsideInfluence { terrain } => (
            format!("No ambush may lie in {terrain}."),
            "It lies outside your zone of influence, or in both zones and you aren't the Defender."
                .to_owned(),
        ),
        Fact::AmbushInfluenceUnknown { terrain } => (
            format!("Whether an ambush may lie in {terrain} depends on the dice."),
            "Say who has major control of the battlefield and who is the Defender.".to_owned(),
        ),
        Fact::AmbushAlsoPlaced { terrain } => (
            format!("In ambush and on the map: {who}."),
            format!("A unit that hides in {terrain} isn't placed."),
        ),
    }
}

/// "21 of 34 VD, 61.8%".
fn part(vd: u32, vdt: u32) -> String {
    format!("{vd} of {vdt} VD, {}", share(per_mille(vd, vdt)))
}

/// " (8 printed)", where the event's points change the number.
fn if_scaled(number: u32, printed: u32) -> String {
    if number == printed {
        String::new()
    } else {
        format!(" ({printed} printed)")
    }
}

/// Where the number of commands comes from.
fn at(event: &Event) -> String {
    match event.setting {
        Setting::Friendly => "in a friendly game".to_owned(),
        _ => format!("at {} points", event.points),
    }
}

/// "may have 2 to 4", or "must have 2".
fn between(min: u32, max: u32) -> String {
    if min == max {
        format!("must have {min}")
    } else {
        format!("may have {min} to {max}")
    }
}

/// "heavy foot (FP)", of several men.
fn typed(kind: TroopType) -> String {
    match (kind, troop_type(kind)) {
        (TroopType::W, (code, _)) => format!("wagenburgs ({code})"),
        (_, (code, name)) => format!("{name} ({code})"),
    }
}

/// "in a wood", "on a steep hill".
fn hiding(of: Ground) -> String {
    let on = matches!(of, Ground::SteepHill | Ground::GentleHill);
    format!("{} {}", if on { "on" } else { "in" }, ground(of))
}

fn who_hides(of: Ground) -> &'static str {
    match of {
        Ground::Wood | Ground::SteepHill | Ground::Difficult => {
            "only FP without pikes, FL, T and S hide"
        }
        Ground::GentleHill => "all but ART and CF hide",
        Ground::Broken => "only S hide",
    }
}

fn discipline(d: Discipline) -> &'static str {
    match d {
        Discipline::A => "A",
        Discipline::B => "B",
        Discipline::C => "C",
    }
}
