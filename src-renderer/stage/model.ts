import type { Beat, Settings } from '../../src-shared/table.ts'
import type { Cue } from '../sound/cues.ts'
import type { Camera } from './camera.ts'
import { BASE, type Craft, type Kinds, type Size } from './craft.ts'
import type { Clock } from './motion.ts'
import { Timeline, rateOf } from './motion.ts'
import type { Poses } from './pieces.ts'
import { Pieces } from './pieces.ts'
import type { SceneFrame } from './scene.ts'
import { fade } from './script.ts'

/** Waits until the pictures of some positions are there. */
type Ready<K extends Kinds> = (positions: readonly Poses<K['look']>[]) => Promise<void>

/**
 * The table without its canvas: which position is shown, where its pieces are at this moment, and how one
 * position becomes the next. Everything that can be tested about the scene is here.
 */
export class Model<K extends Kinds> {
  readonly pieces: Pieces<K['look']>
  view: K['view'] | null = null
  frame: SceneFrame | undefined
  size: Size = BASE
  /** What stays marked until something else is done. */
  last: K['last'] | null = null
  camera: Camera = { x: 0, y: 0, scale: 1 }
  private readonly craft: Craft<K>
  private readonly timeline: Timeline
  private readonly hear: (cue: Cue) => void
  private reduced = false
  /** Counts what was begun: whoever finds it grown was overtaken. */
  private era = 0
  private skipping = false
  /** The last position an animation was heading for, for a test to lay beside what it drew. */
  onBeatDrawn: (drawn: Poses<K['look']>, wanted: Poses<K['look']>) => void = () => undefined

  /** `changed` is called when something was moved, `hear` when something is to be heard. */
  constructor(craft: Craft<K>, clock: Clock, changed: () => void, hear: (cue: Cue) => void = () => undefined) {
    this.hear = hear
    this.craft = craft
    this.pieces = new Pieces<K['look']>(changed)
    this.timeline = new Timeline(clock)
  }

  get moving(): boolean {
    return this.timeline.moving
  }

  get layout(): K['layout'] {
    return this.craft.layoutOf(this.size, this.view)
  }

  /** The camera that shows the whole board. */
  get home(): Camera {
    return this.craft.home(this.view, this.layout)
  }

  /** The poses of what is shown, at rest. Asked for at every painting, so kept until something else is shown. */
  resting(): Poses<K['look']> {
    const { view, frame, size } = this
    const kept = this.kept
    if (kept && kept.view === view && kept.frame === frame && kept.size === size) return kept.poses
    const poses = view === null ? {} : this.craft.poses(view, frame, size)
    this.kept = { view, frame, size, poses }
    return poses
  }
  private kept: { view: K['view'] | null; frame: SceneFrame | undefined; size: Size; poses: Poses<K['look']> } | null = null

  /** Shows a position at once. */
  show(view: K['view'], frame: SceneFrame | undefined): void {
    this.era++
    this.timeline.finish()
    if (this.last && !this.craft.stillThere(this.last, view)) this.last = null
    this.view = view
    this.frame = frame
    this.pieces.set(this.resting())
  }

  resize(size: Size): void {
    this.skip()
    this.size = size
    this.pieces.set(this.resting())
  }

  /** Animates beats one after the other; `ready` is awaited before each. Ends at the last one's view, or is overtaken. */
  async play(beats: readonly Beat[], frame: SceneFrame, ready: Ready<K> = async () => undefined): Promise<void> {
    const era = ++this.era
    this.timeline.finish()
    this.skipping = false
    for (const [i, beat] of beats.entries()) {
      const after = beat.view as K['view']
      const last = i === beats.length - 1
      const shown = last ? frame : { ...frame, acting: this.craft.active(after) }
      if (this.view !== null) await this.beat(beat.event as K['event'], this.view, after, shown, era, ready)
      if (era !== this.era) return
      this.last = this.craft.remember(this.last, beat.event as K['event'], this.view ?? after, after)
      this.view = after
      this.frame = shown
      this.pieces.set(this.resting())
    }
    this.skipping = false
  }

  private async beat(event: K['event'], before: K['view'], after: K['view'], frame: SceneFrame, era: number, ready: Ready<K>): Promise<void> {
    const from = this.craft.poses(before, frame, this.size)
    const to = this.craft.poses(after, frame, this.size)
    if (!this.instant) await ready([from, to, this.craft.onTheWay(event)])
    if (era !== this.era) return
    const telling = { event, before, after, from, to, pieces: this.pieces, frame, layout: this.layout, camera: this.camera, hear: this.hear }
    const rate = this.timeline.rate
    if (this.skipping) this.timeline.rate = Infinity
    const done = this.timeline.run(this.reduced ? fade(telling) : this.craft.tell(telling))
    this.timeline.rate = rate
    await done
    if (era === this.era) this.onBeatDrawn(this.pieces.poses(), to)
  }

  private get instant(): boolean {
    return this.skipping || this.timeline.rate === Infinity
  }

  /** Brings everything that is being animated to its end. */
  skip(): void {
    this.skipping = true
    this.timeline.finish()
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.timeline.rate = rateOf(speed)
    this.reduced = reducedMotion
    if (this.timeline.rate === Infinity) this.timeline.finish()
  }
}
