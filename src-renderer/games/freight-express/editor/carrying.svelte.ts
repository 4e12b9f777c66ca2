import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'

/** What a hand carries over the editor. */
export type Load =
  { readonly kind: 'station'; readonly station: number } | { readonly kind: 'special'; readonly special: Special }

/** Pixels the pointer must go before a press is a drag. */
const SLACK = 5

/** A drag from anywhere in the editor to a place on the grid. What is let go elsewhere is told with -1. */
export class Carrying {
  load = $state.raw<Load | null>(null)
  x = $state(0)
  y = $state(0)
  /** The place under the pointer, or -1. */
  over = $state(-1)
  #pressed: { load: Load; x: number; y: number; pointer: number } | null = null
  readonly #letGo: (load: Load, cell: number) => void

  constructor(letGo: (load: Load, cell: number) => void) {
    this.#letGo = letGo
  }

  press(event: PointerEvent, load: Load): void {
    if (event.button !== 0 || this.#pressed) return
    this.#pressed = { load, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (!pressed || event.pointerId !== pressed.pointer) return
    if (!this.load && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return
    this.load = pressed.load
    this.x = event.clientX
    this.y = event.clientY
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
    this.over = under ? Number(under.dataset.cell) : -1
  }

  readonly release = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pressed?.pointer) return
    const [load, over] = [this.load, this.over]
    this.cancel()
    if (load) this.#letGo(load, over)
  }

  /** Puts it back where it was. Says whether anything was carried. */
  readonly cancel = (): boolean => {
    const carried = this.load !== null
    this.#pressed = null
    this.load = null
    this.over = -1
    return carried
  }
}
