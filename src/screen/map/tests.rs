use super::*;
use crate::army::{CommandId, Edit, UnitId};
use crate::map::{Angle, Field, Item, MapAction, PieceId, Point, Shape, TerrainKind};
use crate::rules::judge;

struct Game {
    list: ArmyList,
    army: Army,
}

impl Game {
    fn new() -> Game {
        let list = include_bytes!("../../../lists/early-sumerians.json");
        let army = include_bytes!("../../../tests/armies/sumerians-300.json");
        Game {
            list: ArmyList::read(list, "list").unwrap(),
            army: Army::read(army, "army").unwrap(),
        }
    }

    fn judgement(&self) -> Judgement {
        judge(&self.list, &self.army.event, &self.army)
    }

    fn map_screen(&self) -> MapScreen {
        map_screen(&self.list, &self.army, &self.judgement())
    }

    fn apply(&mut self, edit: &Edit) {
        self.army = edit.apply(&self.army).unwrap();
    }

    fn place(&mut self, wanted: Wanted) -> Item {
        let (edit, item) = placing(&self.army, &self.judgement(), wanted).unwrap();
        self.apply(&edit);
        item
    }

    fn act(&mut self, item: Item, act: Act) -> bool {
        let edit = edit_for(&self.army, &self.judgement(), item, act);
        if let Some(edit) = &edit {
            self.apply(edit);
        }
        edit.is_some()
    }

    fn at(&self, item: Item) -> (Point, Angle) {
        self.army.deployment.map.place_of(item).unwrap()
    }

    fn panel(&self, item: Item) -> Panel {
        let names = Names {
            list: &self.list,
            army: &self.army,
        };
        panel(names, &self.judgement(), item).unwrap()
    }

    fn said(&self, item: Item) -> String {
        let names = Names {
            list: &self.list,
            army: &self.army,
        };
        said(names, &self.judgement(), item).unwrap()
    }
}

fn step(right: i16, back: i16, fine: bool) -> Act {
    Act::Move { right, back, fine }
}

#[test]
fn everyone_is_lined_up_at_once_and_stands_legally() {
    let mut game = Game::new();
    assert!(game.map_screen().tray.can_line_up);
    game.place(Wanted::Everyone);
    let screen = game.map_screen();
    assert!(!screen.tray.can_line_up);
    assert_eq!(screen.verdict.sentence, "This deployment is legal.");
    let placed = screen.tray.commands.iter().flat_map(|c| &c.bodies);
    assert!(placed.clone().count() > 3);
    for body in placed {
        assert!(matches!(body.state, BodyState::OnTable(_)), "{body:?}");
    }
}

#[test]
fn keys_go_through_the_ground_first_and_then_command_by_command() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let wood = game.place(Wanted::Terrain(TerrainKind::Wood));
    let baggage = game.place(Wanted::Baggage);
    let items: Vec<Item> = game.map_screen().things.iter().map(|t| t.item).collect();
    assert_eq!(items.first(), Some(&wood));
    assert_eq!(items.last(), Some(&baggage));
    let place = |item| items.iter().position(|other| *other == item);
    let second = place(Item::Rectangle(CommandId(2)));
    assert!(place(Item::Rectangle(CommandId(1))) < second);
    let of_first = game.army.commands[0].bodies[0].ranks[0].id;
    assert!(place(Item::Body(of_first)) < second);
}

#[test]
fn a_key_moves_by_u_or_finely_and_says_where_to() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let unit = game.army.commands[0].bodies[0].ranks[0].id;
    let item = Item::Body(unit);
    let (before, _) = game.at(item);
    assert!(game.act(item, key_act("ArrowLeft", false).unwrap()));
    assert!(game.act(item, key_act("ArrowDown", true).unwrap()));
    assert_eq!(game.at(item).0, before.plus(Point::new(-10, 1)));
    assert!(game.act(item, key_act("]", false).unwrap()));
    let said = game.said(item);
    assert!(said.ends_with("turned 5° right."), "{said}");
    assert!(said.contains("from your edge"), "{said}");
    assert_eq!(key_act("q", false), None);
}

#[test]
fn turning_by_steps_comes_back_to_straight() {
    let mut game = Game::new();
    let wood = game.place(Wanted::Terrain(TerrainKind::Wood));
    game.act(wood, Act::Turn(1));
    game.act(wood, Act::Turn(1));
    game.act(wood, Act::Turn(-5));
    assert_eq!(game.at(wood).1, Angle::ZERO);
    game.act(wood, Act::Turn(-5));
    assert_eq!(game.at(wood).1.degrees(), 355);
    game.act(wood, Act::Turn(-1));
    game.act(wood, Act::Turn(5));
    assert_eq!(game.at(wood).1.degrees(), 355);
    assert!(game.act(wood, Act::Face));
    assert!(!game.act(wood, Act::Face), "it faces the enemy already");
}

