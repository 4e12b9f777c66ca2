import '../turning.css'
import { tick } from 'svelte'
import { PICTURE } from '../../stage/motion/frames.ts'
import { hasMoved } from './has-moved.ts'

/** Milliseconds that a page takes to grow out of what was pressed, or to come where nothing was. */
const GROWS = 300
const SHOWS = 100
/** Milliseconds that one takes to go back to where it came from. */
const SHRINKS = 280
/** It sets off and arrives without a jerk. */
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)'
/** What ends a turn when its movement does not, as in a page that nobody looks at: so many milliseconds later. */
const LATEST = 250
/** Milliseconds that one beside another takes to come in its place, and how far it comes, in pixels. */
const SLIDES = 200
const BESIDE = 32
/** What leads to another page. */
const LEADS = '.home :is(.ticket, .way, article, li), main.new .start'

/**
 * Goes to another page so that it can be seen where it comes from: the ticket, card or button that was pressed grows
 * and turns into it, over the page before, which is seen until it is covered. It begins when the next page was drawn
 * below that: on its way it is never half there. Who asks for less motion, or does not look, gets it at once.
 */
export async function turnPage(change: () => void, still: boolean): Promise<void> {
  settle()
  rest()
  const before = pageNow()
  const pressed = document.activeElement?.closest<HTMLElement>(LEADS)
  if (still || document.hidden || !before) return change()
  const was = picture(before)
  was.classList.add('over')
  document.body.prepend(was)
  scrollAlike(before, was)
  const lying = pressed && lyingAt(pressed)
  change()
  await tick()
  const page = await standing()
  page.classList.add('turning')
  await painted()
  // Another turn has begun meanwhile, and has tidied this one away.
  if (!was.isConnected) return
  was.classList.replace('over', 'under')
  if (lying) await ended(GROWS, unfold(page, lying, { duration: GROWS, easing: EASING }))
  else await ended(SHOWS, [page.animate([{ opacity: 0 }, {}], SHOWS)])
}

/**
 * Goes back to the first page so that it can be seen where the page before is kept: it becomes the ticket again, or
 * shrinks into the picture of it there, as `into` selects, or fades where nothing stands for it.
 */
export async function turnBack(change: () => void, into: string | undefined, still: boolean): Promise<void> {
  settle()
  rest()
  const before = pageNow()
  if (still || document.hidden || !before) return change()
  const over = picture(before)
  over.classList.add('over')
  document.body.append(over)
  scrollAlike(before, over)
  change()
  await tick()
  const page = over.firstElementChild as HTMLElement
  const kept = into ? pageNow()?.querySelector<HTMLElement>(into) : undefined
  const timing = { duration: SHRINKS, easing: EASING, fill: 'forwards' } as const
  if (kept?.matches('.ticket')) await ended(SHRINKS, unfold(page, lyingAt(kept), { ...timing, direction: 'reverse' }))
  else {
    // What it shrinks into is a picture of the same: only there does the one turn into the other.
    const fades = [{ opacity: 1 }, { opacity: 1, offset: kept ? 0.7 : 0 }, { opacity: 0 }]
    const shrinks = kept && page.animate([{}, shrunk(page, lyingIn(kept))], timing)
    await ended(SHRINKS, [over.animate(fades, { duration: SHRINKS, fill: 'forwards' }), ...(shrinks ? [shrinks] : [])])
  }
}

/** What comes under a pointer at rest on another page is not lit until it moves: nobody pointed at it. */
function rest(): void {
  const { dataset } = document.documentElement
  if (dataset.rests !== undefined) return
  dataset.rests = ''
  const awake = new AbortController()
  const wake = (event: PointerEvent) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return
    delete dataset.rests
    awake.abort()
  }
  for (const type of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(type, wake, { capture: true, signal: awake.signal })
}

/** What leads to a page, as it lies on the page before. */
interface Lying {
  readonly at: DOMRect
  /** How much larger all is there than on a page of the usual size. */
  readonly zoom: number
  readonly copy: HTMLElement
  readonly colour: string
  readonly print?: Print
}
/** The picture of a game, which the ticket and the page have in common. */
interface Print {
  readonly at: DOMRect
  readonly filter: string
}

function lyingAt(pressed: HTMLElement): Lying {
  const print = pressed.querySelector<HTMLElement>('.picture > img')
  return {
    at: pressed.getBoundingClientRect(),
    zoom: pressed.currentCSSZoom,
    copy: pressed.cloneNode(true) as HTMLElement,
    colour: groundOf(pressed),
    ...(print && isSeen(print) && { print: printOf(print) }),
  }
}

