//! The names of the rules: the same in the code, in a finding, in the tests and in the guide.

use crate::json::words;

words! {
    pub enum RuleName {
    SameGame = "same-game",
    OfficialList = "official-list",
    Period = "period",
    OnTheList = "on-the-list",
    PointsLimit = "points-limit",
    CommandCount = "command-count",
    LargestCommand = "largest-command",
    OneGeneral = "one-general",
    OneCic = "one-cic",
    GeneralSeat = "general-seat",
    GeniusIsCic = "genius-is-cic",
    NoCowards = "no-cowards",
    OneWeakGeneral = "one-weak-general",
    GeneralVd = "general-vd",
    RowMinimum = "row-minimum",
    RowMaximum = "row-maximum",
    JointMinimum = "joint-minimum",
    WholePackages = "whole-packages",
    OrRows = "or-rows",
    StructureOffered = "structure-offered",
    RearRank = "rear-rank",
    LargeUnitSize = "large-unit-size",
    LargeUnitRows = "large-unit-rows",
    UpgradeScope = "upgrade-scope",
    PikeUpgrade = "pike-upgrade",
    ExplorationPoints = "exploration-points",
    DestinyRolls = "destiny-rolls",
    JoanOfArc = "joan-of-arc",
    AttachedScorpio = "attached-scorpio",
    HeavyJavelin = "heavy-javelin",
    FortifiedWagenburg = "fortified-wagenburg",
    Fortifications = "fortifications",
    AlliedContingents = "allied-contingents",
    AlliedCommand = "allied-command",
    AlliedGeneral = "allied-general",
    AlliedShare = "allied-share",
    ForwardDeployment = "forward-deployment",
    FlankMarch = "flank-march",
    Ambush = "ambush",
    TerrainCount = "terrain-count",
    TerrainKinds = "terrain-kinds",
    TerrainZones = "terrain-zones",
    TerrainLayout = "terrain-layout",
    RiverPlace = "river-place",
    CommandRectangles = "command-rectangles",
    DeploymentZone = "deployment-zone",
    AmbushZone = "ambush-zone",
    }
}

impl RuleName {
    pub fn as_str(self) -> &'static str {
        self.word()
    }

    pub fn named(name: &str) -> Option<RuleName> {
        Self::ALL.into_iter().find(|rule| rule.as_str() == name)
    }
}

impl std::fmt::Display for RuleName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
