import { laidBy, type TransportEvent, type WayStep } from '../../../src-shared/games/transport/events.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { PARCELS_TO_END, isPallet } from '../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { feelingLooks } from '../../stage/motion/feeling.ts'
import { settle, telling, type Handlers } from '../../stage/motion/handlers.ts'
import type { Act } from '../../stage/motion/motion.ts'
import { piece } from '../../stage/pieces.ts'
import type { Telling } from '../../stage/motion/script.ts'
import { PHASES } from './art/moving.ts'
import type { Layout } from './layout/layout.ts'
import type { Look, Poses } from './looks.ts'
import { facesOf } from './poses.ts'
import type { TransportKinds } from './kinds.ts'
import { connected, forkliftMoved, keyMoved, palletPushed, palletsExchanged } from './tell/cards.ts'
import { palletCutOff, palletJoined } from './tell/joining.ts'
import { dealt, drew, picked, swapped } from './tell/hand.ts'
import { flipped, parcelMoved, parcelPlaced, scored } from './tell/parcels.ts'
import { ended } from './tell/finale.ts'
import { nothingMoves } from './tell/stuck.ts'
import { runningTo } from './tell/last-run.ts'
import { winnersOf } from './words/standing.ts'
import { bedOf, runsBetween } from './belts/travel.ts'

const HANDLERS: Handlers<TransportKinds> = {
  dealt,
  turnBegan: settle,
  picked,
  connected,
  palletPushed,
  parcelPlaced,
  keyMoved,
  forkliftMoved,
  palletsExchanged,
  palletCutOff,
  palletJoined,
  parcelMoved,
  flipped,
  scored,
  nothingMoves,
  drew,
  swapped,
  ended,
}

const told = telling(HANDLERS)

/** The floor and what stands on it are others once all is told: they come and go slowly, beside it. */
export function tell(telling: Telling<TransportKinds>): Act[] {
  const { from, to, pieces } = telling
  const acts = told({ ...telling, to: { ...withoutFloor(to), ...floorIn(from) } })
  const end = Math.max(0, ...acts.map(({ at, lasts }) => at + lasts))
  const draw = () => {
    for (const name of Object.keys(floorIn(from))) pieces.remove(name)
    for (const [name, one] of Object.entries(floorIn(to))) pieces.put(name, one)
  }
  return [...acts, { at: end, lasts: 0, draw }]
}

const isFloor = ([, { look }]: readonly [string, Poses[string]]) => look.kind === 'shed' || look.kind === 'store'
const floorIn = (poses: Poses): Poses => Object.fromEntries(Object.entries(poses).filter(isFloor))
const withoutFloor = (poses: Poses): Poses => Object.fromEntries(Object.entries(poses).filter((one) => !isFloor(one)))

/** Pieces that an event's acts may show on the way, beside those it leads from and to: their pictures must be there. */
export function onTheWay(event: TransportEvent, before: TransportView, layout: Layout): Poses {
  const cards = laidBy(event).map(([card, { rotation }]): Look => ({ kind: 'flyingCard', card, rotation }))
  const struck = strikes(event, before, layout)
  return Object.fromEntries(
    [...feelingLooks, ...cards, ...looksOf(event, before), ...struck].map((look, i) => [
      `way ${i}`,
      piece(look, 'board', 0, 0),
    ]),
  )
}

const HITS: ReadonlySet<TransportEvent['kind']> = new Set([
  'palletPushed',
  'forkliftMoved',
  'palletsExchanged',
  'palletCutOff',
])

