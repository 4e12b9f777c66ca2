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
    rename(copy)
    still.append(copy)
  }
  // Only what lies in the page can be scrolled.
  const scrolled = boxes.map(({ scrollTop }) => scrollTop)
  queueMicrotask(() => scrolled.forEach((top, i) => (still.children[i].scrollTop = top)))
  return still
}

/** Its ids are its own, and what names them there too: a drawing without the shape that cuts it would be another. */
function rename(copy: HTMLElement): void {
  const all = [copy, ...copy.querySelectorAll('*')]
  const ids = new Set(all.map(({ id }) => id).filter((id) => id !== ''))
  for (const one of all) {
    if (one.id !== '') one.id = `still-${one.id}`
    for (const attribute of one.attributes) {
      const renamed = attribute.value.replace(/#([\w-]+)/g, (name, id: string) => (ids.has(id) ? `#still-${id}` : name))
      if (renamed !== attribute.value && attribute.name !== 'style') attribute.value = renamed
    }
  }
}

/** What was answered is not shown yet: of what is asked after it nothing is to be let through before that. */
const isGiven = (column: HTMLElement): boolean => column.classList.contains('given')

const topOf = (one: Element) => Math.round(one.getBoundingClientRect().top)

/** What it says and how it is drawn, of all within. */
const lookOf = (one: HTMLElement) => [one.innerText, ...[...one.querySelectorAll('*')].map(classOf)].join('\n')
const classOf = (one: Element) => one.getAttribute('class') ?? ''

/** In the same words and in the same place: as if nothing had been laid over it. */
const isAlike = (one: HTMLElement, all: readonly HTMLElement[]) =>
  all.some((other) => topOf(other) === topOf(one) && lookOf(other) === lookOf(one))

/** What asks: a question, or a hint in its place. */
const ASKING = ':scope > :is(.prompt, .hint)'
const IN_WORDS = `${ASKING} > *`
const IN_ROWS = ':scope > .choices'
const boxesOf = (from: HTMLElement, which: string) => [...from.querySelectorAll<HTMLElement>(which)]

/**
 * What is said otherwise below is no longer said by the picture, and never again: it goes, and the picture lets through
 * what lies below. What is said otherwise only once that is so is gone at once: no two words are read in one place.
 */
function markOther(column: HTMLElement, still: HTMLElement): void {
  const isGoing = still.matches('.going, .leaving')
  const others = (which: string) => {
    const below = boxesOf(column, which)
    return boxesOf(still, which).filter((one) => !one.classList.contains('other') && !isAlike(one, below))
  }
  const words = others(IN_WORDS)
  const hasRows = boxesOf(still, IN_ROWS).length <= boxesOf(column, IN_ROWS).length
  if (!isGoing && words.length === 0 && hasRows) return
  // A class that is set again would be seen as a change.
  if (!still.classList.contains('going')) still.classList.add('going')
  for (const one of [...words, ...others(IN_ROWS)]) {
    one.classList.add('other')
    one.classList.toggle('late', isGoing)
  }
  makeRoom(column, still)
  // The timetable has the room of rows that have gone: its lines are not to be read through them.
  reachDown(column, still)
}

/** Rows of the picture, each by itself. */
const EACH_ROW = ':scope > .choices > :not(ul, .closing), :scope > .choices li'

/** What is told now may need more room than the question had: of the rows below it none stays where its words stand. */
function makeRoom(column: HTMLElement, still: HTMLElement): void {
  const words = column.querySelector(ASKING)
  if (!words) return
  const foot = words.getBoundingClientRect().bottom
  for (const row of boxesOf(still, EACH_ROW))
    if (row.getBoundingClientRect().top < foot - 1) row.style.visibility = 'hidden'
}

/** Whatever changes below is found before it is painted. */
function watch(column: HTMLElement, still: HTMLElement): void {
  const watching = new MutationObserver(() => {
    if (!still.isConnected) watching.disconnect()
    else if (isGiven(column)) reachDown(column, still)
    else markOther(column, still)
  })
  const subtree = { childList: true, characterData: true, subtree: true }
  watching.observe(column, { ...subtree, attributes: true, attributeFilter: ['class'] })
}

/**
 * It covers all down to the timetable, wherever that begins now: for a long list it has made room, and of a list that
 * comes nothing is to be seen below what goes.
 */
function reachDown(column: HTMLElement, still: HTMLElement): void {
  const board = column.querySelector<HTMLElement>(':scope > .board')
  // A hint has the room of the timetable, which is nowhere then.
  const foot = board?.offsetParent ? board.offsetTop : Math.max(column.clientHeight, still.offsetTop + heightOf(still))
  still.style.minHeight = `${foot - still.offsetTop}px`
  still.style.maxHeight = still.style.minHeight
}

/** Of all that it shows: where the column scrolls that is more than is seen. */
const heightOf = (still: HTMLElement): number =>
  [...still.children].reduce((sum, box) => sum + (box as HTMLElement).offsetHeight, 0)

/** The words that are said now are read at once; only over the rows below them it goes slowly. */
function letWordsThrough(column: HTMLElement, still: HTMLElement): void {
  const words = column.querySelector<HTMLElement>(ASKING)
  const foot = words ? words.offsetTop + words.offsetHeight - still.offsetTop : 0
  still.style.clipPath = `inset(${Math.max(0, foot)}px 0 0)`
}

/** What was said goes, and what is said now is let through. */
async function cross(column: HTMLElement, still: HTMLElement): Promise<void> {
  // What is asked now stands in the page once this has run.
  await Promise.resolve()
  reachDown(column, still)
  markOther(column, still)
  still.classList.add('leaving')
  letWordsThrough(column, still)
  // Where nothing is to move there is none.
  const fading = still.getAnimations().filter((one) => one instanceof CSSAnimation)
  await Promise.allSettled(fading.map(({ finished }) => finished))
  still.remove()
}

/** What it said is gone, so that what lies below it is read. */
const isBare = (still: HTMLElement): boolean =>
  [...still.querySelectorAll('.other')].some((one) => Number(getComputedStyle(one).opacity) < 0.5)

function lay(column: HTMLElement, boxes: readonly HTMLElement[]): HTMLElement {
  const still = stillOf(boxes)
  const top = boxes[0].offsetTop
  still.style.top = `${top}px`
  column.append(still)
  reachDown(column, still)
  return still
}

/** A deed that is shown for longer is no small step, in milliseconds. */
const LONG_MS = 700

/**
 * Lays such a picture over the boxes of the column, and over all down to the timetable, until what is returned is
 * called.
 * @param boxesIn the boxes that are to be seen as they are: others may stand there in the end
 */
export function holdStill(column: HTMLElement, boxesIn: (column: HTMLElement) => readonly HTMLElement[]): () => void {
  const boxes = boxesIn(column)
  if (boxes.length === 0) return () => {}
  const still = lay(column, boxes)
  watch(column, still)
  const long = setTimeout(() => still.classList.add('long'), LONG_MS)
  return () => {
    clearTimeout(long)
    const there = boxesIn(column)
    if (!isBare(still) || there.length === 0) return void cross(column, still)
    // What was told meanwhile goes as the question does that comes.
    const told = lay(column, there)
    still.remove()
    void cross(column, told)
  }
}
