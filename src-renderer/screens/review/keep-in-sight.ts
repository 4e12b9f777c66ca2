/** A space presses a button that has the focus. */
const presses = (key: string, on: EventTarget | null): boolean => key === ' ' && on instanceof HTMLButtonElement

/** By these a list that has the focus scrolls. */
const SCROLLS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

/**
 * Keeps the row that is laid out in sight, with all that can be done with it: when its own words come, and when rows
 * above it come or grow (at the top of a list the browser holds nothing in place). Who scrolls, or goes on to something
 * else with the keyboard, goes where they like.
 */
export function keepInSight(row: HTMLElement): () => void {
  const scroller = row.parentElement?.parentElement
  const watch = new ResizeObserver(() => row.scrollIntoView({ block: 'nearest' }))
  const letGo = () => watch.disconnect()
  /** A press on the list's own bar. */
  const onBar = (event: Event) => event.target === scroller && letGo()
  const onKey = ({ key, target }: KeyboardEvent) => SCROLLS.has(key) && !presses(key, target) && letGo()
  const onFocus = ({ target }: FocusEvent) => target instanceof Node && !row.contains(target) && letGo()
  for (const one of [row, scroller, ...(scroller?.children ?? [])]) if (one) watch.observe(one)
  scroller?.addEventListener('wheel', letGo, { passive: true })
  scroller?.addEventListener('touchmove', letGo, { passive: true })
  scroller?.addEventListener('pointerdown', onBar)
  scroller?.addEventListener('keydown', onKey)
  scroller?.addEventListener('focusin', onFocus)
  return () => {
    letGo()
    scroller?.removeEventListener('wheel', letGo)
    scroller?.removeEventListener('touchmove', letGo)
    scroller?.removeEventListener('pointerdown', onBar)
    scroller?.removeEventListener('keydown', onKey)
    scroller?.removeEventListener('focusin', onFocus)
  }
}
