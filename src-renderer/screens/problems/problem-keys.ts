import type { App } from '../../state/app.svelte.ts'
import type { TableSession } from '../../state/table/table.svelte.ts'
import { goOn } from './going-on.ts'

const isOfProblem = ({ key }: KeyboardEvent): boolean => ['h', 's', 'r'].includes(key.toLowerCase())

/**
 * What a key does at a problem's table before all others; returns whether it did anything. docs/look/look.md,
 * 'Problems, the table': H the next hint, S the solution, R again, Enter the next problem.
 */
export function problemKey(event: KeyboardEvent, session: TableSession, app: App): boolean {
  const { problem } = session.table
  if (!problem || event.ctrlKey || event.metaKey || event.altKey) return false
  const { phase } = problem
  const isAnother = event.target instanceof HTMLButtonElement
  if (phase === 'judging') return isOfProblem(event) || (event.key === 'Enter' && !isAnother)
  // Each hint costs a star: one press is one. While one solves R turns a card.
  if (event.repeat && isOfProblem(event)) return phase !== 'open' || event.key.toLowerCase() !== 'r'
  switch (event.key.toLowerCase()) {
    case 'h':
      if (phase === 'open') void session.acting.solving('hint')
      return true
    case 's':
      if (phase === 'solved' || phase === 'shown') return false
      void session.acting.solving('solution')
      return true
    case 'r':
      if (phase === 'open') return false
      void session.acting.solving(phase === 'wrong' ? 'again' : 'solution')
      return true
    case 'enter':
      if (phase === 'open' || isAnother) return false
      if (phase === 'wrong') void session.acting.solving('again')
      else void goOn(session.table, app)
      return true
    default:
      return false
  }
}
