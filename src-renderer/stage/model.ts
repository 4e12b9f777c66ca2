import type { Beat, Settings } from '../../src-shared/table.ts'
import type { Cue } from '../sound/cues.ts'
import { type Camera, toScreen } from './camera/camera.ts'
import { waitedFor } from './motion/acts.ts'
import { Course, isSame, type Told as InOneGo } from './motion/course.ts'
import type { Craft, Kinds, Size, Stood } from './craft.ts'
import type { Act, Clock } from './motion/motion.ts'
import { Timeline, later, rateOf } from './motion/motion.ts'
import type { Poses } from './pieces.ts'
import { Pieces } from './pieces.ts'
import { goingRound } from './camera/going-round.ts'
import type { Recalled, Round, SceneFrame, Told } from './scene.ts'
import type { Heard, Telling } from './motion/script.ts'
import { rewinding } from './motion/rewinding.ts'
import { dissolving, fade } from './motion/settling.ts'
import { Shown } from './shown.ts'
import { takingBack } from './motion/taking-back.ts'
import { togetherIn, type TimedBeat } from './motion/together.ts'

const NOTHING = {}
/** `place`: from -1 at the left of the table to 1 at its right. */
type Hear = (cue: Cue, place: number) => void

/** What goes along with a telling. */
interface Along<K extends Kinds> {
  /** Waits until the pictures of some positions are there. */
  ready?(positions: readonly Poses<K['look']>[]): Promise<void>
  told?: Told
}

/**
 * The table without its canvas: where the pieces of the position that is shown are at this moment, and how one
 * position becomes the next. Everything that can be tested about the scene is here.
 */
export class Model<K extends Kinds> {
  readonly pieces: Pieces<K['look']>
  camera: Camera = { x: 0, y: 0, scale: 1 }
  /** Brings what is told into sight; returns where the camera then goes, null = it stays where it is. */
  leadTo: (from: Poses<K['look']>, to: Poses<K['look']>) => Camera | null = () => null
  readonly #craft: Craft<K>
  readonly #shown: Shown<K>
  readonly #timeline: Timeline
  readonly #hear: Hear
  #reduced = false
  /** Grows with every showing that begins: a continuation that sees another value stops. */
  #era = 0
  #skipping = false
  /** What is skipped goes past the stands too, not only to the next one. */
  #hasty = false
  /** What is being told, as it was counted; its pictures may still be on their way. */
  #told = -1
  /** What was taken back goes home, as it was counted: nobody waits for that, and all may be done meanwhile. */
  #back = -1
  /** Ends a standing that waits for somebody; null = nobody is waited for. */
  #goOn: (() => void) | null = null
  /** What whoever looks was shown, and is being done: it need not be seen to come there again. */
  promised: Poses<K['look']> = NOTHING
  /** What whoever looks has let go, where it hangs: what is done with it begins there. */
  letGo: Poses<K['look']> = NOTHING
  /** The table begins to wait for somebody, or ends to. */
  onWait: (waits: boolean) => void = () => undefined
  readonly #changed: () => void
  /** What was told up to here, for a table that tells backwards what is taken back. */
  readonly #course = new Course<K>()
  /** The last position an animation was heading for, for a test to lay beside what it drew. */
  onBeatDrawn: (drawn: Poses<K['look']>, wanted: Poses<K['look']>) => void = () => undefined

  /** `changed` is called when something was moved, `hear` when something is to be heard. */
  constructor(craft: Craft<K>, clock: Clock, changed: () => void, hear: Hear = () => undefined) {
    this.#hear = hear
    this.#changed = changed
    this.#craft = craft
    this.#shown = new Shown(craft)
    this.pieces = new Pieces<K['look']>(changed)
    this.#timeline = new Timeline(clock)
  }

  /** From when something begins to be told until it stands. */
  get moving(): boolean {
    return this.telling || this.#told === this.#era
  }

