//! One side of a new game: an own army, one from a link, or just a name.

use crate::army::Army;
use crate::battle::game::{GameSide, SideId};
use crate::battle::tournament::Player;
use crate::list::ArmyList;
use crate::rules::judge;
use crate::screen::play::{From, NamedSide, ReadySide, in_commands, read_link};
use crate::web::state::{Lists, Load, SavedArmies, Trouble, use_lists, use_saved_armies};
use leptos::prelude::*;
use std::sync::Arc;

/// What was chosen for a side; signals, so that it stays while another way is looked at.
#[derive(Clone, Copy)]
pub struct SideChoice {
    pub side: SideId,
    pub from: RwSignal<From>,
    pub army: RwSignal<Option<String>>,
    pub link: RwSignal<String>,
    pub named: RwSignal<NamedSide>,
    /// The side, none while something is still to be chosen or on its way, or why it can't be.
    pub ready: Memo<Result<Option<ReadySide>, String>>,
}

impl SideChoice {
    pub fn new(side: SideId, army: Option<String>) -> Self {
        let (saved, lists) = (use_saved_armies(), use_lists());
        let from = RwSignal::new(match (side, &army) {
            (SideId::A, _) => From::Own,
            (SideId::B, _) => From::Name,
        });
        let army = RwSignal::new(army);
        let link = RwSignal::new(String::new());
        let named = RwSignal::new(NamedSide::default());
        let ready = Memo::new(move |_| match from.get() {
            From::Own => army.get().map_or(Ok(None), |key| own(saved, lists, &key)),
            From::Link => match link.with(|text| read_link(text)) {
                None => Ok(None),
                Some(Err(why)) => Err(why),
                Some(Ok(shared)) => {
                    let with_list = |list: &ArmyList| shared.army_of(list);
                    on_the_table(lists, &shared.army, with_list)
                }
            },
            From::Name => named.with(|named| {
                let side = named.read()?;
                Ok(Some(ReadySide { side, event: None }))
            }),
        });
        SideChoice {
            side,
            from,
            army,
            link,
            named,
            ready,
        }
    }
}

impl SideChoice {
    /// A player of a tournament: the army goes by the name it has there until another is chosen.
    pub fn call(self, player: &Player) {
        self.from.set(From::Name);
        self.named.update(|named| {
            named.name = match player.army.trim() {
                "" => player.name.clone(),
                army => army.to_owned(),
            };
        });
    }
}

fn own(saved: SavedArmies, lists: Lists, key: &str) -> Result<Option<ReadySide>, String> {
    let army = untrack(|| saved.read(key)).map_err(|trouble| match trouble {
        Trouble::Unreadable { message, .. } => message,
        _ => "That army isn’t in this browser any more.".to_owned(),
    })?;
    on_the_table(lists, &army, |_| army.clone())
}

/// The army with the figures that its list gives it.
fn on_the_table(
    lists: Lists,
    army: &Army,
    with_list: impl Fn(&ArmyList) -> Army,
) -> Result<Option<ReadySide>, String> {
    let list: Arc<ArmyList> = match lists.list_by_id(army.list.id) {
        Some(Load::Here(list)) => list,
        Some(Load::Waiting) => return Ok(None),
        Some(Load::Failed(why)) => return Err(why),
        None => {
            return Err(format!(
                "It comes from list number {}, which this version of Muster doesn’t have.",
                army.list.id
            ));
        }
    };
    let army = with_list(&list);
    let judgement = judge(&list, &army.event, &army);
    let mut side = GameSide::of(&list, &army, &judgement);
    if side.name.trim().is_empty() {
        side.name.clone_from(&list.name);
    }
    Ok(Some(ReadySide {
        side,
        event: Some(army.event),
    }))
}

