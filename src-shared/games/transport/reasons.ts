/**
 * Every reason Transport may give for not offering something: the last part of the message key
 * `transport.reason.<name>`. After each name: what it means, then what `refs` and `n` hold.
 * The rules keep a reason as its place in this list, so that asking makes no garbage; the first is 'none'.
 */
export const TRANSPORT_REASONS = [
  'none', // Nothing speaks against it. Never shown.
  'gameOver', // The game has ended. No refs.
  'noSuchQuestion', // An answer to a question that is not being asked. No refs.
  'nothingHere', // There is never anything to do with this. refs: the thing.

  // What is being asked instead. refs: what asks.
  'chooseCard', // A card in hand is to be chosen, or the hand swapped.
  'choosePlace', // A place for the chosen or lifted card is to be chosen.
  'chooseIntake', // An intake for the new parcel is to be chosen.
  'chooseKeyCard', // The card that the key takes is to be chosen.
  'choosePallet', // The pallet that the forklift lifts is to be chosen.
  'choosePalletPlace', // A place for the lifted pallet, or another pallet, is to be chosen.
  'chooseParcel', // The parcel to move is to be chosen.
  'chooseWay', // The way of the chosen parcel is to be chosen.
  'chooseEnd', // Only the end of the turn is left.

  'notInHand', // The card is not in the hand of the seat that acts. refs: the card.
  'noPlace', // No place on the table takes this card. refs: the card.
  'noFreeIntake', // A parcel lies on every intake, so the parcel icon cannot act. refs: the card.
  'bagEmpty', // No parcel is left in the bag, so the parcel icon cannot act. refs: the card.
  'keyCannotAct', // Wherever the card goes, its key finds no card to move. refs: the card.
  'forkliftCannotAct', // Wherever the card goes, its forklift finds no pallet to move. refs: the card.

  'occupied', // A card lies there. refs: the cell.
  'rim', // Nothing can be laid so far out. refs: the cell.
  'noOpenEnd', // No belt ends open towards this cell. refs: the cell.
  'doesNotFit', // A belt side would meet a floor side. refs: the cell.
  'noFloorSide', // A floor card needs a floor side to lie at. refs: the cell.
  'wouldCutBelt', // A floor card may not close an open end. refs: the cell.
  'iconCannotAct', // The icon of the card could not act after this. refs: the cell.
  'sameAgain', // The card would lie again exactly as it lay. refs: the cell.
  'noSuchRotation', // This rotation looks like one with a smaller number. refs: the cell.
  'noPalletThere', // A card is only inserted where a pallet lies. refs: the cell.
  'palletCutOff', // The pallet is joined to no belt: nothing to insert between. refs: the pallet.
  'noRoomForPallet', // The pallet finds no open belt side of the inserted card where it fits. refs: the pallet.
  'floorNotInserted', // A floor card is not inserted before a pallet. refs: the pallet.

  'notOnTable', // The card does not lie on the table. refs: the card.
  'notAnIntake', // New parcels come in on intakes only. refs: the card.
  'intakeTaken', // A parcel lies on this intake. refs: the card.
  'noWhiteIcon', // A key takes only cards with a white border. refs: the card.
  'enclosed', // Six cards lie round it: neither key nor forklift can take it. refs: the card.
  'nowhereElse', // It could lie nowhere else. refs: the card or pallet.
  'iconCouldNotAct', // Its own icon would act again and could not. refs: the card.
  'notAPallet', // A forklift lifts pallets only. refs: the card.
  'samePallet', // A pallet cannot change places with itself. refs: the pallet.
  'boxed', // It is not in this game. refs: the card or pallet.

  'inBag', // The parcel is still in the bag. refs: the parcel.
  'scored', // The parcel has been scored. refs: the parcel.
  'noParcelThere', // No parcel lies on this card. refs: the card.
  'noWay', // No way of exactly this many cards is open to the parcel. n: its number. refs: the parcel.
  'otherParcel', // Another parcel was chosen. refs: the chosen parcel.
  'wrongLength', // The way must be exactly as long as the parcel's number. n: its number. refs: the parcel.
  'beltEnds', // There the belt goes no further. refs: the parcel.
  'againstArrow', // A parcel never runs against an arrow. refs: the parcel.
  'turnsBack', // A parcel does not turn back within a turn, nor leave the belt. refs: the parcel.
  'parcelInWay', // Another parcel lies in the way. refs: the parcel.
  'throughPallet', // A pallet cannot be passed. refs: the parcel.
  'endsAtStart', // A way may not end on the card where it began. refs: the parcel.
  'notReached', // No way of the chosen parcel ends there. n: its number. refs: the parcel.
  'offBelt', // No card lies there: a parcel rests on belts only. refs: the parcel.
] as const

export type TransportReason = (typeof TRANSPORT_REASONS)[number]

/** A reason by its place in the list: what predicates return; 0 = nothing speaks against it. */
export type Why = number
export const FINE: Why = 0
export const WHY = Object.fromEntries(TRANSPORT_REASONS.map((name, i) => [name, i])) as Readonly<
  Record<TransportReason, Why>
>

/** The message key of a reason. */
export const reasonKey = (why: Why): string => `transport.reason.${TRANSPORT_REASONS[why]}`
