//! An army of an own list as a file, with the list in it: for whoever doesn't have the list, where
//! a link would be too long.

use crate::army::{Army, ListRef};
use crate::list::ArmyList;
use crate::read::{ReadError, Trouble, read_json};
use crate::write::to_json;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

const VERSION: u16 = 1;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyWithList {
    pub army: Army,
    pub list: ArmyList,
}

#[derive(Serialize)]
struct Written<'a> {
    muster: &'static str,
    version: u16,
    army: &'a Army,
    list: &'a ArmyList,
}

/// The two are read by readers of their own, which check them.
#[derive(Deserialize)]
struct Contents {
    version: u16,
    army: Value,
    list: Value,
}

impl ArmyWithList {
    /// Whether a text means to be one: only they have an army at the top.
    pub fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Top {
            army: Option<IgnoredAny>,
        }
        let top: Result<Top, _> = serde_json::from_str(text);
        top.is_ok_and(|top| top.army.is_some())
    }

    /// What is sent of an army: the list as it stands, which is then what it was built from.
    pub fn write(army: &Army, list: &ArmyList) -> String {
        let list = ArmyList {
            history: Vec::new(),
            ..list.clone()
        };
        let mut army = army.clone();
        army.list = ListRef::of(&list);
        to_json(&Written {
            muster: "army with its list",
            version: VERSION,
            army: &army,
            list: &list,
        })
    }

    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        let Contents {
            version,
            army,
            list,
        } = read_json(bytes, file)?;
        let refuse = |path: &str, message: &str| {
            let trouble = Trouble::new(path, message);
            Err(ReadError::new(file, trouble))
        };
        if version != VERSION {
            return refuse("version", "expected 1 (was it saved by a newer Muster?)");
        }
        let army = Army::read(army.to_string().as_bytes(), file)?;
        let list = ArmyList::read(list.to_string().as_bytes(), file)?;
        if list.id != army.list.id {
            return refuse("list.id", "expected the list that the army names");
        }
        Ok(ArmyWithList { army, list })
    }
}
