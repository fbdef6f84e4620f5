//! Where in the app one is: the part of the address after `#`. It never reaches a server.

use crate::rules::RuleName;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    /// Choose an event and a list for a new army.
    New,
    /// A sample army joins the player's own.
    Sample,
    /// The same, for one of the kept events, by its place from 1.
    NewFor(usize),
    /// An army is dealt: the short name of its list, if it is to be of one, and its event, by its
    /// place among those offered, from 1.
    Deal(Option<String>, Option<usize>),
    /// An own army, by its key in storage.
    Army(String),
    /// An own army as it goes on paper.
    Roster(String),
    /// The deployment of an own army on paper.
    Sheet(String),
    /// What the troops of an own army need of the rules.
    Reference(String),
    /// The deployment map of an own army.
    Map(String),
    /// All army lists.
    Lists,
    List(String),
    /// A list is pasted as text.
    Import,
    /// The player's own lists.
    OwnLists,
    /// An own list in the editor, by its key in storage.
    OwnList(String),
    /// All rules, one of them open.
    Rules(Option<RuleName>),
    /// What the game's terms mean.
    Glossary,
    /// Two own armies side by side.
    Compare(String, String),
    /// What is stored, backups, files.
    Settings,
    /// The link of an own army, by its key in storage.
    Share(String),
    /// An army in a link, whole or damaged: what stands after `#/a/`.
    SharedArmy(String),
    /// An event in a link: what stands after `#/e/`.
    SharedEvent(String),
    /// A tournament in a link: what stands after `#/t/`.
    SharedTournament(String),
    /// Own tournaments.
    Tournaments,
    /// An own tournament, by its key in storage.
    Tournament(String),
    /// Own games.
    Games,
    /// Two armies for a new game; one of them may be chosen already, by its key in storage.
    NewGame(Option<String>),
    /// A game of a tournament, by its key, round and table, both from 1.
    NewGameAt(String, usize, usize),
    /// An own game, by its key in storage.
    Game(String),
    /// A score from figures alone.
    Score,
    /// Scenario and weather, for an own army by its key in storage or for none.
    Scenario(Option<String>),
    /// The aces of an own army as cards, by its key in storage.
    AceCards(String),
    /// An organiser makes an event.
    Event,
    /// The umpire's table; an army's link may be put on it.
    Umpire(Option<String>),
    /// An address that leads nowhere.
    Unknown(String),
}

