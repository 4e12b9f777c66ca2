import './turning.css'
import { tick } from 'svelte'
import { PICTURE } from '../stage/frames.ts'

/** Milliseconds that a page takes to grow, and to be seen through no more. */
const GROWS = 300
const SHOWS = 100
/** Milliseconds that one takes to go back to where it came from. */
const SHRINKS = 280
/** Milliseconds that one beside another takes to come in its place, and how far it comes, in pixels. */
const SLIDES = 200
const BESIDE = 32
/** What leads to another page. */
const LEADS = '.home :is(.ticket, .way, article, li), main.new .start'

/**
 * Goes to another page so that it can be seen where it comes from: it grows out of the ticket, card or row that was
 * pressed, over the page before, which stays until it is covered. Who asks for less motion, or does not look, gets it
 * at once.
 */
export async function turnPage(change: () => void, still: boolean): Promise<void> {
  const before = pageNow()
  const from = document.activeElement?.closest(LEADS)?.getBoundingClientRect()
  if (still || document.hidden || !before) return change()
  const under = picture(before)
  under.classList.add('under')
  document.body.prepend(under)
  change()
  await tick()
  const page = await standing()
  page.classList.add('turning')
  const fades = page.animate([{ opacity: 0 }, {}], SHOWS)
  const grows =
    from && page.animate([folded(page, from), {}], { duration: GROWS, easing: 'cubic-bezier(0.3, 0, 0.1, 1)' })
  // One that is cut short is there all the same.
  await Promise.allSettled([fades.finished, grows?.finished])
  page.classList.remove('turning')
  under.remove()
}

/**
 * Goes back to the first page so that it can be seen where the page before is kept: it shrinks into what stands for it
 * there, as `into` selects, or fades where nothing does.
 */
export async function turnBack(change: () => void, into: string | undefined, still: boolean): Promise<void> {
  const before = pageNow()
  if (still || document.hidden || !before) return change()
  const over = picture(before)
  over.classList.add('over')
  document.body.append(over)
  change()
  await tick()
  const page = over.firstElementChild as HTMLElement
  const kept = into ? pageNow()?.querySelector(into) : undefined
  const to = kept ? lyingIn(kept) : undefined
  // It is gone before it has come down to what can be pressed there, or to a picture of the same.
  const fades = over.animate(
    [{ opacity: 1 }, { opacity: 1, offset: to ? 0.25 : 0 }, { opacity: 0, offset: to ? 0.8 : 1 }, { opacity: 0 }],
    { duration: SHRINKS, fill: 'forwards' },
  )
  const shrinks =
    to && page.animate([{}, shrunk(page, to)], { duration: SHRINKS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' })
  await Promise.allSettled([fades.finished, shrinks?.finished])
  over.remove()
}

/**
 * Goes to the page of another tab so that it can be seen on which side that one lies: what it is about comes from there
 * while what was there before goes the other way and fades.
 *
 * @param way 1 where the tab lies further on, -1 where it lies before
 */
export async function turnAside(change: () => void, way: number, still: boolean): Promise<void> {
  const before = pageNow()
  if (still || document.hidden || !before) return change()
  const over = picture(before)
  over.classList.add('over')
  document.body.append(over)
  // The page may still be growing: what lay under it would show through the next one.
  document.querySelector('.turned.under')?.remove()
  const [was, shows] = [bodyOf(over), bodyOf(before)]
  if (was && shows) was.scrollTop = shows.scrollTop
  change()
  await tick()
  const is = bodyOf(await standing())
  const beside = (x: number) => ({ transform: `translateX(${x}px)` })
  const timing = { duration: SLIDES, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' }
  const fades = over.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'forwards' })
  const goes = was?.animate([beside(0), beside(-way * BESIDE)], { ...timing, fill: 'forwards' })
  const comes = is?.animate([beside(way * BESIDE), beside(0)], timing)
  await Promise.allSettled([fades.finished, goes?.finished, comes?.finished])
  over.remove()
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

/** What a canvas shows is not copied along with it. */
function paint(canvas: HTMLCanvasElement, copy: HTMLCanvasElement): void {
  canvas.dispatchEvent(new Event(PICTURE))
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
}

/** A page as large as what it grows out of, of which it shows the upper part. */
function folded(page: HTMLElement, from: DOMRect): Keyframe {
  const { left, top, width, height } = page.getBoundingClientRect()
  const scale = Math.max(from.width / width, from.height / height)
  return {
    transformOrigin: '0 0',
    transform: `translate(${from.left - left}px, ${from.top - top}px) scale(${scale})`,
    clipPath: `inset(0 ${width - from.width / scale}px ${height - from.height / scale}px 0)`,
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
