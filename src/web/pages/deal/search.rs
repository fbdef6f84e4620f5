//! A search for armies that doesn't hold up the page: between two solves the browser has its turn.

use crate::army::Army;
use crate::list::ArmyList;
use crate::screen::proposals::{Owned, ProposalsScreen, Task, proposals_screen};
use crate::solve::{self, Pause, Style, Wish};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::reactive::actions::ActionAbortHandle;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

/// Milliseconds that a search takes at most before the browser has its turn, a solve permitting.
const SLICE: f64 = 12.0;

/// What to look for.
#[derive(Clone)]
pub struct Job {
    pub task: Task,
    pub list: Arc<ArmyList>,
    /// The army to be completed or mended; nothing for one to be dealt.
    pub army: Army,
    /// None: a style of its own for each proposal.
    pub style: Option<Style>,
    pub seed: u64,
    /// Only these bases.
    pub owned: Option<Owned>,
}

/// What was found, and for what.
#[derive(Clone)]
pub struct Found {
    pub job: Job,
    pub screen: ProposalsScreen,
}

#[derive(Clone, Copy)]
pub struct Search {
    action: Action<Job, Arc<Found>>,
    /// Dropping it calls the search off, so it is kept while its page is open.
    handle: StoredValue<Option<ActionAbortHandle>>,
    /// Proposals so far.
    pub so_far: RwSignal<usize>,
    pub is_on: Memo<bool>,
}

impl Search {
    pub fn new() -> Self {
        let so_far = RwSignal::new(0);
        let action = Action::new_local(move |job: &Job| run(job.clone(), so_far));
        Search {
            action,
            handle: StoredValue::new(None),
            so_far,
            is_on: action.pending(),
        }
    }

    /// Looks for this in place of whatever was looked for.
    pub fn start(self, job: Job) {
        self.cancel();
        self.so_far.set(0);
        let handle = self.action.dispatch_local(job);
        self.handle.set_value(Some(handle));
    }

    pub fn cancel(self) {
        let mut last = None;
        self.handle.update_value(|handle| last = handle.take());
        if let Some(last) = last {
            last.abort();
        }
    }

    /// What was found last.
    pub fn found(self) -> Option<Arc<Found>> {
        self.action.value().get()
    }
}

async fn run(job: Job, so_far: RwSignal<usize>) -> Arc<Found> {
    // The first pause comes at once, so that the page says that it is looking.
    let last = Rc::new(Cell::new(0.0));
    let pause = move |found: usize| -> Pause {
        if so_far.try_get_untracked() != Some(found) {
            so_far.try_set(found);
        }
        if js_sys::Date::now() - last.get() < SLICE {
            return Box::pin(std::future::ready(()));
        }
        let last = last.clone();
        Box::pin(async move {
            TimeoutFuture::new(0).await;
            last.set(js_sys::Date::now());
        })
    };
    let wish = Wish {
        style: job.style,
        seed: job.seed,
        owned: job.owned.as_ref(),
        pause: &pause,
    };
    let reply = match job.task {
        Task::Deal | Task::Complete => solve::complete(&job.list, &job.army, &wish).await,
        Task::Mend => solve::mend(&job.list, &job.army, &wish).await,
    };
    let screen = proposals_screen(&job.list, &job.army, job.task, &reply);
    Arc::new(Found { job, screen })
}
