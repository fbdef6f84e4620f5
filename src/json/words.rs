//! Choices that are one word each in JSON.

/// Declares an enum with the word that stands for each variant in files.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$said:meta])* $variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub enum $name {
            $($(#[$said])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// As files have it.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }
        }

        impl $crate::json::FromJson for $name {
            fn from_json(at: &$crate::json::At<'_>) -> Self {
                let place = at.word(&[$($word),+]);
                let [first, ..] = Self::ALL;
                Self::ALL.get(place).copied().unwrap_or(first)
            }
        }

        impl $crate::json::ToJson for $name {
            fn to_json(&self, out: &mut $crate::json::Writer) {
                out.text(self.word());
            }
        }
    };
}

pub(crate) use words;