/** What is seen behind its words: its own ground, or where it has none what it lies on. */
function groundOf(one: Element | null): string {
  if (!one) return 'var(--paper)'
  const { backgroundColor } = getComputedStyle(one)
  const isClear = backgroundColor === 'transparent' || /, 0\)$|\/ 0\)$/.test(backgroundColor)
  return isClear ? groundOf(one.parentElement) : backgroundColor
}

const isSeen = (one: Element) => one.getBoundingClientRect().width > 0
const printOf = (image: Element): Print => ({
  at: image.getBoundingClientRect(),
  filter: getComputedStyle(image).filter,
})

/** Moves a page from what led to it to its own place: that lies over it at first, and its picture flies ahead. */
function unfold(page: HTMLElement, lying: Lying, timing: KeyframeAnimationOptions): Animation[] {
  const folds = folded(page, lying.at)
  const image = page.querySelector<HTMLImageElement>('.overview .picture > img')
  const print = lying.print && image && isSeen(image) ? printOf(image) : undefined
  const lid = lidOf(lying, folds.scale)
  document.body.append(lid)
  const even = { ...timing, easing: 'linear' }
  const moves = [page, lid].map((one) => one.animate([folds.frame, {}], timing))
  // First what it says goes, then the sheet: two pages in one place could not be read.
  const words = lid.firstElementChild?.animate([{}, { opacity: 0, offset: 0.3 }, { opacity: 0 }], even)
  const clears = lid.animate([{}, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }], even)
  moves.push(clears, ...(words ? [words] : []))
  if (!lying.print || !print || !image) return moves
  page.classList.add('awaits-print')
  lid.classList.add('without-print')
  const flying = overAll('print')
  flying.append(image.cloneNode(true))
  document.body.append(flying)
  return [...moves, flying.animate([placed(lying.print), placed(print)], timing)]
}

const placed = ({ at, filter }: Print): Keyframe => ({
  left: `${at.left}px`,
  top: `${at.top}px`,
  width: `${at.width}px`,
  height: `${at.height}px`,
  filter,
})

/** A sheet as large as the page, which bears what led to it: where the page is folded it looks as that did. */
function lidOf({ at, zoom, copy, colour }: Lying, scale: number): HTMLElement {
  const lid = overAll('lid')
  lid.style.background = colour
  Object.assign(copy.style, {
    width: `${at.width / zoom}px`,
    height: `${at.height / zoom}px`,
    zoom: String(zoom),
    margin: '0',
    transformOrigin: '0 0',
    transform: `scale(${1 / scale})`,
  })
  lid.append(copy)
  return lid
}

/** Something that is only seen, over the pages. */
function overAll(name: string): HTMLElement {
  const seen = document.createElement('div')
  seen.className = `turned over ${name}`
  seen.inert = true
  return seen
}

/**
 * Tidies up when the movements of a turn have ended, were cut short, or should have ended long ago: nothing of it is to
 * stay behind. Of a turn that has begun meanwhile all stays.
 */
async function ended(duration: number, moves: readonly Animation[]): Promise<void> {
  const turned = turningNow()
  // They set off with a frame, which on a slow machine may be long in coming.
  const late = painted().then(() => new Promise((done) => setTimeout(done, duration + LATEST)))
  await Promise.race([Promise.allSettled(moves.map(({ finished }) => finished)), late])
  settle(turned)
}

/** When what there is now was drawn, or nobody looks any more. */
function painted(): Promise<void> {
  return new Promise((drawn) => {
    const look = new AbortController()
    const done = () => (look.abort(), drawn())
    const whenHidden = () => document.hidden && done()
    document.addEventListener('visibilitychange', whenHidden, { signal: look.signal })
    whenHidden()
    requestAnimationFrame(() => requestAnimationFrame(done))
  })
}

/** All that is only there for a turn: what is seen of the pages before, and the page that is still coming. */
const turningNow = () => [...document.querySelectorAll('.turned, main.turning')]

/** Nothing of the pages before is there any more, and the page that is there is nothing but itself. */
function settle(turned: readonly Element[] = turningNow()): void {
  for (const one of turned) {
    if (one.matches('.turned')) {
      one.remove()
      continue
    }
    one.classList.remove('turning', 'awaits-print')
    // Of a movement that was cut short nothing goes on: what it grew over is gone.
    for (const move of one.getAnimations()) if (!(move instanceof CSSAnimation)) move.cancel()
  }
}

