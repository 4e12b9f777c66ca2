import './turning.css'
import { tick } from 'svelte'

/** Milliseconds that a page takes to grow, and to be seen through no more. */
const GROWS = 300
const SHOWS = 100
/** What leads to another page. */
const LEADS = '.home :is(.ticket, .way, article, li), main.new .start'

/**
 * Goes to another page so that it can be seen where it comes from: it grows out of the ticket, card or row that was
 * pressed, over the page before, which stays until it is covered. Who asks for less motion, or does not look, gets it
 * at once.
 */
export async function turnPage(change: () => void, still: boolean): Promise<void> {
  const before = document.querySelector<HTMLElement>('main')
  const from = document.activeElement?.closest(LEADS)?.getBoundingClientRect()
  if (still || document.hidden || !before) return change()
  const under = below(before)
  document.body.prepend(under)
  change()
  await tick()
  const page = await standing(under)
  page.classList.add('turning')
  const fades = page.animate([{ opacity: 0 }, {}], SHOWS)
  const grows =
    from && page.animate([folded(page, from), {}], { duration: GROWS, easing: 'cubic-bezier(0.3, 0, 0.1, 1)' })
  // One that is cut short is there all the same.
  await Promise.allSettled([fades.finished, grows?.finished])
  page.classList.remove('turning')
  under.remove()
}

/** How the page looked, to be seen and no more. */
function below(page: HTMLElement): HTMLElement {
  const under = document.createElement('div')
  under.className = 'turned'
  under.inert = true
  under.append(page.cloneNode(true))
  return under
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

/** The next page, once it is there: though it was fetched, the browser takes a task to hand it out once more. */
function standing(under: HTMLElement): Promise<HTMLElement> {
  return new Promise((stands) => {
    const look = () => {
      const page = [...document.querySelectorAll<HTMLElement>('main')].find((one) => !under.contains(one))
      if (!page) return
      watch.disconnect()
      stands(page)
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
