import type { Point } from '../camera/camera.ts'
import type { Contact, Handling } from './gestures.ts'
import { Gestures } from './gestures.ts'
import type { SceneInput } from '../scene.ts'
import { Wheel } from './wheel.ts'

/** A finger that rests so long asks what lies there, in milliseconds. */
const LONG_PRESS = 500

/** Of `buttons`. */
const LEFT = 1

/** Tells what happens on the canvas to the gestures. Returns what stops it. */
export function listen(canvas: HTMLCanvasElement, input: SceneInput, handling: Handling): () => void {
  const gestures = new Gestures(input, handling, (cursor) => void (canvas.style.cursor = cursor))
  let patience: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch'
  const contact = (event: PointerEvent): Contact => ({ id: event.pointerId, touch: isTouch(event), at: at(event) })
  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    canvas.addEventListener(kind, hear, { signal: stop.signal, passive: false })

  const wheel = new Wheel(() => devicePixelRatio)
  // With another button down the left one goes up in a move; and where its going up was lost nothing was let go.
  const released = (event: PointerEvent) =>
    event.button === 0 ? gestures.up(contact(event)) : gestures.lost(event.pointerId)
  let last: Point | null = null
  let hasMoved = false
  on('pointerdown', (event) => {
    last = null
    hasMoved = true
    if (event.button !== 0) return
    gestures.down(contact(event))
    canvas.setPointerCapture(event.pointerId)
    clearTimeout(patience)
    if (isTouch(event)) patience = setTimeout(() => gestures.rested(), LONG_PRESS)
  })
  // Browsers tell of a pointer at rest too, when what lies under it has changed, or when the canvas has come under it:
  // only its own moving opens anything.
  on('pointermove', (event) => {
    if (!isTouch(event) && !(event.buttons & LEFT)) released(event)
    const rests = last?.x === event.clientX && last.y === event.clientY
    last = { x: event.clientX, y: event.clientY }
    hasMoved ||= event.movementX !== 0 || event.movementY !== 0
    if ((hasMoved && !rests) || isTouch(event)) gestures.move(contact(event))
  })
  on('pointerup', (event) => event.button === 0 && gestures.up(contact(event)))
  on('pointercancel', (event) => gestures.lost(event.pointerId))
  on('pointerleave', (event) => gestures.left(isTouch(event)))
  on('dblclick', (event) => gestures.doubleClick(at(event)))
  on('contextmenu', (event) => {
    event.preventDefault()
    // A long press of a finger asks; it takes nothing back.
    if (!isTouch(event)) gestures.revoke()
  })
  on('wheel', (event) => {
    event.preventDefault()
    // Firefox tells of lines only where it is asked for these first.
    const { deltaMode: _, deltaY } = event
    if (deltaY === 0) return
    if (!event.ctrlKey) {
      const way = wheel.turn(event)
      if (way === 0 || input.turn(way)) return
      wheel.rest()
    }
    handling.zoomAt(at(event), Math.exp(-Math.max(-120, Math.min(120, deltaY)) * 0.0018))
  })
  // Before the screen hears of it.
  const keyed = (event: KeyboardEvent) => {
    handling.keyed?.()
    if (event.key === 'Escape' && gestures.escape()) event.stopPropagation()
  }
  canvas.ownerDocument.addEventListener('keydown', keyed, { signal: stop.signal, capture: true })

  return () => {
    clearTimeout(patience)
    stop.abort()
  }
}
