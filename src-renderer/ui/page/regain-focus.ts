import { tick } from 'svelte'

/** What was pressed may be gone, or be disabled, with what it did: the keyboard goes on there. */
export async function regainFocus(there: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement.matches(':disabled')) there()?.focus()
}

/** Where the keyboard came from as it entered a part of the page: it goes back there when nothing of that is left. */
export class CameFrom {
  #before: EventTarget | null = null

  /** The focus came into the part, from there. */
  enter(part: Element, from: EventTarget | null): void {
    if (!(from instanceof Node && part.contains(from))) this.#before = from
  }

  get there(): HTMLElement | null {
    return this.#before instanceof HTMLElement && this.#before.isConnected ? this.#before : null
  }
}
