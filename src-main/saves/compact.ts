import type { Standing } from '../table/line.ts'
import type { KeptLine } from './line-text.ts'

/** So many lines may be steps taken back and taking back before a journal is written anew without them. */
const DEAD_LINES = 40

/**
 * The lines that still count, when enough others lie between them and none waits to be done again; else null.
 * `start`: where the game stands before them. What was taken back with everyone's consent stays in the file, and all
 * before it: that it happened is to be read.
 */
export function compacted(lines: readonly KeptLine[], start: Standing): KeptLine[] | null {
  const barrier = lines.findLastIndex((line) => line.kind === 'takeBack') + 1
  const later = standing(lines.slice(barrier), lines[barrier - 1] ?? start)
  if (!later || later.undone > 0 || lines.length - barrier - later.lines.length < DEAD_LINES) return null
  return [...lines.slice(0, barrier), ...later.lines]
}

/**
 * The lines that led to where the game stands after these: no step that was taken back, and no taking back. null when
 * they do not fit together: more is taken back, or made again, than there is.
 */
export const standingLines = (lines: readonly KeptLine[], start: Standing): KeptLine[] | null =>
  standing(lines, start)?.lines ?? null

/** Who sits where counts on, whatever steps are taken back around it. null when they do not fit together. */
function standing(lines: readonly KeptLine[], start: Standing): { lines: KeptLine[]; undone: number } | null {
  const live: (KeptLine | null)[] = []
  /** Where the steps among them are. */
  const steps: number[] = []
  let undone: KeptLine[] = []
  const makeStep = (line: KeptLine) => steps.push(live.push(line) - 1)
  for (const line of lines) {
    if (line.kind === 'seat' || line.kind === 'known' || line.kind === 'hint') live.push(line)
    else if (line.kind === 'step') {
      makeStep(line)
      undone = []
    } else if (line.kind === 'redo') {
      if (line.count > undone.length) return null
      undone
        .splice(undone.length - line.count)
        .reverse()
        .forEach(makeStep)
    } else {
      if (line.count > steps.length) return null
      for (const at of steps.splice(steps.length - line.count).reverse()) {
        undone.push(live[at] as KeptLine)
        live[at] = null
      }
    }
  }
  const left = live.filter((line) => line !== null)
  return { lines: resettled(left, start), undone: undone.length }
}

/** What was no step, while steps stood that are gone now, happens where the game stands without them. */
function resettled(lines: readonly KeptLine[], start: Standing): KeptLine[] {
  let { turn, active } = start
  return lines.map((line) => {
    if (line.kind !== 'step') return { ...line, turn, active }
    ;({ turn, active } = line)
    return line
  })
}
