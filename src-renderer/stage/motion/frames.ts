/**
 * Animation frames that come to a window nobody sees as well, if late: what is awaited must still end. One that was
 * asked for before the window was hidden would wait until it is shown.
 */
const waiting = new Map<number, (now: number) => void>()

/** Longer than a frame, in milliseconds: nobody looks. */
const UNSEEN = 50

/** Calls back once, soon, with the time in milliseconds; what it returns is for `cancelFrame`. */
export function nextFrame(call: (now: number) => void): number {
  if (document.hidden) return unseen(call)
  const id = requestAnimationFrame((now) => {
    forget(id)
    call(now)
  })
  waiting.set(id, call)
  document.addEventListener('visibilitychange', hidden)
  return id
}

export function cancelFrame(id: number): void {
  forget(id)
  cancelAnimationFrame(id)
}

/** The page is listened to only while something waits. */
function forget(id: number): void {
  waiting.delete(id)
  if (waiting.size === 0) document.removeEventListener('visibilitychange', hidden)
}

function hidden(): void {
  if (!document.hidden) return
  const calls = [...waiting]
  waiting.clear()
  document.removeEventListener('visibilitychange', hidden)
  for (const [id, call] of calls) {
    cancelAnimationFrame(id)
    unseen(call)
  }
}

function unseen(call: (now: number) => void): number {
  setTimeout(() => call(performance.now()), UNSEEN)
  return -1
}

/** What a canvas is told whose picture is taken at once: what was painted earlier may no longer be kept. */
export const PICTURE = 'picture'
