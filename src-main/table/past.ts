import type { Viewer } from '../../src-shared/core.ts'
import type { Beat, Past } from '../../src-shared/table.ts'
import type { Course } from './course.ts'

/** The table as it was after an entry of the log, and what led there; null when there is no such entry. */
export function pastOf(course: Course, n: number, viewer: Viewer): Past | null {
  const { game, log, positions } = course
  if (n >= log.length) return null
  const beats: Beat[] = []
  const after = positions.after(n)
  const { line } = log[n]
  if (line?.kind === 'step' && log[n].events.length > 0) {
    const state = positions.after(n - 1)
    for (const code of line.codes) {
      game.apply(state, code, (event) =>
        beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }),
      )
    }
  }
  return { n, viewer, status: game.status(after), view: game.view(after, viewer), beats }
}
