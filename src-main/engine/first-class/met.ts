import { cloneState, equalStates, type State } from '../flat.ts'

/** Positions that were met so far, each once, however one came there. */
export class Met {
  readonly #byMark = new Map<number, State[]>()

  /** A copy of the position, which is kept; null where an equal one was met before. */
  keep(s: State): State | null {
    const mark = markOf(s)
    const alike = this.#byMark.get(mark)
    if (alike?.some((one) => equalStates(one, s))) return null
    const copy = cloneState(s)
    if (alike) alike.push(copy)
    else this.#byMark.set(mark, [copy])
    return copy
  }
}

/** The same number for equal positions, seldom for others. In two sums, which a processor works at side by side. */
function markOf(s: State): number {
  let even = 0x811c9dc5
  let odd = s.length
  for (let i = 1; i < s.length; i += 2) {
    even = Math.imul(even ^ s[i - 1], PRIME)
    odd = Math.imul(odd ^ s[i], PRIME)
  }
  return even ^ Math.imul(odd, 31)
}
const PRIME = 0x01000193