  /** What is told has begun to be seen: its pictures are there. */
  get telling(): boolean {
    return this.#timeline.moving && this.#back !== this.#era
  }

  /** What was taken back is on its way home. */
  get returning(): boolean {
    return this.#timeline.moving && this.#back === this.#era
  }

  /** Something of what was told still glows, though it stands. */
  get glows(): boolean {
    return this.#timeline.glows
  }

  /** Nothing is to move but by a jump. */
  get still(): boolean {
    return this.#reduced || this.#timeline.rate === Infinity
  }

  get view(): K['view'] | null {
    return this.#shown.view
  }

  get frame(): SceneFrame | undefined {
    return this.#shown.frame
  }

  get size(): Size {
    return this.#shown.size
  }

  get layout(): K['layout'] {
    return this.#shown.layout
  }

  /** The camera that shows the whole board. */
  get home(): Camera {
    return this.#shown.home
  }

  /** How it stood before it came to stand as it does. */
  get stood(): Stood<K['look']> | undefined {
    return this.#shown.stood
  }

  get past(): NonNullable<K['past']> | null {
    return this.#shown.past
  }

  /** What stays marked until something else is done. */
  get last(): K['last'] | null {
    return this.#shown.last
  }

  /** The poses of what is shown, at rest. */
  resting(): Poses<K['look']> {
    return this.#shown.resting()
  }

  /** Shows a position at once; one that stands again because something was `takenBack` is seen to come about. */
  show(view: K['view'], frame: SceneFrame | undefined, takenBack = false): void {
    const seen = this.pieces.poses()
    const before = this.view
    this.#era++
    this.#timeline.finish()
    if (this.glows && (takenBack || before === null || !isSame(view, before))) this.#timeline.dim()
    this.goOn()
    const undone = this.#course.shown(view, before, takenBack)
    this.#shown.become(view, frame, undone?.[0].past ?? null)
    this.pieces.set(this.resting())
    if (!takenBack || this.still || before === null) return
    this.#back = this.#era
    const back = undone && this.#backwards(undone, frame)
    if (back) return void this.#timeline.run([back])
    const homeward = this.#craft.homeward?.(before, seen) ?? NOTHING
    const to = () => this.resting()
    void this.#timeline.run([takingBack(this.pieces, { from: seen, homeward, to, camera: this.camera })])
  }

