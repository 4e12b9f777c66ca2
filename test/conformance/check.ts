import { isDeepStrictEqual } from 'node:util'
import type { Playout } from './playout.ts'

/** One promise of the contract, looked at over a whole playout. */
export interface Check {
  /** The promise, as a plain sentence. */
  readonly name: string
  /** @throws Error saying at which step the promise is broken. */
  run(playout: Playout): void
}

/** @throws Error with the step and both values when they differ. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return
  throw new Error(`${what}: ${brief(actual)} instead of ${brief(expected)}`)
}

export function ensure(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** The first place where two values differ would be best; their beginnings will do. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 1500 ? `${text.slice(0, 1500)}…` : text
}
