import type { GameEvent, Ref } from '../../src-shared/core.ts'
import type { Beat, Preview } from '../../src-shared/table.ts'
import type { Size } from './craft.ts'
import type {
  CreateScene,
  Mark,
  Near,
  Recalled,
  Room,
  SceneFrame,
  SceneInput,
  Shown,
  TableScene,
  Thing,
  Told,
  TurnGain,
} from './scene.ts'

/** How a game's table is turned as a whole: everything by so many of its turns. */
export interface Turning {
  /** So many turns bring it round. */
  readonly turns: number
  view(view: unknown, turn: number): unknown
  event(event: GameEvent, turn: number): GameEvent
  ref(ref: Ref, turn: number): Ref
  /** The turn in which a game begins that is to have room to grow in a room of this size. */
  first(view: unknown, size: Size): number
  /**
   * A turn in which things lie clearly better in a room of this size; null where little would be gained. `scale`: that
   * in which they are seen now, if they are.
   */
  better(view: unknown, size: Size, now: number, scale?: number): BetterTurn | null
  /** The turns in which things would lie far smaller than in the best one; never all but one. */
  cramped(view: unknown, size: Size): readonly number[]
  /** Whether what looks so is turned with the table; all else stays upright. */
  goesRound(look: { readonly kind: string }): boolean
  /** Whether what stands upright on a thing comes elsewhere on it than where it is turned to. */
  shifts?(from: object, to: object, turn: number): boolean
}

/** A turn of the table, and what is gained by it: all is seen, or all is larger. */
export interface BetterTurn {
  readonly turn: number
  readonly gain: TurnGain
  /** Part of it is not seen, or things are very small and would be far larger: a table that is opened begins so. */
  readonly isNeeded: boolean
}

/** So many events are enough to find the last move in. */
const RECALLED = 200

/**
 * A scene that may be turned. Within it everything is where it is seen; whoever asks from without speaks of places as
 * the game has them.
 */
export const turnable =
  (create: CreateScene, turning: Turning): CreateScene =>
  async (host, input) => {
    const around = new TurnedScene(host, turning)
    return around.over(await create(host, around.input(input)))
  }

class TurnedScene {
  readonly #host: HTMLElement
  readonly #turning: Turning
  #scene!: TableScene
  #turn = 0
  /** How somebody wants it turned, while its pictures are made. */
  #wanted: number | null = null
  /** Nothing was shown yet that says how it begins. */
  #begins = false
  #tell: SceneInput['turned']
  #text = 1
  #still = false
  /** The position for which it was last turned by hand. */
  #bettered: unknown = null
  #shown: { readonly view: unknown; readonly frame: SceneFrame } | null = null
  #marks: readonly Mark[] = []
  #previewed: Shown | null = null
  #told: readonly GameEvent[] = []
  #marksLast = true
  /** Counts what was shown: only the latest may turn the table. */
  #era = 0
  /** The same view stays the same: the scene knows positions again by that. */
  #views = new WeakMap<object, unknown>()

  constructor(host: HTMLElement, turning: Turning) {
    this.#host = host
    this.#turning = turning
  }

