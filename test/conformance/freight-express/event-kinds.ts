import type { FreightEventKind } from '../../../src-shared/games/freight-express/events.ts'

/**
 * The compiler asks for each kind of event here: what follows or draws them all is tested with games that have them
 * all.
 */
const EVERY: Readonly<Record<FreightEventKind, true>> = {
  stationPlaced: true,
  lineSettled: true,
  dealt: true,
  turnBegan: true,
  drew: true,
  shuffled: true,
  laid: true,
  covered: true,
  coupled: true,
  uncoupled: true,
  discarded: true,
  drove: true,
  halted: true,
  derailed: true,
  flipped: true,
  dropped: true,
  gaveUpTrain: true,
  ended: true,
  specialOffered: true,
  specialSkipped: true,
  specialAnnounced: true,
  specialFailed: true,
  nothingRobbed: true,
  vetoPlayed: true,
  ticketTaken: true,
  vetoTaken: true,
  turnedUp: true,
  cardsGiven: true,
  handShown: true,
  cardsDrawnFrom: true,
  stationClosed: true,
  stationReopened: true,
  lifted: true,
  relaid: true,
  scrapped: true,
  wagonRaided: true,
  raidPaid: true,
  abducted: true,
  flew: true,
}

export const EVENT_KINDS = Object.keys(EVERY) as readonly FreightEventKind[]
