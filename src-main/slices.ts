import { setImmediate as aTurn } from 'node:timers/promises'

/**
 * Work that pauses now and then, so that whoever does it may do something else. Each pause says how much is done, from
 * 0 to 1.
 */
export type Sliced<T> = Generator<number, T, void>

/** The same as a part of a longer work: where that is so far when it begins and when it ends. */
export function* asPart<T>(work: Sliced<T>, from: number, to: number): Sliced<T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield from + next.value * (to - from)
  }
}

/** Does all of it at once. `watch` hears how much is done. */
export function atOnce<T>(work: Sliced<T>, watch?: (share: number) => void): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    watch?.(next.value)
  }
}

/** Does it slice by slice: in each pause all else of the program has its turn. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    await aTurn()
  }
}
