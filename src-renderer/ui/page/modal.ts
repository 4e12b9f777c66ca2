/** Modal dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = []
export const isModalOpen = (): boolean => open.length > 0
/** What has to be seen and pressed whatever is open, each with its own place on the page. */
const afloat = new Map<HTMLElement, Comment>()

/** All outside of the uppermost dialog is inert: what must not be stays in that. */
function raise(): void {
  const dialog = open.at(-1)
  for (const [element, place] of afloat) {
    if (dialog) dialog.append(element)
    else place.after(element)
  }
}

/** Keeps an element over whatever dialog is open, where it can be pressed. For `{@attach}`. */
export function overDialogs(element: HTMLElement): () => void {
  const place = document.createComment('')
  element.before(place)
  afloat.set(element, place)
  raise()
  return () => {
    afloat.delete(element)
    place.remove()
  }
}

/** What a pointer clicked on last; null once a key was pressed, or something else clicked for somebody. */
let clicked: EventTarget | null = null
globalThis.addEventListener?.('click', ({ target, detail }) => (clicked = detail > 0 ? target : null), true)
globalThis.addEventListener?.('keydown', () => (clicked = null), true)

/**
 * Opens a dialog over everything. Gives what closes it: the focus goes back to where it was, if that is still there.
 * But not to what was clicked on at a table: Enter would open it again, instead of doing what the table says.
 */
export function openModal(box: HTMLDialogElement): () => void {
  const before = document.activeElement
  const isLeft = clicked instanceof Node && before?.contains(clicked) && before.closest('main.table') !== null
  box.showModal()
  open.push(box)
  raise()
  return () => {
    box.close()
    open.splice(open.indexOf(box), 1)
    raise()
    if (!(before instanceof HTMLElement) || !before.isConnected) return
    if (isLeft) before.blur()
    else before.focus()
  }
}
