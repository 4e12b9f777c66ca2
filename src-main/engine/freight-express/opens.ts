import type { Opening } from '../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { sleeperOf } from './board/locomotives.ts'
import { drivesFrom } from './driving/plans.ts'
import { apply, choices, decode } from './rules.ts'
import { ACT, activeSeat, stepNow } from './state.ts'

/**
 * The stations that one card of the hand drives into now and none did before, the lowest card first: the locomotive
 * has stayed where it is, no crossing is turned and nobody derails on the way.
 * @returns nothing where the two are not questions of the same seat's turn
 */
export function opens(before: State, after: State): readonly Opening[] {
  const seat = activeSeat(before)
  if (stepNow(before) !== ACT || stepNow(after) !== ACT || activeSeat(after) !== seat) return []
  if (sleeperOf(before, seat) !== sleeperOf(after, seat)) return []
  const now = stationsAhead(after)
  if (now.size === 0) return []
  const known = stationsAhead(before)
  return [...now]
    .filter(([station]) => !known.has(station))
    .map(([id, n]) => ({ to: { kind: 'station' as const, id }, n }))
    .sort((a, b) => a.n - b.n)
}

/** The stations that a card drives into for certain, each with the value of the lowest card that does. */
function stationsAhead(s: State): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const codes = new Int32Array(MAX_CHOICES)
  for (const code of codes.subarray(0, choices(s, codes))) {
    const action = decode(s, code)
    if (action.kind !== 'drive') continue
    for (const { facts } of drivesFrom(s, code, action.card, { choices, apply })) {
      const { enters, flips, derails } = facts
      if (typeof enters !== 'number' || enters < 0 || flips !== 0) continue
      if (typeof derails !== 'object' || derails.length > 0) continue
      found.set(enters, Math.min(found.get(enters) ?? Infinity, TRACK_CARDS[action.card].wagon))
    }
  }
  return found
}