/** What a raid or a score may show beside the deed itself: whoever lost by it, and that it decides the race. */
function strikes(event: TransportEvent, before: TransportView, { plates, board, width, height }: Layout): Look[] {
  const { seats, laid, parcels } = before
  const hit = (): Look[] =>
    seats.length === 0 ? [] : [{ kind: 'flinch', seat: event.seat, width: plates[0].width, height: plates[0].height }]
  const dusk: Look = { kind: 'dusk', width, height: height - board.y }
  if (HITS.has(event.kind)) return hit()
  if (event.kind === 'ended')
    return [
      dusk,
      { kind: 'truck' },
      ...thrown(seats.length),
      ...counting(seats, parcels, laid),
      ...winnersOf(before).flatMap((seat) => runningTo(before, seat)),
    ]
  if (event.kind !== 'scored') return []
  return [
    ...hit(),
    { kind: 'prize', n: event.value, seat: event.seat },
    ...(event.nth === PARCELS_TO_END
      ? [
          dusk,
          ...laid
            .filter(({ card }) => card === event.tile)
            .map(({ card, rotation }): Look => ({ kind: 'flyingCard', card, rotation })),
        ]
      : []),
  ]
}

const thrown = (seats: number): Look[] => [
  { kind: 'paper', seat: 0, isGold: true },
  ...Array.from({ length: seats }, (_, seat): Look => ({ kind: 'paper', seat, isGold: false })),
]

/** What is seen of the pallets and of what was brought to them as it is counted. */
const counting = (
  seats: TransportView['seats'],
  parcels: TransportView['parcels'],
  laid: TransportView['laid'],
): Look[] => [
  ...laid
    .filter(({ card }) => isPallet(card))
    .map(({ card, rotation }): Look => ({ kind: 'flyingCard', card, rotation })),
  ...seats.flatMap(({ tile }) =>
    tile.flatMap((parcel): Look[] => {
      const faces = facesOf(parcel, parcels[parcel].face)
      return [
        { kind: 'flyingParcel', ...faces },
        { kind: 'wouldScore', n: faces.up },
      ]
    }),
  ),
]

/** The ring round a pallet on which a parcel comes down. */
const landing = (parcel: number, { laid }: TransportView): Look[] =>
  laid.flatMap(({ card, parcel: lies }) => (lies === parcel && isPallet(card) ? [{ kind: 'landed', seat: card }] : []))

function looksOf(event: TransportEvent, before: TransportView): Look[] {
  switch (event.kind) {
    case 'palletPushed':
      return [{ kind: 'pushedCard', card: event.pallet, rotation: event.at.rotation }, DUST]
    case 'keyMoved':
      return [{ kind: 'turningKey' }, { kind: 'unlocked' }, DUST]
    case 'connected':
      return [{ kind: 'pulse' }, DUST]
    case 'palletJoined':
    case 'ended':
      return [{ kind: 'pulse' }]
    case 'forkliftMoved':
      return [{ kind: 'truck' }, DUST]
    case 'palletsExchanged':
      return [DUST]
    case 'flipped':
      return [{ kind: 'dust', of: 'parcel' }, DUST, ...landing(event.parcel, before)]
    case 'parcelPlaced':
      return [
        { kind: 'hatch' },
        { kind: 'shade' },
        { kind: 'dust', of: 'parcel' },
        { kind: 'flyingParcel', ...facesOf(event.parcel, event.face) },
      ]
    case 'parcelMoved':
      return [...event.way.flatMap((step) => running(before, step)), { kind: 'pointing' }, { kind: 'lip' }]
    case 'scored':
      return [
        { kind: 'flag' },
        { kind: 'pulse' },
        { kind: 'spark' },
        { kind: 'rise', n: event.value },
        { kind: 'wouldScore', n: event.value },
        ...[0, 1].map((face): Look => ({ kind: 'flyingParcel', ...facesOf(event.parcel, face) })),
      ]
    case 'dealt':
    case 'drew':
    case 'swapped':
      return event.cards.filter((card) => card !== UNKNOWN).map((card): Look => ({ kind: 'face', card }))
    default:
      return []
  }
}

const DUST: Look = { kind: 'dust', of: 'card' }

const running = (view: TransportView, step: WayStep): Look[] =>
  Array.from({ length: PHASES }, (_, phase) => ({ kind: 'run', ...runsBetween(view, step), bed: bedOf(step), phase }))