#[test]
fn nothing_is_pushed_off_the_table() {
    let mut game = Game::new();
    let wood = game.place(Wanted::Terrain(TerrainKind::Wood));
    assert!(game.act(wood, step(-500, 0, false)));
    assert_eq!(game.at(wood).0.x, -600);
    assert!(!game.act(wood, step(-1, 0, false)));
}

#[test]
fn a_rectangle_takes_its_bodies_along_and_turns_them_about_itself() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let rectangle = Item::Rectangle(CommandId(1));
    let unit = game.army.commands[0].bodies[0].ranks[0].id;
    let (before, _) = game.at(Item::Body(unit));
    game.act(rectangle, step(2, 3, false));
    assert_eq!(game.at(Item::Body(unit)).0, before.plus(Point::new(20, 30)));
    game.act(rectangle, Act::Turn(90));
    assert_eq!(game.at(Item::Body(unit)).1.degrees(), 90);
}

#[test]
fn resizing_keeps_the_front_left_corner_and_bases_keep_their_size() {
    let mut game = Game::new();
    let wood = game.place(Wanted::Terrain(TerrainKind::Wood));
    let before = block_of(&game.army, &game.judgement(), wood).unwrap();
    assert!(game.act(wood, Act::Widen(2)));
    let after = block_of(&game.army, &game.judgement(), wood).unwrap();
    assert_eq!(after.size.width, before.size.width + 20);
    assert_eq!(
        after.at.x - after.size.width / 2,
        before.at.x - before.size.width / 2
    );
    for _ in 0..60 {
        game.act(wood, Act::Deepen(-1));
    }
    let flat = block_of(&game.army, &game.judgement(), wood).unwrap();
    assert_eq!(flat.size.depth, 10, "never to nothing");
    game.place(Wanted::Everyone);
    let unit = game.army.commands[0].bodies[0].ranks[0].id;
    assert!(!game.act(Item::Body(unit), Act::Widen(1)));
}

#[test]
fn a_drag_snaps_the_front_corner_to_u_and_leaves_one_edit() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let rectangle = Item::Rectangle(CommandId(1));
    let judgement = game.judgement();
    let from = (0.0, 250.0);
    let drag = Drag::begin(&game.army, &judgement, rectangle, Grip::Whole, from).unwrap();
    let step = drag.step((-33.0, 274.0), false);
    let Dragged::Move(by) = step else {
        panic!("{step:?}")
    };
    let block = block_of(&game.army, &judgement, rectangle).unwrap();
    let corner = block
        .at
        .plus(by)
        .minus(Point::new(block.size.width / 2, block.size.depth / 2));
    assert_eq!((corner.x % 10, corner.y % 10), (0, 0));
    let places = drag.places(&step);
    game.apply(&drag.edit(&step).unwrap());
    for (item, at, angle) in places {
        assert_eq!(game.at(item), (at, angle), "the edit is what was shown");
    }
    let still = drag.step(from, false);
    assert!(
        drag.edit(&drag.step((0.4, 250.3), true)).is_none(),
        "{still:?}"
    );
}

#[test]
fn a_drag_of_the_handle_turns_to_the_pointer() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let rectangle = Item::Rectangle(CommandId(1));
    let judgement = game.judgement();
    let at = game.at(rectangle).0;
    let (x, y) = (f64::from(at.x), f64::from(at.y));
    let begin = Drag::begin(
        &game.army,
        &judgement,
        rectangle,
        Grip::Turn,
        (x, y - 100.0),
    );
    let drag = begin.unwrap();
    let step = drag.step((x + 98.0, y + 10.0), false);
    assert_eq!(step, Dragged::Turn(95));
    let places = drag.places(&step);
    game.apply(&drag.edit(&step).unwrap());
    for (item, at, angle) in places {
        assert_eq!(game.at(item), (at, angle));
    }
    assert_eq!(drag.step((x - 1.0, y - 100.0), false), Dragged::Turn(0));
    assert_eq!(drag.step((x - 2.0, y - 100.0), true), Dragged::Turn(-1));
}

#[test]
fn a_drag_of_the_corner_resizes_along_the_things_own_axes() {
    let mut game = Game::new();
    let hill = game.place(Wanted::Terrain(TerrainKind::SteepHill));
    game.act(hill, Act::Turn(90));
    let judgement = game.judgement();
    let before = block_of(&game.army, &judgement, hill).unwrap();
    let begin = Drag::begin(&game.army, &judgement, hill, Grip::Corner, (0.0, 0.0));
    let drag = begin.unwrap();
    // Turned by 90°, its front runs down the screen.
    let Dragged::Resize(to) = drag.step((0.0, 40.0), false) else {
        panic!()
    };
    assert_eq!(to.width, before.size.width + 40);
    assert_eq!(to.depth, before.size.depth);
    let Dragged::Resize(least) = drag.step((9000.0, -9000.0), false) else {
        panic!()
    };
    assert_eq!((least.width, least.depth), (10, 10));
}

