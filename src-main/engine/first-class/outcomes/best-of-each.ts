import { KIND, kindIndexOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'

/** Answers in a row, and where they have led to. */
export interface Line {
  readonly at: State
  readonly codes: readonly number[]
  /** What that is worth beside others of the same card. */
  readonly worth: number
}

/**
 * Of many lines the best, and for each answer that it lacks the best that has it: whoever points at a place is shown
 * the best that may come of it. `most` = so many that are good are kept in any case.
 */
export function bestOfEach(lines: readonly Line[], most = 1): Line[] {
  const sorted = lines.map((line, i) => ({ line, i })).sort((a, b) => b.line.worth - a.line.worth || a.i - b.i)
  const had = new Set<string>()
  return sorted.flatMap(({ line }, rank) => {
    const has = answersIn(line)
    const isNew = has.some((answer) => !had.has(answer))
    has.forEach((answer) => had.add(answer))
    return isNew || rank < most ? [line] : []
  })
}

/** What is chosen on the table, and how often; in which order the boxes come is no matter. */
function answersIn({ codes }: Line): string[] {
  const times = new Map<number, number>()
  return codes.slice(1).flatMap((code) => {
    if (kindIndexOf(code) === KIND.frame || kindIndexOf(code) === KIND.enough) return []
    const n = (times.get(code) ?? 0) + 1
    times.set(code, n)
    return [`${code}x${n}`]
  })
}
