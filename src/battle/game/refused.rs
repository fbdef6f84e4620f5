//! Why something can't be done, as sentences for the player who tried.

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("there is no such unit in this game")]
    NoSuchUnit,
    #[error("there is no such command in this game")]
    NoSuchCommand,
    #[error("that unit has already left the table")]
    Gone,
    #[error("that unit was left behind and isn't on the table")]
    LeftBehind,
    #[error("only the Defender of a rearguard battle leaves units behind")]
    NoRearguard,
    #[error("that unit is on the table")]
    NotRouted,
    #[error("a unit can't lose more VBU than it has")]
    MoreThanVbu,
    #[error("the loss must be at least 1 VBU")]
    NoLoss,
    #[error("that unit hasn't lost that many VBU")]
    BelowZero,
    #[error("that unit is already disordered")]
    AlreadyDisordered,
    #[error("that unit is in good order")]
    NotDisordered,
    #[error("there is no general in that unit")]
    NoGeneral,
    #[error("that is already so")]
    AlreadySo,
    #[error("built-up areas count only in Impetus")]
    NoAreas,
    #[error("that command has already broken")]
    AlreadyBroken,
    #[error("that army has already been routed")]
    AlreadyRouted,
    #[error("an army can't lose more VD than it has")]
    MoreThanVdt,
    #[error("the losses of this army are marked unit by unit")]
    HasUnits,
    #[error("the game is over; undo the last turn to go on")]
    Over,
    #[error("the last turn can't be before the one that is played")]
    TurnIsPast,
    #[error("a roll has 1 to 40 dice, each from 1 to 6")]
    NotDice,
    #[error("that roll takes {0} dice")]
    OtherDice(usize),
    #[error("that side has already rolled; both roll again only after a full tie")]
    AlreadyRolled,
    #[error("that card has already been played")]
    CardPlayed,
    #[error("choose who attacks first")]
    NoAttacker,
    #[error("there is no such step of the deployment")]
    NoSuchStep,
    #[error("the deployment is over")]
    Deployed,
    #[error("a note needs 1 to 500 characters")]
    NoteLength,
    #[error("there is nothing to undo")]
    NothingToUndo,
    #[error("there is nothing to do again")]
    NothingToRedo,
    #[error("the log of this game is full")]
    LogIsFull,
}
