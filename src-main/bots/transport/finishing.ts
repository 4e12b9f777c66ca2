import { apply } from '../../engine/transport/rules.ts'
import { ACT, activeSeat, END_TURN, ENDED, PARCEL, stepNow } from '../../engine/transport/state.ts'
import type { State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import { scratch } from '../search/scratch.ts'
import type { Sight } from '../search/part.ts'
import { judge } from './judgement.ts'
import { copyOf, linesOf, spreadOut, type Line } from './lines.ts'

/** How many lines are looked at: of all that a hand card may do, of an icon, of the parcels. */
export interface Looks {
  readonly places: number
  readonly icons: number
  readonly parcels: number
}

export const ALL: Looks = { places: Infinity, icons: Infinity, parcels: Infinity }

export interface Judged {
  readonly line: Line
  readonly worth: number
}

/** Lines as they stand, the best first. */
export function judged(s: State, lines: readonly Line[], meter: Meter): Judged[] {
  const seat = activeSeat(s)
  const all = lines.map((line) => {
    const after = copyOf(s)
    for (const code of line) apply(after, code)
    meter.nodes++
    return { line, worth: judge(after, seat) }
  })
  return all.sort((a, b) => b.worth - a.worth)
}

/** The line that looks best as it stands. Where there is but one nothing is judged. */
const bestLine = (s: State, lines: readonly Line[], meter: Meter): Line =>
  lines.length === 1 ? lines[0] : judged(s, lines, meter)[0].line

/**
 * Plays the turn on to where only its end is left, in place, each line as it looks best at once.
 * @param noted takes the codes
 */
export function finish(
  s: State,
  noted: number[] | null,
  { places, icons, parcels }: Looks,
  meter: Meter,
  some: Sight['some'] = (list) => list,
): void {
  const seat = activeSeat(s)
  for (let asked = 0; asked < 12 && activeSeat(s) === seat; asked++) {
    const at = stepNow(s)
    if (at === END_TURN || at === ENDED) return
    const most = at === ACT ? places : at === PARCEL ? parcels : icons
    for (const code of bestLine(s, some(spreadOut(linesOf(s), most)), meter)) {
      apply(s, code)
      noted?.push(code)
    }
  }
}

/** A copy to play a turn on, other than the one lines are tried on. */
export const turnCopyOf = scratch()
