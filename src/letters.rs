//! Small and capital letters of the Latin, Greek and Cyrillic alphabets. The standard library
//! knows those of every script, from tables that would be a tenth of the page's data.

pub fn small(letter: char) -> char {
    let far = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ρ' | 'Σ'..='Ϋ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        _ if is_paired(letter, 0) => 1,
        _ => 0,
    };
    char::from_u32(letter as u32 + far).unwrap_or(letter)
}

pub fn capital(letter: char) -> char {
    let far = match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'α'..='ρ' | 'σ'..='ϋ' | 'а'..='я' => 32,
        'ѐ'..='џ' => 80,
        _ if is_paired(letter, 1) => 1,
        _ => 0,
    };
    char::from_u32(letter as u32 - far).unwrap_or(letter)
}

/// Latin letters that stand in pairs, the capital first: whether this is the one so far in.
fn is_paired(letter: char, far: u32) -> bool {
    match letter {
        'Ā'..='į' | 'Ĳ'..='ķ' | 'Ŋ'..='ŷ' => letter as u32 % 2 == far,
        'Ĺ'..='ň' | 'Ź'..='ž' => letter as u32 % 2 != far,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn letters_change_as_in_the_standard_library() {
        let changed = (0..0x460).filter_map(char::from_u32).filter(|letter| {
            let small = super::small(*letter);
            let capital = super::capital(*letter);
            assert!(small == *letter || letter.to_lowercase().eq([small]));
            assert!(capital == *letter || letter.to_uppercase().eq([capital]));
            small != capital
        });
        assert!(changed.count() > 350);
        assert_eq!(
            "ÁRPÁD Łódź".chars().map(super::small).collect::<String>(),
            "árpád łódź"
        );
        assert_eq!(
            "žéß Σ".chars().map(super::capital).collect::<String>(),
            "ŽÉß Σ"
        );
    }
}
