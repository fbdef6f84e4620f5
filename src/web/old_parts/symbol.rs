//! The sign of a troop type: a base from above, its front edge thick. The signs themselves are
//! in index.html, so that screen, roster and map show the same ones.

use crate::list::TroopType;
use crate::text;
use crate::web::dom::{El, sign};

pub fn symbol(kind: Option<TroopType>) -> El {
    let code = kind.map_or("none", |kind| text::troop_type(kind).0);
    sign(&format!("sign-{code}"))
}
