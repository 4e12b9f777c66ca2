import { tick } from 'svelte'

/**
 * Calls back once with those parts of a list that match, when the page has been laid out anyway: asking at once would
 * have it laid out in the middle of a frame. Returns what gives it up; from then on it calls nobody, whatever the
 * browser has queued: who has left the table has no list to scroll.
 */
export function whenLaidOut(list: Element, matching: string, call: (rows: readonly Element[]) => void): () => void {
  let givenUp = false
  const watch = new IntersectionObserver(
    (seen) => {
      watch.disconnect()
      if (!givenUp) call(seen.map(({ target }) => target))
    },
    { root: list },
  )
  void tick().then(() => {
    if (!givenUp) list.querySelectorAll(matching).forEach((row) => watch.observe(row))
  })
  return () => {
    givenUp = true
    watch.disconnect()
  }
}
