import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { Beat } from '../../src-shared/table.ts'
import { isElsewhere } from '../ui/page/elsewhere.ts'
import type { CreateScene, SceneFrame, SceneInput, TableScene, Told } from './scene.ts'

/**
 * A table on which a seat's own board can be laid open by a click on the seat, and put away by another one or by
 * Escape; and on which what lies one under the other can be fanned (a thing of the kind 'fan', with the seat's number).
 * It remembers who played last, whose board may stay in sight. It is about looking only: neither the rules nor the
 * screen around it know. `plays`: who does this plays.
 */
export const openingSeats =
  (create: CreateScene, plays: (event: GameEvent) => boolean): CreateScene =>
  async (host, input) => {
    const opening = new Opening(input, plays)
    const scene = await create(host, {
      ...input,
      hover: (refs) => opening.hover(refs),
      pick: (refs, byFinger) => opening.pick(refs, byFinger),
      cancel: () => opening.close() || input.cancel(),
    })
    return opening.over(scene, host.ownerDocument)
  }

/** Beats on end with the same board in sight: of who played last but whoever looks. */
interface Part {
  readonly part: readonly Beat[]
  readonly watched: Seat | null
}

class Opening {
  readonly #input: SceneInput
  /** Shows a position with what is opened now. */
  #reveal: (view: unknown, frame: SceneFrame) => void = () => undefined
  #opened: Seat | null = null
  /** Who played last but whoever looks. */
  #played: Seat | null = null
  /** The same as whoever looks began to play: until then it is seen who plays. */
  #watched: Seat | null = null
  /** Counts what was told, and how often it was skipped. */
  #plays = 0
  #skips = 0
  /** The last of them was meant for no more than what comes before the table stands for a while. */
  #toStand = false
  readonly #isPlayed: (event: GameEvent) => boolean
  #fanned: Seat | null = null
  #shown: { readonly view: unknown; readonly frame: SceneFrame } | null = null

  constructor(input: SceneInput, plays: (event: GameEvent) => boolean) {
    this.#input = input
    this.#isPlayed = plays
  }

  /** A click on a seat opens its board; on what belongs to an answer it is one. */
  pick(refs: Parameters<SceneInput['pick']>[0], byFinger?: boolean): void {
    const first = refs.find(({ kind }) => kind !== 'counter')
    if (first?.kind === 'seat') return this.#look(this.#opened === first.id ? null : first.id)
    if (first?.kind === 'fan') return this.#fan(this.#fanned === first.id ? null : first.id)
    this.#input.pick(refs, byFinger)
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
    return { ...frame, opened: this.#opened, watched: this.#watched, fanned: this.#fanned }
  }

  /** Plays what others did, then what whoever looks did after them. */
  async #play(
    play: TableScene['play'],
    skip: TableScene['skip'],
    beats: readonly Beat[],
    frame: SceneFrame,
    told?: Told,
  ): Promise<void> {
    const mine = ++this.#plays
    const skips = this.#skips
    // Whoever has done something has looked: the board would lie over what comes of it, and over the next cards.
    if (beats.some(({ event }) => event.seat === frame.viewer)) this.#opened = null
    const parts = this.#parts(beats, frame)
    let before = 0
    for (const [i, { part, watched }] of parts.entries()) {
      const from = before
      before += part.length
      this.#watched = watched
      this.#shown = { view: part[part.length - 1].view, frame }
      const framed = this.#framed(i === parts.length - 1 ? frame : { ...frame, acting: part[0].event.seat })
      const played = play(part, framed, (begun, landed) => told?.(from + begun, from + landed))
      if (skips !== this.#skips) skip(this.#toStand)
      await played
      if (mine !== this.#plays) return
    }
  }

  /** Beats on end that are seen with the same board beside one's own. */
  #parts(beats: readonly Beat[], { viewer }: SceneFrame): readonly Part[] {
    const parts: (Part & { part: Beat[] })[] = []
    let watched = this.#watched
    for (const beat of beats) {
      const { event } = beat
      if (event.seat === viewer) watched = this.#played
      else if (this.#isPlayed(event)) this.#played = event.seat
      const last = parts.at(-1)
      if (last && last.watched === watched) last.part.push(beat)
      else parts.push({ part: [beat], watched })
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
      show: (view: unknown, frame: SceneFrame, takenBack?: boolean) => {
        this.#plays++
        if (frame.acting === frame.viewer) this.#watched = this.#played
        this.#shown = { view, frame }
        show(view, this.#framed(frame), takenBack)
      },
      play: (beats: readonly Beat[], frame: SceneFrame, told?: Told) => this.#play(play, skip, beats, frame, told),
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
