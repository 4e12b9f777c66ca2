import type { Standing } from '../table/line.ts'
import type { KeptLine } from './line-text.ts'

/** So many lines may be steps taken back and taking back before a journal is written anew without them. */
const DEAD_LINES = 40

/**
 * The lines that still count, when enough others lie between them and none waits to be done again; else null.
 * `start`: where the game stands before them. What was taken back with everyone's consent stays in the file, and all before it: that it happened is to be read.
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
  const live: KeptLine[] = []
  let undone: KeptLine[] = []
  for (const line of lines) {
    if (line.kind === 'seat' || line.kind === 'known') live.push(line)
    else if (line.kind === 'step') {
      live.push(line)
      undone = []
    } else if (line.kind === 'redo') {
      if (line.count > undone.length) return null
      live.push(...undone.splice(undone.length - line.count).reverse())
    } else {
      for (let n = 0; n < line.count; n++) {
        const at = live.findLastIndex(({ kind }) => kind === 'step')
        if (at < 0) return null
        undone.push(...live.splice(at, 1))
      }
    }
  }
  return { lines: resettled(live, start), undone: undone.length }
}

/** Who sat down while steps stood that are gone now sits down where the game stands without them. */
function resettled(lines: readonly KeptLine[], start: Standing): KeptLine[] {
  let { turn, active } = start
  return lines.map((line) => {
    if (line.kind === 'seat') return { ...line, turn, active }
    ;({ turn, active } = line)
    return line
  })
}
