//! What a player wants on paper, as words that the browser keeps for the next time.

use super::layout::Paper;
use super::roster::RosterOptions;

const LETTER: &str = "letter";
const NO_PRICES: &str = "no-prices";
const NO_QR: &str = "no-qr";
const LARGER: &str = "larger-type";
const REFERENCE: &str = "reference";

impl RosterOptions {
    /// Words that aren't known are passed over.
    pub fn parse(words: &str) -> RosterOptions {
        let has = |wanted: &str| words.split(' ').any(|word| word == wanted);
        RosterOptions {
            prices: !has(NO_PRICES),
            qr: !has(NO_QR),
            larger_type: has(LARGER),
            reference: has(REFERENCE),
            paper: if has(LETTER) {
                Paper::Letter
            } else {
                Paper::A4
            },
        }
    }

    pub fn words(self) -> String {
        let words = [
            (self.paper == Paper::Letter, LETTER),
            (!self.prices, NO_PRICES),
            (!self.qr, NO_QR),
            (self.larger_type, LARGER),
            (self.reference, REFERENCE),
        ];
        let words: Vec<&str> = words
            .into_iter()
            .filter_map(|(is_on, word)| is_on.then_some(word))
            .collect();
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_were_kept() {
        for bits in 0..32u8 {
            let bit = |n: u8| bits >> n & 1 == 1;
            let options = RosterOptions {
                prices: bit(1),
                qr: bit(2),
                larger_type: bit(3),
                reference: bit(4),
                paper: if bit(0) { Paper::Letter } else { Paper::A4 },
            };
            assert_eq!(RosterOptions::parse(&options.words()), options);
        }
        assert_eq!(RosterOptions::parse("a3 <b>"), RosterOptions::default());
    }
}
