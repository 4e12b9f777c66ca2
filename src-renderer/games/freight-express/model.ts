import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Beat, Settings } from '../../../src-shared/table.ts'
import type { Camera } from '../../stage/camera.ts'
import { fit } from '../../stage/camera.ts'
import type { Clock } from '../../stage/motion.ts'
import { Timeline, rateOf } from '../../stage/motion.ts'
import { Pieces } from '../../stage/pieces.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import type { Layout, Size } from './layout.ts'
import { BASE, boardBox, growth, homeBox, layoutOf } from './layout.ts'
import type { Look, Poses } from './looks.ts'
import type { LastMove } from './memory.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import { fade, onTheWay, tell } from './tell.ts'

/**
 * The table without its canvas: which position is shown, where its pieces are at this moment, and how one
 * position becomes the next. Everything that can be tested about the scene is here.
 */
export class Model {
  readonly pieces: Pieces<Look>
  view: FreightView | null = null
  frame: SceneFrame | undefined
  size: Size = BASE
  /** What stays marked until something else is done. */
  last: LastMove | null = null
  camera: Camera = { x: 0, y: 0, scale: 1 }
  private readonly timeline: Timeline
  private reduced = false
  /** Counts what was begun: whoever finds it grown was overtaken. */
  private era = 0
  private skipping = false
  /** The last position an animation was heading for, for a test to lay beside what it drew. */
  onBeatDrawn: (drawn: Poses, wanted: Poses) => void = () => undefined

  constructor(clock: Clock, changed: () => void) {
    this.pieces = new Pieces<Look>(changed)
    this.timeline = new Timeline(clock)
  }

  get moving(): boolean {
    return this.timeline.moving
  }

  get layout(): Layout {
    return layoutOf(this.size, this.view?.seats.length ?? 2)
  }

  /** The camera that shows the whole board. */
  get home(): Camera {
    const { view, layout } = this
    return fit(view ? homeBox(view) : boardBox(9, 5), layout.board, 5.5 + 4.5 * growth(this.size))
  }

  /** The poses of what is shown, at rest. */
  resting(): Poses {
    return this.view ? poses(this.view, this.frame, this.size) : {}
  }

  /** Shows a position at once. */
  show(view: FreightView, frame: SceneFrame | undefined): void {
    this.era++
    this.timeline.finish()
    if (this.last && !stillThere(this.last, view)) this.last = null
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
  async play(beats: readonly Beat[], frame: SceneFrame, ready: (positions: readonly Poses[]) => Promise<void> = async () => undefined): Promise<void> {
    const era = ++this.era
    this.timeline.finish()
    this.skipping = false
    for (const [i, beat] of beats.entries()) {
      const after = beat.view as FreightView
      const last = i === beats.length - 1
      const shown = last ? frame : { ...frame, acting: after.active }
      if (this.view) await this.beat(beat.event as FreightEvent, this.view, after, shown, era, ready)
      if (era !== this.era) return
      this.last = remember(this.last, beat.event as FreightEvent, this.view ?? after)
      this.view = after
      this.frame = shown
      this.pieces.set(this.resting())
    }
    this.skipping = false
  }

  private async beat(event: FreightEvent, before: FreightView, after: FreightView, frame: SceneFrame, era: number, ready: (positions: readonly Poses[]) => Promise<void>): Promise<void> {
    const from = poses(before, frame, this.size)
    const to = poses(after, frame, this.size)
    if (!this.instant) await ready([from, to, onTheWay(event)])
    if (era !== this.era) return
    const telling = { event, before, after, from, to, pieces: this.pieces, frame, layout: this.layout, camera: this.camera }
    const rate = this.timeline.rate
    if (this.skipping) this.timeline.rate = Infinity
    const done = this.timeline.run(this.reduced ? fade(telling) : tell(telling))
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
