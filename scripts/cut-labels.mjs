// Text that does not show whole: runs in a page, gives a line for each.

/** Text for `page.evaluate`: `CUT_LABELS` gives a list of what is cut off and by what. */
export const CUT_LABELS = `(() => {
  const SLACK = 1.5
  const found = new Set()
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => '.' + name).join('')
  const hides = (style, axis) => /hidden|clip/.test(axis === 'x' ? style.overflowX : style.overflowY)
  /** Meant for the ear alone, or not shown at all. */
  const unseen = (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.unseen, [aria-hidden="true"] svg') !== null
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim()
    const own = node.parentElement
    if (!words || unseen(own)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (boxes.length === 0) continue
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right))
    const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom))
    const cut = (by) => found.add(JSON.stringify(words.slice(0, 60)) + ' by ' + by)
    const slackDown = parseFloat(getComputedStyle(own).fontSize) * 0.3
    let scrolls = false
    for (let at = own; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none') { scrolls = true; break }
      const box = at.getBoundingClientRect()
      const across = right > box.right + SLACK || left < box.left - SLACK
      if (across && (hides(style, 'x') || at.matches('button, .button, select, input'))) cut(nameOf(at) + ', across')
      if (across && /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1) cut(nameOf(at) + ', which scrolls across')
      if (/auto|scroll/.test(style.overflowY)) { scrolls = true; break }
      if ((bottom - box.bottom > slackDown || box.top - top > slackDown) && hides(style, 'y')) cut(nameOf(at) + ', down')
      if (style.position === 'fixed') break
    }
    if (!scrolls && (right > innerWidth + SLACK || left < -SLACK || bottom > innerHeight + SLACK || top < -SLACK)) cut('the window')
  }
  // What is typed or waits to be typed is one line.
  for (const field of document.querySelectorAll('input[placeholder]'))
    if (!unseen(field) && field.scrollWidth > field.clientWidth + 1) found.add('the field ' + JSON.stringify(field.value || field.placeholder))
  return [...found]
})()`
