import type { Camera } from './camera/camera.ts'
import { BASE, type Craft, type Kinds, type Size, type Stood } from './craft.ts'
import { Home } from './camera/home.ts'
import { Kept } from './kept.ts'
import type { Poses } from './pieces.ts'
import type { SceneFrame } from './scene.ts'
import type { TimedBeat } from './motion/together.ts'

const NOTHING = {}

/**
 * The position that is shown, as it stands: what of the past shows in it, which move is marked, where its pieces lie at
 * rest and from where it is seen. How one becomes the next is the model's.
 */
export class Shown<K extends Kinds> {
  view: K['view'] | null = null
  frame: SceneFrame | undefined
  past: NonNullable<K['past']> | null = null
  /** How it stood before it came to stand as it does; for a table whose camera goes ahead. */
  stood: Stood<K['look']> | undefined
  #size: Size = BASE
  /** The position that is being told, where the camera goes ahead. */
  #heading: K['view'] | null = null
  #remembered: K['last'] | null = null
  /** The last move as far as it has come, while it is told; undefined = as it is remembered. */
  #growing: K['last'] | null | undefined
  /** What stays where it was seen while something is told, until it lies on the board. */
  #staying: Poses<K['look']> = NOTHING
  readonly #craft: Craft<K>
  // Both are asked for at every painting, so they are kept until something else is shown.
  readonly #layouts = new Kept<K['layout']>(1)
  readonly #positions = new Kept<Poses<K['look']>>(4)
  readonly #home: Home<K>

  constructor(craft: Craft<K>) {
    this.#craft = craft
    this.#home = new Home(craft)
  }

  get size(): Size {
    return this.#size
  }

  get layout(): K['layout'] {
    return this.#layouts.of([this.#size, this.view], () => this.#craft.layoutOf(this.#size, this.view))
  }

  /** The camera that shows the whole board. */
  get home(): Camera {
    return this.#home.of(this.#heading ?? this.view, this.layout)
  }

  /** What stays where it was seen just now. */
  get staying(): Poses<K['look']> {
    return this.#staying
  }

  /** What was marked before anything was told. */
  get remembered(): K['last'] | null {
    return this.#remembered
  }

  /** What stays marked until something else is done. */
  get last(): K['last'] | null {
    return this.#growing === undefined ? this.#remembered : this.#growing
  }

  /** The last move has come so far; undefined = it is over, or was taken back. */
  grow(last: K['last'] | null | undefined): void {
    this.#growing = last
  }

  /** The poses of what is shown, at rest. */
  resting(): Poses<K['look']> {
    return this.view === null ? NOTHING : this.posesOf(this.view, this.frame, this.past)
  }

  /** The poses of a position, as it would be shown here. Where one event ends the next begins. */
  posesOf(view: K['view'], frame: SceneFrame | undefined, past: NonNullable<K['past']> | null): Poses<K['look']> {
    const { stood } = this
    const [size, staying] = [this.#size, this.#staying]
    return this.#positions.of([view, frame, size, staying, past, stood], () =>
      withStaying(this.#craft, this.#craft.poses(view, frame, size, past, stood), staying),
    )
  }

  /** Another position is shown at once. `past`: what is known of before, if anything. */
  become(view: K['view'], frame: SceneFrame | undefined, past: NonNullable<K['past']> | null): void {
    const stood = this.resting()
    this.#growing = undefined
    this.#staying = NOTHING
    // Where something begins to be shown again, what is marked has not happened yet.
    const isEarlier = frame?.again === true && this.frame?.again !== true
    if (isEarlier || (this.#remembered !== null && !this.#craft.stillThere(this.#remembered, view)))
      this.#remembered = null
    this.past = past ?? this.#craft.pastIn?.(this.past, view, []) ?? null
    this.#heading = null
    this.view = view
    this.frame = frame
    this.#standAfter(stood)
  }

  /** Something begins to be told. */
  begin(events: readonly K['event'][], frame: SceneFrame, letGo: Poses<K['look']>): void {
    this.#growing = undefined
    this.#heading = null
    this.#staying = NOTHING
    this.#staying = this.#craft.stays?.(events, this.resting(), frame, letGo) ?? NOTHING
  }

  /** All is told, and nothing stays any more that does not lie there. */
  end(): void {
    this.#staying = NOTHING
  }

  /** Beats from the position that is shown begin to be told. Returns where all lies as they do. */
  headFor(after: K['view'], before: K['view'], frame: SceneFrame): Poses<K['look']> {
    const start = this.posesOf(before, frame, this.past)
    if (this.#craft.leads) this.#heading = after
    this.#standAfter(start)
    return start
  }

  /** Where these led is shown now. */
  settleOn(together: readonly TimedBeat<K>[], frame: SceneFrame): void {
    for (const { event, view } of together) {
      const before = this.view ?? view
      this.#remembered = this.#craft.remember(this.#remembered, event, before, view, frame.viewer)
      this.past = this.#craft.pastAfter?.(this.past, event, before) ?? this.past
      this.view = view
    }
    this.#growing = undefined
    this.#heading = null
    this.frame = frame
  }

  /** What of the past shows, now that it is known what led here. */
  recallPast(view: K['view'], events: readonly K['event'][]): void {
    if (this.#craft.pastIn) this.past = this.#craft.pastIn(this.past, view, events)
  }

  /** Marks what was done before the table was opened, unless something is marked. */
  recallLast(view: K['view'], events: readonly K['event'][]): void {
    if (this.#remembered !== null) return
    // What lay on the table then is not known any more; what was driven over still lies there, or it was not the last.
    const last = events.reduce<K['last'] | null>(
      (known, event) => this.#craft.remember(known, event, view, view, this.frame?.viewer),
      null,
    )
    if (last !== null && this.#craft.stillThere(last, view)) this.#remembered = last
  }

  /** The last move is marked no longer. */
  forget(): void {
    this.#remembered = null
  }

  /** Home is found anew, though the turn is not over; `stays`: not until what is told is over. */
  findHome(stays: boolean): void {
    this.#home.search()
    if (!stays && this.#craft.leads) this.#standAfter(this.resting())
  }

  resize(size: Size): void {
    const stood = this.stood?.poses ?? NOTHING
    this.#size = size
    this.#standAfter(stood)
  }

  /** The camera has found its place for what is shown, or headed for. */
  #standAfter(poses: Poses<K['look']>): void {
    if (this.#craft.leads && this.view !== null) this.stood = { camera: this.home, poses }
  }
}

/** What lies on the board lies where it does; everything else stays where it was seen. */
function withStaying<K extends Kinds>(
  { isCarried = (piece) => piece.space === 'screen' }: Craft<K>,
  poses: Poses<K['look']>,
  staying: Poses<K['look']>,
): Poses<K['look']> {
  const left = Object.entries(staying).filter(([name]) => poses[name] && isCarried(poses[name]))
  return left.length === 0 ? poses : { ...poses, ...Object.fromEntries(left) }
}
