//! Messages in the terminal, with the time things took.

use std::time::{Duration, Instant};

/// What is about to happen, and why.
pub fn doing(sentence: &str) {
    eprintln!("==> {sentence}");
}

/// What went wrong.
pub fn failed(sentence: &str) {
    eprintln!("error: {sentence}");
}

/// Does `work`, and says how long it took if it succeeded.
pub fn timed<T>(what: &str, work: impl FnOnce() -> crate::Done<T>) -> crate::Done<T> {
    let start = Instant::now();
    let result = work()?;
    doing(&format!("{what}: done in {}.", lasted(start.elapsed())));
    Ok(result)
}

/// A time in words: `0.4 s`, `12 s`, `3 min 05 s`.
pub fn lasted(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds >= 60 {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    } else if seconds >= 10 {
        format!("{seconds} s")
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        let said = |seconds| lasted(Duration::from_secs_f64(seconds));
        assert_eq!(said(0.42), "0.4 s");
        assert_eq!(said(12.7), "12 s");
        assert_eq!(said(185.0), "3 min 05 s");
    }
}
