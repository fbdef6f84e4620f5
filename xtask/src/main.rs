//! `cargo xtask`: the project's own commands. `cargo xtask help` lists them.

mod args;
mod bench;
mod boot;
mod browser;
mod dist;
mod files;
mod generate;
mod help;
mod install;
mod page;
mod pins;
mod precache;
mod publish;
mod run;
mod say;
mod screenshots;
mod serve;
mod test;
mod tools;

use std::process::ExitCode;

/// What every command returns: nothing, or a sentence that says what went wrong.
type Done<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match obey(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            say::failed(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn obey(words: &[String]) -> Done {
    let Some((command, rest)) = words.split_first() else {
        help::print();
        return Ok(());
    };
    match command.as_str() {
        "serve" => serve::serve(&serve::Options::read(rest)?),
        "dist" => args::none("dist", rest).and_then(|()| dist::dist()),
        "page" => args::none("page", rest).and_then(|()| page::page()),
        "test" => test::test(test::Extent::read(rest)?),
        "bench" => bench::bench(rest),
        "screenshots" => args::none("screenshots", rest).and_then(|()| screenshots::screenshots()),
        "generate" => args::none("generate", rest).and_then(|()| generate::generate()),
        "help" | "--help" | "-h" => {
            help::print();
            Ok(())
        }
        other => Err(format!(
            "There is no command `{other}`; `cargo xtask help` lists them."
        )),
    }
}
