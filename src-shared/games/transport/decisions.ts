/** Every question Transport asks (`Decision.kind`). After each: what it asks. */
export const TRANSPORT_DECISIONS = [
  'act', // Which hand card is connected, or whether the hand is swapped.
  'place', // Where the chosen card goes.
  'intake', // On which intake the new parcel comes in.
  'keyCard', // Which card the key takes.
  'keyPlace', // Where that card goes.
  'pallet', // Which pallet the forklift lifts.
  'palletPlace', // Where it goes, or with which it changes places.
  'parcel', // Which parcel moves.
  'way', // Where it goes.
  'endTurn', // The end of the turn.
] as const

export type TransportDecision = (typeof TRANSPORT_DECISIONS)[number]
