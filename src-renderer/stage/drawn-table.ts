import type { GameEvent, Ref } from '../../src-shared/core.ts'
import { refKey } from '../../src-shared/core.ts'
import type { Beat, Preview, Settings } from '../../src-shared/table.ts'
import { schemeNamed, type Scheme } from '../theme/palette.ts'
import { beyondOf, seeksPlaces, type Beyond, type Edge } from './beyond.ts'
import { boxOnScreen, inside, sameBox } from './box.ts'
import { toScreen, type Point, type Size } from './camera.ts'
import { Canvas } from './canvas.ts'
import type { Kinds } from './craft.ts'
import type { Pictures } from './drawing.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import { Hints } from './hints.ts'
import { Kept } from './kept.ts'
import { Looking } from './looking.ts'
import { gather } from './marks.ts'
import { Model } from './model.ts'
import type { Piece, Poses } from './pieces.ts'
import { around } from './pill.ts'
import { pillPlace, within } from './pill-place.ts'
import { listen } from './pointer.ts'
import type { Box, CreateScene, Mark, SceneFrame, SceneInput, TableScene, Thing, Trace } from './scene.ts'
import type { Aim, Table } from './table.ts'
import { loadFonts } from './text.ts'
import { thingsIn } from './things.ts'

export type { Aim, Lighting, Table } from './table.ts'

/** Makes a game's scene out of what the game brings. */
export const sceneOf =
  <K extends Kinds, F extends PreviewDrawing<K['look']>, P extends Pictures<K['look']>, Layer extends string>(
    table: Table<K, F, P, Layer>,
  ): CreateScene =>
  async (host, input) => {
    const scene = new DrawnTable(table, host, input)
    await loadFonts()
    await scene.open()
    return scene
  }

/** A drawn table: the model, its canvas, and what the pointer does to them. */
class DrawnTable<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> implements TableScene {
  readonly #table: Table<K, F, P, Layer>
  readonly #host: HTMLElement
  readonly #input: SceneInput
  readonly #model: Model<K>
  readonly #looking: Looking
  readonly #hints: Hints<K, F, P, Layer>
  // Both are found by trying many places, and asked for again whenever something is painted or a key is pressed.
  readonly #pills = new Kept<Box | null>(1)
  readonly #inSight = new Kept<readonly Thing[]>(1)
  #canvas: Canvas<K, F, P, Layer> | null = null
  #closing: (() => void)[] = []
  /** Who waits for the next painting. */
  #awaiting: ((now: number) => void)[] = []
  /** How much larger than usual words are written. */
  #letters = 1
  #handless = false
  /** Where the pointer is on the canvas. */
  #pointer: Point | null = null
  /** Where the drawn tray begins. */
  #trayTop = -1
  /** After this nothing is drawn any more, whoever still asks for it. */
  #gone = false

