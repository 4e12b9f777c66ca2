import { ended, finaleLooks } from './tell/finale.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { SIDES, cellOfSleeper, neighbourOf } from '../../../src-shared/geometry/rails.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { feelingLooks } from '../../stage/motion/feeling.ts'
import { settle, telling, type Handlers } from '../../stage/motion/handlers.ts'
import { piece } from '../../stage/pieces.ts'
import type { Look, Poses } from './looks.ts'
import { coupled, dropped, uncoupled } from './tell/wagons.ts'
import { drew, shuffled } from './tell/cards.ts'
import { discarded } from './tell/discarding.ts'
import { drove } from './tell/drive.ts'
import { costsOf } from './tell/losing.ts'
import { tollOf } from './tell/toll.ts'
import { derailed, gaveUpTrain } from './tell/losses.ts'
import { covered, laid, stationPlaced } from './tell/laying.ts'
import { stationClosed, stationReopened } from './tell/closing.ts'
import { flipped, verdictOf } from './tell/flip.ts'
import { flew } from './tell/flight.ts'
import { cardsDrawnFrom, cardsGiven, groundOf, handShown } from './tell/hands.ts'
import { abducted, raidPaid, wagonRaided } from './tell/raids.ts'
import { lifted, relaid, scrapped } from './tell/rebuilding.ts'
import { announced, chipTaken, declined, offered, turnedUp, vetoPlayed } from './tell/specials.ts'
import type { FreightKinds } from './kinds.ts'
import { countingUp, worthOf } from './worth.ts'

const HANDLERS: Handlers<FreightKinds> = {
  stationPlaced,
  lineSettled: settle,
  dealt: drew,
  turnBegan: settle,
  drew,
  shuffled,
  laid,
  covered,
  coupled,
  uncoupled,
  discarded,
  drove,
  halted: settle,
  derailed,
  flipped,
  dropped,
  gaveUpTrain,
  specialOffered: offered,
  specialSkipped: declined,
  specialAnnounced: announced,
  specialFailed: declined,
  nothingRobbed: declined,
  vetoPlayed,
  ticketTaken: chipTaken,
  vetoTaken: chipTaken,
  turnedUp,
  cardsGiven,
  handShown,
  cardsDrawnFrom,
  stationClosed,
  stationReopened,
  lifted,
  relaid,
  scrapped,
  wagonRaided,
  raidPaid,
  abducted,
  flew,
  ended,
}

export const tell = telling(HANDLERS)

/** Pieces that an event's acts may show on the way, beside those it leads from and to: their pictures must be there. */
export function onTheWay(event: FreightEvent, before: FreightView): Poses {
  const named =
    'card' in event
      ? [event.card]
      : 'cards' in event
        ? event.cards
        : 'hand' in event
          ? [...event.hand, ...event.wagons]
          : []
  const faces = named.filter((card) => card !== UNKNOWN).map((card): Look => ({ kind: 'face', card }))
  const looks: Look[] = [{ kind: 'back' }, ...faces, ...feelingLooks]
  const board: Look[] = [
    { kind: 'flash' },
    { kind: 'puff' },
    { kind: 'dust' },
    ...presentedOf(event),
    ...(event.kind === 'flipped' ? Object.values(verdictOf(event, before)) : []),
    ...(event.kind === 'drove' ? alongTheWay(event, before) : []),
    ...passing(event),
    ...(event.kind === 'laid' || event.kind === 'covered' ? signsRoundOf(event, before) : []),
    ...costsOf(event),
    ...(event.kind === 'derailed' ? [...tollOf(event), { kind: 'burst' } as const] : []),
    ...(event.kind === 'uncoupled' ? joyOf(event, before) : []),
    ...(event.kind === 'ended' ? finaleLooks(before) : []),
  ]
  return Object.fromEntries([
    ...board.map((look, i) => [`board ${i}`, piece(look, 'board', 0, 0)]),
    ...looks.map((look, i) => [`way ${i}`, piece(look, 'screen', 0, 0, { scale: 0.2 })]),
  ])
}

/** What a card is used as that another plays. */
function presentedOf(event: FreightEvent): Look[] {
  const isPlayed = event.kind === 'laid' || event.kind === 'covered' || event.kind === 'coupled'
  return isPlayed ? [{ kind: 'usedAs', seat: event.seat, word: '' }] : []
}

/** What a delivered wagon sets off. */
const joyOf = ({ card, seat }: Extract<FreightEvent, { kind: 'uncoupled' }>, { seats }: FreightView): Look[] => [
  { kind: 'gain', value: TRACK_CARDS[card].wagon, seat },
  // At the end of a game they are worth more than is shown yet.
  ...[null, worthOf(seats[seat])]
    .flatMap((had) =>
      countingUp(seats[seat], card, had).map((n) => ({ n, of: had === null ? 'wagons' : 'points' }) as const),
    )
    .map((count): Look => ({ kind: 'counted', ...count, seat })),
  { kind: 'shine', seat },
  { kind: 'halo', seat },
  { kind: 'paper', seat, isGold: false },
  { kind: 'paper', seat, isGold: true },
]

/** The signs of all stations round a cell: which of them are joined, only the card that is laid there tells. */
function signsRoundOf({ cell }: { readonly cell: number }, { cells, columns, options, specials }: FreightView): Look[] {
  return SIDES.flatMap((side) => {
    const beside = neighbourOf(columns, cells.length / columns, cell, side)
    const station = beside < 0 ? -1 : cells[beside].station
    return station < 0
      ? []
      : [{ kind: 'stationSign', station, ...(options.advanced && { special: specials[station] }) } as const]
  })
}

/** What the advanced game shows for a moment. */
function passing(event: FreightEvent): Look[] {
  if (event.kind === 'stationClosed')
    return [{ kind: 'bar' }, { kind: 'closedSign', station: event.station, unbarred: true }]
  if (event.kind === 'handShown' && event.cards.length > 0) return [groundOf(event)]
  if (event.kind === 'flew') return [{ kind: 'flightShadow' }]
  if (event.kind === 'laid' || event.kind === 'covered' || event.kind === 'abducted') return [{ kind: 'ticks' }]
  if (event.kind === 'derailed') return [{ kind: 'ticks' }, { kind: 'clod' }]
  return 'special' in event ? [{ kind: 'specialPlate', special: event.special }] : []
}

function alongTheWay(
  { steps, seat, rammed }: Extract<FreightEvent, { kind: 'drove' }>,
  { cells, options, specials }: FreightView,
): Look[] {
  const numbers = Array.from({ length: Math.max(LONGEST_DRIVE, steps.length) }, (_, i): Look => ({
    kind: 'number',
    n: i + 1,
  }))
  const counts = numbers.map((_, i): Look => ({ kind: 'pushedOn', n: i + 1, seat }))
  const entered = steps.flat().flatMap((move): Look[] => {
    const { station } = cells[cellOfSleeper(move.sleeper)]
    if (station < 0) return []
    return [
      { kind: 'shine', seat: move.seat },
      { kind: 'stationSign', station, ...(options.advanced && { special: specials[station] }) },
    ]
  })
  const blow: Look[] = [{ kind: 'burst' }, { kind: 'spark' }, ...counts]
  return [{ kind: 'ticks' }, ...numbers, ...(rammed.length > 0 ? blow : []), ...entered]
}
/** Steps of the strongest wagon. */
const LONGEST_DRIVE = 9
