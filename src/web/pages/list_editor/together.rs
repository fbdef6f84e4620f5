//! What goes for several rows or for the whole army: minima filled together, packages, the bulk of
//! the army, special rules.

use super::chips::{Chips, Fold};
use super::field::{Keys, TextField};
use super::options::{Named, named_troops, soon};
use super::parts::{Choices, Parts};
use crate::list::{
    JointMinimum, JointMinimumId, ListEdit, Package, PackageId, PackagePart, PointsList, Special,
    TroopId,
};
use crate::screen::list_editor::{place, read_count, read_numbers};
use crate::text;
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;
use strum::VariantArray;

/// Something of the list's points, or the default.
fn of_points<T: Default + PartialEq + Send + Sync + 'static>(
    open: OpenList,
    pick: impl Fn(&PointsList) -> T + Send + Sync + 'static,
) -> Memo<T> {
    open.of(move |list| list.points_list().map_or_else(T::default, &pick))
}

#[component]
pub fn Together(open: OpenList) -> impl IntoView {
    let troops = named_troops(open, None);
    let packages = of_points(open, |it| {
        it.packages.iter().map(|it| it.id).collect::<Vec<_>>()
    });
    let joints = of_points(open, |it| {
        it.joint_minima.iter().map(|it| it.id).collect::<Vec<_>>()
    });
    let add_package = move |_| {
        open.apply(ListEdit::AddPackage);
        let list = open.list();
        if let Some(last) = list.points_list().and_then(|it| it.packages.last()) {
            soon(place::package(last.id, "name"));
        }
    };
    let add_joint = move |_| {
        open.apply(ListEdit::AddJoint);
        let list = open.list();
        if let Some(last) = list.points_list().and_then(|it| it.joint_minima.last()) {
            soon(place::joint(last.id, "name"));
        }
    };
    view! {
        <section class="card padded list-part" aria-label="For several rows">
            <h2>"For several rows"</h2>
            <div class="list-options">
                <For
                    each=move || packages.get()
                    key=|id| *id
                    children=move |id| view! { <PackageCard open id troops /> }
                />
                <For
                    each=move || joints.get()
                    key=|id| *id
                    children=move |id| view! { <JointCard open id troops /> }
                />
            </div>
            <div class="tools">
                <button type="button" id="add-package" on:click=add_package>
                    "Add a package"
                </button>
                <button type="button" id="add-joint" on:click=add_joint>
                    "Add a minimum filled together"
                </button>
            </div>
            <Bulk open />
            <Specials open />
        </section>
    }
}

#[component]
fn PackageCard(open: OpenList, id: PackageId, troops: Memo<Named>) -> impl IntoView {
    let package = of_points(open, move |it| {
        it.packages.iter().find(|it| it.id == id).cloned()
    });
    let of = move |show: fn(&Package) -> String| {
        Memo::new(move |_| package.with(|it| it.as_ref().map_or(String::new(), show)))
    };
    let change = move |edit: &dyn Fn(&mut Package)| {
        if let Some(mut package) = package.get_untracked() {
            edit(&mut package);
            open.apply(ListEdit::Package(Box::new(package)));
        }
    };
    let name = of(|it| it.name.clone());
    let of_it = Signal::derive(move || name.get());
    let choices: Choices = Memo::new(move |_| {
        let all = troops.get().into_iter();
        all.map(|(id, name)| (id.0, name)).collect()
    });
    let variants = Memo::new(move |_| {
        let package = package.get();
        let all = package.into_iter().flat_map(|it| it.variants);
        all.map(|variant| variant.id).collect::<Vec<_>>()
    });
    let variant = move |variant: PackageId| {
        let find = move |package: &Package| {
            let mut all = package.variants.iter();
            all.find(|it| it.id == variant).cloned()
        };
        let this = Memo::new(move |_| package.with(|it| it.as_ref().and_then(find)));
        let name = Memo::new(move |_| {
            this.with(|it| it.as_ref().map_or(String::new(), |it| it.name.clone()))
        });
        let parts = Memo::new(move |_| {
            let contents = this.get().map_or(Vec::new(), |it| it.contents);
            let parts = contents.into_iter().map(|part| (part.troop.0, part.count));
            parts.collect::<Vec<_>>()
        });
        let put = move |parts: Vec<(u16, u16)>| {
            change(&|package| {
                let mut all = package.variants.iter_mut();
                if let Some(it) = all.find(|it| it.id == variant) {
                    let parts = parts.iter().map(|(troop, count)| PackagePart {
                        troop: TroopId(*troop),
                        count: *count,
                    });
                    it.contents = parts.collect();
                }
            });
        };
        let rename = move |typed: String| {
            change(&|package| {
                let mut all = package.variants.iter_mut();
                if let Some(it) = all.find(|it| it.id == variant) {
                    typed.trim().clone_into(&mut it.name);
                }
            });
            Ok(())
        };
        let remove = move |_| {
            focus::keep_near(|| change(&|package| package.variants.retain(|it| it.id != variant)));
        };
        view! {
            <div class="variant">
                <TextField
                    id=place::variant(variant, "name")
                    label="Make-up, if there are several"
                    of=of_it
                    value=name
                    take=rename
                />
                <Parts id=format!("variant-{variant}") label="Contents" of=of_it choices parts put />
                <Show when=move || variants.with(|all| all.len() > 1)>
                    <button type="button" class="small" on:click=remove>
                        "Remove this make-up"
                    </button>
                </Show>
            </div>
        }
    };
    view! {
        <fieldset class="option-card">
            <legend>"Package"</legend>
            <div class="about-list">
                <TextField
                    id=place::package(id, "name")
                    label="Name of the package"
                    placeholder="Legion"
                    value=name
                    take=move |typed: String| {
                        change(&|it| typed.trim().clone_into(&mut it.name));
                        Ok(())
                    }
                />
                <TextField
                    id=place::package(id, "numbers")
                    label="Numbers"
                    of=of_it
                    placeholder="0-2"
                    class="short"
                    value=of(|it| format!("{}-{}", it.min, it.max))
                    take=move |typed: String| {
                        let (min, max) = read_numbers(&typed)?;
                        change(&|it| (it.min, it.max) = (min, max));
                        Ok(())
                    }
                />
            </div>
            <For each=move || variants.get() key=|id| *id children=variant />
            <div class="tools">
                <button type="button" on:click=move |_| open.apply(ListEdit::AddVariant(id))>
                    "Add another make-up"
                </button>
                <button
                    type="button"
                    on:click=move |_| {
                        focus::keep_near(|| open.apply(ListEdit::RemovePackage(id)));
                    }
                >
                    "Remove this package"
                </button>
            </div>
        </fieldset>
    }
}

