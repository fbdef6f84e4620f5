//! The options of a Basic list: units given up, units taken instead, statistics changed.

use super::basic::{UnitFields, apply};
use super::field::{Keys, TextField};
use super::options::soon;
use super::parts::{Choices, Parts, Pick};
use crate::list::{
    BasicListEdit, BasicOption, BasicUnit, GivenUp, LineChange, RowId, SwapId, Taken, TakenUnit,
    VbuChange, blank_unit,
};
use crate::screen::list_editor::{
    line_names, place, read_count, read_vbu, read_vdt, show_vbu, show_vdt,
};
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;

/// No line has this number: the units are the option's own.
const OWN: u16 = 0;

/// One option of the list, with what changes it.
#[derive(Clone, Copy)]
struct Open {
    list: OpenList,
    id: SwapId,
    option: Memo<Option<BasicOption>>,
    lines: Choices,
}

impl Open {
    /// Something of it, or the default where it has gone.
    fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        pick: impl Fn(&BasicOption) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| {
            let found = self.option.with(|it| it.as_ref().and_then(&pick));
            found.unwrap_or_default()
        })
    }

    fn change(self, edit: impl Fn(&mut BasicOption) -> Option<()>) {
        if let Some(mut option) = self.option.get_untracked() {
            edit(&mut option);
            apply(self.list, BasicListEdit::Option(Box::new(option)));
        }
    }

    fn first_line(self) -> RowId {
        let first = self
            .lines
            .with_untracked(|lines| lines.first().map(|it| it.0));
        RowId(first.unwrap_or(1))
    }

    fn dom_id(self, what: &str) -> String {
        place::swap(self.id, what)
    }

    /// What its fields are called among the things to put right.
    fn name(self) -> Signal<String> {
        Signal::stored(format!("Option {}", self.id))
    }

    /// A change that may take away what has the focus.
    fn take_away(self, edit: impl Fn(&mut BasicOption) -> Option<()>) {
        focus::keep_near(|| self.change(edit));
    }
}

#[component]
pub fn BasicOptions(open: OpenList) -> impl IntoView {
    let options = open.of(|list| {
        let basic = list.basic_list();
        let all = basic.into_iter().flat_map(|basic| &basic.options);
        all.map(|option| option.id).collect::<Vec<_>>()
    });
    let lines: Choices = open.of(line_names);
    let card = move |id: SwapId| {
        let option = open.of(move |list| list.basic_list()?.option(id).cloned());
        let open = Open {
            list: open,
            id,
            option,
            lines,
        };
        view! { <OptionCard open /> }
    };
    let add = move |_| {
        apply(open, BasicListEdit::AddOption);
        let list = open.list();
        if let Some(last) = list.basic_list().and_then(|basic| basic.options.last()) {
            soon(place::swap(last.id, "give"));
        }
    };
    view! {
        <div class="list-options">
            <For each=move || options.get() key=|id| *id children=card />
        </div>
        <button type="button" id="add-swap" on:click=add>
            "Add an option"
        </button>
    }
}

