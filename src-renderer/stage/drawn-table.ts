import type { Ref } from '../../src-shared/core.ts'
import type { Beat, Preview, Settings } from '../../src-shared/table.ts'
import type { Theme } from '../theme/palette.ts'
import type { Point, Size } from './camera.ts'
import type { Kinds } from './craft.ts'
import type { Lift, Pictures } from './drawing.ts'
import { Drawing } from './drawing.ts'
import type { Foresight } from './foresight.ts'
import type { Grip, Held } from './holding.ts'
import { byItsMiddle, hasFoundPlace, inHand } from './holding.ts'
import { Lifting } from './lifting.ts'
import { Looking } from './looking.ts'
import type { Lit } from './marks.ts'
import { gather } from './marks.ts'
import { Model } from './model.ts'
import { Painter, nextFrame } from './painter.ts'
import type { Poses } from './pieces.ts'
import { pillPlace } from './pill-place.ts'
import { listen } from './pointer.ts'
import type { Box, CreateScene, Mark, SceneFrame, SceneInput, TableScene, Thing } from './scene.ts'
import type { Aim, Overlay, Table } from './table.ts'
import { loadFonts } from './text.ts'
import { thingsIn } from './things.ts'

export type { Aim, Lighting, Table } from './table.ts'

/** Makes a game's scene out of what the game brings. */
export const sceneOf = <K extends Kinds, F extends Foresight<K['look']>, P extends Pictures<K['look']>, Layer extends string>(
  table: Table<K, F, P, Layer>,
): CreateScene => async (host, input) => {
  const scene = new DrawnTable(table, host, input)
  await loadFonts()
  await scene.open()
  return scene
}

const NO_LIFTS: ReadonlyMap<string, Lift> = new Map()

/** A drawn table: the model, its canvas, and what the pointer does to them. */
class DrawnTable<K extends Kinds, F extends Foresight<K['look']>, P extends Pictures<K['look']>, Layer extends string> implements TableScene {
  private readonly table: Table<K, F, P, Layer>
  private readonly host: HTMLElement
  private readonly input: SceneInput
  private readonly model: Model<K>
  private readonly looking: Looking
  private readonly lifting = new Lifting()
  private painter!: Painter
  private drawing!: Drawing<K['look'], P, Layer>
  private overlay!: Overlay<K, F, P>
  private lit: readonly Lit[] = []
  private previewed: Preview | null = null
  private held: Held | null = null
  private dirty = true
  private closing: (() => void)[] = []
  /** After this nothing is drawn any more, whoever still asks for it. */
  private gone = false

  constructor(table: Table<K, F, P, Layer>, host: HTMLElement, input: SceneInput) {
    this.table = table
    this.host = host
    this.input = input
    this.model = new Model(table.craft, { frame: nextFrame }, () => this.redraw(), (cue) => this.input.sound?.(cue))
    this.looking = new Looking(() => ({ home: this.model.home, content: this.boardBox, room: this.model.layout.board }))
  }

  async open(): Promise<void> {
    // The page has its theme already; the table must not begin in the other one.
    const theme = document.documentElement.dataset.theme === 'night' ? 'night' : 'day'
    this.painter = await Painter.open(this.host, (now) => this.mirror(now))
    this.drawing = new Drawing(this.table.brush, this.painter.root, theme, () => this.painter.resolution, () => this.redraw())
    this.overlay = this.table.overlay(this.drawing.layers)
    const watch = new ResizeObserver(() => this.resize())
    watch.observe(this.host)
    this.closing = [() => watch.disconnect(), this.listen()]
    this.resize()
    this.theme(theme)
  }

  private listen(): () => void {
    const after = (change: () => void) => {
      change()
      this.redraw()
    }
    return listen(this.painter.canvas, this.input, {
      hits: (at) => this.hits(at),
      pan: (dx, dy) => after(() => this.looking.pan(dx, dy)),
      zoomAt: (at, factor) => after(() => this.looking.zoomAt(at, factor)),
      fit: () => this.fit(),
      hold: (ref, at) => after(() => (this.held = ref && { ref, at })),
    })
  }

