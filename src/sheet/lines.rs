//! Lines of the roster as they stand on paper: the page shows them, the layout measures them.

use super::roster::{ArmyFact, General, Roster, RosterCommand};
use super::unit::RosterBody;
use crate::event::RuleSet;
use crate::rules::Grade;
use crate::text::{self, sheet as words};

impl Roster {
    /// The army's name, or its list's where it has none.
    pub fn title(&self) -> &str {
        if self.name.is_empty() {
            &self.list.name
        } else {
            &self.name
        }
    }

    /// Where the troops come from.
    pub fn about_list(&self) -> String {
        let list = &self.list;
        let parts = [
            Some(list.name.as_str()),
            list.dates.as_deref(),
            list.volume.as_deref(),
            Some(list.provenance.as_str()),
        ];
        let parts: Vec<&str> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    }

    /// Who plays, or a line to write the name on.
    pub fn player_line(&self) -> &str {
        if self.player.is_empty() {
            words::BLANK_NAME
        } else {
            &self.player
        }
    }

    /// Who plays, and what.
    pub fn about_game(&self) -> String {
        let table = words::on_table(&self.table);
        let parts = [self.player_line(), &self.event, &table];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }

    /// `151 + 122 + 27 for structure and purchases = 300 points`; none where prices are hidden.
    pub fn points_line(&self) -> Option<String> {
        let commands = self.commands.iter();
        let commands: Option<Vec<i32>> = commands.map(|command| command.points).collect();
        let bought = self.facts.iter().filter_map(|fact| fact.price).sum();
        let prices = self.options.prices;
        let commands = commands.filter(|_| prices)?;
        Some(words::points_line(&commands, bought, self.points))
    }

    /// "300 of 300 points · "; nothing in a game without points.
    pub fn points_of_limit(&self) -> String {
        text::points_of_limit(self.game, self.points, self.limit)
            .map_or_else(String::new, |points| format!("{points} · "))
    }

    pub fn facts_line(&self) -> String {
        let facts: Vec<String> = self.facts.iter().map(fact).collect();
        facts.join(" · ")
    }

    /// Basic Impetus has one command, and the army's figures say all of it.
    pub fn has_command_headings(&self) -> bool {
        self.game == RuleSet::Impetus || self.commands.len() != 1
    }

    /// Lists of Basic Impetus print no discipline.
    pub fn has_discipline(&self) -> bool {
        let bodies = self.commands.iter().flat_map(|command| &command.bodies);
        let mut units = bodies.flat_map(|body| &body.ranks);
        self.game == RuleSet::Impetus || units.any(|unit| unit.d.is_some())
    }

    /// "list prints 17": what the list prints where the army has another figure.
    pub fn printed_vdt(&self) -> Option<String> {
        let total = u32::from(self.printed?.total);
        (total != self.vdt).then(|| words::printed(total))
    }

    pub fn printed_break(&self) -> Option<String> {
        let at = u32::from(self.printed?.break_point);
        (at != self.break_point).then(|| words::printed(at))
    }

    /// `VDT 18 (list prints 17), breaks at 9`.
    pub fn vdt_line(&self) -> String {
        let beside = |said: Option<String>| said.map_or_else(String::new, |it| format!(" ({it})"));
        format!(
            "VDT {}{}, breaks at {}{}",
            self.vdt,
            beside(self.printed_vdt()),
            self.break_point,
            beside(self.printed_break())
        )
    }

    /// What was taken of each row of the list.
    pub fn allowances_line(&self) -> String {
        let rows = self.allowances.iter();
        let rows: Vec<String> = rows
            .map(|row| words::allowance(&row.name, row.taken, row.scaled))
            .collect();
        rows.join(" · ")
    }

    pub fn verdict_line(&self) -> String {
        let count = |grade| self.findings.iter().filter(|f| f.grade == grade).count();
        words::verdict_line(
            count(Grade::Illegal),
            count(Grade::Umpire),
            self.waivers.len(),
            (self.game, self.edition),
        )
    }