#[component]
fn OptionCard(open: Open) -> impl IntoView {
    let given = open.of(|it| Some(it.give_one_of.len()));
    let taken = open.of(|it| Some(it.take_one_of.len()));
    let changes = open.of(|it| Some(it.changes.len()));
    let vdt = open.of(|it| Some(show_vdt(it.printed_vdt)));
    let is_unsaid = open.of(|it| Some(it.pairing_unknown));
    let give = move |_| {
        let line = open.first_line();
        open.change(|it| {
            it.give_one_of.push(vec![GivenUp { line, count: 1 }]);
            Some(())
        });
    };
    let take = move |_| {
        open.change(|it| {
            it.take_one_of.push(vec![own_units()]);
            Some(())
        });
    };
    let change = move |_| {
        let line = open.first_line();
        open.change(|it| {
            it.changes.push(LineChange {
                line,
                count: None,
                vbu: VbuChange::By(1),
                name: None,
            });
            Some(())
        });
    };
    let is_choice = move || given.get() > 1 && taken.get() > 1;
    let either = |count: usize, first: &'static str| {
        if count == 0 {
            first
        } else {
            "or other units…"
        }
    };
    let remove = move |_| {
        focus::keep_near(|| apply(open.list, BasicListEdit::RemoveOption(open.id)));
    };
    view! {
        <fieldset class="option-card">
            <legend>{format!("Option {}", open.id)}</legend>
            <h3>"Given up"</h3>
            <For each=move || 0..given.get() key=|at| *at children=move |at| view! { <Given open at /> } />
            <button type="button" id=open.dom_id("give") class="small" on:click=give>
                {move || either(given.get(), "Units given up…")}
            </button>
            <h3>"Taken instead"</h3>
            <For each=move || 0..taken.get() key=|at| *at children=move |at| view! { <Had open at /> } />
            <button type="button" id=open.dom_id("take") class="small" on:click=take>
                {move || either(taken.get(), "Units taken instead…")}
            </button>
            <h3>"Changed"</h3>
            <For
                each=move || 0..changes.get()
                key=|at| *at
                children=move |at| view! { <Changed open at /> }
            />
            <button type="button" id=open.dom_id("change") class="small" on:click=change>
                "Units whose VBU changes…"
            </button>
            <div class="about-list">
                <TextField
                    id=open.dom_id("vdt")
                    label="VDT as printed with it"
                    of=open.name()
                    class="short"
                    placeholder="17/9"
                    value=vdt
                    take=move |typed: String| {
                        let vdt = read_vdt(&typed)?;
                        open.change(|it| {
                            it.printed_vdt = vdt;
                            Some(())
                        });
                        Ok(())
                    }
                />
                <Show when=is_choice>
                    <label class="chip">
                        <input
                            type="checkbox"
                            prop:checked=move || is_unsaid.get()
                            on:change=move |event| {
                                let is_unsaid = event_target_checked(&event);
                                open.change(|it| {
                                    it.pairing_unknown = is_unsaid;
                                    Some(())
                                });
                            }
                        />
                        <span>"The list doesn’t say which goes with which"</span>
                    </label>
                </Show>
            </div>
            <button type="button" on:click=remove>
                "Remove this option"
            </button>
        </fieldset>
    }
}

fn own_units() -> Taken {
    Taken {
        count: 1,
        what: TakenUnit::Unit(Box::new(blank_unit())),
    }
}

/// A bundle of units that is given up. Without units it goes.
#[component]
fn Given(open: Open, at: usize) -> impl IntoView {
    let parts = open.of(move |it| {
        let bundle = it.give_one_of.get(at)?.iter();
        Some(bundle.map(|it| (it.line.0, it.count)).collect::<Vec<_>>())
    });
    let put = move |parts: Vec<(u16, u16)>| {
        open.take_away(|it| {
            let parts = parts.iter().map(|(line, count)| GivenUp {
                line: RowId(*line),
                count: *count,
            });
            *it.give_one_of.get_mut(at)? = parts.collect();
            it.give_one_of.retain(|bundle| !bundle.is_empty());
            Some(())
        });
    };
    view! {
        <Parts
            id=open.dom_id(&format!("give-{at}"))
            label="Given up"
            of=open.name()
            choices=open.lines
            parts
            put
        />
    }
}

/// A bundle of units that is had instead: more of a line, or units of the option's own.
#[component]
fn Had(open: Open, at: usize) -> impl IntoView {
    let count = open.of(move |it| Some(it.take_one_of.get(at)?.len()));
    let add = move |_| {
        open.change(|it| {
            it.take_one_of.get_mut(at)?.push(own_units());
            Some(())
        });
    };
    view! {
        <div class="parts" role="group" aria-label="Taken instead">
            <For
                each=move || 0..count.get()
                key=|part| *part
                children=move |part| view! { <HadPart open bundle=at part /> }
            />
            <button
                type="button"
                class="small"
                id=open.dom_id(&format!("take-{at}-add"))
                on:click=add
            >
                "and…"
            </button>
        </div>
    }
}

