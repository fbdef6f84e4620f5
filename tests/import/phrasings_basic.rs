//! Lines and options of Basic Impetus lists in the words of players.
