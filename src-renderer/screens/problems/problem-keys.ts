import type { App } from '../../state/app.svelte.ts'
import type { TableSession } from '../../state/table/table.svelte.ts'
import { goOn } from './going-on.ts'

/**
 * What a key does at a problem's table before all others; returns whether it did anything. docs/look/look.md,
 * 'Problems, the table': H the next hint, S the solution, R again, Enter the next problem.
 */
export function problemKey(event: KeyboardEvent, session: TableSession, app: App): boolean {
  const { problem } = session.table
  if (!problem || event.ctrlKey || event.metaKey || event.altKey) return false
  const { phase } = problem
  if (phase === 'judging') return 'hsr'.includes(event.key.toLowerCase()) || event.key === 'Enter'
  switch (event.key.toLowerCase()) {
    case 'h':
      if (phase === 'open') void session.acting.solving('hint')
      return true
    case 's':
      if (phase === 'solved' || phase === 'shown') return false
      void session.acting.solving('solution')
      return true
    case 'r':
      // While one solves the key turns a card.
      if (phase === 'open') return false
      void session.acting.solving(phase === 'wrong' ? 'again' : 'solution')
      return true
    case 'enter':
      if (phase === 'open' || event.target instanceof HTMLButtonElement) return false
      if (phase === 'wrong') void session.acting.solving('again')
      else void goOn(session.table, app)
      return true
    default:
      return false
  }
}
