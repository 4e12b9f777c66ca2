/**
 * Every reason Freight Express may give for not offering something: the last part of the message key
 * `freight-express.reason.<name>`. After each name: what it means, then what `refs` and `n` hold.
 */
export const FREIGHT_REASONS = [
  'gameOver', // The game has ended. No refs.
  // Another question must be answered first. refs: what asks (locomotive, card, station, seat or the table).
  'answerFirst',
  'noSuchQuestion', // An answer to a question that is not being asked. No refs.
  'otherLocomotive', // The question is about another locomotive. refs: that locomotive.
  'notInHand', // The card is not in the hand of the seat that acts. refs: the card.
  'noHandCard', // This needs a hand card, and the hand is empty. refs: the seat.
  'notCoupled', // The card is not a wagon in the train of the seat that acts. refs: the wagon.
  'notTheirWagon', // The card is not a wagon in the train that is meant. refs: the wagon, that train.
  'notYourTrain', // The train or wagon belongs to another seat. refs: that seat's train.
  'notYourLocomotive', // Only one's own locomotive can be driven. refs: the locomotive.
  'notYourTurn', // Another seat is acting. refs: the seat that acts.
  'nothingHere', // There is never anything to do with this. refs: the thing.
  'nothingToTake', // Nothing is ever taken from the discard. refs: the pile.

  'offTable', // Outside the table. refs: the cell.
  'stationThere', // A station lies there; track cannot cover it. refs: the station.
  'notAdjacent', // The cell touches no station and no card. refs: the cell.
  'crossingNeedsEmptyCell', // A crossing may only be laid on an empty cell. refs: the card, the cell.
  'crossingCannotBeCovered', // A crossing lies there and may not be covered. refs: the cell.
  'locomotiveOnCard', // A card with a locomotive on it may not be covered. refs: the locomotives.
  'railsLost', // The new card does not keep all rails of the covered one. refs: the card (if one), the cell.
  'noNewRail', // The new card has the same rails as the covered one and none more. refs: the card (if one), the cell.
  'railsMismatch', // House rule: rails do not meet those of a neighbouring card. refs: the card (if one), the cell.

  'trainFull', // Already as many wagons coupled as allowed. n: 5. refs: the train.
  'coupleElsewhere', // The card couples in another station than the locomotive's place. refs: the card, that station.
  'uncoupleElsewhere', // The wagon uncouples in another station. refs: the wagon, that station.
  'noWagonFitsHere', // No hand card couples in the station where the locomotive stands. refs: the station.
  'trainOnLine', // Wagons are coupled in stations only; the locomotive is on the line. refs: the locomotive.

  'tooWeak', // The card's action value is less than the coupled wagons. n: coupled wagons. refs: the card.
  'noWayOfLength', // Neither a way of exactly the wagon value nor a station within it. n: wagon value. refs: the card.
  'noRailAhead', // There is no rail for even one step. refs: the locomotive.
  'onlyOnLine', // A train is given up on the line only, not in a station. refs: the locomotive.
  'railNotThere', // That rail does not lead on from where the locomotive is. refs: the locomotive.
  // Beyond that branch neither the exact steps nor a station can be reached. n: steps left. refs: the locomotive.
  'branchTooLong',
  // The card that is held drives so far exactly, and that does not end there. n: wagon value. refs: the card.
  'endsElsewhere',
  'outOfReach', // No hand card drives there now. refs: the station or sleeper.
  'youAreHere', // One's own locomotive already stands there. refs: the station or sleeper.

  'placeInMiddle', // Free placement: the first station goes to the middle of the grid. refs: the cell.
  'placeDiagonally', // Free placement: must touch a placed station diagonally. refs: the cell.
  'placeTaken', // Free placement: a station lies there. refs: the cell.
  'placedAlready', // Free placement: this station lies on the table already. refs: the station.
  'notYourStation', // Free placement: this station is not among those the seat has to place. refs: the station.

  'mustPlayHand', // Advanced, card train: the turn does not end while a hand card can be used. refs: such a card.
  'noRefillNow', // Advanced, card train: no refill in this turn. refs: the seat.
  // Coupled by a special: cannot be uncoupled before the locomotive has left the station. refs: the wagon.
  'boundWagon',
  'noTicket', // A flight needs a ticket. refs: the seat.
  'noFlightThere', // Nothing lies there in the same row or column behind empty cells alone. refs: the cell.
  'wrongGap', // The card's action value is not the number of empty cells. refs: the card, the cell.
  'nowhereToLand', // No rail there faces the origin. refs: the cell.
  'landingTaken', // A locomotive stands where one would land. refs: the cell.
  'notAnOpponent', // Another seat's goods or locomotive are meant. refs: the seat.
  'notTheMost', // Another hand holds more cards. refs: the seat.
  'valueMismatch', // The card has not the action value that is asked. refs: the card (if one).
  'anotherCardFits', // A hand card can be used, so the hand is not shown. No refs.
  'rebuildOnce', // Whoever said yes rebuilds at least once. No refs.
  'noCardCloses', // No hand card can close a station, so one cannot want to. No refs.
  'noCardRebuilds', // No hand card has the value of a card that may be lifted, so one cannot want to rebuild. No refs.
  'noCardAbducts', // No hand card pulls an opponent's train, so one cannot want to abduct. No refs.
  'noCrossingHere', // A crossing cannot close a station. refs: the card.
  'startStaysOpen', // Station A is never closed. refs: the station.
  'closedAlready', // This station is closed already. refs: the station.
  'stationOccupied', // A locomotive stands in the station. refs: the station.
  'closedOccupied', // A locomotive stands on the closed station, which would open again. refs: that station.
  'noTrackBeside', // No track card lies beside the station. refs: the station.
  'noCardThere', // No track card lies there. refs: the cell.
  'otherCard', // Another card was lifted. refs: that card.
  'sameAsBefore', // The lifted card would lie exactly as before. refs: the cell.
  'notOnLine', // That locomotive stands in a station. refs: the locomotive.
  'tooWeakForIt', // The card's action value is less than that seat's wagons. n: its wagons. refs: the card.

  'lineNotTenStations', // A layout has ten stations. n: how many this one has.
  'lineOffTable', // Stations lie off the table. refs: the stations.
  'lineTooLarge', // The table has too many cells. n: the most there may be.
  'lineTooClose', // Stations lie on the same cell. refs: the stations.
  'lineSideBySide', // Stations lie side by side. refs: the stations.
  'lineUnreachable', // No lines of one or two cards from station to station lead there from A. refs: the stations.
] as const

export type FreightReason = (typeof FREIGHT_REASONS)[number]

/** The message key of a reason. */
export const reasonKey = (name: FreightReason): string => `freight-express.reason.${name}`
