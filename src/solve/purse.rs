//! What is bought for the army as a whole: command structure, exploration points, destiny rolls
//! and the rest.

use crate::army::{Army, CommandStructure, Purchases};
use crate::rules::{Context, Scaling, fixed};
use good_lp::{Expression, ProblemVariables, Variable, variable};

/// The bounds of what may be bought, and what is there already.
#[derive(Clone, Debug)]
pub struct Purse {
    pub structures: Vec<CommandStructure>,
    pub amounts: [Amount; 5],
    /// The structure that the army has, where changes are counted.
    pub present: Option<CommandStructure>,
}

/// One purchase: from, to, and what there is already.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    pub least: u32,
    pub most: u32,
    pub now: u32,
    pub price: i32,
    /// What a piece adds to the objective: below its price, so that troops come first.
    pub worth: f64,
}

/// The places in `amounts`.
pub const EXPLORATION: usize = 0;
pub const DESTINY: usize = 1;
pub const FORTIFICATIONS: usize = 2;
const SCORPIO: usize = 3;
const JOAN: usize = 4;

pub struct PurseVariables {
    pub structures: Vec<Variable>,
    pub amounts: Vec<Variable>,
    /// Whether each amount is another than now.
    pub changed: Vec<Variable>,
}

/// What was bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    pub structure: CommandStructure,
    pub amounts: Vec<u32>,
}

/// How freely purchases may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freedom {
    /// What is there stays; more may come to fill the points.
    Add,
    /// Everything may change, and each change counts.
    Change,
}

impl Purse {
    pub fn of(context: &Context<'_>, army: &Army, freedom: Freedom) -> Self {
        let bought = &army.purchases;
        let destiny = match context.event.destiny_rolls {
            true => u32::from(context.points_list.destiny_rolls.sure),
            false => 0,
        };
        let allowance = context.points_list.fortifications.as_ref();
        let forts = allowance.map_or(0, |it| Scaling::at(context.event.points).maximum(it.max));
        let amount = |now: u32, most: u32, price: i32, worth: f64| Amount {
            least: if freedom == Freedom::Add {
                now.min(most)
            } else {
                0
            },
            most,
            now,
            price,
            worth,
        };
        let kept = |now: u32, most: u32, price: i32| amount(now, now.min(most), price, 0.0);
        let offered = &context.points_list.structures;
        let structures = match freedom {
            Freedom::Add if offered.contains(&army.structure) && army.units().next().is_some() => {
                vec![army.structure]
            }
            _ => offered.clone(),
        };
        Purse {
            structures,
            amounts: [
                amount(
                    u32::from(bought.exploration),
                    fixed::MOST_EXPLORATION,
                    fixed::EXPLORATION_POINT,
                    0.5,
                ),
                amount(u32::from(bought.destiny), destiny, fixed::DESTINY_ROLL, 0.5),
                kept(
                    u32::from(bought.fortifications),
                    forts,
                    fixed::FORTIFICATION,
                ),
                kept(u32::from(bought.scorpio), 1, fixed::ATTACHED_SCORPIO),
                kept(u32::from(bought.joan.is_some()), 1, fixed::JOAN_OF_ARC),
            ],
            present: (freedom == Freedom::Change).then_some(army.structure),
        }
    }

    pub fn variables(&self, problem: &mut ProblemVariables) -> PurseVariables {
        let binary = |problem: &mut ProblemVariables| problem.add(variable().binary());
        PurseVariables {
            structures: self.structures.iter().map(|_| binary(problem)).collect(),
            amounts: self
                .amounts
                .iter()
                .map(|it| problem.add(variable().integer().clamp(it.least, it.most)))
                .collect(),
            changed: match self.present {
                Some(_) => self.amounts.iter().map(|_| binary(problem)).collect(),
                None => Vec::new(),
            },
        }
    }

    pub fn price(&self, variables: &PurseVariables) -> Expression {
        let mut sum = Expression::default();
        for (structure, variable) in self.structures.iter().zip(&variables.structures) {
            sum.add_mul(structure.price(), *variable);
        }
        for (amount, variable) in self.amounts.iter().zip(&variables.amounts) {
            sum.add_mul(amount.price, *variable);
        }
        sum
    }

    pub fn worth(&self, variables: &PurseVariables) -> Expression {
        let mut sum = Expression::default();
        for (amount, variable) in self.amounts.iter().zip(&variables.amounts) {
            sum.add_mul(amount.worth, *variable);
        }
        for (structure, variable) in self.structures.iter().zip(&variables.structures) {
            sum.add_mul(structure.price(), *variable);
        }
        sum
    }

    pub fn changes(&self, variables: &PurseVariables) -> Expression {
        let mut sum = Expression::default();
        for changed in &variables.changed {
            sum += *changed;
        }
        for (structure, variable) in self.structures.iter().zip(&variables.structures) {
            if self.present != Some(*structure) {
                sum += *variable;
            }
        }
        sum
    }

    pub fn spent(&self, variables: &PurseVariables, whole: impl Fn(Variable) -> u32) -> Spent {
        let structures = self.structures.iter().zip(&variables.structures);
        let mut chosen = structures.filter(|(_, it)| whole(**it) > 0);
        Spent {
            structure: chosen.next().map_or(CommandStructure::Poor, |(it, _)| *it),
            amounts: variables.amounts.iter().map(|it| whole(*it)).collect(),
        }
    }
}

impl Spent {
    pub fn pay(&self, purchases: &mut Purchases) {
        let amount = |place: usize| self.amounts.get(place).copied().unwrap_or(0);
        purchases.exploration = amount(EXPLORATION) as u16;
        purchases.destiny = amount(DESTINY) as u16;
        purchases.fortifications = amount(FORTIFICATIONS) as u16;
        purchases.scorpio &= amount(SCORPIO) > 0;
        if amount(JOAN) == 0 {
            purchases.joan = None;
        }
    }
}

impl Spent {
    pub fn price(&self, purse: &Purse) -> i32 {
        let amounts = self.amounts.iter().zip(&purse.amounts);
        let amounts: i32 = amounts.map(|(n, amount)| *n as i32 * amount.price).sum();
        self.structure.price() + amounts
    }
}
