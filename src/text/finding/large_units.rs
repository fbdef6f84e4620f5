//! Sentences about Large Units.

use crate::rules::LargeUnitsFact;
use crate::text::grammar::any_of;

pub fn say(fact: &LargeUnitsFact, who: &str) -> (String, String) {
    match fact {
        LargeUnitsFact::RearAlone => (
            format!("Bought for a rear rank, standing alone: {who}."),
            "At that price a unit stands behind another of its Large Unit.".to_owned(),
        ),
        LargeUnitsFact::RearInFront => (
            format!("Bought for a rear rank, standing in front: {who}."),
            "At that price a unit stands behind another of its Large Unit.".to_owned(),
        ),
        LargeUnitsFact::NoRearPrice => (
            format!("No rear-rank price: {who}."),
            "The list prints one price, so that is charged.".to_owned(),
        ),
        LargeUnitsFact::RearGeneral => (
            format!("A general in a rear rank, at the rear-rank price: {who}."),
            "The rules don't say whether a general's unit may be bought that way.".to_owned(),
        ),
        LargeUnitsFact::RearPriceUnknown { price } => (
            format!("The rear-rank price of an upgraded unit isn't known: {who}."),
            format!("The list doesn't print one; the front rank's {price} points are charged."),
        ),
        LargeUnitsFact::LargeUnitSize { have, allowed } => (
            format!("A Large Unit of the wrong size: {who}."),
            format!(
                "It is a Large Unit of {have}; the list allows {}.",
                any_of(allowed)
            ),
        ),
        LargeUnitsFact::NotALargeUnit => (
            format!("These ranks can't form a Large Unit: {who} and those behind."),
            "The list doesn't name them together.".to_owned(),
        ),
    }
}