  show(view: unknown, frame: SceneFrame): void {
    const board = JSON.stringify(this.boardBox)
    this.model.show(view as K['view'], frame)
    if (board !== JSON.stringify(this.boardBox)) this.looking.goHome()
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

  things(): readonly Thing[] {
    return thingsIn(this.model.layout, (at) => this.hits(at), (ref) => this.anchor(ref))
  }

  pillPlace(size: Size): Box | null {
    const { view, layout } = this.model
    const foresight = this.foresight()
    if (view === null || !foresight) return null
    const picked = this.lit.filter(({ states }) => states.has('selected')).flatMap(({ ref }) => this.anchor(ref) ?? [])
    return pillPlace(size, {
      foresight, picked, resting: this.model.resting(), camera: this.looking.camera, board: layout.board,
      sheet: this.table.pillRoom?.(view), footOf: (piece) => this.table.footOf(piece),
    })
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
      this.drawing.furnish(this.model.layout)
      this.redraw()
      // A hand that is shown or drawn later must not appear card by card.
      void this.drawing.prepare([this.table.everyFace(this.model.layout)])
    })
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.model.speed(speed, reducedMotion)
  }

  fit(): void {
    this.looking.goHome()
    this.redraw()
  }

  zoom(factor: number): void {
    this.looking.zoom(factor)
    this.redraw()
  }

  destroy(): void {
    if (this.gone) return
    this.gone = true
    this.model.skip()
    for (const close of this.closing) close()
    this.drawing.destroy()
    this.painter.destroy()
  }

  private get boardBox(): Box {
    return this.table.boardBox(this.model.view)
  }

  private hits(at: Point): readonly Ref[] {
    const aim = this.aim()
    return aim ? this.table.hitsAt(aim, at) : []
  }

  private aim(): Aim<K> | null {
    const { view, layout } = this.model
    return view === null ? null : { view, poses: this.model.resting(), camera: this.looking.camera, trayTop: layout.tray.y }
  }

  private resize(): void {
    if (this.gone) return
    const size = { width: this.host.clientWidth, height: this.host.clientHeight }
    this.painter.resize(size.width, size.height)
    this.model.resize(size)
    this.looking.goHome(true)
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
    const { still, moving, view } = this.model
    const { camera, gliding } = this.looking.at(now, !still && view !== null && (this.table.glides?.(view) ?? true))
    this.model.camera = camera
    this.drawing.look(camera, this.model.home)
    const foresight = this.foresight()
    const grip = this.grip()
    const held = this.held && grip ? inHand(grip, this.held.at, foresight, this.looking.camera) : {}
    const { lifts, rising } = this.lifting.at(moving ? NO_LIFTS : this.table.liftsOf(this.lit, this.model.resting()), now, still)
    if (grip) lifts.delete(grip.name)
    this.drawing.lifts = lifts
    const seen = [this.model.pieces.entries(), Object.entries(foresight?.ghosts ?? {}), Object.entries(foresight?.steps ?? {}), Object.entries(held)]
    this.drawing.mirror(new Map(seen.flatMap((some) => [...some])), moving)
    this.light(foresight, lifts, grip, held)
    this.input.painted?.()
    if (gliding || rising) this.redraw()
  }

  /** What the pointer has taken up. */
  private grip(): Grip<K['look']> | null {
    if (!this.held || this.model.moving) return null
    const resting = this.model.resting()
    return this.table.gripOf ? this.table.gripOf(this.held.ref, resting) : byItsMiddle(this.table.pieceOf(this.held.ref), resting)
  }

  private foresight(): F | null {
    const { view, frame, size, moving } = this.model
    return view !== null && this.previewed && !moving ? this.table.foresee(view, this.previewed, frame, size) : null
  }

  /** Marks and lines speak of a position at rest: while things move, only the last move is shown. */
  private light(foresight: F | null, lifts: ReadonlyMap<string, Lift>, grip: Grip<K['look']> | null, held: Poses<K['look']>): void {
    const { view, moving, last, size } = this.model
    if (view === null) return
    // A ghost stands for what is held once it has found its place: it needs no ring at the pointer.
    const lit = grip && hasFoundPlace(foresight) ? this.lit.filter(({ ref }) => this.table.pieceOf(ref) !== grip.name) : this.lit
    this.overlay.paint({
      view, poses: { ...this.model.resting(), ...held }, lit: moving ? [] : lit, lifts, last, foresight,
      pictures: this.drawing.pictures, size,
    })
  }
}
