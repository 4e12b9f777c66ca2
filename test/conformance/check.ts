import { isDeepStrictEqual } from 'node:util'
import type { Playout } from './playout.ts'

/** One promise of the contract, looked at over a whole playout. */
export interface Check {
  /** The promise, as a plain sentence. */
  readonly name: string
  /** @throws Error saying at which step the promise is broken. */
  run(playout: Playout): void
}

/** @throws Error with the place of the first difference and what stands there. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return
  const { path, here, there } = difference(actual, expected, '')
  throw new Error(`${what}: ${path || 'it'} is ${brief(here)} instead of ${brief(there)}`)
}

export function ensure(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

function difference(here: unknown, there: unknown, path: string): { path: string; here: unknown; there: unknown } {
  if (isObject(here) && isObject(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      if (!isDeepStrictEqual(here[key], there[key])) return difference(here[key], there[key], `${path}.${key}`)
    }
  }
  return { path, here, there }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
