import type { TransportEvent, WayStep } from '../../../src-shared/games/transport/events.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { settle, telling, type Handlers } from '../../stage/handlers.ts'
import { piece } from '../../stage/pieces.ts'
import { PHASES } from './art/moving.ts'
import type { Look, Poses } from './looks.ts'
import { facesOf } from './poses.ts'
import type { TransportKinds } from './kinds.ts'
import { connected, forkliftMoved, keyMoved, palletPushed, palletsExchanged } from './tell/cards.ts'
import { dealt, drew, picked, swapped } from './tell/hand.ts'
import { flipped, parcelMoved, parcelPlaced, scored } from './tell/parcels.ts'
import { ended } from './tell/finale.ts'
import { bedOf, laidBy } from './travel.ts'

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
  parcelMoved,
  flipped,
  scored,
  nothingMoves: settle,
  drew,
  swapped,
  ended,
}

export const tell = telling(HANDLERS)

/** Pieces that an event's acts may show on the way, beside those it leads from and to: their pictures must be there. */
export function onTheWay(event: TransportEvent): Poses {
  const cards = laidBy(event).map(([card, { rotation }]): Look => ({ kind: 'flyingCard', card, rotation }))
  return Object.fromEntries([...cards, ...looksOf(event)].map((look, i) => [`way ${i}`, piece(look, 'board', 0, 0)]))
}

function looksOf(event: TransportEvent): Look[] {
  switch (event.kind) {
    case 'connected':
    case 'keyMoved':
    case 'ended':
      return [{ kind: 'pulse' }]
    case 'forkliftMoved':
      return [{ kind: 'truck' }]
    case 'parcelPlaced':
      return [{ kind: 'hatch' }, { kind: 'flyingParcel', ...facesOf(event.parcel, event.face) }]
    case 'parcelMoved':
      return [...event.way.flatMap(running), { kind: 'pointing' }, { kind: 'lip' }]
    case 'scored':
      return [
        { kind: 'flag' },
        { kind: 'pulse' },
        { kind: 'gain', n: event.value },
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

const running = (step: WayStep): Look[] =>
  Array.from({ length: PHASES }, (_, phase) => ({ kind: 'run', from: step.from, to: step.to, bed: bedOf(step), phase }))
