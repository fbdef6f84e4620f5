//! The table being set.

use super::*;

#[test]
fn the_table_is_set() {
    let mut game = game();
    let start = set_up(&game, &game.replay().state);
    assert_eq!(start.exploring.a.sum, "+3");
    assert!(start.steps.is_empty() && start.decides.is_none());
    play(
        &mut game,
        [
            rolled(A, Purpose::Exploration, &[3, 4], Source::Device),
            rolled(B, Purpose::Exploration, &[5, 6], Source::Device),
        ],
    );
    let state = game.replay().state;
    assert_eq!(state.control, Control::Total(B));
    let now = set_up(&game, &state);
    assert_eq!(now.exploring.b.sum, "11 + 3 = 14");
    assert_eq!(
        now.control,
        "Major control of the battlefield: Romans, by the higher total."
    );
    play(&mut game, [Deed::Attacker { side: A }]);
    let now = set_up(&game, &game.replay().state);
    let steps: Vec<String> = now
        .steps
        .iter()
        .map(|step| format!("{}: {}", step.who, step.what))
        .collect();
    let expected = [
        "Palmyrans: baggage and permanent fortifications",
        "Romans: baggage and permanent fortifications",
        "Romans: The legion, 13 VD",
        "Palmyrans: Zabdas’s foot, 12 VD",
        "Romans: Left wing, 8 VD",
        "Palmyrans: Zenobia’s guard, 10 VD",
    ];
    assert_eq!(steps, expected);
    assert_eq!(now.placing.rules[0].0, "Defender, Romans");
    assert_eq!(now.to_do, 6);
    assert_eq!(now.notes, [crate::text::play::table::written_first(300)]);
    play(&mut game, [now.steps[2].deed.clone()]);
    let now = set_up(&game, &game.replay().state);
    assert!(now.steps[2].is_done);
    assert_eq!(
        screen(&game).undo.as_deref(),
        Some("Deployed: Romans, The legion, 13 VD")
    );
}
