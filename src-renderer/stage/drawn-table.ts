import type { Ref } from '../../src-shared/core.ts'
import type { Beat, Preview, Settings } from '../../src-shared/table.ts'
import type { Theme } from '../theme/palette.ts'
import type { Camera, Point } from './camera.ts'
import { pan, zoomAt } from './camera.ts'
import type { Craft, Kinds, Size } from './craft.ts'
import type { Brush, Lift, Pictures } from './drawing.ts'
import { Drawing } from './drawing.ts'
import type { Lit } from './marks.ts'
import { gather } from './marks.ts'
import { Model } from './model.ts'
import { Painter, nextFrame } from './painter.ts'
import { listen } from './pointer.ts'
import type { Poses } from './pieces.ts'
import type { Box, CreateScene, Mark, SceneFrame, SceneInput, TableScene } from './scene.ts'
import { loadFonts } from './text.ts'

/** A position at rest as one looks at it: what pointing and finding need. */
export interface Aim<K extends Kinds> {
  readonly view: K['view']
  readonly poses: Poses<K['look']>
  readonly camera: Camera
  /** Top of the tray: below it the board cannot be reached. */
  readonly trayTop: number
}

/** What one painting of marks and lines needs. */
export interface Lighting<K extends Kinds, F, P> {
  readonly view: K['view']
  readonly poses: Poses<K['look']>
  readonly lit: readonly Lit[]
  readonly lifts: ReadonlyMap<string, Lift>
  readonly last: K['last'] | null
  readonly foresight: F | null
  readonly pictures: P
  readonly size: Size
}

/** What a game brings beside its craft and brush: F = what a preview draws, P = its pictures. */
export interface Table<K extends Kinds, F extends { readonly ghosts: Poses<K['look']> }, P extends Pictures<K['look']>, Layer extends string> {
  readonly craft: Craft<K>
  readonly brush: Brush<K['look'], P, Layer>
  /** The token of the colour that lies under everything. */
  readonly ground: string
  /** What the board may be moved by, in its units. */
  boardBox(view: K['view'] | null): Box
  hitsAt(aim: Aim<K>, at: Point): Ref[]
  boxOf(aim: Aim<K>, ref: Ref): Box | null
  liftsOf(lit: readonly Lit[], poses: Poses<K['look']>): Map<string, Lift>
  foresee(view: K['view'], preview: Preview, frame: SceneFrame | undefined, size: Size): F
  /** Cards that may be shown at any time, so that their pictures can be made ahead. */
  everyFace(layout: K['layout']): Poses<K['look']>
  overlay(layers: Drawing<K['look'], P, Layer>['layers']): { paint(light: Lighting<K, F, P>): void }
}

/** Makes a game's scene out of what the game brings. */
export const sceneOf = <K extends Kinds, F extends { readonly ghosts: Poses<K['look']> }, P extends Pictures<K['look']>, Layer extends string>(
  table: Table<K, F, P, Layer>,
): CreateScene => async (host, input) => {
  const scene = new DrawnTable(table, host, input)
  await loadFonts()
  await scene.open()
  return scene
}

/** A drawn table: the model, its canvas, and what the pointer does to them. */
class DrawnTable<K extends Kinds, F extends { readonly ghosts: Poses<K['look']> }, P extends Pictures<K['look']>, Layer extends string> implements TableScene {
  private readonly table: Table<K, F, P, Layer>
  private readonly host: HTMLElement
  private readonly input: SceneInput
  private readonly model: Model<K>
  private painter!: Painter
  private drawing!: Drawing<K['look'], P, Layer>
  private camera: Camera | null = null
  private overlay!: { paint(light: Lighting<K, F, P>): void }
  private lit: readonly Lit[] = []
  private previewed: Preview | null = null
  private dirty = true
  private closing: (() => void)[] = []

  constructor(table: Table<K, F, P, Layer>, host: HTMLElement, input: SceneInput) {
    this.table = table
    this.host = host
    this.input = input
    this.model = new Model(table.craft, { frame: nextFrame }, () => this.redraw())
  }

