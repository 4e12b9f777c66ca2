/**
 * A picture of what stands in some boxes that lie below each other: as large, scrolled as far, and nothing in it can be
 * pressed or is read aloud. It is laid over them while what they say is being changed.
 */
function stillOf(boxes: readonly HTMLElement[]): HTMLElement {
  const still = document.createElement('div')
  still.className = 'still'
  still.setAttribute('aria-hidden', 'true')
  still.inert = true
  for (const box of boxes) {
    const copy = box.cloneNode(true) as HTMLElement
    copy.style.flex = 'none'
    copy.style.height = `${box.offsetHeight}px`
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id')
    still.append(copy)
  }
  // Only what lies in the page can be scrolled.
  const scrolled = boxes.map(({ scrollTop }) => scrollTop)
  queueMicrotask(() => scrolled.forEach((top, i) => (still.children[i].scrollTop = top)))
  return still
}

/** Lays such a picture over them until what is returned is called. */
export function holdStill(column: HTMLElement, boxes: readonly HTMLElement[]): () => void {
  const still = stillOf(boxes)
  still.style.top = `${boxes[0].offsetTop}px`
  column.append(still)
  return () => still.remove()
}
