import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Beat, Settings } from '../../../src-shared/table.ts'
import type { Cue } from '../../sound/cues.ts'
import type { Camera, Point } from '../../stage/camera.ts'
import { fit } from '../../stage/camera.ts'
import type { Clock } from '../../stage/motion.ts'
import { Timeline, later, rateOf } from '../../stage/motion.ts'
import { Pieces } from '../../stage/pieces.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import type { Layout, Size } from './layout.ts'
import { BASE, boardBox, growth, homeBox, layoutOf } from './layout.ts'
import type { Look, Poses } from './looks.ts'
import type { LastMove } from './memory.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { Telling } from './script.ts'
import { fade, onTheWay, tell } from './tell.ts'

type Told = Beat<FreightEvent, FreightView>

/** The fuel card is on its way for 220 ms; the drive starts at 60 % of it. */
const OVERLAP = 132

/** Beats in the groups in which they are told: a drive begins while its card still flies. */
function togetherIn(beats: readonly Told[]): Told[][] {
  const groups: Told[][] = []
  for (const beat of beats) {
    const before = groups[groups.length - 1]?.[0]?.event
    const fuel = before?.kind === 'discarded' && before.purpose === 'drive' && groups[groups.length - 1].length === 1
    if (beat.event.kind === 'drove' && fuel) groups[groups.length - 1].push(beat)
    else groups.push([beat])
  }
  return groups
}

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
  /** The line behind whoever drives just now; null when nobody does. */
  trail: readonly Point[] | null = null
  camera: Camera = { x: 0, y: 0, scale: 1 }
  private readonly timeline: Timeline
  private readonly hear: (cue: Cue) => void
  private reduced = false
  /** Counts what was begun: whoever finds it grown was overtaken. */
  private era = 0
  private skipping = false
  /** The last position an animation was heading for, for a test to lay beside what it drew. */
  onBeatDrawn: (drawn: Poses, wanted: Poses) => void = () => undefined

  /** `changed` is called when something was moved, `hear` when something is to be heard. */
  constructor(clock: Clock, changed: () => void, hear: (cue: Cue) => void = () => undefined) {
    this.hear = hear
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
    this.trail = null
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
    const told = togetherIn(beats as readonly Beat<FreightEvent, FreightView>[])
    for (const [i, together] of told.entries()) {
      const after = together[together.length - 1].view
      const shown = i === told.length - 1 ? frame : { ...frame, acting: after.active }
      if (this.view) await this.beats(together, this.view, shown, era, ready)
      if (era !== this.era) return
      for (const { event, view } of together) {
        this.last = remember(this.last, event, this.view ?? view)
        this.view = view
      }
      this.trail = null
      this.frame = shown
      this.pieces.set(this.resting())
    }
    this.skipping = false
  }

  /** Beats that are told in one go: the second begins before the first is over. */
  private async beats(together: readonly Told[], before: FreightView, frame: SceneFrame, era: number, ready: (positions: readonly Poses[]) => Promise<void>): Promise<void> {
    const tellings = together.map(({ event, view }, i) => this.telling(event, i === 0 ? before : together[i - 1].view, view, frame))
    if (!this.instant) await ready(tellings.flatMap(({ event, before, from, to }) => [from, to, onTheWay(event, before)]))
    if (era !== this.era) return
    const rate = this.timeline.rate
    if (this.skipping) this.timeline.rate = Infinity
    const acts = tellings.flatMap((telling, i) => later(this.reduced ? fade(telling) : tell(telling), i * OVERLAP))
    const done = this.timeline.run(acts)
    this.timeline.rate = rate
    await done
    if (era === this.era) this.onBeatDrawn(this.pieces.poses(), tellings[tellings.length - 1].to)
  }

  private telling(event: FreightEvent, before: FreightView, after: FreightView, frame: SceneFrame): Telling {
    return {
      event, before, after, frame, from: poses(before, frame, this.size), to: poses(after, frame, this.size),
      pieces: this.pieces, layout: this.layout, camera: this.camera, last: this.last, hear: this.hear,
      trail: (line) => (this.trail = line),
    }
  }

  /** Nothing is to move but by a jump. */
  get still(): boolean {
    return this.reduced || this.timeline.rate === Infinity
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
