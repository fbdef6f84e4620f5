//! What the table of rules in `mod.rs` declares: the names of the rules, the same in the code, in
//! findings, in links, in the tests and in the guide.

/// From lines `Variant = number, "name", "title", family::file;` makes the enum [`RuleName`](super::RuleName)
/// and the list of all rules.
macro_rules! rules {
    ($($variant:ident = $number:literal, $name:literal, $title:literal, $family:ident::$file:ident;)+) => {
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            serde::Serialize,
            serde::Deserialize,
        )]
        pub enum RuleName {
            $(#[serde(rename = $name)] $variant,)+
        }

        /// Every rule, in the order in which findings are shown.
        pub const RULES: &[Rule] = &[$($family::$file::RULE),+];

        impl RuleName {
            pub const ALL: &[RuleName] = &[$(RuleName::$variant),+];

            pub fn as_str(self) -> &'static str {
                match self {
                    $(RuleName::$variant => $name,)+
                }
            }

            pub fn named(name: &str) -> Option<RuleName> {
                Self::ALL.iter().copied().find(|rule| rule.as_str() == name)
            }

            pub fn rule(self) -> &'static Rule {
                match self {
                    $(RuleName::$variant => &$family::$file::RULE,)+
                }
            }

            /// Its number in links.
            pub(crate) fn number(self) -> u8 {
                match self {
                    $(RuleName::$variant => $number,)+
                }
            }

            /// The rule of this number in links.
            pub(crate) fn numbered(number: u8) -> Option<RuleName> {
                match number {
                    $($number => Some(RuleName::$variant),)+
                    _ => None,
                }
            }

            /// What players call it.
            pub fn title(self) -> &'static str {
                match self {
                    $(RuleName::$variant => $title,)+
                }
            }

            /// Its page of the guide, in Markdown.
            pub(crate) fn guide_page(self) -> &'static str {
                match self {
                    $(RuleName::$variant => {
                        include_str!(concat!("../text/guide/", $name, ".md"))
                    })+
                }
            }
        }

        impl std::fmt::Display for RuleName {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

pub(super) use rules;