  #view(view: unknown): unknown {
    if (this.#turn === 0) return view
    const known = this.#views.get(view as object)
    if (known) return known
    const turned = this.#turning.view(view, this.#turn)
    this.#views.set(view as object, turned)
    return turned
  }
  #beats(beats: readonly Beat[]): readonly Beat[] {
    if (this.#turn === 0) return beats
    return beats.map(({ event, view }) => ({ event: this.#turning.event(event, this.#turn), view: this.#view(view) }))
  }
  readonly #in = (ref: Ref): Ref => this.#turning.ref(ref, this.#turn)
  readonly #out = (ref: Ref): Ref => this.#turning.ref(ref, (this.#turning.turns - this.#turn) % this.#turning.turns)

  /** What the scene within tells, as it is told to whoever is without. */
  input(input: SceneInput): SceneInput {
    const out = (refs: readonly Ref[]) => refs.map(this.#out)
    const before = input.turnedBefore?.()
    this.#turn = before ?? 0
    this.#begins = before === undefined && (input.beginsTurned ?? false)
    this.#tell = input.turned
    return {
      ...input,
      hover: (refs, acted) => input.hover(out(refs), acted),
      ask: (refs) => input.ask?.(out(refs)),
      pick: (refs, byFinger) => input.pick(out(refs), byFinger),
      drag: (from) => {
        const taken = input.drag?.(out(from)) ?? null
        return taken === null || taken === 'stays' ? taken : this.#in(taken)
      },
      carry: (over) => input.carry?.(out(over)),
      drop: (over, byFinger, near) => {
        const turn = this.#turn
        const nearWithout: Near = (places) => {
          // Where it was let go is known as the table lay then: once that is turned, other places lie there.
          if (turn !== this.#turn) return null
          const drawn = near?.(places.map(this.#in)) ?? null
          return drawn && this.#out(drawn)
        }
        return input.drop?.(out(over), byFinger, nearWithout)
      },
    }
  }

  /** Nothing that a scene can do may be forgotten here. */
  over(scene: TableScene): Required<Omit<TableScene, 'forget' | 'prepare' | 'ready' | 'goRound' | 'homeScale'>> {
    this.#scene = scene
    const thing = ({ ref, box, refs }: Thing): Thing => ({ ref: this.#out(ref), box, refs: refs.map(this.#out) })
    return {
      show: (view, frame, takenBack) => this.#show(view, frame, takenBack),
      recall: (events, as) => this.#recall(events, as),
      play: (beats, frame, told) => this.#play(beats, frame, told),
      skip: (toStand) => scene.skip(toStand),
      goOn: () => scene.goOn?.(),
      mark: (marks) => this.#mark(marks),
      preview: (preview, picked) => this.#preview(preview, picked),
      promise: () => scene.promise?.(),
      trace: (preview) => scene.trace?.(this.#come(preview)) ?? null,
      gather: (previews) => scene.gather?.(previews.map((one) => this.#come(one))),
      anchor: (ref) => scene.anchor(this.#in(ref)),
      roomOf: (ref) => scene.roomOf?.(this.#in(ref)) ?? null,
      things: () => scene.things().map(thing),
      written: () => scene.written?.() ?? [],
      coming: () => scene.coming?.() ?? [],
      pillPlace: (size) => scene.pillPlace?.(size) ?? null,
      snapshot: (scale) => scene.snapshot?.(scale) ?? null,
      passes: (box) => scene.passes?.(box) ?? false,
      painted: () => scene.painted?.() ?? 0,
      seen: async () => scene.seen?.(),
      lies: async () => scene.lies?.(),
      beyond: () => scene.beyond?.() ?? [],
      reach: (edge) => scene.reach?.(edge),
      drawn: () => scene.drawn(),
      theme: (theme) => scene.theme(theme),
      hasten: (since, until, share) => scene.hasten?.(since, until, share),
      speed: (speed, reducedMotion) => {
        this.#still = reducedMotion || speed === 'off'
        scene.speed(speed, reducedMotion)
      },
      arrange: (text, ...room) => scene.arrange((this.#text = text), ...room),
      fit: () => scene.fit(),
      zoom: (factor) => scene.zoom(factor),
      turnTable: (to = this.#next()) => {
        this.#wanted = to
        this.#tell?.(this.#wanted, true)
        void this.#turnTo(this.#wanted)
      },
      lieTurned: (to) => this.#lieTurned(to),
      turnGain: (room) => this.#better(room)?.gain ?? null,
      passesTurns: (room) => this.#cramped(room).length > 0,
      destroy: () => scene.destroy(),
    }
  }

  #show(view: unknown, frame: SceneFrame, takenBack?: boolean): void {
    this.#era++
    this.#begin(view)
    this.#shown = { view, frame }
    this.#scene.show(this.#view(view), frame, takenBack)
    void this.#turnAsWanted()
  }

  /** Players keep places in mind: how the table lies is chosen once, before the first of them is seen. */
  #begin(view: unknown): void {
    if (!this.#begins) return
    this.#begins = false
    this.#turn = this.#turning.first(view, this.#size())
    const better = this.#turning.better(view, this.#size(), this.#turn)
    if (better?.isNeeded) this.#turn = better.turn
    this.#tell?.(this.#turn, false)
  }

  /** Measured, it has the page laid out: whoever knows the room says it. */
  #size({ clientWidth: width, clientHeight: height }: Room = this.#host): Size {
    return { width, height, text: this.#text }
  }

  #better(room?: Room): BetterTurn | null {
    const view = this.#shown?.view ?? null
    // Another turn is wanted already: how large things will be in it is not seen yet.
    const seen = this.#wanted === null || this.#wanted === this.#turn ? this.#scene.homeScale?.() : undefined
    return view && this.#turning.better(view, this.#size(room), this.#wanted ?? this.#turn, seen)
  }

  #recall(events: readonly GameEvent[], as: Recalled = {}): void {
    this.#told = events.slice(-RECALLED)
    this.#marksLast = as.marks ?? true
    this.#scene.recall?.(
      this.#told.map((event) => this.#turning.event(event, this.#turn)),
      as,
    )
  }

  async #play(beats: readonly Beat[], frame: SceneFrame, told?: Told): Promise<void> {
    const era = ++this.#era
    await this.#scene.play(this.#beats(beats), frame, told)
    const last = beats.at(-1)
    if (era !== this.#era) return
    if (last) {
      this.#shown = { view: last.view, frame }
      this.#told = [...this.#told, ...beats.map(({ event }) => event)].slice(-RECALLED)
    }
    await this.#turnAsWanted()
  }

  /** Somebody turned it meanwhile. It goes round for nobody else: players keep places in mind. */
  async #turnAsWanted(): Promise<void> {
    if (this.#wanted !== null && this.#wanted !== this.#turn) await this.#turnTo(this.#wanted)
  }

  #mark(marks: readonly Mark[]): void {
    this.#marks = marks
    this.#scene.mark(this.#turn === 0 ? marks : marks.map(({ ref, state }) => ({ ref: this.#in(ref), state })))
  }

  #preview(preview: Shown | null, picked = false): void {
    this.#previewed = preview
    const all = (previews: readonly Preview[] | undefined) => previews?.map((one) => this.#come(one))
    const [others, everyWay] = [all(preview?.others), all(preview?.everyWay)]
    const against = preview?.against && this.#come(preview.against)
    this.#scene.preview(
      preview && {
        ...this.#come(preview),
        ...(others && { others }),
        ...(everyWay && { everyWay }),
        ...(against && { against }),
      },
      picked,
    )
  }

  /** What would come of an answer, and by itself after it. */
  #come<P extends Preview>(preview: P): P {
    const { beats, then } = preview
    return { ...preview, beats: this.#beats(beats), ...(then && { then: this.#beats(then) }) }
  }

  /** Whoever turns it by hand is not led through these. */
  #cramped(room?: Room): readonly number[] {
    const view = this.#shown?.view ?? null
    return view === null ? [] : this.#turning.cramped(view, this.#size(room))
  }

  /** First as it lies better, if it does not lie well, then on at each press to the next turn that is not cramped. */
  #next(): number {
    const { turns } = this.#turning
    const now = this.#wanted ?? this.#turn
    const view = this.#shown?.view ?? null
    const isFirst = view !== this.#bettered
    this.#bettered = view
    const better = isFirst ? this.#better()?.turn : undefined
    if (better !== undefined) return better
    const others = Array.from({ length: turns - 1 }, (_, i) => (now + 1 + i) % turns)
    const cramped = this.#cramped()
    return others.find((turn) => !cramped.includes(turn)) ?? others[0]
  }

  /** What is on its way to be seen comes too late for it. */
  #lieTurned(to: number): void {
    if (to === this.#turn) return
    this.#era++
    this.#begins = false
    this.#wanted = null
    this.#turn = to
    this.#views = new WeakMap()
    if (!this.#shown) return
    this.#scene.forget?.()
    this.#scene.show(this.#view(this.#shown.view), this.#shown.frame)
    this.#again()
  }

  /** What belongs to what is shown, as it lies now. */
  #again(): void {
    this.#recall(this.#told, { marks: this.#marksLast })
    this.#mark(this.#marks)
    this.#preview(this.#previewed)
  }

  /** Everything again, as it lies then; what was shown meanwhile goes first. */
  async #turnTo(turn: number): Promise<void> {
    const shown = this.#shown
    const era = this.#era
    if (shown) await this.#scene.prepare?.(this.#turning.view(shown.view, turn), shown.frame)
    if (era !== this.#era || (this.#wanted ?? turn) !== turn) return
    const turned = turn - this.#turn
    this.#turn = turn
    this.#views = new WeakMap()
    if (!shown) return
    this.#scene.forget?.()
    if (this.#scene.goRound && !this.#still) {
      const { turns, goesRound } = this.#turning
      const shifts = (from: object, to: object) => this.#turning.shifts?.(from, to, turned) ?? false
      await this.#scene.goRound(this.#view(shown.view), shown.frame, {
        part: turned / turns,
        goesRound,
        shifts,
      })
      if (era !== this.#era || this.#turn !== turn) return
    } else this.#scene.show(this.#view(shown.view), shown.frame)
    this.#again()
  }
}