  /** What was told, backwards; null = it goes home straight. */
  #backwards(undone: readonly InOneGo<K>[], frame: SceneFrame | undefined): Act | null {
    if (!frame || !this.#craft.rewinds) return null
    const told = undone.map((one) => {
      const tellings = this.#tellings(one, frame)
      return {
        from: tellings[0].from,
        acts: tellings.flatMap((telling, i) => later(this.#craft.tell(telling), one.together[i].begins)),
      }
    })
    return rewinding(this.pieces, told, () => {
      this.#shown.grow(undefined)
      this.pieces.set(this.resting())
    })
  }

  /** The same from another side: everything on the table goes round to where it lies then. */
  async goRound(view: K['view'], frame: SceneFrame, round: Round): Promise<void> {
    const from = this.pieces.poses()
    // Where it lay well before it may lie small now, or far aside.
    this.#shown.findHome(true)
    this.show(view, frame)
    this.#timeline.dim()
    const to = this.resting()
    if (this.still) return
    const era = this.#era
    this.#told = era
    await this.#timeline.run([goingRound(from, to, round, this.pieces)])
    if (era === this.#era) this.#told = -1
    this.#changed()
  }

  /** What was done before the table was opened, or is the last again because something was taken back: it is marked. */
  recall(events: readonly K['event'][], { afresh = false, marks = true }: Recalled = {}): void {
    const { view } = this
    if (view === null) return
    if (afresh) this.#shown.forget()
    if (this.#craft.pastIn && !this.moving) {
      this.#shown.recallPast(view, events)
      this.pieces.set(this.resting())
    }
    if (marks) this.#shown.recallLast(view, events)
  }

  /** The last move is marked no longer, and the table lies otherwise. */
  forget(): void {
    this.#shown.forget()
    this.findHome()
  }

  /** Home is found anew, though the turn is not over. */
  findHome(): void {
    this.#shown.findHome(this.moving)
    if (!this.moving && this.#craft.leads) this.pieces.set(this.resting())
  }

  resize(size: Size): void {
    // What stands to be read does so in a window of another size, too.
    this.skip(this.#goOn !== null)
    this.#timeline.finish()
    this.#timeline.dim()
    this.#shown.resize(size)
    this.pieces.set(this.resting())
  }

  /**
   * Animates beats one after the other; `ready` is awaited before each. Ends at the last one's view, or stops when
   * another showing begins.
   */
  async play(beats: readonly Beat[], frame: SceneFrame, along: Along<K> = {}): Promise<void> {
    const era = ++this.#era
    this.#timeline.finish()
    this.goOn()
    this.#skipping = false
    this.#hasty = false
    this.#told = era
    const told = beats as readonly TimedBeat<K>[]
    this.#shown.begin(
      told.map(({ event }) => event),
      frame,
      this.letGo,
    )
    try {
      // Without motion one thing after another is there: nothing is waited for.
      const groups = this.#reduced
        ? told.map((beat) => [{ ...beat, begins: 0 }])
        : togetherIn(told, this.#craft, this.#shown.staying)
      await this.#tellAll(groups, frame, era, along)
    } finally {
      if (era === this.#era) {
        this.#told = -1
        this.#shown.end()
      }
    }
    this.#changed()
  }

  async #tellAll(
    told: readonly (readonly TimedBeat<K>[])[],
    frame: SceneFrame,
    era: number,
    along: Along<K>,
  ): Promise<void> {
    const end = told.length - 1
    const frames = told.map((together, i) => {
      const { view, event } = together[together.length - 1]
      const counted = this.#craft.counted?.(view, event) ?? null
      const acting = counted ?? frame.mover ?? null
      return {
        ...frame,
        acting: acting ?? (i === end ? frame.acting : this.#craft.active(view)),
        ...(counted !== null && { counts: true }),
      }
    })
    this.#callOn(frames[0] ?? frame)
    let count = 0
    let isLeaping = false
    for (const [i, together] of told.entries()) {
      const stands = this.#standsFor(together[0].event, frames[i])
      const shown = stands > 0 ? { ...frames[i], stands: true } : frames[i]
      if (stands > 0) await this.#stand(stands, shown, along)
      if (era !== this.#era) return
      if (this.instant && !isLeaping) {
        isLeaping = true
        if (along.ready) await along.ready([this.#endOfLeap(told, frames, i)])
        if (era !== this.#era) return
      }
      if (!this.instant) isLeaping = false
      count += together.length
      if (this.view !== null) await this.#tell(together, this.view, shown, era, along, count)
      if (era !== this.#era) return
      // As long as it is told whose turn that was no plate runs ahead of the words.
      this.#shown.settleOn(together, i === end && frame.mover === undefined ? frame : frames[i])
      this.pieces.set(this.resting())
    }
    this.#skipping = false
  }

  /**
   * Where what is skipped from here on ends: at the last position, or where the table is to stand first. Its pictures
   * must be there, or what is written would be seen on pictures of before.
   */
  #endOfLeap(
    told: readonly (readonly TimedBeat<K>[])[],
    frames: readonly SceneFrame[],
    from: number,
  ): Poses<K['look']> {
    let [view, past] = [this.view, this.past]
    let frame = frames[from]
    for (const [i, together] of told.entries()) {
      if (i < from) continue
      const isStop = !this.#hasty && !this.still && view !== null && i > from
      if (isStop && (this.#craft.stands?.(together[0].event, view as K['view'], frames[i], past) ?? 0) > 0) {
        frame = { ...frames[i], stands: true }
        break
      }
      for (const beat of together) {
        past = this.#craft.pastAfter?.(past, beat.event, view ?? beat.view) ?? past
        view = beat.view
      }
      frame = frames[i]
    }
    return view === null ? NOTHING : this.#shown.posesOf(view, frame, past)
  }

  /** How long the table is to stand before this is told; 0 where somebody has had enough of it already. */
  #standsFor(event: K['event'], frame: SceneFrame): number {
    const isRead = this.view !== null && !this.still && !this.#hasty
    return isRead ? (this.#craft.stands?.(event, this.view, frame, this.past) ?? 0) : 0
  }

  /**
   * What was hurried up to here stands for a while all the same, and what follows is told at its pace, unless somebody
   * has enough of it meanwhile.
   */
  async #stand(lasts: number, frame: SceneFrame, { ready }: Along<K>): Promise<void> {
    const era = this.#era
    if (ready && this.view !== null) await ready([this.#shown.posesOf(this.view, frame, this.past)])
    // Whoever has had enough meanwhile is not to wait for somebody.
    if (era !== this.#era || this.#hasty) return
    this.#skipping = false
    const seen = this.pieces.poses()
    this.#callOn(frame)
    const comes = this.#toStand(seen, frame, lasts).map((act) => ({ ...act, steady: true }))
    if (lasts !== Infinity) return this.#timeline.run([...comes, { at: 0, lasts, steady: true, draw: () => undefined }])
    void this.#timeline.run(comes)
    await this.#wait()
  }

  /** How what is seen gives way to what is to stand. */
  #toStand(from: Poses<K['look']>, frame: SceneFrame, lasts: number): Act[] {
    const { pieces, layout, camera } = this
    const to = this.resting()
    const { last } = this
    const mark = (last: K['last'] | null) => this.#shown.grow(last)
    const change = { from, to, pieces, frame, layout, camera, last, mark }
    return this.#craft.toStand?.(change) ?? dissolving(pieces, from, to, lasts)
  }

  #wait(): Promise<void> {
    return new Promise((done) => {
      this.#goOn = done
      this.onWait(true)
    })
  }

  /** What stands until somebody has read it has been read. */
  goOn(): void {
    const done = this.#goOn
    if (!done) return
    this.#goOn = null
    this.onWait(false)
    done()
  }

  /** Whose deeds are told next is called on at once, though their pictures must be made first. */
  #callOn(frame: SceneFrame): void {
    this.#shown.frame = frame
    if (this.view !== null) this.pieces.set(this.resting())
    this.#changed()
  }

  /** Beats that are told in one go: each begins before the one before it is over. */
  async #tell(
    together: readonly TimedBeat<K>[],
    before: K['view'],
    frame: SceneFrame,
    era: number,
    along: Along<K>,
    count: number,
  ): Promise<void> {
    const start = this.#fromHand(this.#shown.headFor(together[together.length - 1].view, before, frame))
    const told = { together, before, past: this.past, last: this.#shown.remembered }
    if (this.#craft.rewinds) this.#course.add(told)
    const tellings = this.#tellings(told, frame).map((one, i) => (i === 0 ? { ...one, from: start } : one))
    if (!this.instant)
      await along.ready?.(
        tellings.flatMap(({ event, before, from, to }) => [from, to, this.#craft.onTheWay(event, before, this.layout)]),
      )
    if (era !== this.#era) return
    const landed = count - together.length
    along.told?.(count, landed)
    // What has landed before the one that began earlier is told after it.
    const inTheAir = new Set(together.keys())
    const lands = (nth: number) => {
      inTheAir.delete(nth)
      if (era === this.#era) along.told?.(count, landed + Math.min(together.length, ...inTheAir))
    }
    const heads = this.leadTo(tellings[0].from, tellings[tellings.length - 1].to)
    const rate = this.#timeline.rate
    if (this.#skipping) this.#timeline.rate = Infinity
    const acts = tellings.flatMap((telling, i) => {
      const acts = this.#reduced ? fade(telling) : this.#craft.tell(heads ? { ...telling, camera: heads } : telling)
      return later(
        then(acts, () => lands(i)),
        together[i].begins,
      )
    })
    const done = this.#timeline.run(this.#reduced ? acts : this.#timeline.breathing(acts))
    this.#timeline.rate = rate
    await done
    if (era === this.#era) this.onBeatDrawn(this.pieces.poses(), tellings[tellings.length - 1].to)
  }

  /** The first that is told begins where what it is done with was let go, unless it is known to stay elsewhere. */
  #fromHand(start: Poses<K['look']>): Poses<K['look']> {
    const { letGo } = this
    this.letGo = NOTHING
    const names = Object.keys(letGo).filter((name) => name in start && !(name in this.#shown.staying))
    if (names.length === 0) return start
    return { ...start, ...Object.fromEntries(names.map((name) => [name, letGo[name]])) }
  }

  /** Each event from where the one before it ends. */
  #tellings({ together, before, past, last }: InOneGo<K>, frame: SceneFrame): Telling<K>[] {
    const events = together.map(({ event }) => event)
    const tellings = together.map(({ event, view }, i) => {
      const [known, marked] = [past, last]
      const begins = i === 0 ? before : together[i - 1].view
      past = this.#craft.pastAfter?.(known, event, begins) ?? known
      last = this.#craft.remember(last, event, begins, view, frame.viewer)
      return { ...this.#telling(event, begins, view, frame, [known, past]), last: marked, together: events }
    })
    const [began, ends] = [tellings[0].from, tellings[tellings.length - 1].to]
    return tellings.map((one) => ({ ...one, began, ends }))
  }

  #telling(
    event: K['event'],
    before: K['view'],
    after: K['view'],
    frame: SceneFrame,
    [known, past]: readonly [NonNullable<K['past']> | null, NonNullable<K['past']> | null],
  ): Omit<Telling<K>, 'last' | 'together' | 'began' | 'ends'> {
    return {
      event,
      before,
      after,
      frame,
      from: this.#shown.posesOf(before, frame, known),
      to: this.#shown.posesOf(after, frame, past),
      past: known,
      promised: this.promised,
      pieces: this.pieces,
      layout: this.layout,
      camera: this.camera,
      hear: (cue, spot) => this.#hear(cue, spot ? this.#placeOf(spot) : 0),
      mark: (last) => this.#shown.grow(last),
    }
  }

  #placeOf(spot: Heard): number {
    const { x } = spot.space === 'board' ? toScreen(this.camera, spot) : spot
    return Math.max(-1, Math.min(1, (2 * x) / this.size.width - 1))
  }

  /** What is told is over as soon as it begins. */
  get instant(): boolean {
    return this.#skipping || this.#timeline.rate === Infinity
  }

  /** Brings everything that is being animated to its end; `toStand`: to where the table is to stand for a while. */
  skip(toStand = false): void {
    if (toStand && this.#goOn) return
    this.#skipping = true
    if (!toStand) this.#hasty = true
    this.#timeline.finish()
    this.#timeline.dim()
    this.goOn()
  }

  /**
   * What is shown from here on was begun at this time, by others, and is to be over `until` then; null = it takes its
   * time. `share`: so long it is shown step by step.
   */
  hasten(since: number | null, until = Infinity, share?: number): void {
    this.#timeline.hasten(since, until, share)
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.#timeline.rate = rateOf(speed)
    this.#reduced = reducedMotion
    if (this.#timeline.rate === Infinity) this.#timeline.finish()
    if (this.still) this.#timeline.dim()
    if (this.still) this.goOn()
  }
}

/** Calls back when the last of these that is waited for is over. */
function then(acts: readonly Act[], call: () => void): readonly Act[] {
  return [...acts, { at: waitedFor(acts), lasts: 0, draw: call }]
}
