/** Short notices at the foot of the window: one action at most, gone after a while. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: string
  readonly action?: {
    readonly label: string
    run(): void
    /** Whether it can still be done, without which the notice goes; always, where that is not said. */
    holds?(): boolean
  }
  /** It tells of what was taken back: beside the table, where that is struck out, and in place of the one before. */
  readonly undone?: true
  /** So much is done of what it tells of, 0 to 1: it stays until that is over. */
  readonly share?: number
}

/** A notice that stays until what it tells of is over. */
export interface Lasting {
  tell(share: number): void
  close(): void
}

/** Milliseconds a notice stays; longer when it can be answered. */
const STAYS = 5000
const STAYS_WITH_ACTION = 8000

let last = 0
export const toasts = $state<Toast[]>([])

/** Those that are seen: a step that was taken back is made again, or another in its place, and its notice is over. */
export const seenToasts = (): readonly Toast[] => toasts.filter(({ action }) => action?.holds?.() ?? true)

/** All that the room they take depends on: how much of something is done makes none of them longer. */
export const seenWords = (): string => JSON.stringify(seenToasts().map(({ text, action }) => [text, action?.label]))

export function toast(text: string, icon = 'info', action?: Toast['action']): void {
  const told = action ? undefined : toasts.find((one) => one.text === text && !one.action)
  // Said once more it is not shown twice: it stays anew.
  const id = told?.id ?? ++last
  if (!told) toasts.push({ id, text, icon, ...(action && { action }) })
  release(id)
}

/** What was taken back last, and how to make it again: of several one after another only the last is told. */
export function toastUndone(text: string, action: NonNullable<Toast['action']>): void {
  const told = toasts.findIndex(({ undone }) => undone)
  const one: Toast = { id: told < 0 ? ++last : toasts[told].id, text, icon: 'undo', action, undone: true }
  toasts.splice(told < 0 ? toasts.length : told, 1, one)
  release(one.id)
}

export function lasting(text: string, icon: string, action: NonNullable<Toast['action']>): Lasting {
  const id = ++last
  toasts.push({ id, text, icon, action, share: 0 })
  return {
    tell(share) {
      const at = toasts.findIndex((one) => one.id === id)
      if (at >= 0) toasts[at] = { ...toasts[at], share }
    },
    close: () => dismiss(id),
  }
}

/** When each goes, unless somebody is at it. */
const going = new Map<number, ReturnType<typeof setTimeout>>()

/** Somebody is at a notice, with the pointer or the keyboard: it stays. */
export function hold(id: number): void {
  clearTimeout(going.get(id))
  going.delete(id)
}

/** Nobody is at it any more: its time begins anew. */
export function release(id: number): void {
  hold(id)
  const one = toasts.find((other) => other.id === id)
  if (one && one.share === undefined)
    going.set(
      id,
      setTimeout(() => dismiss(id), one.action ? STAYS_WITH_ACTION : STAYS),
    )
}

export function dismiss(id: number): void {
  hold(id)
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
