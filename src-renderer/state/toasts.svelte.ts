/** Short notices at the foot of the window: one action at most, gone after a while. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: string
  readonly action?: { readonly label: string; run(): void }
}

/** Milliseconds a notice stays; longer when it can be answered. */
const STAYS = 5000
const STAYS_WITH_ACTION = 8000

let last = 0
export const toasts = $state<Toast[]>([])

export function toast(text: string, icon = 'info', action?: Toast['action']): void {
  const id = ++last
  toasts.push({ id, text, icon, ...(action && { action }) })
  setTimeout(() => dismiss(id), action ? STAYS_WITH_ACTION : STAYS)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
