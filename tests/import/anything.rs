//! Whatever is pasted, the importer answers.

use muster::import::{Answers, import, print};
use proptest::prelude::*;

/// Words of lists and of strangers, in any order.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "0-6",
        "8-24",
        "OR",
        "CGP",
        "FP",
        "S",
        "T",
        "-",
        "(*)",
        "(* not CiC)",
        "(",
        ")",
        "6",
        "5",
        "3",
        "C",
        "B",
        "2/3",
        "17(13)",
        "13",
        "831B117",
        "ll",
        "O-3",
        "İstanbul",
        "ẞ",
        "½",
        "•",
        "\n",
        "\n",
        "\n",
        "\t",
        "CS=Average (12 pts)",
        "VDT=17/9",
        "1810-1761 BC",
        "XIV-XVI Cent.",
        "Can dismount as",
        "Large Units",
        "upgrade",
        "Upgrade up to 1/2 of",
        "to VBU=5",
        "Final cost 21",
        "Option.",
        "Change",
        "with:",
        "or with",
        "Remove 1 S and",
        "increase by 1 point the",
        "'s VBU",
        "lower by",
        "upgraded to",
        "Spearmen",
        "destiny",
        "Package 4-8",
        ":",
        "=",
        ";",
        "At least 8",
        "together",
        "ALLIES:",
        "short bow",
        "or",
        "and",
        "javelin",
        "|",
        "2",
        "CP(*)",
        "8 6 2 3",
        "Vol. 31",
        "%",
        "50%",
        "\u{0301}",
        "🐘",
        "\u{202e}",
    ]);
    prop::collection::vec(word, 0..80).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn no_text_stops_the_importer(text in words()) {
        if let Ok(read) = import(&text, &Answers::new()) {
            for line in &read.lines {
                for at in line.doubts.iter().map(|it| &it.at).chain(line.repairs.iter().map(|it| &it.at)) {
                    prop_assert!(line.text.get(at.clone()).is_some(), "{at:?} of {:?}", line.text);
                }
                // Every answer that is offered can be given.
                for choice in line.doubts.iter().flat_map(|it| &it.choices) {
                    let answers = [(line.number, choice.answer.clone())].into();
                    prop_assert!(import(&text, &answers).is_ok() || read.list.faults().is_empty());
                }
            }
            let _ = print(&read.list);
        }
    }

    #[test]
    fn no_letters_stop_the_importer(text in "\\PC{0,200}") {
        let _ = import(&text, &Answers::new());
        let _ = import(&format!("{text}\n0-6 CGP - {text} 6 5 3 C 3 13 {text}\nOption. {text}"), &Answers::new());
    }
}