  constructor(table: Table<K, F, P, Layer>, host: HTMLElement, input: SceneInput) {
    this.#table = table
    this.#host = host
    this.#input = input
    this.#model = new Model(
      table.craft,
      { frame: (call) => this.#nextPaint(call) },
      () => this.#redraw(),
      (cue, place) => this.#input.sound?.(cue, place),
    )
    this.#hints = new Hints(table, this.#model)
    this.#looking = new Looking(() => ({
      home: this.#model.home,
      content: this.#boardBox,
      room: this.#model.layout.board,
    }))
  }

  async open(): Promise<void> {
    // The page has its colours already; the table must not begin in others.
    const { theme: shown, seats } = document.documentElement.dataset
    const theme = this.#input.scheme?.() ?? schemeNamed(shown === 'night' ? 'night' : 'day', seats)
    this.#canvas = await Canvas.open(
      this.#table,
      this.#host,
      theme,
      (now) => this.#paint(now),
      (error) => this.#input.crashed?.(error),
    )
    const watch = new ResizeObserver(() => this.#resize())
    watch.observe(this.#host)
    this.#closing = [() => watch.disconnect(), this.#listen(this.#canvas.element)]
    this.#resize()
    this.theme(theme)
  }

  #listen(canvas: HTMLCanvasElement): () => void {
    const after = (change: () => void) => {
      change()
      this.#redraw()
    }
    const input: SceneInput = {
      ...this.#input,
      hover: (refs, acted) => {
        if (refs.length === 0) this.#pointer = null
        this.#input.hover(refs, acted)
      },
    }
    return listen(canvas, input, {
      hits: (at) => this.#hits((this.#pointer = at)),
      pan: (dx, dy) => after(() => this.#looking.pan(dx, dy)),
      zoomAt: (at, factor) => after(() => this.#looking.zoomAt(at, factor)),
      fit: () => this.fit(),
      hold: (ref, at) => after(() => (this.#hints.held = ref && { ref, at })),
    })
  }

  show(view: unknown, frame: SceneFrame): void {
    const board = this.#boardBox
    this.#model.show(view as K['view'], frame)
    if (!sameBox(board, this.#boardBox)) this.#looking.goHome()
    this.#redraw()
  }

  play(beats: readonly Beat[], frame: SceneFrame): Promise<void> {
    const canvas = this.#canvas
    this.#looking.comeBack()
    return this.#gone || !canvas
      ? Promise.resolve()
      : this.#model.play(beats, frame, (positions) => canvas.prepare(positions))
  }

  recall(events: readonly GameEvent[]): void {
    this.#model.recall(events as readonly K['event'][])
    this.#redraw()
  }

  async prepare(view: unknown, frame: SceneFrame): Promise<void> {
    if (!this.#gone) await this.#canvas?.prepare([this.#table.craft.poses(view as K['view'], frame, this.#model.size)])
  }

  forget(): void {
    this.#model.forget()
  }

  skip(): void {
    this.#model.skip()
  }

  mark(marks: readonly Mark[]): void {
    this.#hints.lit = gather(marks)
    // What it went to is neither lit nor shown any more.
    if (this.#looking.leading && !this.#hints.previewed && !seeksPlaces(this.#hints.lit)) this.#looking.comeBack()
    this.#redraw()
  }

  beyond(): readonly Beyond[] {
    const { lit } = this.#hints
    if (this.#model.moving || !seeksPlaces(lit)) return []
    return beyondOf(lit, this.#model.layout.board, (ref) => this.anchor(ref))
  }

  reach(edge: Edge): void {
    const beyond = this.beyond().find((one) => one.edge === edge)
    if (beyond) this.#looking.reveal(beyond.box)
    this.#redraw()
  }

  preview(preview: Preview | null, picked = false): void {
    this.#hints.previewed = preview
    const box = around(this.#ghostBoxes())
    // What the pointer has found is seen, and must not slip from under it before it is picked.
    if (box && preview && (picked || !(this.#pointer && inside(box, this.#pointer)))) this.#looking.reveal(box)
    this.#redraw()
  }

  trace(preview: Preview): Trace | null {
    const { view, frame, size, moving } = this.#model
    if (view === null || moving) return null
    const { ghosts, line, arrow } = this.#table.drawPreview(view, preview, frame, size)
    const way = line && line.length > 1 ? line : (arrow ?? [])
    const { camera } = this.#looking
    return { way: way.map((point) => toScreen(camera, point)), ends: this.#boxesOf(Object.values(ghosts)) }
  }

  /** What a preview shows on the board, in CSS pixels. */
  #ghostBoxes(): Box[] {
    const { ghosts, steps } = this.#hints.drawing() ?? {}
    return this.#boxesOf([...Object.values(ghosts ?? {}), ...Object.values(steps ?? {})])
  }

  #boxesOf(pieces: readonly Piece<K['look']>[]): Box[] {
    return pieces
      .filter(({ space }) => space === 'board')
      .flatMap((piece) => this.#table.footOf(piece) ?? [])
      .map((foot) => boxOnScreen(this.#looking.camera, foot))
  }

  anchor(ref: Ref): Box | null {
    const aim = this.#aim()
    return aim && this.#table.boxOf(aim, ref)
  }

  things(): readonly Thing[] {
    const model = this.#model
    const looking = this.#looking
    return this.#inSight.of([model.view, model.resting(), model.layout, looking.camera], () =>
      thingsIn(
        model.layout,
        (at) => this.#hits(at),
        (ref) => this.anchor(ref),
      ),
    )
  }

  pillPlace(size: Size): Box | null {
    const { view, layout } = this.#model
    const drawing = this.#hints.drawing()
    if (view === null || !drawing) return null
    const picked = this.#hints.picked()
    const of = [
      view,
      drawing,
      this.#model.resting(),
      layout,
      this.#looking.camera,
      size.width,
      size.height,
      picked.map(refKey).join(),
    ]
    return this.#pills.of(of, () => this.#pillBeside(size, view, drawing, picked))
  }

  #pillBeside(size: Size, view: K['view'], drawing: F, refs: readonly Ref[]): Box | null {
    const { layout } = this.#model
    const picked = refs
      .flatMap((ref) => ({ ref, box: this.anchor(ref) }))
      .flatMap(({ ref, box }) => (box ? [{ ref, box }] : []))
    const spot = this.#table.pillSpot?.(view, size, picked)
    if (spot) return { ...within(spot, size, layout.board), ...size }
    return pillPlace(size, {
      drawing,
      picked: picked.map(({ box }) => box),
      resting: this.#model.resting(),
      camera: this.#looking.camera,
      board: layout.board,
      sheet: this.#table.pillRoom?.(view),
      footOf: (piece) => this.#table.footOf(piece),
      readOf: (piece) => (piece.space === 'board' ? (this.#table.readOf?.(piece) ?? null) : null),
    })
  }

  snapshot(scale: number): HTMLCanvasElement | null {
    return this.#canvas?.snapshot(scale) ?? null
  }

  painted(): number {
    return this.#canvas?.painted ?? 0
  }

  drawn(): Poses<K['look']> {
    return this.#model.pieces.poses()
  }

  theme(theme: Scheme): void {
    if (!this.#gone) void this.#canvas?.theme(theme, this.#model.resting(), () => this.#model.layout)
  }

  hasten(since: number | null): void {
    this.#model.hasten(since)
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.#model.speed(speed, reducedMotion)
  }

  fit(): void {
    this.#looking.goHome()
    this.#redraw()
  }

  zoom(factor: number): void {
    this.#looking.zoom(factor)
    this.#redraw()
  }

  destroy(): void {
    if (this.#gone) return
    this.#gone = true
    this.#model.skip()
    // Whoever waits for the next painting would wait for ever.
    for (const call of this.#awaiting.splice(0)) call(performance.now())
    for (const close of this.#closing) close()
    this.#canvas?.destroy()
  }

  get #boardBox(): Box {
    return this.#table.boardBox(this.#model.view, this.#model.layout)
  }

  #hits(at: Point): readonly Ref[] {
    const aim = this.#aim()
    return aim ? this.#table.hitsAt(aim, at) : []
  }

  #aim(): Aim<K> | null {
    const { view, layout } = this.#model
    return view === null
      ? null
      : { view, poses: this.#model.resting(), camera: this.#looking.camera, trayTop: layout.tray.y }
  }

  arrange(text: number, handless: boolean): void {
    if (text === this.#letters && handless === this.#handless) return
    this.#letters = text
    this.#handless = handless
    this.#resize()
  }

  #resize(): void {
    if (this.#gone) return
    const { clientWidth: width, clientHeight: height } = this.#host
    const size = { width, height, text: this.#letters, handless: this.#handless }
    this.#canvas?.resize(size)
    this.#model.resize(size)
    this.#looking.goHome(true)
    this.#furnish()
    this.#canvas?.paintAtOnce()
  }

  #furnish(): void {
    this.#trayTop = this.#model.layout.tray.y
    this.#canvas?.furnish(this.#model.layout)
  }

  /** What moves is moved just before it is painted, so that both share a frame. */
  #nextPaint(call: (now: number) => void): void {
    this.#awaiting.push(call)
    this.#redraw()
  }

  #redraw(): void {
    if (this.#gone) return
    this.#canvas?.request()
  }

  #paint(now: number): void {
    const canvas = this.#canvas
    const model = this.#model
    const table = this.#table
    const awaiting = this.#awaiting
    if (!canvas || this.#gone) return
    this.#awaiting = []
    for (const call of awaiting) call(now)
    const { still, moving, view, last, size } = model
    const { camera, gliding } = this.#looking.at(now, !still && view !== null && (table.glides?.(view) ?? true))
    model.camera = camera
    const { pieces, held, moves, ...over } = this.#hints.at(now, this.#looking.camera)
    const light =
      view === null
        ? null
        : {
            ...over,
            view,
            poses: Object.keys(held).length > 0 ? { ...model.resting(), ...held } : model.resting(),
            last,
            size,
          }
    // The tray of a hand may be higher than that of another.
    if (model.layout.tray.y !== this.#trayTop) this.#furnish()
    canvas.paint({
      camera,
      goal: this.#looking.camera,
      home: model.home,
      moving,
      pieces:
        Object.keys(pieces).length > 0
          ? new Map([...model.pieces.entries(), ...Object.entries(pieces)])
          : model.pieces.entries(),
      lifts: over.lifts,
      light,
    })
    // What stands over the canvas keeps its place while things move.
    if (!model.moving) this.#input.painted?.()
    if (gliding || moves) this.#redraw()
  }
}
