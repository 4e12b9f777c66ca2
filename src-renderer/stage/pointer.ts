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
}

/** A press that strays further than this is a drag, not a click. */
const STRAY = 5

/** Turns mouse, pen and touch on the canvas into pointing, picking, panning and zooming. Returns what stops it. */
export function listen(canvas: HTMLCanvasElement, input: SceneInput, handling: Handling): () => void {
  let press: { at: Point; last: Point; bare: boolean; dragged: boolean } | null = null
  let hovered: readonly Ref[] = []
  const stop = new AbortController()
  const options = { signal: stop.signal }

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const hover = (refs: readonly Ref[]) => {
    if (refs.length === hovered.length && refs.every((ref, i) => sameRef(ref, hovered[i]))) return
    hovered = refs
    canvas.style.cursor = refs.length > 0 ? 'pointer' : 'default'
    input.hover(refs)
  }
  const drag = (here: Point) => {
    if (!press) return
    if (Math.hypot(here.x - press.at.x, here.y - press.at.y) > STRAY) press.dragged = true
    if (press.dragged && press.bare) {
      canvas.style.cursor = 'grabbing'
      handling.pan(here.x - press.last.x, here.y - press.last.y)
    }
    press.last = here
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const here = at(event)
    press = { at: here, last: here, bare: isGround(handling.hits(here)), dragged: false }
    canvas.setPointerCapture(event.pointerId)
  }, options)
  canvas.addEventListener('pointermove', (event) => (press ? drag(at(event)) : hover(handling.hits(at(event)))), options)
  canvas.addEventListener('pointerup', (event) => {
    if (press && !press.dragged && event.button === 0) input.pick(handling.hits(at(event)))
    if (press?.dragged) canvas.style.cursor = 'default'
    press = null
  }, options)
  canvas.addEventListener('pointercancel', () => (press = null), options)
  canvas.addEventListener('pointerleave', () => press || hover([]), options)
  canvas.addEventListener('dblclick', (event) => isGround(handling.hits(at(event))) && handling.fit(), options)
  canvas.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    input.cancel()
  }, options)
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault()
    if (!event.ctrlKey && input.turn(event.deltaY > 0 ? 1 : -1)) return
    handling.zoomAt(at(event), Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.0018))
  }, { ...options, passive: false })
  return () => stop.abort()
}

/** The ground of the table is what one may take hold of to move it: bare, or a cell with whatever lies on it. */
const isGround = (refs: readonly Ref[]): boolean => refs.length === 0 || refs.some((ref) => ref.kind === 'cell')
