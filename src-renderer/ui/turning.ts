import './turning.css'
import { tick } from 'svelte'

/** What a change of page may ask for: a frozen picture of the page before it, over which the next one comes. */
interface Turns {
  startViewTransition?(change: () => Promise<void>): { readonly ready: Promise<void>; readonly finished: Promise<void> }
}

/**
 * Goes to another page so that it can be seen where it comes from: it grows out of the ticket or card that was pressed.
 * Who asks for less motion, or does not look, gets it at once; so does a browser that cannot do it.
 */
export function turnPage(change: () => void, still: boolean): void {
  const page: Turns = document
  if (still || document.hidden || !page.startViewTransition) return change()
  const { dataset } = document.documentElement
  dataset.turning = ''
  const turning = page.startViewTransition(async () => {
    change()
    await tick()
    await standing()
  })
  // One that is overtaken by the next, or by a window put away, ends early: the page is there all the same.
  turning.ready.catch(() => undefined)
  void turning.finished.catch(() => undefined).then(() => delete dataset.turning)
}

/** Resolves when the next page is there: though it was fetched, the browser takes a task to hand it out once more. */
function standing(): Promise<void> {
  return new Promise((stands) => {
    const look = () => {
      if (!document.querySelector('main')) return
      watch.disconnect()
      stands()
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
