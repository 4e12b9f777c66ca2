/**
 * Every reason First Class may give for not offering something: the last part of the message key
 * `first-class.reason.<name>`. After each name: what it means, then what `refs` and `n` hold.
 * The rules keep a reason as its place in this list, so that asking makes no garbage; the first is 'none'.
 */
export const FIRST_CLASS_REASONS = [
  'none', // Nothing speaks against it. Never shown.
  'gameOver', // The game has ended. No refs.
  'answerFirst', // Another question must be answered first. refs: what asks.
  'noSuchQuestion', // An answer to a question that is not being asked. No refs.
  'nothingHere', // There is nothing to do with this now. refs: the thing.
  'notYours', // It belongs to another seat. refs: the thing.

  'notInRows', // The card does not lie in the rows. refs: the card.
  'alreadyTaken', // One card or the start tile a turn, and one has been taken. refs: the thing.
  'startTileGone', // The start tile has been taken this round. No refs.
  'nothingTakenYet', // The turn cannot end before a card or the start tile is taken. No refs.
  'noFreeWagon', // No wagon is free for it; the card can only be refused. refs: the card.
  'trainWithoutFreeWagon', // No wagon of this train is free for it. refs: the train.
  'noFreeRouteCard', // No route card without a postcard; the card can only be refused. refs: the card.
  'cardDoesNothing', // House rule: nothing of the card can be done, so it is refused. refs: the card.

  'noneLeft', // House rule: no such wagon card is left in the box. refs: the train or place.
  'trainFull', // The train ends with an engine tile, or nothing fits behind it. refs: the train.
  'noWagonThere', // No wagon stands there. refs: the place.
  'notUpgradable', // Mail wagons and engine tiles are never upgraded. refs: the place.
  'highestAlready', // A 12-wagon cannot rise. refs: the place.
  'wagonBefore', // A wagon may not be worth more than the one before it. refs: the place.
  'otherValue', // The upgrade is for wagons of another value. refs: the place.
  'factoryLimit', // The factory does not reach that value. refs: the place.
  'conductorAtEnd', // The conductor stands on the last card of his train. refs: the conductor.
  'conductorMoved', // This conductor has made his move in this frame. refs: the conductor.
  'tooFar', // Fewer steps than that are left or possible. refs: the piece.
  'routeEnds', // The locomotive stands at the last city of its route. refs: the locomotive.
  'notInFrame', // The frame at work has no such effect left. refs: the thing.

  'noCoinInColumn', // No coin lies in that column. refs: the column.
  'noCoinForIt', // No coin lies in the column that is for this. refs: the wagon, piece or train.
  'tooFewCoins', // An end card costs 4 coins. n: the price. refs: the end card.
  'notOpen', // The end card is not among the open ones. refs: the end card.
  'coinsOwnTurn', // Coins are spent in one's own turn and scoring only. No refs.
  'contractNotHeld', // The contract does not lie before this seat. refs: the card.
  'contractNotMet', // The contract's condition is not fulfilled. refs: the card.
  'frameDoesNothing', // The gained frame could do nothing now. refs: the frame.
  'mailUsed', // That mail wagon has been laid. refs: the mail wagon.
  'cityNotReached', // The locomotive has not come there. refs: the city.
  'cityPaid', // The city has given its bonus in this scoring, or is no bonus city. refs: the city.

  'routeCardTaken', // That route card has a postcard. refs: the route card.
  'placeLeavesGap', // The next free place, or one that is covered: no gaps. refs: the place.
  'orderNotOpen', // The order tile is not on offer. refs: the tile.
  'orderTooGood', // The wagon is not good enough for the order. refs: the place.
  'orderThere', // The wagon has an order already. refs: the place.
  'orderColour', // The train has an order of this colour. refs: the train.
  'tooFewForOrder', // An order costs 2 coins. n: the price. refs: the tile.
  // The warehouse carries out locomotive, conductor, wagon, coin and end-card cards only. refs: the card.
  'notUsableInWarehouse',

  // Options.
  'unknownModule', // There is no such module, or it is not built. No refs.
  'moduleTwice', // The same module twice. No refs.
  'twoModulesOrNone', // Two modules, or none for the lesson-size game. No refs.
] as const

export type FirstClassReason = (typeof FIRST_CLASS_REASONS)[number]

/**
 * A reason by its place in the list; 0 = nothing speaks against it. The list of choices, the refusal of an action and
 * the explanation all ask the same functions, which are named `...Refusal` or `whyNot` and make no garbage.
 */
export type Why = number
export const FINE: Why = 0
export const WHY = Object.fromEntries(FIRST_CLASS_REASONS.map((name, i) => [name, i])) as Readonly<
  Record<FirstClassReason, Why>
>

/** The message key of a reason. */
export const reasonKey = (name: FirstClassReason): string => `first-class.reason.${name}`
