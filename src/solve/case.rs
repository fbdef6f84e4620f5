//! One programme with all that belongs to it, from the commands of the army to be to the army.

use super::Wish;
use super::answer::Work;
use super::column::{Column, Slot};
use super::demand::{Demand, demands};
use super::draw::draw;
use super::item::{Item, items};
use super::programme::{Failure, Goal, Look, Programme, Solved};
use super::purse::{Freedom, Purse};
use crate::army::{Army, CommandId};
use crate::rules::Context;

pub struct Case<'c, 'a> {
    pub context: &'c Context<'a>,
    pub army: &'c Army,
    pub slots: Vec<Slot>,
    pub items: Vec<Item>,
    pub columns: Vec<Column>,
    pub demands: Vec<Demand>,
    pub purse: Purse,
}

impl<'c, 'a> Case<'c, 'a> {
    /// Without columns yet.
    pub fn new(
        context: &'c Context<'a>,
        army: &'c Army,
        slots: Vec<Slot>,
        wish: &Wish<'_>,
        freedom: Freedom,
    ) -> Self {
        let commands: Vec<_> = slots.iter().map(|slot| slot.contingent).collect();
        Case {
            items: items(army, &slots),
            columns: Vec::new(),
            demands: demands(context, &commands, wish.owned),
            purse: Purse::of(context, army, freedom),
            context,
            army,
            slots,
        }
    }

    pub fn solve(&self, goal: Goal, look: Look, work: &mut Work) -> Result<Solved, Failure> {
        self.solve_with(&self.demands, goal, look, work)
    }

    pub fn solve_with(
        &self,
        demands: &[Demand],
        goal: Goal,
        look: Look,
        work: &mut Work,
    ) -> Result<Solved, Failure> {
        work.solves += 1;
        let alike: Vec<u32> = self.items.iter().map(Item::alike).collect();
        let programme = Programme {
            context: self.context,
            slots: &self.slots,
            items: &alike,
            columns: &self.columns,
            purse: &self.purse,
            demands,
            goal,
            look,
        };
        programme.solve()
    }

    pub fn draw(&self, solution: &Solved) -> Army {
        draw(
            self.context.list,
            self.army,
            &self.slots,
            &self.items,
            &self.columns,
            solution,
        )
    }
}

/// The commands that an army has.
pub fn slots_of(army: &Army) -> Vec<Slot> {
    let commands = army.commands.iter();
    commands
        .map(|command| Slot {
            id: command.id,
            name: command.name.clone(),
            contingent: command.contingent,
        })
        .collect()
}

/// These commands and a new one.
pub fn with_one_more(slots: &[Slot]) -> Vec<Slot> {
    let highest = slots.iter().map(|slot| slot.id.0).max().unwrap_or(0);
    let mut more = slots.to_vec();
    more.push(Slot {
        id: CommandId(highest + 1),
        name: String::new(),
        contingent: None,
    });
    more
}
