//! The list of commands.

pub fn print() {
    println!(
        "\
cargo xtask serve [--port N]   run the page at http://127.0.0.1:8080/ and rebuild it on every change
cargo xtask test [--fast]      run everything a change must pass: format, lints, tests, the page in a browser;
                               --fast skips the page and the browser
cargo xtask dist               build the page for publishing into dist/
cargo xtask bench [NAME...]    measure how fast armies are judged and dealt, links are read, and the page responds;
                               NAME is deal, judge, cures, links, ranking, or a file in tests/browser/bench
cargo xtask screenshots        take the pictures in README.md again
cargo xtask generate           regenerate what is made from lists, types and guide
cargo xtask help               show this text

Missing tools are installed once into your cache folder (muster/tools), for all clones.
Set MUSTER_CHROMIUM to the path of a Chromium or Chrome to choose the browser for the tests."
    );
}
