import type { Ref } from '../../../src-shared/core.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Beat, Preview, Settings } from '../../../src-shared/table.ts'
import type { Camera, Point, Size } from '../../stage/camera.ts'
import { pan, zoomAt } from '../../stage/camera.ts'
import { Glide } from '../../stage/glide.ts'
import { Painter, nextFrame } from '../../stage/painter.ts'
import { listen } from '../../stage/pointer.ts'
import type { Box, CreateScene, Mark, SceneFrame, SceneInput, TableScene } from '../../stage/scene.ts'
import type { Theme } from '../../theme/palette.ts'
import { Drawing } from './drawing.ts'
import type { Aim } from './hits.ts'
import { boxOf, hitsAt } from './hits.ts'
import { loadFonts } from '../../stage/text.ts'
import type { Held, InHand } from './holding.ts'
import { holding } from './holding.ts'
import type { Foresight } from './foresee.ts'
import { foresee } from './foresee.ts'
import { groundBetween } from './hand-row.ts'
import { boardBox, growth, handGap } from './layout.ts'
import type { Poses } from './looks.ts'
import { everyFace } from './poses.ts'
import type { Lift, Lit } from './marks.ts'
import { gather, liftsOf, pieceOf } from './marks.ts'
import { Lifting } from './lifting.ts'
import { Model } from './model.ts'
import { Overlay } from './overlay.ts'
import { pillPlace } from './pill.ts'

const NO_LIFTS: ReadonlyMap<string, Lift> = new Map()
const NOTHING_HELD: InHand = { poses: {}, snapped: false }

export const createScene: CreateScene = async (host: HTMLElement, input: SceneInput): Promise<TableScene> => {
  const scene = new FreightScene(host, input)
  await loadFonts()
  await scene.open()
  return scene
}

/** The drawn table of Freight Express: the model, its canvas, and what the pointer does to them. */
class FreightScene implements TableScene {
  private readonly host: HTMLElement
  private readonly input: SceneInput
  private readonly model: Model
  private painter!: Painter
  private drawing!: Drawing
  private camera: Camera | null = null
  private overlay!: Overlay
  private lit: readonly Lit[] = []
  private previewed: Preview | null = null
  private dirty = true
  private readonly lifting = new Lifting()
  private readonly glide = new Glide()
  private held: Held | null = null
  private closing: (() => void)[] = []
  /** After this nothing is drawn any more, whoever still asks for it. */
  private gone = false

  constructor(host: HTMLElement, input: SceneInput) {
    this.host = host
    this.input = input
    this.model = new Model({ frame: nextFrame }, () => this.redraw(), (cue) => this.input.sound?.(cue))
  }

  async open(): Promise<void> {
    // The page has its theme already; the table must not begin in the other one.
    const theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day'
    this.painter = await Painter.open(this.host, (now) => this.mirror(now))
    this.drawing = new Drawing(this.painter.root, theme, () => this.painter.resolution, () => this.redraw())
    this.overlay = new Overlay(this.drawing.layers)
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
    const next = view as FreightView
    if (this.model.view?.columns !== next.columns || this.model.view.rows !== next.rows) this.camera = null
    this.model.show(next, frame)
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
    return aim && boxOf(aim, ref)
  }

  pillPlace(size: Size): Box | null {
    const { layout } = this.model
    const foresight = this.foresight()
    if (!foresight) return null
    const picked = this.lit.filter(({ states }) => states.has('selected')).flatMap(({ ref }) => this.anchor(ref) ?? [])
    return pillPlace(size, { foresight, poses: this.model.resting(), camera: this.eye, layout, sheet: this.boardBox, picked })
  }

  painted(): number {
    return this.painter.painted
  }

  drawn(): Poses {
    return this.model.pieces.poses()
  }

  theme(theme: Theme): void {
    if (this.gone) return
    void this.drawing.recolour(theme, this.model.resting()).then((current) => {
      if (!current || this.gone) return
      this.painter.ground = this.drawing.pictures.colour('paper')
      this.drawing.furnish(this.model.layout)
      this.redraw()
      // A hand that is shown or drawn later must not appear card by card.
      void this.drawing.prepare([everyFace(this.model.layout)])
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
    return boardBox(this.model.view?.columns ?? 9, this.model.view?.rows ?? 5)
  }

  private aimAt(camera: Camera): void {
    this.camera = camera.scale === this.model.home.scale ? null : camera
    this.redraw()
  }

  private hold(held: Held | null): void {
    this.held = held
    this.redraw()
  }

  private hits(at: Point): readonly Ref[] {
    const aim = this.aim()
    return aim ? hitsAt(aim, at) : []
  }

  private aim(): Aim | null {
    const { view, layout } = this.model
    return view && { view, poses: this.model.resting(), camera: this.eye, trayTop: layout.tray.y }
  }

  private resize(): void {
    if (this.gone) return
    const size = { width: this.host.clientWidth, height: this.host.clientHeight }
    this.painter.resize(size.width, size.height)
    this.model.resize(size)
    this.camera = null
    this.drawing.furnish(this.model.layout)
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
    const { still } = this.model
    // Only the table's own wish is followed gently: a hand that pans or zooms wants no delay, nor does another size.
    const { camera, gliding } = this.glide.at(this.eye, now, still || this.camera !== null || !this.model.view?.placing)
    this.model.camera = camera
    this.drawing.look(camera, this.model.home)
    const foresight = this.foresight()
    const inHand = this.held && !this.model.moving ? holding(this.held, this.model.resting(), foresight, this.eye) : NOTHING_HELD
    const { lifts, rising } = this.lifting.at(this.model.moving ? NO_LIFTS : liftsOf(this.lit, this.model.resting()), now, still)
    for (const name of Object.keys(inHand.poses)) lifts.delete(name)
    this.drawing.lifts = lifts
    this.drawing.mirror(new Map([...this.model.pieces.entries(), ...Object.entries(foresight?.ghosts ?? {}), ...Object.entries(inHand.poses)]), this.model.moving)
    this.light(foresight, lifts, inHand)
    this.input.painted?.()
    if (gliding || rising) this.redraw()
  }

  private foresight(): Foresight | null {
    const { view, frame, size, moving } = this.model
    return view && this.previewed && !moving ? foresee(view, this.previewed, frame, size) : null
  }

  /** Marks and lines speak of a position at rest: while things move, only the last move is shown. */
  private light(foresight: Foresight | null, lifts: ReadonlyMap<string, Lift>, { poses, snapped }: InHand): void {
    const { view, moving, last, trail, size } = this.model
    if (!view) return
    const lit = snapped ? this.lit.filter(({ ref }) => ref !== this.held?.ref && pieceOf(ref) !== Object.keys(poses)[0]) : this.lit
    this.overlay.paint({
      view, poses: { ...this.model.resting(), ...poses }, lit: moving ? [] : lit, lifts, last, trail, foresight,
      pictures: this.drawing.pictures, growth: 1 + 0.23 * growth(size), cardGap: groundBetween(this.model.resting(), handGap(size)),
    })
  }
}
