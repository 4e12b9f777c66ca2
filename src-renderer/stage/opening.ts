import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { Beat } from '../../src-shared/table.ts'
import { isElsewhere } from '../ui/elsewhere.ts'
import type { CreateScene, SceneFrame, SceneInput, TableScene } from './scene.ts'

/** Where an event is to be seen: on the board of its seat, on what lies among all, or wherever one looks just now. */
export type Where = (event: GameEvent) => 'board' | 'middle' | null

/**
 * A table on which a seat's own board can be laid open by a click on the seat, and put away by another one or by
 * Escape; and on which what lies one under the other can be fanned (a thing of the kind 'fan', with the seat's number).
 * While another seat plays, its board opens by itself. It is about looking only: neither the rules nor the screen
 * around it know.
 */
export const openingSeats =
  (create: CreateScene, where: Where): CreateScene =>
  async (host, input) => {
    const opening = new Opening(input, where)
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
  /** Whose board opened by itself. */
  #playing: Seat | null = null
  /** Counts what was told, and how often it was skipped. */
  #plays = 0
  #skips = 0
  /** The last of them was meant for no more than what comes before the table stands for a while. */
  #toStand = false
  readonly #where: Where
  #fanned: Seat | null = null
  #shown: { readonly view: unknown; readonly frame: SceneFrame } | null = null

  constructor(input: SceneInput, where: Where) {
    this.#input = input
    this.#where = where
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
    return { ...frame, opened: this.#opened ?? this.#playing, fanned: this.#fanned }
  }

  /** Plays what leads to the board of another seat, then opens it, and puts it away for what comes after. */
  async #play(
    play: TableScene['play'],
    skip: TableScene['skip'],
    beats: readonly Beat[],
    frame: SceneFrame,
    told?: (count: number) => void,
  ): Promise<void> {
    const mine = ++this.#plays
    const skips = this.#skips
    const parts = this.#parts(beats, frame)
    let before = 0
    for (const [i, { part, playing }] of parts.entries()) {
      const from = before
      before += part.length
      this.#playing = playing
      this.#shown = { view: part[part.length - 1].view, frame }
      const framed = this.#framed(i === parts.length - 1 ? frame : { ...frame, acting: part[0].event.seat })
      const played = play(part, framed, (count) => told?.(from + count))
      if (skips !== this.#skips) skip(this.#toStand)
      await played
      if (mine !== this.#plays) return
    }
  }

  /** Beats on end that are seen with the same board open. */
  #parts(beats: readonly Beat[], frame: SceneFrame): readonly { part: readonly Beat[]; playing: Seat | null }[] {
    const parts: { part: Beat[]; playing: Seat | null }[] = []
    let playing = this.#playing
    for (const beat of beats) {
      const { event } = beat
      const where = event.seat === frame.viewer ? 'middle' : this.#where(event)
      if (where !== null) playing = where === 'board' ? event.seat : null
      const last = parts.at(-1)
      if (last && last.playing === playing) last.part.push(beat)
      else parts.push({ part: [beat], playing })
    }
    return parts
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
    const skip = scene.skip.bind(scene)
    this.#reveal = (view, frame) => show(view, this.#framed(frame))
    // The same table, but for what it is told to show: whatever else it can do stays.
    return Object.assign(scene, {
      show: (view: unknown, frame: SceneFrame) => {
        this.#plays++
        // It thinks between two steps: its board stays open until its turn is over.
        if (frame.acting !== this.#playing) this.#playing = null
        this.#shown = { view, frame }
        show(view, this.#framed(frame))
      },
      play: (beats: readonly Beat[], frame: SceneFrame, told?: (count: number) => void) =>
        this.#play(play, skip, beats, frame, told),
      skip: (toStand = false) => {
        this.#skips++
        this.#toStand = toStand
        skip(toStand)
      },
      destroy: () => {
        stop.abort()
        destroy()
      },
    })
  }
}
