//! Armies as JSON: how the browser and files keep them. What says nothing isn't written.

use super::{
    Ambush, Army, Body, Command, CommandId, Deployment, FlankMarch, Forward, ListRef,
    PackageBought, Purchases, Unit, UnitId,
};
use crate::json::{self, At, FromJson, ToJson, Writer, serialize_as_written};

impl Army {
    pub fn to_json(&self) -> String {
        json::text(self)
    }
}

impl FromJson for CommandId {
    fn from_json(at: &At<'_>) -> Self {
        CommandId(u32::from_json(at))
    }
}

impl ToJson for CommandId {
    fn to_json(&self, out: &mut Writer) {
        self.0.to_json(out);
    }
}

impl FromJson for UnitId {
    fn from_json(at: &At<'_>) -> Self {
        UnitId(u32::from_json(at))
    }
}

impl ToJson for UnitId {
    fn to_json(&self, out: &mut Writer) {
        self.0.to_json(out);
    }
}

impl FromJson for Army {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Army {
            version: f.get("version"),
            name: f.get("name"),
            player: f.or_default("player"),
            list: f.get("list"),
            event: f.get("event"),
            structure: f.get("structure"),
            cic: f.opt("cic"),
            commands: f.or_default("commands"),
            purchases: f.or_default("purchases"),
            deployment: f.or_default("deployment"),
            note: f.or_default("note"),
            tags: f.or_default("tags"),
        })
    }
}

impl ToJson for Army {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("version", &self.version);
            out.field("name", &self.name);
            out.field("player", &self.player);
            out.field("list", &self.list);
            out.field("event", &self.event);
            out.field("structure", &self.structure);
            out.field("cic", &self.cic);
            out.field("commands", &self.commands);
            out.field("purchases", &self.purchases);
            out.field("deployment", &self.deployment);
            out.field_if(!self.note.is_empty(), "note", &self.note);
            out.field_if(!self.tags.is_empty(), "tags", &self.tags);
        });
    }
}

impl FromJson for ListRef {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| ListRef {
            id: f.get("id"),
            revision: f.or_default("revision"),
            name: f.or_default("name"),
        })
    }
}

impl ToJson for ListRef {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("id", &self.id);
            out.field("revision", &self.revision);
            out.field("name", &self.name);
        });
    }
}

impl FromJson for Command {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Command {
            id: f.get("id"),
            name: f.or_default("name"),
            contingent: f.opt("contingent"),
            bodies: f.or_default("bodies"),
        })
    }
}

impl ToJson for Command {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("id", &self.id);
            out.field_if(!self.name.is_empty(), "name", &self.name);
            out.field_if(self.contingent.is_some(), "contingent", &self.contingent);
            out.field("bodies", &self.bodies);
        });
    }
}

impl FromJson for Body {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Body {
            ranks: f.get("ranks"),
        })
    }
}

impl ToJson for Body {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| out.field("ranks", &self.ranks));
    }
}

impl FromJson for Unit {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Unit {
            id: f.get("id"),
            troop: f.get("troop"),
            rear: f.or_default("rear"),
            general: f.opt("general"),
            upgrades: f.or_default("upgrades"),
            arms: f.opt("arms"),
            pike_upgrade: f.or_default("pike_upgrade"),
            dismounted: f.or_default("dismounted"),
            fortified: f.or_default("fortified"),
        })
    }
}

impl ToJson for Unit {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("id", &self.id);
            out.field("troop", &self.troop);
            out.field_if(self.rear, "rear", &true);
            out.field_if(self.general.is_some(), "general", &self.general);
            out.field_if(!self.upgrades.is_empty(), "upgrades", &self.upgrades);
            out.field_if(self.arms.is_some(), "arms", &self.arms);
            out.field_if(self.pike_upgrade, "pike_upgrade", &true);
            out.field_if(self.dismounted, "dismounted", &true);
            out.field_if(self.fortified, "fortified", &true);
        });
    }
}

impl FromJson for Purchases {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Purchases {
            exploration: f.or_default("exploration"),
            destiny: f.or_default("destiny"),
            scorpio: f.or_default("scorpio"),
            joan: f.opt("joan"),
            fortifications: f.or_default("fortifications"),
            packages: f.or_default("packages"),
        })
    }
}

impl ToJson for Purchases {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("exploration", &self.exploration);
            out.field("destiny", &self.destiny);
            out.field("scorpio", &self.scorpio);
            out.field("joan", &self.joan);
            out.field("fortifications", &self.fortifications);
            out.field("packages", &self.packages);
        });
    }
}

impl FromJson for PackageBought {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PackageBought {
            variant: f.get("variant"),
            count: f.get("count"),
        })
    }
}

impl ToJson for PackageBought {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("variant", &self.variant);
            out.field("count", &self.count);
        });
    }
}

impl FromJson for Deployment {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Deployment {
            forward: f.opt("forward"),
            flank_march: f.opt("flank_march"),
            ambushes: f.or_default("ambushes"),
            map: f.or_default("map"),
        })
    }
}

impl ToJson for Deployment {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("forward", &self.forward);
            out.field("flank_march", &self.flank_march);
            out.field("ambushes", &self.ambushes);
            out.field_if(!self.map.is_untouched(), "map", &self.map);
        });
    }
}

impl FromJson for Forward {
    fn from_json(at: &At<'_>) -> Self {
        at.choice(&["a", "b"], |which, at| match which {
            0 => Forward::A(CommandId::from_json(at)),
            _ => Forward::B(Vec::from_json(at)),
        })
    }
}

impl ToJson for Forward {
    fn to_json(&self, out: &mut Writer) {
        match self {
            Forward::A(command) => out.choice("a", command),
            Forward::B(units) => out.choice("b", units),
        }
    }
}

impl FromJson for FlankMarch {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| FlankMarch {
            command: f.get("command"),
            side: f.get("side"),
        })
    }
}

impl ToJson for FlankMarch {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("command", &self.command);
            out.field("side", &self.side);
        });
    }
}

impl FromJson for Ambush {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Ambush {
            terrain: f.get("terrain"),
            ground: f.get("ground"),
            units: f.get("units"),
        })
    }
}

impl ToJson for Ambush {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("terrain", &self.terrain);
            out.field("ground", &self.ground);
            out.field("units", &self.units);
        });
    }
}

serialize_as_written!(Army, Command, Unit, Forward, FlankMarch, Ambush);