    /// What was found, and then what was set aside without being needed: grade and sentence.
    pub fn remarks(&self) -> Vec<Remark> {
        let found = self.findings.iter().map(|finding| {
            let cited = text::document_line(finding.citation);
            Remark {
                grade: text::grade(finding.grade),
                text: format!("{} {} ({cited})", finding.headline, finding.detail),
            }
        });
        let needed = |rule| {
            let mut findings = self.findings.iter();
            findings.any(|f| f.rule == rule && f.grade == Grade::Waived)
        };
        let waivers = self.waivers.iter().filter(|waiver| !needed(waiver.rule));
        let unneeded = waivers.map(|waiver| Remark {
            grade: text::grade(Grade::Waived),
            text: words::waiver(waiver.rule.as_str(), &waiver.reason),
        });
        found.chain(unneeded).collect()
    }
}

/// A finding or a waiver as it stands on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub grade: &'static str,
    pub text: String,
}

impl Remark {
    pub fn whole(&self) -> String {
        format!("{}: {}", self.grade, self.text)
    }
}

/// `Destiny rolls: 1 (5)`, which isn't broken over two lines.
fn fact(fact: &ArmyFact) -> String {
    let price = fact.price.map(|price| format!(" ({price})"));
    let fact = format!(
        "{}: {}{}",
        fact.label,
        fact.value,
        price.unwrap_or_default()
    );
    fact.replace(' ', "\u{a0}")
}

impl RosterCommand {
    /// `Left wing, Galatian allies`.
    pub fn title(&self) -> String {
        match &self.contingent {
            Some(contingent) => format!("{}, {contingent}", self.name),
            None => self.name.clone(),
        }
    }

    /// `C-in-C Fair, +2 · 151 points · 16 VD, 53.3% · breaks at 8`.
    pub fn figures_line(&self) -> String {
        let general = match self.general {
            Some(general) => words::general(general.level, general.is_cic),
            None => words::NO_GENERAL.to_owned(),
        };
        let points = self.points.map(|points| format!("{points} points"));
        let vd = format!("{} VD, {}", self.vd, text::share(self.share));
        let breaks = words::breaks_at(self.break_point);
        let parts = [Some(general), points, Some(vd), Some(breaks)];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    }
}

/// How a rank is called in the column of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankName {
    /// A general's flag stands before it.
    pub has_flag: bool,
    /// Bold.
    pub name: String,
    /// Behind it, small.
    pub also: Vec<String>,
}

impl RosterBody {
    /// The front rank has the name; those behind it only where theirs is another.
    pub fn rank_name(&self, rank: usize, count: usize) -> RankName {
        let name = |at: usize| self.ranks.get(at).map_or("", |unit| unit.name.as_str());
        let (front, own) = (name(0), name(rank));
        let general = self.ranks.get(rank).and_then(|unit| unit.general);
        let is_cic = |general: General| general.is_cic && general.level.is_some();
        let seat = general.map(|general| words::seat(is_cic(general)).to_owned());
        let place = match (rank, self.is_large()) {
            (_, false) => None,
            (0, true) => Some(words::LARGE_UNIT.to_owned()),
            (rank, true) => Some(words::rank(rank)),
        };
        RankName {
            has_flag: general.is_some(),
            name: match (rank, count) {
                (0, 2..) => format!("{count} × {own}"),
                (0, _) => own.to_owned(),
                _ if own == front => String::new(),
                _ => own.to_owned(),
            },
            also: seat.into_iter().chain(place).collect(),
        }
    }
}

impl RankName {
    /// In one line, to be measured.
    pub fn whole(&self) -> String {
        let flag = if self.has_flag { "⚑ " } else { "" };
        // What is small stands together.
        let also = self.also.iter().map(|also| also.replace(' ', "\u{a0}"));
        let also: Vec<String> = also.collect();
        format!("{flag}{} {}", self.name, also.join(" "))
    }
}
