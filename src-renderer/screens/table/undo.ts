import { t } from '../../i18n/words.svelte.ts'
import type { TableSession } from '../../state/table.svelte.ts'
import { toast } from '../../state/toasts.svelte.ts'

/** Takes a step back and says so; where undo ends, asks whether to take back all the same, or says why not. */
export async function undo(session: TableSession, takeBack: () => void): Promise<void> {
  await session.acting.caughtUp()
  // The notice may outlive the table: it speaks of this one and of no other.
  if (session.closed) return
  if (session.table.undo) return session.table.takeBack ? takeBack() : toast(session.stuck, 'undo')
  if (await session.acting.back('undo'))
    toast(t('toast.undone'), 'undo', {
      label: t('table.redo'),
      run: () => void session.acting.back('redo'),
      holds: () => session.table.redo && !session.closed,
    })
}
