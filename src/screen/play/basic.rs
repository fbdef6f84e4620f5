//! What Basic Impetus adds to a game: the scenario, the weather, and the cards in hand.

use crate::battle::ace::{Ace, RulebookAce};
use crate::battle::game::{Card, Deed, Game, SideId, State};
use crate::battle::rule_book::RuleBook;
use crate::battle::scenario::Scenario;
use crate::battle::sheet_weather::{SheetWeather, Sky};
use crate::battle::weather::Weather;
use crate::event::RuleSet;
use crate::text::play::card_name;
use crate::text::scenario::Told;
use crate::text::{ace, scenario as words, weather};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasicSetUp {
    pub scenario: Option<ScenarioView>,
    pub weather: Option<Weather>,
    /// What the weather changes, a line each.
    pub effects: Vec<String>,
    /// Whether the edition has a weather table of its own.
    pub has_sheet: bool,
    pub sheet_weather: Option<SheetWeather>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioView {
    pub scenario: Scenario,
    pub summary: &'static str,
    /// "Turns" "8, perhaps 9" and so on.
    pub facts: Vec<(String, String)>,
}

/// None for a game of Impetus.
pub fn basic_set_up(game: &Game, state: &State) -> Option<BasicSetUp> {
    (game.rules == RuleSet::Basic).then(|| BasicSetUp {
        scenario: state
            .scenario
            .map(|it| scenario_view(it, Told::of_game(game))),
        weather: state.weather,
        effects: state
            .weather
            .map_or(Vec::new(), |it| weather::effects(it, Told::of_game(game))),
        has_sheet: game.rule_book() == RuleBook::Basic3,
        sheet_weather: state.sheet_weather,
    })
}

fn scenario_view(scenario: Scenario, told: Told) -> ScenarioView {
    let mut facts = vec![
        ("Turns".to_owned(), words::turns(scenario)),
        ("Terrain".to_owned(), words::terrain(scenario, told)),
        (
            "Deployment".to_owned(),
            words::order(scenario, told).to_owned(),
        ),
    ];
    for (rule, whose) in scenario.special_rules() {
        let name = format!("{}, {}", words::special_name(*rule), words::whose(*whose));
        facts.push((name, words::special(*rule, scenario, told)));
    }
    let victory = scenario.victory();
    let mut steps = vec![words::victory(victory).to_owned()];
    steps.extend(words::victory_steps(victory, told));
    facts.push(("Victory".to_owned(), steps.join(" ")));
    for extra in scenario.extra_points() {
        let points = match extra.points {
            1 => "1 point".to_owned(),
            n => format!("{n} points"),
        };
        let name = format!("{points}, {}", words::whose(extra.whose));
        facts.push((name, words::goal(*extra, told)));
    }
    facts.push(("Score".to_owned(), words::score_note(scenario).to_owned()));
    ScenarioView {
        scenario,
        summary: words::summary(scenario),
        facts,
    }
}

/// "Battle on the river · rain": what goes with the event in the head of the sheet.
pub fn conditions(state: &State) -> Option<String> {
    let scenario = state.scenario.map(|it| words::name(it).to_owned());
    let weather = state.weather.filter(|it| *it != Weather::Clear);
    let weather = weather.map(|it| weather::name(it).to_lowercase());
    let sheet = state.sheet_weather.and_then(|it| it.row()?.sure);
    let sheet = sheet.filter(|it| *it != Sky::Clear);
    let sheet = sheet.map(|it| weather::sheet::name(it).to_lowercase());
    let both = scenario.into_iter().chain(weather).chain(sheet);
    let both: Vec<String> = both.collect();
    (!both.is_empty()).then(|| both.join(" · "))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardView {
    pub card: Card,
    pub name: &'static str,
    pub rule: String,
    /// None once it has been played.
    pub deed: Option<Deed>,
}

/// The cards of a side: a re-roll, what its troops earned, and one of the rulebook's six. Of an
/// army that is only a name all aces are shown with what earns them.
pub fn cards(game: &Game, state: &State, side: SideId) -> Vec<CardView> {
    if game.rules != RuleSet::Basic {
        return Vec::new();
    }
    let (army, played) = (game.sides.of(side), &state.sides.of(side).cards);
    let rulebook = played.iter().find(|it| matches!(it, Card::Rulebook(_)));
    let aces: &[Ace] = match army.is_name_only() {
        true => Ace::ALL,
        false => &army.aces,
    };
    let view = |card: Card, rule: String| CardView {
        card,
        name: card_name(card),
        rule,
        deed: (!played.contains(&card)).then_some(Deed::PlayCard { side, card }),
    };
    let mut cards = vec![view(Card::InitiativeReroll, ace::REROLL_RULE.to_owned())];
    cards.extend(aces.iter().map(|it| {
        let rule = match army.is_name_only() {
            true => format!("{} For an army with {}.", ace::rule(*it), ace::needs(*it)),
            false => ace::rule(*it).to_owned(),
        };
        view(Card::Ace(*it), rule)
    }));
    let six = RulebookAce::ALL.iter().map(|it| Card::Rulebook(*it));
    let six = six.filter(|it| rulebook.is_none_or(|played| played == it));
    cards.extend(six.map(|it| view(it, ace::RULEBOOK_RULE.to_owned())));
    cards
}
