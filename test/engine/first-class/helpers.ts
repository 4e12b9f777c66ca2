import { isDeepStrictEqual } from 'node:util'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import type { FirstClassScenario } from '../../../src-main/engine/first-class/setup/scenario.ts'
import { MAX_CHOICES, type State } from '../../../src-main/engine/game.ts'
import type { Action, ActionKind } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS, END_CARDS, type Card, type EndCard } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { END_CARD_BASE } from '../../../src-shared/games/first-class/cards/index.ts'
import { isReason } from '../../../src-shared/core.ts'

/** Base cards alone unless the scenario says otherwise. */
export const table = (spec: FirstClassScenario = {}): State =>
  firstClass.scenario({ options: { modules: [] }, ...spec })

export function offered(s: State): Action[] {
  const out = new Int32Array(MAX_CHOICES)
  return Array.from(out.subarray(0, firstClass.choices(s, out)), (code) => firstClass.decode(s, code))
}
export const offers = (s: State, action: Action): boolean =>
  offered(s).some((other) => isDeepStrictEqual(other, action))
export const offersOf = (s: State, kind: ActionKind): Action[] => offered(s).filter((action) => action.kind === kind)

/** Plays these answers one after the other; gives what happened. @throws Error when one is not offered. */
export function play(s: State, ...actions: Action[]): FirstClassEvent[] {
  const events: FirstClassEvent[] = []
  for (const action of actions) {
    const code = firstClass.encode(s, action)
    if (isReason(code))
      throw new Error(
        `${JSON.stringify(action)}: ${code.key}; asked: ${question(s)}, offered: ${JSON.stringify(offered(s))}`,
      )
    firstClass.apply(s, code, (event) => events.push(event))
  }
  return events
}

export const question = (s: State): string => firstClass.status(s).decision?.kind ?? 'over'
export const by = (s: State): number => firstClass.status(s).decision?.by ?? -1
export const why = (s: State, action: Action): string => {
  const code = firstClass.encode(s, action)
  return isReason(code) ? code.key.replace('first-class.reason.', '') : 'offered'
}
export const board = (s: State, seat = 0) => firstClass.view(s, seat).seats[seat]
export const view = (s: State) => firstClass.view(s, 'open')
/** Values of a train's cards: numbers of wagons, 'mail', 'tile'. */
export const train = (s: State, which = 0, seat = 0): (number | string)[] =>
  board(s, seat).trains[which].coaches.map((coach) => (coach.kind === 'wagon' ? coach.value : coach.kind))
export const points = (s: State, seat = 0): number => board(s, seat).points
export const coinsOf = (s: State, seat = 0): readonly number[] => board(s, seat).coins
export const kinds = (events: readonly FirstClassEvent[]): string[] => events.map((event) => event.kind)

/** The nth card whose row has all these fields. */
export function card(wanted: Partial<Card>, nth = 0): number {
  const found = CARDS.map((_, id) => id).filter((id) =>
    Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(CARDS[id][field as keyof Card], value)),
  )
  if (found.length <= nth) throw new Error(`no card ${JSON.stringify(wanted)}, number ${nth}`)
  return found[nth]
}
export function endCard(wanted: Partial<EndCard>, nth = 0): number {
  const found = END_CARDS.map((_, id) => id).filter((id) =>
    Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(END_CARDS[id][field as keyof EndCard], value)),
  )
  if (found.length <= nth) throw new Error(`no end card ${JSON.stringify(wanted)}, number ${nth}`)
  return found[nth]
}
export const endCardInDeck = (id: number): number => END_CARD_BASE + id

export const take = (id: number): Action => ({ kind: 'take', card: id })
export const refuse = (id: number): Action => ({ kind: 'refuse', card: id })
export const lay = (which: number): Action => ({ kind: 'lay', train: which })
export const upgradeAt = (which: number, place: number): Action => ({ kind: 'upgradeWagon', train: which, place })
export const walk = (which: number, steps: number): Action => ({ kind: 'walk', train: which, steps })
export const drive = (steps: number): Action => ({ kind: 'drive', steps })
export const use = (index: number): Action => ({ kind: 'use', index })
export const city = (index: number): Action => ({ kind: 'city', index })
export const fulfil = (id: number): Action => ({ kind: 'fulfil', card: id })
export const between = (place: number): Action => ({ kind: 'layBetween', place })
export const ENOUGH: Action = { kind: 'enough' }
export const END: Action = { kind: 'endTurn' }
export const START: Action = { kind: 'takeStart' }
export const POINTS: Action = { kind: 'takePoints' }
export const WAIVE: Action = { kind: 'waive' }
/** Rows with these cards in front and nothing else. */
export const rowsOf = (...cards: number[]): number[] => Array.from({ length: 18 }, (_, slot) => cards[slot] ?? -1)