#[component]
fn HadPart(open: Open, bundle: usize, part: usize) -> impl IntoView {
    let this = open.of(move |it| Some(Some(it.take_one_of.get(bundle)?.get(part)?.clone())));
    let change = move |edit: &dyn Fn(&mut Taken)| {
        open.change(|it| {
            edit(it.take_one_of.get_mut(bundle)?.get_mut(part)?);
            Some(())
        });
    };
    let count = Memo::new(move |_| {
        this.with(|it| it.as_ref().map_or(String::new(), |it| it.count.to_string()))
    });
    let which = Memo::new(move |_| {
        this.with(|it| {
            it.as_ref().map(|it| match &it.what {
                TakenUnit::Line(line) => line.0,
                TakenUnit::Unit(_) => OWN,
            })
        })
    });
    let unit = Memo::new(move |_| {
        this.with(|it| match &it.as_ref()?.what {
            TakenUnit::Line(_) => None,
            TakenUnit::Unit(unit) => Some((**unit).clone()),
        })
    });
    let is_own = Memo::new(move |_| unit.with(Option::is_some));
    let choose = move |id: u16| {
        change(&|taken| {
            taken.what = match id {
                OWN => TakenUnit::Unit(Box::new(blank_unit())),
                line => TakenUnit::Line(RowId(line)),
            };
        });
    };
    let set = move |unit: BasicUnit| {
        change(&|taken| taken.what = TakenUnit::Unit(Box::new(unit.clone())));
    };
    let remove = move |_| {
        open.take_away(|it| {
            let parts = it.take_one_of.get_mut(bundle)?;
            if part < parts.len() {
                parts.remove(part);
            }
            it.take_one_of.retain(|bundle| !bundle.is_empty());
            Some(())
        });
    };
    let id = open.dom_id(&format!("take-{bundle}-{part}"));
    let fields_id = id.clone();
    view! {
        <div class="part-line">
            <TextField
                id=format!("{id}-count")
                label="Units"
                of=open.name()
                keys=Keys::Digits
                value=count
                take=move |typed: String| {
                    let count = read_count(&typed)?;
                    change(&|taken| taken.count = count);
                    Ok(())
                }
            />
            <Pick
                id=format!("{id}-of")
                label="Of"
                choices=open.lines
                chosen=which
                choose
                other=(OWN, "units of its own, below")
            />
            <button
                type="button"
                class="small"
                aria-label=format!("Taken instead: remove {}", part + 1)
                on:click=remove
            >
                "×"
            </button>
        </div>
        <Show when=move || is_own.get()>
            <div class="troop-line own-units" role="group" aria-label="Units of the option’s own">
                <UnitFields id=fields_id.clone() of=open.name() unit set />
            </div>
        </Show>
    }
}

#[component]
fn Changed(open: Open, at: usize) -> impl IntoView {
    let this = open.of(move |it| Some(Some(it.changes.get(at)?.clone())));
    let of = move |show: fn(&LineChange) -> String| {
        Memo::new(move |_| this.with(|it| it.as_ref().map_or(String::new(), show)))
    };
    let line = Memo::new(move |_| this.with(|it| it.as_ref().map(|it| it.line.0)));
    let change = move |edit: &dyn Fn(&mut LineChange)| {
        open.change(|it| {
            edit(it.changes.get_mut(at)?);
            Some(())
        });
    };
    let remove = move |_| {
        open.take_away(|it| {
            if at < it.changes.len() {
                it.changes.remove(at);
            }
            Some(())
        });
    };
    let id = open.dom_id(&format!("change-{at}"));
    view! {
        <div class="part-line">
            <TextField
                id=format!("{id}-count")
                label="Units, if said"
                of=open.name()
                keys=Keys::Digits
                value=of(|it| it.count.map_or(String::new(), |count| count.to_string()))
                take=move |typed: String| {
                    let count = match typed.trim() {
                        "" => None,
                        typed => Some(read_count(typed)?),
                    };
                    change(&|it| it.count = count);
                    Ok(())
                }
            />
            <Pick
                id=format!("{id}-of")
                label="Of"
                choices=open.lines
                chosen=line
                choose=move |id: u16| change(&|it| it.line = RowId(id))
            />
            <TextField
                id=format!("{id}-vbu")
                label="VBU"
                of=open.name()
                placeholder="6 or +1"
                value=of(|it| show_vbu(it.vbu))
                take=move |typed: String| {
                    let vbu = read_vbu(&typed)?;
                    change(&|it| it.vbu = vbu);
                    Ok(())
                }
            />
            <TextField
                id=format!("{id}-name")
                label="Called, if said"
                of=open.name()
                value=of(|it| it.name.clone().unwrap_or_default())
                take=move |typed: String| {
                    let typed = typed.trim();
                    let name = (!typed.is_empty()).then(|| typed.to_owned());
                    change(&|it| it.name.clone_from(&name));
                    Ok(())
                }
            />
            <button
                type="button"
                class="small"
                aria-label=format!("Changed: remove {}", at + 1)
                on:click=remove
            >
                "×"
            </button>
        </div>
    }
}
