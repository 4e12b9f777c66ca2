/**
 * Keeps the row that is laid out in sight, with all that can be done with it: when its own words come, and when rows
 * above it come or grow (at the top of a list the browser holds nothing in place). Who scrolls goes where they like.
 */
export function keepInSight(row: HTMLElement): () => void {
  const list = row.parentElement
  const scroller = list?.parentElement
  const watch = new ResizeObserver(() => row.scrollIntoView({ block: 'nearest' }))
  const letGo = () => watch.disconnect()
  /** A press on the list's own bar. */
  const onBar = (event: Event) => event.target === scroller && letGo()
  for (const one of [row, list, scroller]) if (one) watch.observe(one)
  scroller?.addEventListener('wheel', letGo, { passive: true })
  scroller?.addEventListener('touchmove', letGo, { passive: true })
  scroller?.addEventListener('pointerdown', onBar)
  return () => {
    letGo()
    scroller?.removeEventListener('wheel', letGo)
    scroller?.removeEventListener('touchmove', letGo)
    scroller?.removeEventListener('pointerdown', onBar)
  }
}
