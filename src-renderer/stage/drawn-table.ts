import type { Ref } from '../../src-shared/core.ts'
import type { Beat, Preview, Settings } from '../../src-shared/table.ts'
import type { Theme } from '../theme/palette.ts'
import type { Camera, Point, Size } from './camera.ts'
import { pan, toBoard, toScreen, zoomAt } from './camera.ts'
import type { Craft, Kinds } from './craft.ts'
import type { Brush, Lift, Pictures } from './drawing.ts'
import { Drawing } from './drawing.ts'
import type { Lit } from './marks.ts'
import { Glide } from './glide.ts'
import { gather } from './marks.ts'
import { Model } from './model.ts'
import { Painter, nextFrame } from './painter.ts'
import { listen } from './pointer.ts'
import { placePill } from './pill.ts'
import type { Piece, Poses } from './pieces.ts'
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
  /** The piece that stands for a thing. */
  pieceOf(ref: Ref): string | null
  /** What a piece covers of the board, in its units; null = nothing worth keeping free. */
  footOf(piece: Piece<K['look']>): Box | null
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

/** What is held lies above everything else. */
const HOLD = 3000

const onScreen = (camera: Camera, box: Box): Box => ({ ...toScreen(camera, box), width: box.width * camera.scale, height: box.height * camera.scale })

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
  private readonly glide = new Glide()
  private still = false
  private held: { readonly ref: Ref; readonly at: Point } | null = null
  private closing: (() => void)[] = []
  /** After this nothing is drawn any more, whoever still asks for it. */
  private gone = false

  constructor(table: Table<K, F, P, Layer>, host: HTMLElement, input: SceneInput) {
    this.table = table
    this.host = host
    this.input = input
    this.model = new Model(table.craft, { frame: nextFrame }, () => this.redraw(), (cue) => this.input.sound?.(cue))
  }

  async open(): Promise<void> {
    // The page has its theme already; the table must not begin in the other one.
    const theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day'
    this.painter = await Painter.open(this.host, (now) => this.mirror(now))
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
        hold: (ref, at) => this.hold(ref && { ref, at }),
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
    return this.gone ? Promise.resolve() : this.model.play(beats, frame, (positions) => this.drawing.prepare(positions))
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

  /** Beside the ghosts, on the board, off everything else if there is room. */
  pillPlace(size: Size): Box | null {
    const aim = this.aim()
    const foresight = this.foresight()
    if (!aim || !foresight) return null
    const boxes = (poses: Poses<K['look']>) => Object.values(poses).flatMap((piece) => (piece.space === 'board' ? this.table.footOf(piece) ?? [] : [])).map((box) => onScreen(this.eye, box))
    const picked = this.lit.filter(({ states }) => states.has('selected')).flatMap(({ ref }) => this.anchor(ref) ?? [])
    const about = boxes(foresight.ghosts)
    const { board } = this.model.layout
    const room = { x: board.x + 8, y: board.y + 8, width: board.width - 16, height: board.height - 16 }
    return placePill(size, { room, about: about.length > 0 ? about : picked, avoid: about, spare: boxes(this.model.resting()) })
  }

  painted(): number {
    return this.painter.painted
  }

  drawn(): Poses<K['look']> {
    return this.model.pieces.poses()
  }

  theme(theme: Theme): void {
    if (this.gone) return
    void this.drawing.recolour(theme, this.model.resting()).then((current) => {
      if (!current || this.gone) return
      this.painter.ground = this.drawing.pictures.colour(this.table.ground)
      this.drawing.furnish(this.model.layout.tray)
      this.redraw()
      // A hand that is shown or drawn later must not appear card by card.
      void this.drawing.prepare([this.table.everyFace(this.model.layout)])
    })
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.still = speed === 'off' || reducedMotion
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
    if (this.gone) return
    this.gone = true
    this.model.skip()
    for (const close of this.closing) close()
    this.drawing.destroy()
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

  private hold(held: { readonly ref: Ref; readonly at: Point } | null): void {
    this.held = held
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
    if (this.gone) return
    const size = { width: this.host.clientWidth, height: this.host.clientHeight }
    this.painter.resize(size.width, size.height)
    this.model.resize(size)
    this.camera = null
    this.drawing.furnish(this.model.layout.tray)
    this.redraw()
  }

  private redraw(): void {
    if (this.gone) return
    this.dirty = true
    this.painter?.request()
  }

  private mirror(now: number): void {
    if (!this.dirty || this.gone) return
    this.dirty = false
    this.model.camera = this.eye
    // The table grows and shrinks as cards are laid: the camera follows without a jump.
    const { camera, gliding } = this.glide.at(this.eye, now, this.still || this.camera !== null)
    this.drawing.look(camera, this.model.home)
    if (gliding) this.redraw()
    const foresight = this.foresight()
    const lifts = this.model.moving ? new Map<string, Lift>() : this.table.liftsOf(this.lit, this.model.resting())
    this.drawing.lifts = lifts
    const inHand = this.inHand(foresight)
    for (const name of Object.keys(inHand)) lifts.delete(name)
    this.drawing.mirror(new Map([...this.model.pieces.entries(), ...Object.entries(foresight?.ghosts ?? {}), ...Object.entries(inHand)]), this.model.moving)
    this.light(foresight, lifts)
    this.input.painted?.()
  }

  /** What the pointer has taken up hangs at it, until a ghost shows where it would come to lie. */
  private inHand(foresight: F | null): Poses<K['look']> {
    const name = this.held && !this.model.moving ? this.table.pieceOf(this.held.ref) : null
    const lies = name === null ? undefined : this.model.resting()[name]
    if (name === null || !lies || !this.held) return {}
    const snapped = foresight !== null && Object.keys(foresight.ghosts).length > 0
    const at = lies.space === 'screen' ? this.held.at : toBoard(this.eye, this.held.at)
    return { [name]: { ...lies, ...at, z: HOLD, alpha: snapped ? 0 : 0.94 } }
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
