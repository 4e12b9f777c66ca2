import type { Phrase } from '../../../../src-shared/core.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import { sidePhrase } from './places.ts'

const KEYS: readonly string[] = Array.from({ length: SIDES }, (_, side) => sidePhrase(side).key)

/** What is said of the table, with its sides as they are seen once it is turned so far, counter-clockwise. */
export function asTurned(what: Phrase, turn: number): Phrase {
  const side = KEYS.indexOf(what.key)
  if (side >= 0) return sidePhrase((side + turn) % SIDES)
  if (!what.params) return what
  const params = Object.entries(what.params).map(([name, value]) => [
    name,
    typeof value === 'object' ? asTurned(value, turn) : value,
  ])
  return { ...what, params: Object.fromEntries(params) as Phrase['params'] }
}