impl Route {
    /// Reads the part after `#`, with or without it.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        // A damaged link may hold anything, and its page says so.
        if let Some(payload) = path.strip_prefix("a/") {
            return Route::SharedArmy(payload.to_owned());
        }
        if let Some(payload) = path.strip_prefix("e/") {
            return Route::SharedEvent(payload.to_owned());
        }
        if let Some(payload) = path.strip_prefix("t/") {
            return Route::SharedTournament(payload.to_owned());
        }
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            [""] => Route::Home,
            ["new"] => Route::New,
            ["sample"] => Route::Sample,
            ["new", place] => match place.parse() {
                Ok(place) => Route::NewFor(place),
                Err(_) => Route::Unknown(path.to_owned()),
            },
            ["deal"] => Route::Deal(None, None),
            ["deal", slug] => Route::Deal(Some((*slug).to_owned()), None),
            ["deal", slug, place] => match place.parse() {
                Ok(place) => Route::Deal(Some((*slug).to_owned()), Some(place)),
                Err(_) => Route::Unknown(path.to_owned()),
            },
            ["army", key] => Route::Army((*key).to_owned()),
            ["roster", key] => Route::Roster((*key).to_owned()),
            ["sheet", key] => Route::Sheet((*key).to_owned()),
            ["reference", key] => Route::Reference((*key).to_owned()),
            ["map", key] => Route::Map((*key).to_owned()),
            ["lists"] => Route::Lists,
            ["list", slug] => Route::List((*slug).to_owned()),
            ["import"] => Route::Import,
            ["own-lists"] => Route::OwnLists,
            ["own-list", key] => Route::OwnList((*key).to_owned()),
            ["rules"] => Route::Rules(None),
            ["rules", name] => match RuleName::named(name) {
                Some(name) => Route::Rules(Some(name)),
                None => Route::Unknown(path.to_owned()),
            },
            ["glossary"] => Route::Glossary,
            ["settings"] => Route::Settings,
            ["compare", before, after] => Route::Compare((*before).to_owned(), (*after).to_owned()),
            ["share", key] => Route::Share((*key).to_owned()),
            ["tournaments"] => Route::Tournaments,
            ["tournament", key] => Route::Tournament((*key).to_owned()),
            ["games"] => Route::Games,
            ["games", "new"] => Route::NewGame(None),
            ["games", "new", army] => Route::NewGame(Some((*army).to_owned())),
            ["games", "new", tournament, round, table] => match (round.parse(), table.parse()) {
                (Ok(round), Ok(table)) => Route::NewGameAt((*tournament).to_owned(), round, table),
                _ => Route::Unknown(path.to_owned()),
            },
            ["game", key] => Route::Game((*key).to_owned()),
            ["score"] => Route::Score,
            ["scenario"] => Route::Scenario(None),
            ["scenario", key] => Route::Scenario(Some((*key).to_owned())),
            ["aces", key] => Route::AceCards((*key).to_owned()),
            ["event"] => Route::Event,
            ["umpire"] => Route::Umpire(None),
            ["umpire", payload] => Route::Umpire(Some((*payload).to_owned())),
            _ => Route::Unknown(path.to_owned()),
        }
    }

    /// The key of the own army that this page is about.
    pub fn army(&self) -> Option<&str> {
        match self {
            Route::Army(key)
            | Route::Roster(key)
            | Route::Sheet(key)
            | Route::Map(key)
            | Route::Share(key) => Some(key),
            _ => None,
        }
    }

    /// The same page of another army; the builder where this page is of none.
    pub fn of_army(&self, key: String) -> Route {
        match self {
            Route::Map(_) => Route::Map(key),
            Route::Scenario(_) => Route::Scenario(Some(key)),
            _ => Route::Army(key),
        }
    }

    /// The address, with its `#`.
    pub fn href(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::New => "#/new".to_owned(),
            Route::Sample => "#/sample".to_owned(),
            Route::NewFor(place) => format!("#/new/{place}"),
            Route::Deal(None, _) => "#/deal".to_owned(),
            Route::Deal(Some(slug), None) => format!("#/deal/{slug}"),
            Route::Deal(Some(slug), Some(place)) => format!("#/deal/{slug}/{place}"),
            Route::Army(key) => format!("#/army/{key}"),
            Route::Roster(key) => format!("#/roster/{key}"),
            Route::Sheet(key) => format!("#/sheet/{key}"),
            Route::Reference(key) => format!("#/reference/{key}"),
            Route::Map(key) => format!("#/map/{key}"),
            Route::Lists => "#/lists".to_owned(),
            Route::List(slug) => format!("#/list/{slug}"),
            Route::Import => "#/import".to_owned(),
            Route::OwnLists => "#/own-lists".to_owned(),
            Route::OwnList(key) => format!("#/own-list/{key}"),
            Route::Rules(None) => "#/rules".to_owned(),
            Route::Rules(Some(name)) => format!("#/rules/{name}"),
            Route::Glossary => "#/glossary".to_owned(),
            Route::Compare(before, after) => format!("#/compare/{before}/{after}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Share(key) => format!("#/share/{key}"),
            Route::SharedArmy(payload) => format!("#/a/{payload}"),
            Route::SharedEvent(payload) => format!("#/e/{payload}"),
            Route::SharedTournament(payload) => format!("#/t/{payload}"),
            Route::Tournaments => "#/tournaments".to_owned(),
            Route::Tournament(key) => format!("#/tournament/{key}"),
            Route::Games => "#/games".to_owned(),
            Route::NewGame(None) => "#/games/new".to_owned(),
            Route::NewGame(Some(army)) => format!("#/games/new/{army}"),
            Route::NewGameAt(tournament, round, table) => {
                format!("#/games/new/{tournament}/{round}/{table}")
            }
            Route::Game(key) => format!("#/game/{key}"),
            Route::Score => "#/score".to_owned(),
            Route::Scenario(None) => "#/scenario".to_owned(),
            Route::Scenario(Some(key)) => format!("#/scenario/{key}"),
            Route::AceCards(key) => format!("#/aces/{key}"),
            Route::Event => "#/event".to_owned(),
            Route::Umpire(None) => "#/umpire".to_owned(),
            Route::Umpire(Some(payload)) => format!("#/umpire/{payload}"),
            Route::Unknown(path) => format!("#/{path}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back_to_where_they_came_from() {
        for route in [
            Route::Home,
            Route::New,
            Route::Sample,
            Route::Deal(None, None),
            Route::Deal(Some("early-sumerians".into()), None),
            Route::Deal(Some("early-sumerians".into()), Some(3)),
            Route::Army("k3x9".into()),
            Route::Roster("k3x9".into()),
            Route::Sheet("k3x9".into()),
            Route::Reference("k3x9".into()),
            Route::Map("k3x9".into()),
            Route::Lists,
            Route::List("early-sumerians".into()),
            Route::Import,
            Route::OwnLists,
            Route::OwnList("40000".into()),
            Route::Rules(None),
            Route::Rules(Some(RuleName::LargestCommand)),
            Route::Compare("a".into(), "b".into()),
            Route::Settings,
            Route::Glossary,
            Route::NewFor(2),
            Route::Share("k3x9".into()),
            Route::SharedArmy("1QAEBAA3aFYNHvu2N".into()),
            Route::SharedArmy("1QAE/<b>/..".into()),
            Route::SharedEvent("1abc".into()),
            Route::Games,
            Route::NewGame(None),
            Route::NewGame(Some("k3x9".into())),
            Route::NewGameAt("k3x9".into(), 2, 1),
            Route::Game("k3x9".into()),
            Route::Score,
            Route::Scenario(None),
            Route::Scenario(Some("k3x9".into())),
            Route::AceCards("k3x9".into()),
            Route::Event,
            Route::Umpire(None),
            Route::Umpire(Some("1abc".into())),
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn a_page_can_be_had_of_another_army() {
        let other = || "b".to_owned();
        let map = Route::Map("a".into()).of_army(other());
        assert_eq!(map, Route::Map(other()));
        assert_eq!(Route::Home.of_army(other()), Route::Army(other()));
    }

    #[test]
    fn nonsense_leads_nowhere() {
        for hash in [
            "#/rules/nothing",
            "#/army",
            "#/new/x",
            "#/umpire/a/b",
            "#/list/a/b",
            "#<script>",
        ] {
            assert!(matches!(Route::parse(hash), Route::Unknown(_)), "{hash}");
        }
        assert_eq!(Route::parse(""), Route::Home);
        assert_eq!(Route::parse("#"), Route::Home);
    }
}
