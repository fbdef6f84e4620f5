//! The statistics of a row, and what isn't sure of them.

use super::Reader;
use crate::import::figures::{Block, FigureTrouble};
use crate::import::words::{usual_movement, usual_vd};
use crate::import::{Label, Reason, RepairKind};
use crate::list::{Discipline, Figure, Stats, TroopType};

impl Reader<'_> {
    /// The statistics of a block, with the likely answer where one is missing.
    pub fn stats(&mut self, block: &Block, kind: TroopType) -> Stats {
        for (at, said) in &block.repairs {
            let kind = match said.contains(' ') {
                true => RepairKind::Split(said.clone()),
                false => RepairKind::ReadAs(said.clone()),
            };
            self.repair(at.clone(), kind);
        }
        let mut stats = Stats {
            m: block.m.unwrap_or_else(|| usual_movement(kind)),
            vbu: block.vbu.unwrap_or(4),
            i: block.i.unwrap_or(0),
            d: block.d,
            vd: block.vd.unwrap_or_else(|| usual_vd(kind)),
            vd_with_general: block.vd_with_general,
        };
        for trouble in &block.troubles {
            self.trouble(trouble, block, kind, &mut stats);
        }
        self.check(&stats, block);
        stats
    }

    fn trouble(
        &mut self,
        trouble: &FigureTrouble,
        block: &Block,
        kind: TroopType,
        stats: &mut Stats,
    ) {
        match trouble {
            FigureTrouble::NoVd => {
                self.unsure(Figure::Vd);
                let usual = usual_vd(kind);
                let others = (1..=3).filter(|vd| *vd != usual);
                let choices = std::iter::once(usual).chain(others).map(|vd| {
                    let label = Label::Figure(Figure::Vd, vd.to_string());
                    (label, format!(" {vd} "))
                });
                let reason = Reason::Missing {
                    figure: Figure::Vd,
                    kind,
                };
                self.doubt(block.vd_at.clone(), reason, choices.collect());
            }
            FigureTrouble::NoDiscipline => {
                self.unsure(Figure::D);
                let choices = [Discipline::B, Discipline::C, Discipline::A].map(|d| {
                    let label = Label::Figure(Figure::D, d.to_string());
                    (label, format!(" {d} "))
                });
                let reason = Reason::Missing {
                    figure: Figure::D,
                    kind,
                };
                self.doubt(block.d_at.clone(), reason, choices.to_vec());
            }
            FigureTrouble::Count(found) => self.wrong_count(*found, block, kind, stats),
            FigureTrouble::LettersInPrice => {
                self.unsure(Figure::Price);
                let letters = self.said(block.price_at.clone()).to_owned();
                let price = block.price.unwrap_or(0);
                let text = match block.rear_price {
                    Some(rear) => format!("{price}({rear})"),
                    None => price.to_string(),
                };
                let choice = (Label::Text(text.clone()), text);
                let reason = Reason::LettersInPrice { letters, price };
                self.doubt(block.price_at.clone(), reason, vec![choice]);
            }
            FigureTrouble::NoPrice => {
                self.unsure(Figure::Price);
                let reason = Reason::Missing {
                    figure: Figure::Price,
                    kind,
                };
                self.doubt(block.price_at.clone(), reason, Vec::new());
            }
            FigureTrouble::BareRearPrice(rear) => {
                self.unsure(Figure::RearPrice);
                let price = block.price.unwrap_or(0);
                let both = format!("{price}({rear})");
                let choices = vec![
                    (Label::Text(both.clone()), both),
                    (Label::Text(price.to_string()), price.to_string()),
                ];
                let reason = Reason::RearPriceWithoutBrackets(*rear);
                self.doubt(block.price_at.clone(), reason, choices);
            }
        }
    }

    /// Not three figures before the discipline: with two, one of them is missing.
    fn wrong_count(&mut self, found: usize, block: &Block, kind: TroopType, stats: &mut Stats) {
        for figure in [Figure::M, Figure::Vbu, Figure::I] {
            self.unsure(figure);
        }
        let said = self.said(block.first_at.clone()).to_owned();
        let figures: Vec<u8> = said
            .split_whitespace()
            .filter_map(|figure| figure.parse().ok())
            .collect();
        let usual = usual_movement(kind);
        let mut choices = Vec::new();
        if let [a, b] = figures.as_slice() {
            let without_m = (Label::Figure(Figure::M, usual.to_string()), [usual, *a, *b]);
            let without_i = (Label::Figure(Figure::I, "0".to_owned()), [*a, *b, 0]);
            let ways = match *a >= 5 && *a != *b {
                true => [without_i, without_m],
                false => [without_m, without_i],
            };
            let [(_, [m, vbu, i]), _] = &ways;
            (stats.m, stats.vbu, stats.i) = (*m, *vbu, *i);
            choices = ways
                .into_iter()
                .map(|(label, [m, vbu, i])| (label, format!("{m} {vbu} {i}")))
                .collect();
        }
        let columns = 3;
        let reason = match found < columns {
            true => Reason::TooFew { found, columns },
            false => Reason::TooMany { found, columns },
        };
        self.doubt(block.first_at.clone(), reason, choices);
    }

    /// Figures that no list has are asked about.
    fn check(&mut self, stats: &Stats, block: &Block) {
        let bounds = [
            (Figure::M, stats.m, 2..=18),
            (Figure::Vbu, stats.vbu, 1..=9),
            (Figure::I, stats.i, 0..=6),
            (Figure::Vd, stats.vd, 1..=5),
        ];
        if let Some(with) = stats.vd_with_general.filter(|with| *with <= stats.vd) {
            self.doubt_figure(block.vd_at.clone(), Figure::Vd, with.into());
        }
        for (figure, value, usual) in bounds {
            if !usual.contains(&value) && !self.noticed.unsure.contains(&figure) {
                self.doubt_figure(block.at.clone(), figure, value.into());
            }
        }
    }
}