#[component]
pub fn ChooseSide(choice: SideChoice) -> impl IntoView {
    let letter = match choice.side {
        SideId::A => "a",
        SideId::B => "b",
    };
    let title = match choice.side {
        SideId::A => "First army",
        SideId::B => "Second army",
    };
    let ways = From::ALL.map(|from| {
        view! {
            <button
                type="button"
                class="chip"
                id=format!("from-{letter}-{}", from.label().to_lowercase().replace(' ', "-"))
                aria-pressed=move || (choice.from.get() == from).to_string()
                on:click=move |_| choice.from.set(from)
            >
                {from.label()}
            </button>
        }
    });
    let fields = move || match choice.from.get() {
        From::Own => view! { <Own choice letter /> }.into_any(),
        From::Link => view! {
            <div class="field-line">
                <label for=format!("link-{letter}")>"Link of the army"</label>
                <textarea
                    id=format!("link-{letter}")
                    rows="2"
                    prop:value=move || choice.link.get()
                    on:input=move |event| choice.link.set(event_target_value(&event))
                ></textarea>
            </div>
        }
        .into_any(),
        From::Name => view! { <Named choice letter /> }.into_any(),
    };
    let said = move || match choice.ready.get() {
        Ok(Some(ready)) => {
            let (side, event) = (ready.side, ready.event);
            let units = side.units().count();
            let mut said = vec![match side.vdt() {
                0 => "VDT not known".to_owned(),
                vdt => format!("VDT {vdt}, routs at {}", vdt.div_ceil(2)),
            }];
            if units > 0 {
                said.push(in_commands(&side));
            }
            said.extend(event.map(|event| event.name));
            said.join(" · ")
        }
        Ok(None) => String::new(),
        Err(why) => why,
    };
    view! {
        <section class="card padded" aria-label=title>
            <h2>{title}</h2>
            <div class="chips" role="group" aria-label=format!("{title}: where from")>
                {Vec::from(ways)}
            </div>
            {fields}
            <p
                id=format!("said-{letter}")
                role="status"
                class:refused=move || {
                    choice.ready.with(Result::is_err) && choice.from.get() != From::Name
                }
            >
                {said}
            </p>
        </section>
    }
}

#[component]
fn Own(choice: SideChoice, letter: &'static str) -> impl IntoView {
    let saved = use_saved_armies();
    let armies = saved.armies.with_untracked(|armies| {
        let mut armies: Vec<_> = armies.iter().filter(|it| !it.deleted).cloned().collect();
        armies.sort_by_key(|army| std::cmp::Reverse(army.order));
        armies
    });
    if choice.army.get_untracked().is_none() {
        choice.army.set(armies.first().map(|army| army.key.clone()));
    }
    if armies.is_empty() {
        return view! { <p class="quiet">"You have no army yet: take a name or a link."</p> }
            .into_any();
    }
    let options: Vec<_> = armies
        .into_iter()
        .map(|army| {
            let key = army.key.clone();
            let is_chosen = move || choice.army.with(|chosen| chosen.as_ref() == Some(&key));
            view! {
                <option value=army.key.clone() selected=is_chosen>
                    {format!("{} ({})", army.name, army.list)}
                </option>
            }
        })
        .collect();
    view! {
        <div class="field-line">
            <label for=format!("army-{letter}")>"Army"</label>
            <select
                id=format!("army-{letter}")
                on:change=move |event| choice.army.set(Some(event_target_value(&event)))
            >
                {options}
            </select>
        </div>
    }
    .into_any()
}

#[component]
fn Named(choice: SideChoice, letter: &'static str) -> impl IntoView {
    let field = |id: &str,
                 label: &'static str,
                 mode: &'static str,
                 get: fn(&NamedSide) -> &String,
                 set: fn(&mut NamedSide, String)| {
        let id = format!("{id}-{letter}");
        view! {
            <div class="field-line">
                <label for=id.clone()>{label}</label>
                <input
                    id=id
                    type="text"
                    inputmode=mode
                    maxlength="80"
                    autocomplete="off"
                    prop:value=move || choice.named.with(|named| get(named).clone())
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        choice.named.update(|named| set(named, text));
                    }
                />
            </div>
        }
    };
    view! {
        {field("name", "Name", "text", |it| &it.name, |it, text| it.name = text)}
        <div class="two-fields">
            {field("vdt", "VDT", "numeric", |it| &it.vdt, |it, text| it.vdt = text)}
            {field(
                "exploration",
                "Exploration points",
                "numeric",
                |it| &it.exploration,
                |it, text| it.exploration = text,
            )}
        </div>
    }
}
