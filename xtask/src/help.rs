//! The list of commands.

pub fn print() {
    println!(
        "\
cargo xtask serve [--port N]   run the page at http://127.0.0.1:8080/ and rebuild it on every change
cargo xtask test [--fast]      everything a change must pass: format, lints, tests, the page in a browser;
                               --fast leaves out the page and the browser
cargo xtask dist               build the page for publishing into dist/ and print how large it is
cargo xtask bench [NAME...]    measure how fast armies are judged, links read, and the page answers in a browser;
                               NAME is judge, links, or a file of tests/browser/bench
cargo xtask screenshots        take the pictures in README.md anew
cargo xtask generate           write what is made from lists, types and guide anew
cargo xtask precache FOLDER    tell the page built there its version and write its worker; dist does it too
cargo xtask help               this text

Tools that are missing are installed once into your cache folder (muster/tools), for all clones.
Set MUSTER_CHROMIUM to the path of a Chromium or Chrome to choose the browser of the tests."
    );
}
