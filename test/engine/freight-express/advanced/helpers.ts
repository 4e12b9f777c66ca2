import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { LETTERS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import type { FreightScenario } from '../../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, begin, open } from '../helpers.ts'

const NONE = Object.fromEntries(LETTERS.map((letter) => [letter, 'none']))
/** The card that drives into E: action value 5, so that it pulls any train. */
export const FUEL = 4
export const TRACK = { '2,2': { card: 3, rotation: 1 } }

/**
 * A locomotive one step before E, where this special lies, and a card that drives it there; nothing on other stations.
 */
export function before(special: Special, spec: FreightScenario = {}): State {
  const { options, cells, locomotives, hands, ...rest } = spec
  return begin({
    ...rest,
    options: { advanced: true, stations: { ...NONE, E: special }, ...options },
    cells: { ...TRACK, ...cells },
    locomotives: ['2,2 E edge out', ...(locomotives ?? [])],
    hands: [[FUEL, ...(hands?.[0] ?? [])], ...(hands?.slice(1) ?? [])],
  })
}

/** Drives into E; the special may be offered now. */
export const enter = (s: State): FreightEvent[] => act(s, { kind: 'drive', card: FUEL })

/** Drives into E and says yes. */
export function use(s: State): FreightEvent[] {
  return [...enter(s), ...act(s, { kind: 'useSpecial' })]
}

export const yes = (s: State): FreightEvent[] => act(s, { kind: 'useSpecial' })
export const no = (s: State): FreightEvent[] => act(s, { kind: 'skipSpecial' })
export const veto = (s: State): FreightEvent[] => act(s, { kind: 'playVeto' })
export const pass = (s: State): FreightEvent[] => act(s, { kind: 'passVeto' })
export const asked = (s: State): string => {
  const { decision } = game.status(s)
  return decision ? `${decision.kind} ${decision.by} ${decision.for}` : 'none'
}
export const seatOf = (s: State, seat: number) => open(s).seats[seat]
/** Ids of cards of an action value, lowest first. */
export const valued = (value: number): number[] =>
  [...TRACK_CARDS.keys()].filter((card) => TRACK_CARDS[card].action === value)
