//! The integer programme: how many of each column, what else is bought, so that every demand is
//! met and the goal is reached.

use super::column::{Column, Slot};
use super::constrain;
use super::demand::Demand;
use super::purse::{Purse, Spent};
use crate::list::PackageId;
use crate::rules::Context;
use good_lp::solvers::microlp::{MicroLpProblem, microlp};
use good_lp::{
    Expression, ProblemVariables, ResolutionError, Solution, SolverModel, Variable, WithMipGap,
    WithTimeLimit, variable,
};

/// What a solution is chosen by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The worthiest army that spends the points.
    Fill,
    /// The worthiest army within the points, as many of them as can be.
    FillUpTo,
    /// The fewest changes, at most so many.
    Fewest { most: u32 },
    /// The cheapest.
    Cheapest,
}

/// How the army should look beyond what rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// No command much smaller than the others, and none crowded.
    Even,
    Any,
}

pub struct Programme<'p, 'a> {
    pub context: &'p Context<'a>,
    pub slots: &'p [Slot],
    /// How many alike bodies each item stands for.
    pub items: &'p [u32],
    pub columns: &'p [Column],
    pub purse: &'p Purse,
    pub demands: &'p [Demand],
    pub goal: Goal,
    pub look: Look,
}

/// A solution.
#[derive(Clone, Debug)]
pub struct Solved {
    /// How many of each column.
    pub counts: Vec<u32>,
    pub spent: Spent,
    pub packages: Vec<(PackageId, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// No army meets the demands.
    Infeasible,
    /// It took too long, or the solver lost its footing.
    GaveUp,
}

/// The variables of a programme.
pub struct Variables {
    pub columns: Vec<Variable>,
    pub purse: super::purse::PurseVariables,
    pub packages: Vec<(PackageId, Variable)>,
}

/// Seconds that one solve may take. Hardly any takes a hundredth of that; a search for a fine look
/// that finds none is given up sooner.
const TIME_LIMIT: f64 = 2.0;
const TIME_FOR_LOOKS: f64 = 0.3;
/// How far from the best a solution may be: less than one change in thirty.
const GAP: f32 = 0.03;
/// What one change weighs beside what tells equal numbers of changes apart.
const CHANGE: f64 = 1000.0;

/// What a point of difference weighs, and what a point spent is worth: of two ways with as many
/// changes, the one that leaves fewer points unspent.
const TIE: f64 = 0.3;
const POINT: f64 = 0.5;

impl Programme<'_, '_> {
    pub fn solve(&self) -> Result<Solved, Failure> {
        let mut problem = ProblemVariables::new();
        let columns = self.columns.iter();
        let columns = columns
            .map(|column| problem.add(variable().integer().clamp(0, column.draft.most)))
            .collect();
        let purse = self.purse.variables(&mut problem);
        let packages = self.context.points_list.packages.iter();
        let packages = packages
            .flat_map(|package| &package.variants)
            .map(|variant| (variant.id, problem.add(variable().integer().clamp(0, 500))))
            .collect();
        let variables = Variables {
            columns,
            purse,
            packages,
        };
        let mut extra = Vec::new();
        for demand in self.demands {
            constrain::demand(self, &variables, *demand, &mut problem, &mut extra);
        }
        constrain::items(self, &variables, &mut extra);
        constrain::purse(self, &variables, &mut extra);
        if self.look == Look::Even {
            constrain::even_commands(self, &variables, &mut extra);
        }
        let objective = self.objective(&variables, &mut extra);
        let mut model: MicroLpProblem = problem
            .maximise(objective)
            .using(microlp)
            .with_time_limit(match self.look {
                Look::Even => TIME_FOR_LOOKS,
                Look::Any => TIME_LIMIT,
            })
            .with_mip_gap(if self.goal == Goal::Cheapest {
                0.0
            } else {
                GAP
            })
            .map_err(|_| Failure::GaveUp)?;
        for constraint in extra {
            model.add_constraint(constraint);
        }
        let solution = model.solve().map_err(|error| match error {
            ResolutionError::Infeasible => Failure::Infeasible,
            _ => Failure::GaveUp,
        })?;
        let whole = |it: Variable| solution.value(it).round().max(0.0) as u32;
        Ok(Solved {
            counts: variables.columns.iter().map(|it| whole(*it)).collect(),
            spent: self.purse.spent(&variables.purse, whole),
            packages: variables
                .packages
                .iter()
                .map(|(id, it)| (*id, whole(*it)))
                .collect(),
        })
    }

    /// Everything that costs points.
    pub fn points(&self, variables: &Variables) -> Expression {
        let mut sum = self.sum(variables, |column| column.price);
        sum += self.purse.price(&variables.purse);
        sum
    }

    /// A figure of the columns, summed over those that are chosen.
    pub fn sum(&self, variables: &Variables, figure: impl Fn(&Column) -> i32) -> Expression {
        let mut sum = Expression::with_capacity(self.columns.len());
        for (column, variable) in self.columns.iter().zip(&variables.columns) {
            let figure = figure(column);
            if figure != 0 {
                sum.add_mul(figure, *variable);
            }
        }
        sum
    }

    fn objective(&self, variables: &Variables, extra: &mut Vec<good_lp::Constraint>) -> Expression {
        let limit = i32::from(self.context.event.points);
        match self.goal {
            Goal::Fill | Goal::FillUpTo => {
                let mut worth = Expression::with_capacity(self.columns.len());
                for (column, variable) in self.columns.iter().zip(&variables.columns) {
                    worth.add_mul(column.worth, *variable);
                }
                worth += self.purse.worth(&variables.purse);
                if self.goal == Goal::Fill {
                    extra.push(self.points(variables).geq(limit));
                } else {
                    worth += 20 * self.points(variables);
                }
                worth
            }
            Goal::Fewest { most } => {
                let mut changes = self.sum(variables, |column| column.draft.changes as i32);
                changes += self.purse.changes(&variables.purse);
                extra.push(changes.clone().leq(most));
                let ties = self.sum(variables, |column| column.draft.tie);
                -CHANGE * changes - TIE * ties + POINT * self.points(variables)
            }
            Goal::Cheapest => -self.points(variables),
        }
    }
}