#[component]
fn JointCard(open: OpenList, id: JointMinimumId, troops: Memo<Named>) -> impl IntoView {
    let joint = of_points(open, move |it| {
        it.joint_minima.iter().find(|it| it.id == id).cloned()
    });
    let of = move |show: fn(&JointMinimum) -> String| {
        Memo::new(move |_| joint.with(|it| it.as_ref().map_or(String::new(), show)))
    };
    let chosen =
        Memo::new(move |_| joint.with(|it| it.as_ref().map_or(Vec::new(), |it| it.troops.clone())));
    let change = move |edit: &dyn Fn(&mut JointMinimum)| {
        if let Some(mut joint) = joint.get_untracked() {
            edit(&mut joint);
            open.apply(ListEdit::Joint(Box::new(joint)));
        }
    };
    let choose = move |ids: Vec<TroopId>| change(&|it| it.troops.clone_from(&ids));
    let name = of(|it| it.name.clone());
    view! {
        <fieldset class="option-card">
            <legend>"Minimum filled together"</legend>
            <div class="about-list">
                <TextField
                    id=place::joint(id, "name")
                    label="What the troops are called"
                    placeholder="Spearmen of any kind"
                    value=name
                    take=move |typed: String| {
                        change(&|it| typed.trim().clone_into(&mut it.name));
                        Ok(())
                    }
                />
                <TextField
                    id=place::joint(id, "min")
                    label="At least"
                    of=Signal::derive(move || name.get())
                    class="short"
                    keys=Keys::Digits
                    value=of(|it| it.min.to_string())
                    take=move |typed: String| {
                        let min = read_count(&typed)?;
                        change(&|it| it.min = min);
                        Ok(())
                    }
                />
            </div>
            <Chips id=place::joint(id, "of") legend="Filled by" fold=Fold::Chosen all=troops chosen choose />
            <button
                type="button"
                on:click=move |_| focus::keep_near(|| open.apply(ListEdit::RemoveJoint(id)))
            >
                "Remove this minimum"
            </button>
        </fieldset>
    }
}

/// Which rows the list calls its bulk; none: the largest.
#[component]
fn Bulk(open: OpenList) -> impl IntoView {
    let bulk = of_points(open, |it| it.bulk.clone());
    let rows = of_points(open, |it| {
        let rows = it.rows.iter().map(|row| {
            let name = row.troops.first().map_or("", |troop| &troop.name);
            let name = if name.is_empty() { "no name yet" } else { name };
            (row.id, name.to_owned())
        });
        rows.collect::<Vec<_>>()
    });
    view! {
        <Chips
            id=place::BULK
            legend="The bulk of the army, where the list names it"
            fold=Fold::None("the rows with the highest numbers")
            all=rows
            chosen=bulk
            choose=move |rows| open.apply(ListEdit::Bulk(rows))
        />
    }
}

#[component]
fn Specials(open: OpenList) -> impl IntoView {
    let special = of_points(open, |it| it.special.clone());
    let known = Special::VARIANTS.iter().copied();
    let all: Vec<_> = known
        .map(|one| (one, text::capital(text::special(one))))
        .collect();
    view! {
        <Chips
            id="specials"
            legend="Special rules of the list"
            all=Signal::stored(all)
            chosen=special
            choose=move |special| open.apply(ListEdit::Special(special))
        />
    }
}
