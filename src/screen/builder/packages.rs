//! Troops that the list sells together, such as legions: contents, price and how many are taken.

use super::adding::packages_of;
use crate::army::Army;
use crate::list::{ArmyList, Figure, Package, PackageId, PackageVariant, Status, TroopType};
use crate::rules::Scaling;

#[derive(Clone, Debug, PartialEq)]
pub struct PackageView {
    pub name: String,
    /// "Whole ones only · 1 of 2–8, printed 4–8".
    pub note: String,
    pub variants: Vec<VariantView>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct VariantView {
    pub id: PackageId,
    pub name: String,
    /// Type and "2 Hastati".
    pub contents: Vec<(TroopType, String)>,
    pub price: u32,
    /// Whether the price holds figures of ours.
    pub is_ours: bool,
    pub taken: u16,
}

pub fn packages(list: &ArmyList, army: &Army) -> Vec<PackageView> {
    let packages = list.points_list().map(|points| points.packages.as_slice());
    let packages = packages.unwrap_or_default().iter();
    packages.map(|package| view(list, army, package)).collect()
}

fn view(list: &ArmyList, army: &Army, package: &Package) -> PackageView {
    let step = Scaling::at(army.event.points);
    let (min, max) = (step.minimum(package.min), step.maximum(package.max));
    let variants: Vec<VariantView> = package
        .variants
        .iter()
        .map(|variant| variant_view(list, army, variant))
        .collect();
    let taken: u16 = variants.iter().map(|variant| variant.taken).sum();
    let mut note = format!("Whole ones only · {taken} of {min}–{max}");
    if (min, max) != (u32::from(package.min), u32::from(package.max)) {
        note = format!("{note}, printed {}–{}", package.min, package.max);
    }
    PackageView {
        name: package.name.clone(),
        note,
        variants,
    }
}

fn variant_view(list: &ArmyList, army: &Army, variant: &PackageVariant) -> VariantView {
    let is_practice = list.provenance.status == Status::Reconstructed;
    let parts = variant.contents.iter();
    let parts = parts.filter_map(|part| Some((list.troop(part.troop)?, part.count)));
    let mut view = VariantView {
        id: variant.id,
        name: variant.name.clone(),
        contents: Vec::new(),
        price: 0,
        is_ours: false,
        taken: packages_of(army, variant.id),
    };
    for (troop, count) in parts {
        let name = match count {
            1 => troop.name.clone(),
            count => format!("{count} {}", troop.name),
        };
        view.contents.push((troop.kind, name));
        view.price += u32::from(troop.price) * u32::from(count);
        view.is_ours |= is_practice && troop.ours.contains(&Figure::Price);
    }
    view
}
