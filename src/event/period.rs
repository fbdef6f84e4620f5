//! The seven sub-periods and the 34 volumes. Advanced Impetus 1.7, Historical periods; Volumes.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum SubPeriod {
    I,
    II,
    III,
    IV,
    V,
    VI,
    VII,
}

impl SubPeriod {
    pub const ALL: &[SubPeriod] = SubPeriod::VARIANTS;

    pub fn name(self) -> &'static str {
        match self {
            SubPeriod::I => "Bronze Age",
            SubPeriod::II => "Classical Age",
            SubPeriod::III => "Imperial Age",
            SubPeriod::IV => "Dark Age",
            SubPeriod::V => "Feudal Age",
            SubPeriod::VI => "Late Medieval",
            SubPeriod::VII => "Renaissance",
        }
    }

    pub fn numeral(self) -> &'static str {
        match self {
            SubPeriod::I => "I",
            SubPeriod::II => "II",
            SubPeriod::III => "III",
            SubPeriod::IV => "IV",
            SubPeriod::V => "V",
            SubPeriod::VI => "VI",
            SubPeriod::VII => "VII",
        }
    }

    pub fn volumes(self) -> &'static [u8] {
        match self {
            SubPeriod::I => &[1],
            SubPeriod::II => &[2, 3, 4, 5, 10],
            SubPeriod::III => &[6, 7, 8, 9, 10],
            SubPeriod::IV => &[11, 12, 13, 14, 15, 22, 29],
            SubPeriod::V => &[16, 17, 18, 19, 20, 21, 22, 23, 29],
            SubPeriod::VI => &[22, 24, 25, 26, 27, 28, 29],
            SubPeriod::VII => &[30, 31, 32, 33, 34],
        }
    }

    /// The sub-periods that name this volume.
    pub fn of_volume(volume: u8) -> impl Iterator<Item = SubPeriod> {
        Self::ALL
            .iter()
            .copied()
            .filter(move |period| period.volumes().contains(&volume))
    }
}

/// The volumes of the army lists, by number from 1.
pub const VOLUMES: [&str; 34] = [
    "Age of chariots and bronze",
    "Age of hoplites",
    "Alexander the Great and Successors",
    "Rome and Italy",
    "Rome and the Mediterranean Sea",
    "Rome and the end of the Republic",
    "Rome and the Empire",
    "The fall of Rome",
    "Britannia",
    "Ancient China",
    "Steppe Peoples",
    "Armies of Islam",
    "Justinian Age",
    "Age of Charlemagne",
    "Year 1000",
    "The Crusades in the Holy Land",
    "The birth of East Europe",
    "Feudal Spain and Reconquista",
    "Feudal Europe",
    "The Empire and the Italian City States",
    "The Mongol Empire",
    "Medieval Far East",
    "XIV Cent. Europe",
    "The Ottoman Empire",
    "The 100 Years War",
    "XV Cent. Italy",
    "XV Cent. Europe",
    "The Wars of the Roses",
    "Medieval India",
    "Renaissance India",
    "War in the New World",
    "The Great Italian Wars",
    "Renaissance Europe",
    "Renaissance Far East",
];

/// The name of a volume, if there is one of that number.
pub fn volume_name(volume: u8) -> Option<&'static str> {
    VOLUMES.get(usize::from(volume).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_volume_stands_in_a_sub_period() {
        for volume in 1..=34 {
            assert!(
                SubPeriod::of_volume(volume).next().is_some(),
                "volume {volume}"
            );
        }
    }

    #[test]
    fn volumes_10_22_and_29_stand_in_several() {
        let periods = |volume| SubPeriod::of_volume(volume).collect::<Vec<_>>();
        assert_eq!(periods(10), [SubPeriod::II, SubPeriod::III]);
        assert_eq!(periods(22), [SubPeriod::IV, SubPeriod::V, SubPeriod::VI]);
        assert_eq!(periods(29), [SubPeriod::IV, SubPeriod::V, SubPeriod::VI]);
    }

    #[test]
    fn volumes_have_their_names() {
        assert_eq!(volume_name(1), Some("Age of chariots and bronze"));
        assert_eq!(volume_name(32), Some("The Great Italian Wars"));
        assert_eq!(volume_name(0), None);
        assert_eq!(volume_name(35), None);
    }
}
