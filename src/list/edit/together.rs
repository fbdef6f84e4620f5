//! What goes for troops of several rows: minima that they fill together, and packages.

use super::ListEditError;
use super::ids::Fresh;
use crate::list::{JointMinimum, Package, PackageId, PackageVariant, PointsList};

pub fn add_joint(points: &mut PointsList, fresh: &Fresh) -> Result<(), ListEditError> {
    points.joint_minima.push(JointMinimum {
        id: fresh.joint()?,
        name: String::new(),
        troops: Vec::new(),
        min: 1,
        ours: Vec::new(),
    });
    Ok(())
}

pub fn set_joint(points: &mut PointsList, joint: &JointMinimum) -> Result<(), ListEditError> {
    let mut all = points.joint_minima.iter_mut();
    let found = all.find(|it| it.id == joint.id);
    joint.clone_into(found.ok_or(ListEditError::Gone)?);
    Ok(())
}

pub fn add_package(points: &mut PointsList, fresh: &Fresh) -> Result<(), ListEditError> {
    points.packages.push(Package {
        id: fresh.package()?,
        name: String::new(),
        min: 0,
        max: 1,
        variants: vec![blank_variant(fresh.variant()?)],
        ours: Vec::new(),
    });
    Ok(())
}

/// Another make-up of a package.
pub fn add_variant(
    points: &mut PointsList,
    id: PackageId,
    fresh: &Fresh,
) -> Result<(), ListEditError> {
    let variant = blank_variant(fresh.variant()?);
    package_mut(points, id)?.variants.push(variant);
    Ok(())
}

pub fn set_package(points: &mut PointsList, package: &Package) -> Result<(), ListEditError> {
    package.clone_into(package_mut(points, package.id)?);
    Ok(())
}

fn package_mut(points: &mut PointsList, id: PackageId) -> Result<&mut Package, ListEditError> {
    let mut all = points.packages.iter_mut();
    all.find(|it| it.id == id).ok_or(ListEditError::Gone)
}

fn blank_variant(id: PackageId) -> PackageVariant {
    PackageVariant {
        id,
        name: String::new(),
        contents: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::list::{JointMinimum, ListEdit, Package, PackagePart, Special, blank_list};

    #[test]
    fn packages_and_joint_minima_are_typed_in_and_checked() {
        let mut list = blank_list("Rome");
        let apply = |list: &crate::list::ArmyList, edit: ListEdit| edit.apply(list).unwrap();
        for _ in 0..2 {
            let add = ListEdit::AddRow {
                to: None,
                after: None,
            };
            list = apply(&list, add);
        }
        list = apply(&list, ListEdit::AddPackage);
        list = apply(&list, ListEdit::AddJoint);
        let paths = |list: &crate::list::ArmyList| -> Vec<String> {
            list.faults().into_iter().map(|it| it.path).collect()
        };
        for path in [
            "troops.impetus.packages[0].variants[0].contents",
            "troops.impetus.joint_minima[0].troops",
        ] {
            assert!(paths(&list).contains(&path.to_owned()), "{path}");
        }
        let points = list.points_list().unwrap();
        let (first, second) = (points.rows[0].troops[0].id, points.rows[1].troops[0].id);
        let mut package: Package = points.packages[0].clone();
        "Legion".clone_into(&mut package.name);
        package.variants[0].contents = vec![PackagePart {
            troop: first,
            count: 2,
        }];
        let joint = JointMinimum {
            troops: vec![first, second],
            min: 4,
            ..points.joint_minima[0].clone()
        };
        list = apply(&list, ListEdit::Package(Box::new(package)));
        list = apply(&list, ListEdit::AddVariant(points_package(&list)));
        list = apply(&list, ListEdit::Joint(Box::new(joint)));
        list = apply(&list, ListEdit::Special(vec![Special::NoCamp]));
        let points = list.points_list().unwrap();
        assert_eq!(points.packages[0].variants.len(), 2);
        assert_ne!(
            points.packages[0].variants[0].id,
            points.packages[0].variants[1].id
        );
        assert!(points.has(Special::NoCamp));
        assert!(!paths(&list).iter().any(|path| path.contains("joint")));
        // Removing the troop removes what named only it.
        list = apply(&list, ListEdit::RemoveTroop(first));
        let points = list.points_list().unwrap();
        assert_eq!(points.joint_minima[0].troops, [second]);
        list = apply(&list, ListEdit::RemoveJoint(points.joint_minima[0].id));
        assert!(list.points_list().unwrap().joint_minima.is_empty());
    }

    fn points_package(list: &crate::list::ArmyList) -> crate::list::PackageId {
        list.points_list().unwrap().packages[0].id
    }
}
