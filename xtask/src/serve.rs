//! The page during development.

use crate::{Done, args, run, say, tools};

const PORT: u16 = 8080;

/// Not dist/, which holds what is tested and published.
const FOLDER: &str = "target/serve";

pub struct Options {
    port: u16,
}

impl Options {
    pub fn read(words: &[String]) -> Done<Self> {
        match words {
            [] => Ok(Self { port: PORT }),
            [flag] if flag == "--port" => Err("`--port` needs a number after it.".to_owned()),
            [flag, number] if flag == "--port" => number
                .parse()
                .ok()
                .filter(|port| *port > 0)
                .map(|port| Self { port })
                .ok_or_else(|| format!("A port is a number from 1 to 65535, not `{number}`.")),
            [flag, _, more, ..] if flag == "--port" => Err(args::unknown("serve", more)),
            [word, ..] => Err(args::unknown("serve", word)),
        }
    }
}

pub fn serve(options: &Options) -> Done {
    let port = options.port.to_string();
    let mut trunk = tools::trunk("serve")?;
    trunk.args(["--address", "127.0.0.1", "--port", &port, "--dist", FOLDER]);
    say::doing(&format!(
        "Building the page; it will be at http://127.0.0.1:{port}/ (a minute or two the first time, then seconds). Ctrl-C stops it."
    ));
    run::run(&mut trunk)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn port(words: &[&str]) -> Done<u16> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        Options::read(&words).map(|options| options.port)
    }

    #[test]
    fn the_port_can_be_chosen() {
        assert_eq!(port(&[]), Ok(8080));
        assert_eq!(port(&["--port", "9000"]), Ok(9000));
        assert!(port(&["--port"]).is_err());
        assert!(port(&["--port", "0"]).is_err());
        assert!(port(&["--port", "many"]).is_err());
        assert!(port(&["--port", "9000", "more"]).is_err());
        assert!(port(&["--prot", "9000"]).is_err());
    }
}
