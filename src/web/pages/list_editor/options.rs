//! Options and Large Units: which troops, what they become, how many, for what price.

use super::chips::{Chips, Fold};
use super::field::TextField;
use super::rows::section;
use crate::list::{
    ArmyList, ContingentId, Formation, FormationId, ListEdit, TroopId, Upgrade, UpgradeId,
};
use crate::screen::list_editor::{
    UpgradeField, place, read_sizes, set_upgrade, show_sizes, show_upgrade,
};
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;

pub type Named = Vec<(TroopId, String)>;

#[component]
pub fn Options(open: OpenList, of: Option<ContingentId>) -> impl IntoView {
    let upgrades = open.of(move |list| {
        let all = section(list, of).into_iter().flat_map(|it| it.upgrades);
        all.map(|upgrade| upgrade.id).collect::<Vec<_>>()
    });
    let formations = open.of(move |list| {
        let all = section(list, of).into_iter().flat_map(|it| it.large_units);
        all.map(|formation| formation.id).collect::<Vec<_>>()
    });
    let troops = named_troops(open, of);
    let add_upgrade = move |_| {
        open.apply(ListEdit::AddUpgrade(of));
        let list = open.list();
        if let Some(last) = section(&list, of).and_then(|it| it.upgrades.last()) {
            soon(place::upgrade(last.id, UpgradeField::Name));
        }
    };
    let add_formation = move |_| {
        open.apply(ListEdit::AddFormation(of));
        let list = open.list();
        if let Some(last) = section(&list, of).and_then(|it| it.large_units.last()) {
            soon(place::formation(last.id, "sizes"));
        }
    };
    let id = |what: &str| match of {
        None => format!("add-{what}"),
        Some(id) => format!("add-{what}-{id}"),
    };
    view! {
        <div class="list-options">
            <For
                each=move || upgrades.get()
                key=|id| *id
                children=move |id| view! { <UpgradeCard open id troops /> }
            />
            <For
                each=move || formations.get()
                key=|id| *id
                children=move |id| view! { <FormationCard open id troops /> }
            />
        </div>
        <div class="tools">
            <button type="button" id=id("option") on:click=add_upgrade>
                "Add an option"
            </button>
            <button type="button" id=id("large-unit") on:click=add_formation>
                "Add Large Units"
            </button>
        </div>
    }
}

/// The troops of a section, by what they are called.
pub fn named_troops(open: OpenList, of: Option<ContingentId>) -> Memo<Named> {
    open.of(move |list| {
        let rows = section(list, of).into_iter().flat_map(|it| it.rows);
        let named = rows.flat_map(|row| &row.troops).map(|troop| {
            let name = match troop.name.as_str() {
                "" => "no name yet".to_owned(),
                name => name.to_owned(),
            };
            (troop.id, name)
        });
        named.collect::<Named>()
    })
}

pub fn soon(id: String) {
    request_animation_frame(move || {
        focus::on(&id);
    });
}

fn find_upgrade(list: &ArmyList, id: UpgradeId) -> Option<Upgrade> {
    list.upgrade(id).cloned()
}

fn find_formation(list: &ArmyList, id: FormationId) -> Option<Formation> {
    let mut sections = list.points_list()?.sections();
    sections.find_map(|section| section.large_units.iter().find(|it| it.id == id).cloned())
}

#[component]
fn UpgradeCard(open: OpenList, id: UpgradeId, troops: Memo<Named>) -> impl IntoView {
    let upgrade = open.of(move |list| find_upgrade(list, id));
    let name = Signal::derive(move || {
        upgrade.with(|it| it.as_ref().map_or(String::new(), |it| it.name.clone()))
    });
    let fields = UpgradeField::ALL.map(|field| {
        let value = Memo::new(move |_| {
            upgrade.with(|it| {
                it.as_ref()
                    .map_or(String::new(), |it| show_upgrade(it, field))
            })
        });
        let take = move |typed: String| {
            let Some(upgrade) = upgrade.get_untracked() else {
                return Ok(());
            };
            open.apply(ListEdit::Upgrade(Box::new(set_upgrade(
                &upgrade, field, &typed,
            )?)));
            Ok(())
        };
        view! {
            <TextField
                id=place::upgrade(id, field)
                label=field.label()
                of=name
                placeholder=field.example()
                value
                take
            />
        }
    });
    let of =
        Memo::new(move |_| upgrade.with(|it| it.as_ref().map_or(Vec::new(), |it| it.of.clone())));
    let choose = move |of: Vec<TroopId>| {
        if let Some(upgrade) = upgrade.get_untracked() {
            open.apply(ListEdit::Upgrade(Box::new(Upgrade { of, ..upgrade })));
        }
    };
    let remove = move |_| focus::keep_near(|| open.apply(ListEdit::RemoveUpgrade(id)));
    view! {
        <fieldset class="option-card">
            <legend>"Option"</legend>
            <div class="about-list">{fields}</div>
            <Chips
                id=place::upgraded(id)
                legend="For which troops"
                fold=Fold::Chosen
                all=troops
                chosen=of
                choose
            />
            <button type="button" on:click=remove>
                "Remove this option"
            </button>
        </fieldset>
    }
}

#[component]
fn FormationCard(open: OpenList, id: FormationId, troops: Memo<Named>) -> impl IntoView {
    let formation = open.of(move |list| find_formation(list, id));
    let sizes =
        Memo::new(move |_| formation.with(|it| it.as_ref().map_or(String::new(), show_sizes)));
    let front = Memo::new(move |_| {
        formation.with(|it| it.as_ref().map_or(Vec::new(), |it| it.front.clone()))
    });
    let rear = Memo::new(move |_| {
        formation.with(|it| it.as_ref().map_or(Vec::new(), |it| it.rear.clone()))
    });
    let change = move |edit: &dyn Fn(&mut Formation)| {
        if let Some(mut formation) = formation.get_untracked() {
            edit(&mut formation);
            open.apply(ListEdit::Formation(formation));
        }
    };
    let set_front = move |ids: Vec<TroopId>| change(&|it| it.front.clone_from(&ids));
    let set_rear = move |ids: Vec<TroopId>| change(&|it| it.rear.clone_from(&ids));
    let remove = move |_| focus::keep_near(|| open.apply(ListEdit::RemoveFormation(id)));
    view! {
        <fieldset class="option-card">
            <legend>"Large Units"</legend>
            <div class="about-list">
                <TextField
                    id=place::formation(id, "sizes")
                    label="Sizes, if the list names them"
                    placeholder="2, 3"
                    class="short"
                    value=sizes
                    take=move |typed: String| {
                        let sizes = read_sizes(&typed)?;
                        change(&|it| it.sizes.clone_from(&sizes));
                        Ok(())
                    }
                />
            </div>
            <Chips
                id=place::formation(id, "front")
                legend="Front rank"
                fold=Fold::Chosen
                all=troops
                chosen=front
                choose=set_front
            />
            <Chips
                id=place::formation(id, "rear")
                legend="Rear ranks, if others"
                fold=Fold::None("the same")
                all=troops
                chosen=rear
                choose=set_rear
            />
            <button type="button" on:click=remove>
                "Remove these Large Units"
            </button>
        </fieldset>
    }
}
