/**
 * For a row of a list that goes together with the focus in it: asked before it goes, gives what brings the focus to the
 * row after it, else to the one before it, else to what else stands in that part of the screen.
 */
export function rowsBeside(inside: Element): () => void {
  const row = inside.closest('li')
  const beside = [row?.nextElementSibling, row?.previousElementSibling, inside.closest('aside, main')]
  return () => {
    if (document.activeElement !== document.body) return
    beside
      .find((one) => one?.isConnected)
      ?.querySelector<HTMLElement>('button')
      ?.focus()
  }
}
