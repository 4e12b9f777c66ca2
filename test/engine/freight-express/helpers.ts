import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent, FreightEventKind } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { isReason, type RefKind } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpressTestable } from '../../testable/freight-express/index.ts'

/** Words for tests: begin a position, act in it, look at it. */
export const begin = (spec: FreightScenario): State => game.scenario(spec)

/** Does something that must be legal; gives what happened. */
export function act(s: State, action: Action): FreightEvent[] {
  const code = game.encode(s, action)
  if (typeof code !== 'number') throw new Error(`refused: ${JSON.stringify(action)} because ${code.key}`)
  if (!codes(s).includes(code)) throw new Error(`not in the list: ${JSON.stringify(action)}`)
  const events: FreightEvent[] = []
  game.apply(s, code, (event) => events.push(event))
  freightExpressTestable.census(s)
  return events
}

export function codes(s: State): number[] {
  const out = new Int32Array(MAX_CHOICES)
  return Array.from(out.subarray(0, game.choices(s, out)))
}

export const offered = (s: State): Action[] => codes(s).map((code) => game.decode(s, code))
export const offeredOf = <K extends Action['kind']>(s: State, kind: K): Extract<Action, { kind: K }>[] =>
  offered(s).filter((action): action is Extract<Action, { kind: K }> => action.kind === kind)

/** 'yes', or the name of the reason against it. The list must say the same. */
export function may(s: State, action: Action): string {
  const code = game.encode(s, action)
  if (isReason(code)) return code.key.replace('freight-express.reason.', '')
  return codes(s).includes(code) ? 'yes' : 'allowed, but not in the list'
}

/** The names of the reasons why nothing is offered at a thing. */
export const why = (s: State, kind: RefKind, id: number): string[] =>
  game.explain(s, { kind, id }).map((reason) => reason.key.replace('freight-express.reason.', ''))

export const open = (s: State): FreightView => game.view(s, 'open')
export const question = (s: State): string => game.status(s).decision?.kind ?? 'none'
export const kinds = (events: readonly FreightEvent[]): FreightEventKind[] => events.map((event) => event.kind)
export function only<K extends FreightEventKind>(
  events: readonly FreightEvent[],
  kind: K,
): Extract<FreightEvent, { kind: K }> {
  const found = events.filter((event): event is Extract<FreightEvent, { kind: K }> => event.kind === kind)
  if (found.length !== 1) throw new Error(`${found.length} events of kind ${kind}, not 1`)
  return found[0]
}

/** Cell number from column and row. */
export const at = (s: State, x: number, y: number): number => y * open(s).columns + x
export const station = (letter: string): number => 'ABCDEFGHIJ'.indexOf(letter)

const SIDES = 'NESW'
/** Where a locomotive stands, written as scenarios are. */
export function place(s: State, seat: number): string {
  const { columns, cells, seats } = open(s)
  const { sleeper, facing } = seats[seat].locomotive
  const cell = Math.floor(sleeper / 9)
  const point = sleeper % 9
  const where = `${cell % columns},${Math.floor(cell / columns)}`
  if (cells[cell].station >= 0) return 'ABCDEFGHIJ'[cells[cell].station]
  if (point === 8) return `${where} centre ${SIDES[facing]}`
  return `${where} ${SIDES[point >> 1]} ${point % 2 ? 'inner' : 'edge'} ${facing === 4 ? 'in' : 'out'}`
}

/** A seat's hand, as cards. */
export const handOf = (s: State, seat: number): readonly number[] => open(s).seats[seat].hand

/** A wide table: stations in the top and bottom row only. */
export const WIDE = ['A.B.C.D.E', '.........', '.........', '.........', 'F.G.H.I.J']
