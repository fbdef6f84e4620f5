//! Permanent numbers. They are handed out once, in order, and never reused: stored armies and
//! links name troops by them.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub u16);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// An army list, among all lists.
    ListId
);

impl ListId {
    /// Numbers from here on are for players' own lists; no shipped list gets one.
    pub const FIRST_OWN: u16 = 0x8000;

    pub fn is_own(self) -> bool {
        self.0 >= Self::FIRST_OWN
    }
}

id!(
    /// A row of a list: one allowance, held by one troop or shared by alternatives.
    RowId
);
id!(
    /// A troop profile of a list, its allied contingents included.
    TroopId
);
id!(
    /// An upgrade, downgrade or other option of a list, its allied contingents included.
    UpgradeId
);
id!(
    /// A choice of weapon inside a troop profile.
    ArmsId
);
id!(
    /// A way to form Large Units.
    FormationId
);
id!(
    /// A package of troops bought together, or one of its variants.
    PackageId
);
id!(
    /// An allied contingent of a list.
    ContingentId
);
id!(
    /// A minimum counted across rows.
    JointMinimumId
);
id!(
    /// An option of a Basic Impetus list.
    SwapId
);