#[test]
fn a_bend_of_a_river_is_dragged() {
    let mut game = Game::new();
    let river = game.place(Wanted::Terrain(TerrainKind::River));
    let judgement = game.judgement();
    let begin = Drag::begin(&game.army, &judgement, river, Grip::Bend(1), (0.0, 0.0));
    let drag = begin.unwrap();
    let step = drag.step((24.0, -16.0), false);
    game.apply(&drag.edit(&step).unwrap());
    let piece = game.army.deployment.map.piece(PieceId(1)).unwrap();
    let Shape::Line { points, .. } = &piece.shape else {
        panic!()
    };
    assert_eq!(points[1], Point::new(50, -170));
    assert_eq!(game.panel(river).bends.len(), 4);
}

#[test]
fn new_terrain_lies_where_it_is_legal() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    for kind in [
        TerrainKind::Wood,
        TerrainKind::GentleHill,
        TerrainKind::River,
    ] {
        game.place(Wanted::Terrain(kind));
        let screen = game.map_screen();
        assert!(screen.verdict.is_legal, "{kind:?}: {:?}", screen.findings);
    }
    game.place(Wanted::Baggage);
    game.place(Wanted::Fortification);
    assert!(game.map_screen().verdict.is_legal);
}

#[test]
fn a_body_is_placed_in_its_rectangle_beside_the_others() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let command = &game.army.commands[0];
    let unit = command.bodies[0].ranks[0].id;
    game.act(Item::Rectangle(CommandId(1)), Act::Turn(30));
    game.act(Item::Body(unit), Act::Remove);
    let waiting = game.map_screen().tray.commands[0].bodies[0].state.clone();
    assert_eq!(waiting, BodyState::Waiting);
    let item = game.place(Wanted::Body(unit));
    assert_eq!(game.at(item).1.degrees(), 30);
    let map = &game.army.deployment.map;
    let rectangle = map.rectangle(CommandId(1)).unwrap().block();
    let block = block_of(&game.army, &game.judgement(), item).unwrap();
    assert_eq!(block.outline().reach_out_of(&rectangle), 0);
}

#[test]
fn what_is_illegal_is_marked_on_the_table_and_said_plainly() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let rectangle = Item::Rectangle(CommandId(1));
    game.act(rectangle, step(0, -20, false));
    let screen = game.map_screen();
    let faulty = |item| screen.things.iter().any(|t| t.item == item && t.is_faulty);
    assert!(faulty(rectangle));
    assert!(!faulty(Item::Rectangle(CommandId(2))));
    assert!(!screen.verdict.is_legal);
    assert!(screen.verdict.sentence.contains("not legal"));
    game.place(Wanted::Baggage);
    game.act(Item::Baggage(0), step(0, -90, false));
    assert!(
        game.map_screen()
            .things
            .iter()
            .any(|t| t.item == Item::Baggage(0) && t.is_faulty)
    );
}

#[test]
fn a_body_hides_in_a_wood_off_the_table_and_comes_out_again() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let wood = game.place(Wanted::Terrain(TerrainKind::Wood));
    let (label, hiders) = game.panel(wood).toggles.unwrap();
    assert_eq!(label, "In ambush here");
    let hider = hiders.first().unwrap().clone();
    assert!(!hider.is_on);
    let on_map = game.army.deployment.map.bodies.len();
    game.apply(&hider.edit);
    assert_eq!(game.army.deployment.map.bodies.len(), on_map - 1);
    assert_eq!(game.army.deployment.ambushes.len(), 1);
    let (_, hiders) = game.panel(wood).toggles.unwrap();
    assert!(hiders.first().unwrap().is_on);
    game.apply(&hiders.first().unwrap().edit);
    assert!(game.army.deployment.ambushes.is_empty());
}

#[test]
fn a_command_that_marches_leaves_the_table() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let panel = game.panel(Item::Rectangle(CommandId(2)));
    let march = panel.choices.iter().find(|c| c.label == "Flank march");
    let left = march.unwrap().items.get(1).unwrap().edit.clone();
    game.apply(&left);
    assert!(game.army.deployment.map.rectangle(CommandId(2)).is_none());
    let tray = game.map_screen().tray;
    assert!(
        tray.commands[1]
            .about
            .ends_with("marching to the left flank")
    );
    assert!(!tray.can_line_up);
}

