import type { WebContents } from './electron.ts'

/** Milliseconds. A page that crashes again so soon would only crash once more. */
const SOON = 10_000

/**
 * A page whose process crashed (out of memory, a graphics driver) is loaded anew: all it showed is kept.
 * @param tell hears why it crashed
 * @param giveUp called when it crashes again at once
 */
export function revive(
  contents: WebContents,
  now: () => number,
  tell: (why: string) => void,
  giveUp: () => void,
): void {
  let last = -Infinity
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || contents.isDestroyed()) return
    tell(`the process of the page is gone: ${reason}`)
    const soon = now() - last < SOON
    last = now()
    if (soon) giveUp()
    else contents.reload()
  })
}
