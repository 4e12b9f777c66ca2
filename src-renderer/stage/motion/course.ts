import type { Kinds } from '../craft.ts'
import type { TimedBeat } from './together.ts'

/** What was told in one go, and how it stood and what was known before. */
export interface Told<K extends Kinds> {
  readonly together: readonly TimedBeat<K>[]
  readonly before: K['view']
  readonly past: NonNullable<K['past']> | null
  readonly last: K['last'] | null
}

/** More than this is never taken back in one go. */
const KEPT = 24

/** What was told one after the other up to the position that is shown: what may be told backwards. */
export class Course<K extends Kinds> {
  #told: Told<K>[] = []

  add(told: Told<K>): void {
    this.#told = [...this.#told, told].slice(-KEPT)
  }

  /**
   * Another position is shown than the one that was `seen`. Returns what was told since it stood so, if that was taken
   * back, the first first; null = it never did, or nobody knows how it came to stand otherwise.
   */
  shown(view: K['view'], seen: K['view'] | null, takenBack: boolean): readonly Told<K>[] | null {
    if (takenBack) return this.#backTo(view, seen)
    if (seen === null || !isSame(view, seen)) this.#told = []
    return null
  }

  #backTo(view: K['view'], seen: K['view'] | null): readonly Told<K>[] | null {
    const last = this.#told.at(-1)?.together.at(-1)
    const leads = last !== undefined && seen !== null && isSame(last.view, seen)
    const first = leads ? this.#told.findLastIndex(({ before }) => isSame(before, view)) : -1
    if (first < 0) {
      this.#told = []
      return null
    }
    return this.#told.splice(first)
  }
}

/** Positions are plain data, made in the same way each time. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
