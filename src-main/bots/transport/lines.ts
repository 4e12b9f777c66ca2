import { kindOfCode } from '../../../src-shared/games/transport/actions.ts'
import { MAX_CHOICES, type State } from '../../engine/game.ts'
import { apply, choices } from '../../engine/transport/rules.ts'
import { scratch } from '../search/scratch.ts'
import { ACT, KEY_CARD, PALLET, PARCEL, stepNow } from '../../engine/transport/state.ts'

/** A line: codes that are one thing done. A hand card and its place, a pallet and its place, a parcel and its way. */
export type Line = readonly number[]

const LEADING: readonly number[] = [ACT, KEY_CARD, PALLET, PARCEL]
const answers = new Int32Array(MAX_CHOICES)
const next = new Int32Array(MAX_CHOICES)

/** A copy to try things on. */
export const copyOf = scratch()

/** All lines from the present question; where an answer is a whole thing by itself, a line of one. */
export function linesOf(s: State): Line[] {
  const count = choices(s, answers)
  const lines: Line[] = []
  const leads = LEADING.includes(stepNow(s))
  for (let i = 0; i < count; i++) {
    const code = answers[i]
    if (!leads || kindOfCode(code) === 'swap') lines.push([code])
    else addLines(copyOf(s), code, lines)
  }
  return lines
}

function addLines(s: State, first: number, lines: Line[]): void {
  apply(s, first)
  const count = choices(s, next)
  for (let i = 0; i < count; i++) lines.push([first, next[i]])
}

/** At most so many, evenly out of all of them. */
export const spreadOut = (lines: readonly Line[], most: number): readonly Line[] =>
  lines.length <= most ? lines : Array.from({ length: most }, (_, i) => lines[Math.floor((i * lines.length) / most)])

/** Lines by what they begin with: of a turn, by its hand card. */
export function byFirst(lines: readonly Line[]): Line[][] {
  const firsts = new Map<number, Line[]>()
  for (const line of lines) firsts.set(line[0], [...(firsts.get(line[0]) ?? []), line])
  return [...firsts.values()]
}
