//! One game that was played on in two tabs.

use super::{Deed, Game, LogEntry};

/// What both did: the log that is stored, and after it what only this tab has. None where they
/// are two different games.
pub fn merge(mine: &Game, stored: &Game) -> Option<Game> {
    let bare = |game: &Game| Game {
        log: Vec::new(),
        ..game.clone()
    };
    if bare(mine) != bare(stored) {
        return None;
    }
    let pairs = mine.log.iter().zip(&stored.log);
    let shared = pairs.take_while(|(mine, stored)| mine == stored).count();
    let moved = stored.log.len().saturating_sub(shared);
    let mut merged = stored.clone();
    let rest = mine.log.iter().skip(shared);
    merged.log.extend(rest.map(|entry| LogEntry {
        at: entry.at,
        deed: renumbered(&entry.deed, shared, moved),
    }));
    Some(merged)
}

/// Undoing names an entry by its place, which may have moved.
fn renumbered(deed: &Deed, shared: usize, moved: usize) -> Deed {
    let place = |entry: usize| match entry < shared {
        true => entry,
        false => entry.saturating_add(moved),
    };
    match deed {
        Deed::Undo { entry } => Deed::Undo {
            entry: place(*entry),
        },
        Deed::Redo { entry } => Deed::Redo {
            entry: place(*entry),
        },
        other => other.clone(),
    }
}