/**
 * Goes to the page of another tab so that it can be seen on which side that one lies: what it is about comes from there
 * while what was there before goes the other way and fades.
 *
 * @param way 1 where the tab lies further on, -1 where it lies before
 */
export async function turnAside(change: () => void, way: number, still: boolean): Promise<void> {
  // The page may still be growing: what lay under it would show through the next one.
  settle()
  const before = pageNow()
  if (still || document.hidden || !before) return change()
  const over = picture(before)
  over.classList.add('over')
  document.body.append(over)
  scrollAlike(before, over)
  const was = bodyOf(over)
  change()
  await tick()
  const is = bodyOf(await standing())
  const beside = (x: number) => ({ transform: `translateX(${x}px)` })
  const timing = { duration: SLIDES, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' }
  const fades = over.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'forwards' })
  const goes = was?.animate([beside(0), beside(-way * BESIDE)], { ...timing, fill: 'forwards' })
  const comes = is?.animate([beside(way * BESIDE), beside(0)], timing)
  await ended(
    SLIDES,
    [fades, goes, comes].flatMap((move) => move ?? []),
  )
}

/** What a page is about, between its band and its foot. */
const bodyOf = (page: HTMLElement) => page.querySelector<HTMLElement>('form > .body')

/**
 * The picture on what stands for a page. Where games are kept the last one lies on top: its card, or the place of one
 * where it is not known there yet.
 */
function lyingIn(kept: Element): DOMRect {
  const card = kept.querySelector('article') ?? kept
  const { x, y, width, height } = (card.querySelector('.picture') ?? card).getBoundingClientRect()
  return new DOMRect(x, y, width, Math.min(height, width / 2))
}

/** How a page looks, to be seen and no more. */
function picture(page: HTMLElement): HTMLElement {
  const turned = document.createElement('div')
  turned.className = 'turned'
  turned.inert = true
  const copy = page.cloneNode(true) as HTMLElement
  turned.append(copy)
  const copies = copy.getElementsByTagName('canvas')
  ;[...page.getElementsByTagName('canvas')].forEach((canvas, i) => paint(canvas, copies[i]))
  return turned
}

/** How far each list of a page is scrolled is not copied along with it: there its rows would stand elsewhere. */
function scrollAlike(page: HTMLElement, turned: HTMLElement): void {
  const copies = turned.querySelectorAll('main *')
  page.querySelectorAll('*').forEach(({ scrollTop, scrollLeft }, i) => {
    if (scrollTop > 0) copies[i].scrollTop = scrollTop
    if (scrollLeft > 0) copies[i].scrollLeft = scrollLeft
  })
}

/** What a canvas shows is not copied along with it. */
function paint(canvas: HTMLCanvasElement, copy: HTMLCanvasElement): void {
  canvas.dispatchEvent(new Event(PICTURE))
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
}

/** A page as large as what it grows out of, of which it shows the upper part. */
function folded(page: HTMLElement, from: DOMRect): { readonly frame: Keyframe; readonly scale: number } {
  const { left, top, width, height } = page.getBoundingClientRect()
  const scale = Math.max(from.width / width, from.height / height)
  return {
    frame: {
      transformOrigin: '0 0',
      transform: `translate(${from.left - left}px, ${from.top - top}px) scale(${scale})`,
      clipPath: `inset(0 ${width - from.width / scale}px ${height - from.height / scale}px 0)`,
    },
    scale,
  }
}

/** A whole page, so small that it lies in the middle of the place it goes to. */
function shrunk(page: HTMLElement, to: DOMRect): Keyframe {
  const { left, top, width, height } = page.getBoundingClientRect()
  const scale = Math.min(to.width / width, to.height / height)
  const x = to.left - left + (to.width - width * scale) / 2
  const y = to.top - top + (to.height - height * scale) / 2
  return { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` }
}

/** The page that is there, none of those that are only seen. */
const pageNow = () => document.querySelector<HTMLElement>('main:not(.turned *)')

/** The next page, once it is there: though it was fetched, the browser takes a task to hand it out once more. */
function standing(): Promise<HTMLElement> {
  return new Promise((stands) => {
    const look = () => {
      const page = pageNow()
      if (!page) return
      watch.disconnect()
      stands(page)
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
