import { capital, say, t } from '../../../i18n/words.svelte.ts'
import type { TableSession } from '../../../state/table/table.svelte.ts'
import { underName } from '../../../ui/log/log-groups.ts'
import { toastUndone } from '../../../state/toasts.svelte.ts'
import { isNothing } from '../../../ui/choosing/selection.ts'

/**
 * Takes a step back and says so; where undo ends, asks whether to take back all the same, or says why not. What is
 * asked about is not done yet: that is taken back first. `takeBack` asks the others; absent where undo
 * does not end.
 */
export async function undo(session: TableSession, takeBack?: () => void): Promise<void> {
  session.hinting.leave()
  if (session.previewing.asked) {
    session.choosing.back()
    // The first step back may have closed an explanation alone.
    if (session.previewing.asked) session.choosing.back()
    return
  }
  await session.acting.arrived()
  // The notice may outlive the table: it speaks of this one and of no other.
  if (session.closed) return
  if (session.table.undo && session.table.takeBack) return takeBack?.()
  if (session.whyStuck) return session.explaining.say(session.whyStuck)
  let what: string | null = null
  if (await session.acting.back('undo', () => (what = lastStep(session)))) {
    const picked = session.choosing.selection
    toastUndone(what === null ? t('toast.undone') : t('toast.undone.what', { what }), {
      label: t('table.redo'),
      run: () => void session.acting.back('redo'),
      // Another move has made it void as soon as that begins to be shown; for whoever takes up another card it lies in
      // the way.
      holds: () =>
        (session.showing.coming ?? session.table).redo &&
        !session.closed &&
        (isNothing(session.choosing.selection) || session.choosing.selection === picked),
    })
  }
}

/** What was answered last: what was but begun, or in the words of the log without the name of whoever did it. */
function lastStep({ lines, panel, table, position }: TableSession): string | null {
  const begun = panel.speech.begun?.({ ...position, view: table.view })
  if (begun) return capital(say(begun))
  const last = lines.findLast(({ gone, command }) => !gone && !command)
  const first = last && lines.find(({ n, command }) => n === last.n && !command)
  return first ? capital(underName(first, table.seats[first.seat]?.name ?? '', say)) : null
}
