import { tick } from 'svelte'

/** What was pressed may be gone, or be disabled, with what it did: the keyboard goes on there. */
export async function regainFocus(there: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement.matches(':disabled')) there()?.focus()
}
