//! Games are kept beside armies, and as safely.

use super::*;
use crate::battle::game::{Deed, Game, GameSide, Sides};
use crate::event::Preset;
use crate::store::{Collection, Item, MergeChoice, MergeState, backup, preview};

fn games(storage: &Fake, writer: &str) -> Keeper<Fake> {
    let aside = Fake::default();
    Keeper::of(Collection::Games, storage.clone(), aside, writer.to_owned())
}

fn game(turns: usize) -> Game {
    let side = |name: &str| GameSide::named(name, Some(30), 0);
    let sides = Sides {
        a: side("Palmyrans"),
        b: side("Romans"),
    };
    let mut game = Game::new(&Preset::Mm15At300.event(), sides, 1);
    for _ in 0..turns {
        game.play(2, Deed::EndTurn).expect("can be played");
    }
    game
}

fn store(keeper: &mut Keeper<Fake>, key: &str, turns: usize) -> Saved {
    let game = game(turns);
    keeper.save(summary(key, &game.name()), game.to_json())
}

fn items(from: &Fake, here: &Fake) -> Vec<Item> {
    let stored: Vec<_> = from
        .stored
        .borrow()
        .iter()
        .map(|(key, text)| (key.clone(), text.clone()))
        .collect();
    let backup = backup::read(&backup::write(&stored)).expect("a backup");
    preview(backup, |key| here.text(key))
}

#[test]
fn games_and_armies_don_t_see_each_other() {
    let storage = Fake::default();
    save(&mut keeper(&storage), "a", "Lagash");
    assert_eq!(store(&mut games(&storage, "me"), "a", 1), Saved::Kept);
    assert_eq!(names(&keeper(&storage)), ["Lagash"]);
    assert_eq!(names(&games(&storage, "me")), ["Palmyrans v Romans"]);
    assert!(!games(&storage, "me").adopt());
    games(&storage, "me").erase("a");
    assert_eq!(names(&keeper(&storage)), ["Lagash"]);
    // An army under the key of a game is no game.
    let army = storage.text(&army_key("a")).expect("stored");
    let stored = Collection::Games.stored("b");
    storage.stored.borrow_mut().insert(stored, army);
    let mut keeper = games(&storage, "me");
    keeper.adopt();
    assert_eq!(keeper.take("b"), Some(Err(Fault::Damaged)));
    let unreadable = keeper.summaries().into_iter().find(|it| it.key == "b");
    assert_eq!(
        unreadable.map(|it| it.verdict),
        Some(SavedVerdict::Unreadable)
    );
}

#[test]
fn a_second_tab_follows_a_game() {
    let storage = Fake::default();
    store(&mut games(&storage, "me"), "g", 0);
    let (mut one, mut two) = (games(&storage, "me"), games(&storage, "me"));
    one.take("g");
    two.take("g");
    store(&mut one, "g", 1);
    let written = storage.text(&Collection::Games.stored("g"));
    let arrived = two.arrived("g", written.as_deref());
    assert_eq!(arrived, Arrival::Follow(game(1).to_json()));
    store(&mut two, "g", 2);
    assert_eq!(store(&mut one, "g", 3), Saved::Conflict);
}

#[test]
fn a_backup_holds_games_and_puts_them_back() {
    let (here, there) = (Fake::default(), Fake::default());
    store(&mut games(&there, "there"), "new", 1);
    store(&mut games(&here, "here"), "both", 1);
    let text = here
        .text(&Collection::Games.stored("both"))
        .expect("stored");
    let stored = Collection::Games.stored("both");
    there.stored.borrow_mut().insert(stored, text);
    let mut theirs = games(&there, "there");
    theirs.adopt();
    theirs.take("both");
    store(&mut theirs, "both", 2);
    let mut ours = games(&here, "here");
    ours.take("both");
    store(&mut ours, "both", 3);
    let found = items(&there, &here);
    let standings: Vec<MergeState> = found.iter().map(|item| item.standing).collect();
    assert_eq!(standings, [MergeState::Conflict, MergeState::New]);
    for item in &found {
        let choice = item.choices()[0];
        assert_eq!(
            games(&here, "here").restore(item, choice, "fresh"),
            Saved::Kept
        );
    }
    assert_eq!(found[0].choices()[0], MergeChoice::Both);
    let expected = [
        "Palmyrans v Romans",
        "Palmyrans v Romans, from the backup",
        "Palmyrans v Romans",
    ];
    assert_eq!(names(&games(&here, "here")), expected);
    let kept = games(&here, "here").take("both");
    assert_eq!(kept, Some(Ok(game(3).to_json())));
    let fresh = games(&here, "here").take("fresh");
    assert_eq!(fresh, Some(Ok(game(2).to_json())));
}
