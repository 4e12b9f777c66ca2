import type { Seat } from '../../src-shared/core.ts'
import type { Beat } from '../../src-shared/table.ts'
import { isElsewhere } from '../ui/elsewhere.ts'
import type { CreateScene, SceneFrame, SceneInput, TableScene } from './scene.ts'

/**
 * A table on which a seat's own board can be laid open by a click on the seat, and put away by another one or by
 * Escape; and on which what lies one under the other can be fanned (a thing of the kind 'fan', with the seat's number).
 * It is about looking only: neither the rules nor the screen around it know.
 */
export const openingSeats =
  (create: CreateScene): CreateScene =>
  async (host, input) => {
    const opening = new Opening(input)
    const scene = await create(host, {
      ...input,
      hover: (refs) => opening.hover(refs),
      pick: (refs) => opening.pick(refs),
      cancel: () => opening.close() || input.cancel(),
    })
    return opening.over(scene, host.ownerDocument)
  }

class Opening {
  readonly #input: SceneInput
  /** Shows a position with what is opened now. */
  #reveal: (view: unknown, frame: SceneFrame) => void = () => undefined
  #opened: Seat | null = null
  #fanned: Seat | null = null
  #shown: { readonly view: unknown; readonly frame: SceneFrame } | null = null

  constructor(input: SceneInput) {
    this.#input = input
  }

  /** A click on a seat opens its board; on what belongs to an answer it is one. */
  pick(refs: Parameters<SceneInput['pick']>[0]): void {
    const first = refs.find(({ kind }) => kind !== 'counter')
    if (first?.kind === 'seat') return this.#look(this.#opened === first.id ? null : first.id)
    if (first?.kind === 'fan') return this.#fan(this.#fanned === first.id ? null : first.id)
    this.#input.pick(refs)
  }

  /** A seat whose board lies open is not explained as well: the slip would cover the board. */
  hover(refs: Parameters<SceneInput['hover']>[0]): void {
    const first = refs[0]
    this.#input.hover(first?.kind === 'seat' && first.id === this.#opened ? [] : refs)
  }

  /** Returns whether there was anything to put away. */
  close(): boolean {
    if (this.#fanned !== null) this.#fan(null)
    else if (this.#opened !== null) this.#look(null)
    else return false
    return true
  }

  #fan(seat: Seat | null): void {
    this.#fanned = seat
    this.#look(this.#opened)
  }

  #look(seat: Seat | null): void {
    this.#opened = seat
    this.#input.hover([])
    if (this.#shown) this.#reveal(this.#shown.view, this.#shown.frame)
  }

  #framed(frame: SceneFrame): SceneFrame {
    return { ...frame, opened: this.#opened, fanned: this.#fanned }
  }

  over(scene: TableScene, page: Document): TableScene {
    const stop = new AbortController()
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isElsewhere(event.target) || !this.close()) return
        event.stopPropagation()
      },
      { capture: true, signal: stop.signal },
    )
    const [show, play, destroy] = [scene.show.bind(scene), scene.play.bind(scene), scene.destroy.bind(scene)]
    this.#reveal = (view, frame) => show(view, this.#framed(frame))
    // The same table, but for what it is told to show: whatever else it can do stays.
    return Object.assign(scene, {
      show: (view: unknown, frame: SceneFrame) => {
        this.#shown = { view, frame }
        show(view, this.#framed(frame))
      },
      play: (beats: readonly Beat[], frame: SceneFrame) => {
        const last = beats.at(-1)
        if (last) this.#shown = { view: last.view, frame }
        return play(beats, this.#framed(frame))
      },
      destroy: () => {
        stop.abort()
        destroy()
      },
    })
  }
}
