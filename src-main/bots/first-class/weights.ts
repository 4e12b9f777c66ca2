/** What things are worth to the greedy bot, in points, and how fast it expects things to come. */
export const WEIGHTS = {
  /** Steps a turn: one conductor; the locomotive; wagons at the end of one train. */
  walk: 0.55,
  drive: 0.2,
  lay: 0.45,
  /** How much of the next rise a wagon is expected to make until it scores, if that is six turns away. */
  growth: 0.35,
  /** A wagon by itself: room for upgrades to come, in a game that has just begun. */
  wagon: 1.2,
  /** The bonus of a mail wagon, and the two upgrades that come with a tile. */
  mail: 4,
  tile: 4,
  /** Effects of frames that are still to come. */
  freeUpgrade: 2.6,
  newWagon: 1.6,
  fixedUpgrade: 2,
  step: 1.5,
  city: 1.6,
  endCard: 6,
  /** A coin beyond the point it is worth at the end, by column, while there is time to use it. */
  coins: [0.5, 0.5, 1.4],
  /** Cards of the kind that one takes in a turn, for end cards. */
  taken: { wagon: 0.38, locomotive: 0.21, conductor: 0.2 },
  /** A contract that is not fulfilled yet, when the turns for it are there. */
  contract: 0.8,
  /** Being out of it at the end. */
  out: 90,
  /** How far the prints may still change: at the end, and for each turn until then. */
  spread: 0.9,
  spreadATurn: 0.18,
  /** Choosing first rather than last in the next round, and how likely one still does in the round after it. */
  start: 2,
  startKept: 0.6,
  /** Rivals: the leading one, and all together. */
  leader: 0.35,
  rivals: 0.25,
  /** An ended game counts more than any promise. */
  won: 30,
} as const
