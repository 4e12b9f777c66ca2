import type { Ref } from '../../src-shared/core.ts'
import { sameRef } from '../../src-shared/core.ts'
import type { Point } from './camera.ts'
import type { SceneInput } from './scene.ts'

/** What the pointer may do to the table beside pointing. */
export interface Handling {
  hits(at: Point): readonly Ref[]
  pan(dx: number, dy: number): void
  zoomAt(at: Point, factor: number): void
  fit(): void
  /** Shows a thing in the hand of the pointer; null = it is let go. */
  hold(ref: Ref | null, at: Point): void
}

/** A finger that rests so long asks what lies there, in milliseconds: a touch screen has no hovering. */
const LONG_PRESS = 500

/** A press that strays further than this is a drag, not a click. */
const STRAY = 5

/** A pointer that has come so far from its click is looking at something else. */
const MOVED_ON = 32

interface Press {
  /** A second finger is nobody's business meanwhile. */
  readonly pointer: number
  readonly at: Point
  readonly refs: readonly Ref[]
  last: Point
  dragged: boolean
  /** What was taken up, if the drag is not one of the table itself. */
  held: Ref | null
  /** A long press: the thing is explained and not picked. */
  asked: boolean
}

/** Turns mouse, pen and touch on the canvas into pointing, picking, dragging, panning and zooming. Returns what stops it. */
export function listen(canvas: HTMLCanvasElement, input: SceneInput, handling: Handling): () => void {
  let press: Press | null = null
  let hovered: readonly Ref[] = []
  /** Where the last click was, until the pointer has left it. */
  let acted: { readonly at: Point; readonly refs: readonly Ref[] } | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()
  const options = { signal: stop.signal }

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const hover = (refs: readonly Ref[], anew = false) => {
    if (sameRefs(refs, hovered) && !anew) return
    hovered = refs
    canvas.style.cursor = refs.length > 0 ? 'pointer' : 'default'
    input.hover(refs, acted !== null)
  }
  /** Returns whether the pointer was still at its click, and is no more. */
  const movedOn = (here: Point, refs: readonly Ref[]): boolean => {
    if (!acted) return false
    const clicked = acted.refs
    const far = Math.hypot(here.x - acted.at.x, here.y - acted.at.y)
    const left = far > STRAY && !refs.some((ref) => clicked.some((other) => sameRef(ref, other)))
    if (far <= MOVED_ON && !left) return false
    acted = null
    return true
  }
  const rove = (here: Point) => {
    const refs = handling.hits(here)
    hover(refs, movedOn(here, refs))
  }
  /** Told always: a click forgets what is under the pointer, not who was told of it. */
  const leave = () => {
    hovered = []
    acted = null
    canvas.style.cursor = 'default'
    input.hover([])
  }
  const another = (event: PointerEvent) => press !== null && event.pointerId !== press.pointer
  const drag = (press: Press, here: Point) => {
    if (!press.dragged && Math.hypot(here.x - press.at.x, here.y - press.at.y) > STRAY) {
      press.dragged = true
      press.held = input.drag?.(press.refs) ?? null
      if (press.held || isGround(press.refs)) canvas.style.cursor = 'grabbing'
    }
    if (press.held) carry(press.held, here)
    else if (press.dragged && isGround(press.refs)) handling.pan(here.x - press.last.x, here.y - press.last.y)
    press.last = here
  }
  const carry = (held: Ref, here: Point) => {
    const over = handling.hits(here)
    handling.hold(held, here)
    if (sameRefs(over, hovered)) return
    hovered = over
    input.carry?.(over)
  }
  const awaitLongPress = (touch: Press) => {
    hover([])
    patience = setTimeout(() => {
      if (press !== touch || touch.dragged) return
      touch.asked = true
      hover(touch.refs)
    }, LONG_PRESS)
  }
  /** Returns whether something was held. */
  const letGo = (): boolean => {
    const held = press?.held ?? null
    clearTimeout(patience)
    press = null
    hovered = []
    canvas.style.cursor = 'default'
    if (held) handling.hold(null, { x: 0, y: 0 })
    return held !== null
  }

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || another(event)) return
      const here = at(event)
      if (press) letGo()
      acted = null
      press = {
        pointer: event.pointerId,
        at: here,
        refs: handling.hits(here),
        last: here,
        dragged: false,
        held: null,
        asked: false,
      }
      if (event.pointerType === 'touch') awaitLongPress(press)
      canvas.setPointerCapture(event.pointerId)
    },
    options,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (another(event)) return
      if (press) drag(press, at(event))
      else rove(at(event))
    },
    options,
  )
  canvas.addEventListener(
    'pointerup',
    (event) => {
      if (!press || event.button !== 0 || another(event)) return
      const { dragged, asked } = press
      const here = at(event)
      const over = handling.hits(here)
      if (!asked) acted = { at: here, refs: over }
      if (letGo()) input.drop?.(over)
      else if (!dragged && !asked) input.pick(over)
    },
    options,
  )
  canvas.addEventListener('pointercancel', (event) => !another(event) && letGo() && input.cancel(), options)
  // A finger that is lifted has not gone elsewhere: what it asked about stays explained.
  canvas.addEventListener('pointerleave', (event) => press || event.pointerType === 'touch' || leave(), options)
  canvas.addEventListener('dblclick', (event) => isGround(handling.hits(at(event))) && handling.fit(), options)
  canvas.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault()
      // A long press of a finger asks; it takes nothing back.
      if ((event as PointerEvent).pointerType === 'touch') return
      letGo()
      input.cancel()
    },
    options,
  )
  // Before the screen hears of it: Escape puts back what is held, and nothing else.
  canvas.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !press?.held) return
      event.stopPropagation()
      letGo()
      input.cancel()
    },
    { ...options, capture: true },
  )
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      if (!event.ctrlKey && input.turn(event.deltaY > 0 ? 1 : -1)) return
      handling.zoomAt(at(event), Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.0018))
    },
    { ...options, passive: false },
  )
  return () => {
    clearTimeout(patience)
    stop.abort()
  }
}

const sameRefs = (a: readonly Ref[], b: readonly Ref[]): boolean =>
  a.length === b.length && a.every((ref, i) => sameRef(ref, b[i]))

/** The ground of the table is what one may take hold of to move it: bare, or a cell with whatever lies on it. */
const isGround = (refs: readonly Ref[]): boolean => refs.length === 0 || refs.some((ref) => ref.kind === 'cell')
