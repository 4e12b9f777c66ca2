import type { KeptLine } from './line-text.ts'

/** So many lines may be steps taken back and taking back before a journal is written anew without them. */
const DEAD_LINES = 40

/** The steps that still count, when enough others lie between them and none waits to be done again; else null. */
export function compacted(lines: readonly KeptLine[]): KeptLine[] | null {
  const live: KeptLine[] = []
  let undone: KeptLine[] = []
  for (const line of lines) {
    if (line.kind === 'step') {
      live.push(line)
      undone = []
    } else if (line.kind === 'undo') {
      undone.push(...live.splice(live.length - line.count).reverse())
    } else {
      live.push(...undone.splice(undone.length - line.count).reverse())
    }
  }
  return undone.length === 0 && lines.length - live.length >= DEAD_LINES ? live : null
}
