//! What the table of rules in `mod.rs` declares: the names of the rules, the same in the code, in
//! findings, in links, in the tests and in the guide.

/// From lines `Variant = number, "name", family::file;` makes the enum [`RuleName`](super::RuleName)
/// and the list of all rules.
macro_rules! rules {
    ($($variant:ident = $number:literal, $name:literal, $family:ident::$file:ident;)+) => {
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

            /// The title of its page of the guide. A copy, so that what shows titles alone
            /// doesn't carry the pages.
            pub(crate) fn title(self) -> &'static str {
                match self {
                    $(RuleName::$variant => {
                        const PAGE: &str = include_str!(concat!("../text/guide/", $name, ".md"));
                        const TITLE: [u8; table::title(PAGE).len()] =
                            table::copy(table::title(PAGE));
                        std::str::from_utf8(&TITLE).unwrap_or($name)
                    })+
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

/// The first line of a page of the guide, without the sign of a heading.
pub(super) const fn title(page: &str) -> &[u8] {
    let mut rest = page.as_bytes();
    let mut length = 0;
    while let Some((letter, after)) = rest.split_first() {
        if *letter == b'\n' {
            break;
        }
        length += 1;
        rest = after;
    }
    let (line, _) = page.as_bytes().split_at(length);
    match line {
        [b'#', b' ', title @ ..] => title,
        _ => line,
    }
}

pub(super) const fn copy<const N: usize>(text: &[u8]) -> [u8; N] {
    match text.first_chunk() {
        Some(text) => *text,
        None => [b' '; N],
    }
}
