import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { TransportEvent, TransportEventKind } from '../../../src-shared/games/transport/events.ts'
import { CARD_NAMES, cardNamed } from '../../../src-shared/games/transport/names.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { isReason, type Ref } from '../../../src-shared/core.ts'
import { cellAt, qOf, rOf } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import type { LaidCard, TransportScenario } from '../../../src-main/engine/transport/setup/scenario.ts'
import { transportTestable } from '../../testable/transport/index.ts'

/** Words for tests: begin a position, act in it, look at it. Two seats unless the test says otherwise. */
export const begin = (spec: Partial<TransportScenario>): State => game.scenario({ seats: 2, ...spec })

/** Pallet A at -1,0 facing east and so many plain straights to the east of it, from 0,0. */
export function line(length: number, more: readonly LaidCard[] = []): Partial<TransportScenario> {
  const straights = Array.from({ length }, (_, i): LaidCard => [`straight plain ${i + 1}`, i, 0, 0])
  return { layout: false, board: [['pallet A', -1, 0, 0], ...straights, ...more] }
}

/** Does something that must be legal; gives what happened. */
export function act(s: State, action: Action): TransportEvent[] {
  const code = game.encode(s, action)
  if (typeof code !== 'number') throw new Error(`refused: ${JSON.stringify(action)} because ${code.key}`)
  const events: TransportEvent[] = []
  game.apply(s, code, (event) => events.push(event))
  transportTestable.census(s)
  return events
}

export function codes(s: State): number[] {
  const out = new Int32Array(MAX_CHOICES)
  return Array.from(out.subarray(0, game.choices(s, out)))
}

export const offered = (s: State): Action[] => codes(s).map((code) => game.decode(s, code))
const name = (key: string): string => key.replace('transport.reason.', '')

/** 'yes', or the name of the reason against it. The list must say the same. */
export function may(s: State, action: Action): string {
  const code = game.encode(s, action)
  return isReason(code) ? name(code.key) : 'yes'
}

/** Why nothing is offered at a thing; 'offered' when something is. */
export const why = (s: State, ref: Ref): string =>
  game
    .explain(s, ref)
    .map((reason) => name(reason.key))
    .join() || 'offered'

export const card = cardNamed
export const connect = (name: string): Action => ({ kind: 'connect', card: card(name) })
export const place = (q: number, r: number, rotation = 0): Action => ({ kind: 'place', cell: cellAt(q, r), rotation })
export const insert = (q: number, r: number, rotation: number, side: number): Action => ({
  kind: 'insert',
  cell: cellAt(q, r),
  rotation,
  side,
})
export const take = (name: string): Action => ({ kind: 'take', card: card(name) })
export const lift = (name: string): Action => ({ kind: 'lift', pallet: card(name) })
export const exchange = (name: string): Action => ({ kind: 'exchange', pallet: card(name) })
export const intake = (name: string): Action => ({ kind: 'intake', card: card(name) })
export const way = (parcel: number, ...sides: number[]): Action => ({ kind: 'way', parcel, sides })
export const parcel = (id: number): Action => ({ kind: 'parcel', parcel: id })
export const SWAP: Action = { kind: 'swap' }
export const END: Action = { kind: 'endTurn' }

/** Chooses a hand card and puts it there; gives what happened. */
export function play(s: State, name: string, where: Action): TransportEvent[] {
  return [...act(s, connect(name)), ...act(s, where)]
}

/** Chooses a parcel and its way. */
export function move(s: State, id: number, ...sides: number[]): TransportEvent[] {
  return [...act(s, parcel(id)), ...act(s, way(id, ...sides))]
}

/** The legal places, written 'q,r rotation', and 'q,r rotation over side' for insertions. */
export function places(s: State): string[] {
  return offered(s)
    .flatMap((action) => {
      if (action.kind !== 'place' && action.kind !== 'insert') return []
      const at = `${qOf(action.cell)},${rOf(action.cell)} ${action.rotation}`
      return [action.kind === 'insert' ? `${at} over ${action.side}` : at]
    })
    .sort()
}

/** The cards, pallets or parcels offered, by name or number. */
export const cardsOffered = (s: State): string[] =>
  offered(s).flatMap((action) =>
    'card' in action ? [CARD_NAMES[action.card]] : 'pallet' in action ? [CARD_NAMES[action.pallet]] : [],
  )
export const parcelsOffered = (s: State): number[] =>
  offered(s).flatMap((action) => (action.kind === 'parcel' ? [action.parcel] : []))
export const waysOffered = (s: State): string[] =>
  offered(s)
    .flatMap((action) => (action.kind === 'way' ? [action.sides.join('')] : []))
    .sort()

export const open = (s: State): TransportView => game.view(s, 'open')
export const question = (s: State): string => game.status(s).decision?.kind ?? 'none'
export const ending = (s: State): string => game.status(s).outcome?.reason.replace('transport.end.', '') ?? 'goes on'
export const kinds = (events: readonly TransportEvent[]): TransportEventKind[] => events.map((event) => event.kind)
export function only<K extends TransportEventKind>(
  events: readonly TransportEvent[],
  kind: K,
): Extract<TransportEvent, { kind: K }> {
  const found = events.filter((event): event is Extract<TransportEvent, { kind: K }> => event.kind === kind)
  if (found.length !== 1) throw new Error(`${found.length} events of kind ${kind}, not 1`)
  return found[0]
}

/** Where a card lies: 'q,r rotation', or 'nowhere'. */
export function lies(s: State, name: string): string {
  const laid = open(s).laid.find((one) => one.card === card(name))
  return laid ? `${qOf(laid.cell)},${rOf(laid.cell)} ${laid.rotation}` : 'nowhere'
}

/** The card a parcel rests on, or 'bag', 'tile A'. */
export function restsOn(s: State, id: number): string {
  const { place, on } = open(s).parcels[id]
  return place === 'table' ? CARD_NAMES[on] : place === 'tile' ? `tile ${'ABCD'[on]}` : place
}

export const handOf = (s: State, seat: number): string[] => open(s).seats[seat].hand.map((id) => CARD_NAMES[id])
export const totals = (s: State): number[] => game.score(s).map((score) => score.total)
export { game }