  async open(): Promise<void> {
    // The page has its theme already; the table must not begin in the other one.
    const theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day'
    this.painter = await Painter.open(this.host, () => this.mirror())
    this.drawing = new Drawing(this.table.brush, this.painter.root, theme, () => this.painter.resolution, () => this.redraw())
    this.overlay = this.table.overlay(this.drawing.layers)
    const watch = new ResizeObserver(() => this.resize())
    watch.observe(this.host)
    this.closing = [
      () => watch.disconnect(),
      listen(this.painter.canvas, this.input, {
        hits: (at) => this.hits(at),
        pan: (dx, dy) => this.aimAt(pan(this.eye, this.boardBox, this.model.layout.board, dx, dy)),
        zoomAt: (at, factor) => this.aimAt(zoomAt(this.eye, this.model.home, at, factor)),
        fit: () => this.fit(),
      }),
    ]
    this.resize()
    this.theme(theme)
  }

  show(view: unknown, frame: SceneFrame): void {
    const box = JSON.stringify(this.boardBox)
    this.model.show(view as K['view'], frame)
    if (box !== JSON.stringify(this.boardBox)) this.camera = null
    this.redraw()
  }

  play(beats: readonly Beat[], frame: SceneFrame): Promise<void> {
    return this.model.play(beats, frame, (positions) => this.drawing.prepare(positions))
  }

  skip(): void {
    this.model.skip()
  }

  mark(marks: readonly Mark[]): void {
    this.lit = gather(marks)
    this.redraw()
  }

  preview(preview: Preview | null): void {
    this.previewed = preview
    this.redraw()
  }

  anchor(ref: Ref): Box | null {
    const aim = this.aim()
    return aim && this.table.boxOf(aim, ref)
  }

  drawn(): Poses<K['look']> {
    return this.model.pieces.poses()
  }

  theme(theme: Theme): void {
    void this.drawing.recolour(theme, this.model.resting()).then((current) => {
      if (!current) return
      this.painter.ground = this.drawing.pictures.colour(this.table.ground)
      this.drawing.furnish(this.model.layout.tray)
      this.redraw()
      // A hand that is shown or drawn later must not appear card by card.
      void this.drawing.prepare([this.table.everyFace(this.model.layout)])
    })
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.model.speed(speed, reducedMotion)
  }

  fit(): void {
    this.camera = null
    this.redraw()
  }

  zoom(factor: number): void {
    const { board } = this.model.layout
    this.aimAt(zoomAt(this.eye, this.model.home, { x: board.x + board.width / 2, y: board.y + board.height / 2 }, factor))
  }

  destroy(): void {
    this.model.skip()
    for (const close of this.closing) close()
    this.painter.destroy()
  }

  private get eye(): Camera {
    return this.camera ?? this.model.home
  }

  private get boardBox(): Box {
    return this.table.boardBox(this.model.view)
  }

  private aimAt(camera: Camera): void {
    this.camera = camera.scale === this.model.home.scale ? null : camera
    this.redraw()
  }

  private hits(at: Point): readonly Ref[] {
    const aim = this.aim()
    return aim ? this.table.hitsAt(aim, at) : []
  }

  private aim(): Aim<K> | null {
    const { view, layout } = this.model
    return view === null ? null : { view, poses: this.model.resting(), camera: this.eye, trayTop: layout.tray.y }
  }

  private resize(): void {
    const size = { width: this.host.clientWidth, height: this.host.clientHeight }
    this.painter.resize(size.width, size.height)
    this.model.resize(size)
    this.camera = null
    this.drawing.furnish(this.model.layout.tray)
    this.redraw()
  }

  private redraw(): void {
    this.dirty = true
    this.painter?.request()
  }

  private mirror(): void {
    if (!this.dirty) return
    this.dirty = false
    this.model.camera = this.eye
    this.drawing.look(this.eye, this.model.home)
    const foresight = this.foresight()
    const lifts = this.model.moving ? new Map<string, Lift>() : this.table.liftsOf(this.lit, this.model.resting())
    this.drawing.lifts = lifts
    this.drawing.mirror([...this.model.pieces.entries(), ...Object.entries(foresight?.ghosts ?? {})], this.model.moving)
    this.light(foresight, lifts)
  }

  private foresight(): F | null {
    const { view, frame, size, moving } = this.model
    return view !== null && this.previewed && !moving ? this.table.foresee(view, this.previewed, frame, size) : null
  }

  /** Marks and lines speak of a position at rest: while things move, only the last move is shown. */
  private light(foresight: F | null, lifts: ReadonlyMap<string, Lift>): void {
    const { view, moving, last, size } = this.model
    if (view === null) return
    this.overlay.paint({
      view, poses: this.model.resting(), lit: moving ? [] : this.lit, lifts, last, foresight,
      pictures: this.drawing.pictures, size,
    })
  }
}
