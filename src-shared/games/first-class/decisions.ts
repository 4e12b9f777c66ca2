/** Every question First Class asks (`Decision.kind`), for prompts and their words. After each: what asks (`source`). */
export const FIRST_CLASS_DECISIONS = [
  'draft', // Which end card to keep. The game.
  'turn', // A card or the start tile, coins, contracts, gained frames, the end of the turn. The seat.
  'bonus', // Off turn: what the start tile's bonus gained on its way. The start tile.
  'scoring', // Bonus cities, coins, contracts, gained frames, then the points. The seat.
  'chooseFrame', // Which frame comes next. The card, city or contract.
  'nextFrame', // Another frame of it, or coins, contracts, gained frames between. The city or contract.
  'effect', // What is left of the frame at work. What the frame comes from.
  'mailWagon', // Which mail wagon follows the fifth wagon. The seat.
  'makeRoom', // Coins do not fit: spend, or let them go. What they come from.
  'pay', // From which column the next coin is paid. The end card or order tile.
  'boardCelebrity', // Which train the celebrity rides in. The card.
  'layPostcard', // Which route card the postcard doubles. The card.
  'passengerOrLuggage', // Upper train or lower train. The card.
  'layBetween', // Which place between the trains. The card.
  'factory', // The next factory's upgrades; coins, contracts, gained frames before it. The place between the trains.
  'warehouse', // Which of the drawn cards. The warehouse card.
] as const

export type FirstClassDecision = (typeof FIRST_CLASS_DECISIONS)[number]

/** What of the table is told when it is met: no question asks about it. Who one is, each sees of themselves alone. */
export const FIRST_CLASS_LYING = ['murderer', 'innocent', 'coins', 'constantinople'] as const

/** How a game may end (`Outcome.reason`). */
export const FIRST_CLASS_OUTCOMES = ['first-class.outcome.mostPoints', 'first-class.outcome.nobodyWins'] as const