#[test]
fn what_lies_off_the_table_is_shown_at_its_edge_and_comes_back() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let far = game.place(Wanted::Baggage);
    let rectangle = Item::Rectangle(CommandId(1));
    for item in [far, rectangle] {
        let by = Point::new(2000, 900);
        let items = vec![item];
        game.apply(&Edit::map(MapAction::Move { items, by }));
    }
    let sight = crate::map::Sight::Sealed;
    let picture = crate::map::draw(&game.list, &game.army, &game.judgement(), sight);
    let field = Field::of(&game.army.event);
    for group in &picture.groups {
        assert_eq!(group.at, field.hold(group.at), "{}", group.class);
    }
    assert!(!game.map_screen().verdict.is_legal);
    assert!(game.act(far, step(-1, 0, false)));
    assert_eq!(game.at(far).0, field.hold(game.at(far).0));
}

#[test]
fn a_tap_beside_small_things_means_the_nearest() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let unit = game.army.commands[0].bodies[0].ranks[0].id;
    let block = block_of(&game.army, &game.judgement(), Item::Body(unit)).unwrap();
    let things = game.map_screen().things;
    let tap = |x: f64, y: f64, reach| {
        let at = (f64::from(block.at.x) + x, f64::from(block.at.y) + y);
        nearest(&game.army, &game.judgement(), &things, at, reach)
    };
    assert_eq!(tap(0.0, 0.0, 0.0), Some(Item::Body(unit)));
    assert_eq!(tap(0.0, -600.0, 50.0), None);
}

#[test]
fn names_of_things_lead_back_to_them() {
    for item in [
        Item::Terrain(PieceId(7)),
        Item::Rectangle(CommandId(2)),
        Item::Body(UnitId(31)),
        Item::Baggage(0),
        Item::Fortification(3),
    ] {
        assert_eq!(item_of(&key(item)), Some(item));
    }
    for nonsense in ["", "terrain", "terrain-900", "wood-1", "body--1"] {
        assert_eq!(item_of(nonsense), None, "{nonsense}");
    }
}

#[test]
fn an_action_on_a_thing_that_is_gone_is_nothing() {
    let game = Game::new();
    let gone = Item::Body(UnitId(999));
    assert_eq!(
        edit_for(&game.army, &game.judgement(), gone, Act::Remove),
        None
    );
    assert!(Drag::begin(&game.army, &game.judgement(), gone, Grip::Whole, (0.0, 0.0)).is_none());
    let field = Field::of(&game.army.event);
    let place = MapAction::PlaceBody(crate::map::PlacedBody {
        unit: UnitId(999),
        at: field.hold(Point::default()),
        angle: Angle::ZERO,
    });
    assert!(Edit::map(place).apply(&game.army).is_err());
}

#[test]
fn forward_deployment_is_ordered_only_where_it_is_allowed() {
    let mut game = Game::new();
    game.place(Wanted::Everyone);
    let unit = game.army.commands[0].bodies[0].ranks[0].id;
    let things = [Item::Body(unit), Item::Rectangle(CommandId(1))];
    let offered = |game: &Game| {
        let screen = game.map_screen();
        let last = screen.orders.last().map(|it| it.label);
        let on_things = things
            .iter()
            .filter(|it| game.panel(**it).toggles.is_some());
        let why = screen.closed_orders.first().map(|(_, why)| *why);
        (last, screen.orders.len(), on_things.count(), why)
    };
    let why = "Only in 15mm at 400 and 500 points";
    assert_eq!(offered(&game), (Some("Flank march"), 3, 0, Some(why)));
    // What was ordered before can be taken back.
    let forward = crate::army::Forward::A(CommandId(1));
    game.apply(&Edit::SetForward(Some(forward)));
    assert_eq!(offered(&game), (Some("Flank march"), 4, 1, None));
    game.apply(&Edit::SetForward(None));
    game.army.event = crate::event::Preset::Mm15At400.event();
    assert_eq!(offered(&game), (Some("Flank march"), 4, 2, None));
}

#[test]
fn a_basic_army_has_no_camp_and_no_orders_but_its_role() {
    let list = include_bytes!("../../../lists/basic-conquistadores.json");
    let list = ArmyList::read(list, "list").unwrap();
    let army = Army::new(&list, crate::event::Preset::Basic.event());
    let game = Game { list, army };
    let screen = game.map_screen();
    assert!(!screen.tray.has_camp);
    assert_eq!(screen.tray.commands[0].name, "Army");
    let orders: Vec<&str> = screen.orders.iter().map(|it| it.label).collect();
    assert_eq!(orders, ["Role"]);
    assert!(Game::new().map_screen().tray.has_camp);
}
