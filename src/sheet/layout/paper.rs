//! Paper and type: what sizes there are. Lengths are hundredths of a millimetre.

/// The paper that a sheet is laid out for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    A4,
    Letter,
}

/// The white edge around every page; no printer needs more.
pub const MARGIN: u32 = 1000;

impl Paper {
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Width and height of the page upright.
    pub fn size(self) -> (u32, u32) {
        match self {
            Paper::A4 => (21000, 29700),
            Paper::Letter => (21590, 27940),
        }
    }

    /// What is left within the margins.
    pub fn room(self) -> (u32, u32) {
        let (width, height) = self.size();
        (width - 2 * MARGIN, height - 2 * MARGIN)
    }
}

/// How large the lines of an army are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// For whoever asks for larger type, some 12½ pt.
    Large,
    /// Some 11 pt.
    Roomy,
    /// Some 10 pt.
    Plain,
    /// Some 9 pt.
    Tight,
    /// Some 8 pt.
    Dense,
}

/// The measures of a density.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measures {
    /// The size of letters.
    pub letters: u32,
    /// The height of a line of text.
    pub line: u32,
    /// Above and below the text of a unit.
    pub pad: u32,
    /// The height of a sign.
    pub sign: u32,
    /// Above a command.
    pub gap: u32,
}

impl Density {
    pub fn measures(self) -> Measures {
        let of = |letters, line, pad, sign, gap| Measures {
            letters,
            line,
            pad,
            sign,
            gap,
        };
        match self {
            Density::Large => of(440, 530, 75, 620, 400),
            Density::Roomy => of(388, 470, 70, 560, 400),
            Density::Plain => of(353, 425, 45, 470, 320),
            Density::Tight => of(318, 380, 30, 400, 250),
            Density::Dense => of(283, 340, 20, 350, 200),
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Density::Large => "large",
            Density::Roomy => "roomy",
            Density::Plain => "plain",
            Density::Tight => "tight",
            Density::Dense => "dense",
        }
    }
}

impl Measures {
    /// A box to tick and the space behind it.
    pub fn tick(self) -> u32 {
        self.letters * 95 / 100
    }

    /// The sign and the space beside it.
    pub fn sign_column(self) -> u32 {
        self.sign * 52 / 30 + 250
    }
}
