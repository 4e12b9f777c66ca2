import { sameBox } from '../box.ts'
import type { Camera } from './camera.ts'
import type { Craft, Kinds } from '../craft.ts'
import { Kept } from '../kept.ts'
import type { Box } from '../scene.ts'

/**
 * Where the camera stands to show the whole board. It stays where it was for as long as that will do, which is asked
 * most sternly when a turn begins, or goes no further than it must.
 */
export class Home<K extends Kinds> {
  readonly #craft: Craft<K>
  // Asked for at every painting, so it is kept until something else is shown.
  readonly #kept = new Kept<Camera>(1)
  /** The camera that was found last, the room it was found for, and whose turn it was found good for. */
  #held: { readonly seat: number; readonly room: Box; readonly camera: Camera } | null = null
  #searches = 0

  constructor(craft: Craft<K>) {
    this.#craft = craft
  }

  of(view: K['view'] | null, layout: K['layout']): Camera {
    return this.#kept.of([view, layout, this.#searches], () => this.#find(view, layout))
  }

  /** It is looked for anew, though the turn is not over. */
  search(): void {
    this.#held = null
    this.#searches++
  }

  #find(view: K['view'] | null, layout: K['layout']): Camera {
    if (view === null) return this.#craft.home(view, layout)
    const [seat, held] = [this.#craft.active(view), this.#held]
    const isRoom = held && sameBox(held.room, layout.board)
    const doesDo = (camera: Camera) => this.#craft.suits?.(view, layout, camera, held?.seat !== seat) === true
    const near = isRoom && !doesDo(held.camera) ? this.#craft.nearHome?.(view, layout, held.camera) : held?.camera
    const camera = isRoom && near && doesDo(near) ? near : this.#craft.home(view, layout)
    this.#held = { seat, room: layout.board, camera }
    return camera
  }
}
