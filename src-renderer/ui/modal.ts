/** Opens a dialog over everything. Gives what closes it: the focus goes back to where it was, if that is still there. */
export function openModal(box: HTMLDialogElement): () => void {
  const before = document.activeElement
  box.showModal()
  return () => {
    box.close()
    if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before) before.focus()
  }
}
