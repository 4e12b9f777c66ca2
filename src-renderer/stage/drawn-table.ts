import type { GameEvent, Ref } from '../../src-shared/core.ts'
import type { Beat, Preview, Settings } from '../../src-shared/table.ts'
import { schemeNamed, type Scheme } from '../theme/palette.ts'
import type { Beyond, Edge } from './camera/beyond.ts'
import { boxOnScreen, sameBox } from './box.ts'
import { CameraWork } from './camera/camera-work.ts'
import type { Point, Size } from './camera/camera.ts'
import { Canvas } from './drawing/canvas.ts'
import type { Kinds } from './craft.ts'
import { whenDensityChanges } from './drawing/density.ts'
import type { Pictures } from './drawing/drawing.ts'
import type { PreviewDrawing } from './over/preview-drawing.ts'
import { Hints } from './over/hints.ts'
import { Looking } from './camera/looking.ts'
import { gather } from './over/marks.ts'
import { Model } from './model.ts'
import type { Poses } from './pieces.ts'
import { Places } from './places.ts'
import { listen } from './hand/pointer.ts'
import type {
  Box,
  CreateScene,
  Mark,
  Recalled,
  Round,
  SceneFrame,
  SceneInput,
  Shown,
  TableScene,
  Thing,
  Told,
  Trace,
} from './scene.ts'
import type { Table } from './table.ts'
import { loadFonts } from './drawing/text.ts'

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
  readonly #places: Places<K, F, P, Layer>
  readonly #cameraWork: CameraWork<K, F, P, Layer>
  #canvas: Canvas<K, F, P, Layer> | null = null
  #closing: (() => void)[] = []
  /** Who waits for the next painting. */
  #awaiting: ((now: number) => void)[] = []
  /** How much larger than usual words are written. */
  #letters = 1
  #handless = false
  #overlooked = false
  /** The colours it has, or is being given. */
  #scheme: Scheme | null = null
  /** What is previewed was picked, and is not merely pointed at. */
  #isPicked = false
  /** Where the pointer is on the canvas, as long as no key asks. */
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
    this.#model.onWait = (waits) => this.#input.waits?.(waits)
    this.#hints = new Hints(table, this.#model)
    this.#looking = new Looking(() => ({
      home: this.#model.home,
      content: this.#places.board,
      room: this.#model.layout.board,
    }))
    this.#places = new Places(table, this.#model, this.#looking, this.#hints)
    this.#cameraWork = new CameraWork(table, this.#model, this.#hints, this.#places, this.#looking)
    this.#model.leadTo = (from, to) => this.#cameraWork.toDeed(from, to)
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
    this.#closing = [
      () => watch.disconnect(),
      whenDensityChanges(() => this.#resize()),
      this.#listen(this.#canvas.element),
    ]
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
      drop: (over, byFinger, near) => {
        const isDone = this.#input.drop?.(over, byFinger, near)
        if (isDone) void this.#hints.hang(isDone).then(() => this.#redraw())
      },
    }
    return listen(canvas, input, {
      hits: (at) => this.#places.under((this.#pointer = at)),
      drawnTo: (held, at) => this.#places.drawnTo(held, (this.#pointer = at)),
      nearTo: (at) => this.#places.nearTo(at),
      pan: (dx, dy) => after(() => this.#looking.pan(dx, dy)),
      onBoard: ({ y }) => y < this.#trayTop,
      zoomAt: (at, factor) => after(() => this.#looking.zoomAt(at, factor)),
      goHome: () => this.#goHome(),
      hold: (ref, at) => after(() => this.#hold(ref, at)),
      keyed: () => (this.#pointer = null),
    })
  }

  /** Its ghosts are made as soon as it is taken up: where it finds its place one stands for it at once. */
  #hold(ref: Ref | null, at: Point): void {
    const { view } = this.#model
    if (ref && view !== null && !this.#hints.held) {
      const ghosts = this.#table.ghostsOf?.(ref, view)
      if (ghosts) void this.#canvas?.prepare([ghosts])
    }
    if (ref) this.#hints.held = { ref, at }
    else this.#hints.letGo()
  }

  show(view: unknown, frame: SceneFrame, takenBack = false): void {
    const board = this.#places.board
    this.#model.show(view as K['view'], frame, takenBack)
    this.#hints.stands()
    const grew = !sameBox(board, this.#places.board)
    if (!this.#cameraWork.stays(frame) && (grew || this.#table.steady)) this.#looking.goHome()
    this.#redraw()
  }

  play(beats: readonly Beat[], frame: SceneFrame, told?: Told): Promise<void> {
    const canvas = this.#canvas
    if (!this.#cameraWork.stays(frame)) {
      if (this.#table.steady) this.#looking.goHome()
      else this.#looking.comeBack()
    }
    return this.#gone || !canvas
      ? Promise.resolve()
      : this.#model.play(beats, frame, {
          ready: (positions) => canvas.prepare([...positions, this.#table.begun?.(this.#model.promised) ?? {}]),
          told,
        })
  }

  async goRound(view: unknown, frame: SceneFrame, round: Round): Promise<void> {
    if (this.#gone) return
    const turned = this.#model.goRound(view as K['view'], frame, round)
    this.#hints.stands()
    this.#looking.goHome()
    this.#redraw()
    await turned
  }

  recall(events: readonly GameEvent[], as?: Recalled): void {
    this.#model.recall(events as readonly K['event'][], as)
    this.#redraw()
  }

  async prepare(view: unknown, frame: SceneFrame): Promise<void> {
    if (this.#gone) return
    const { size, past } = this.#model
    await this.#canvas?.prepare([this.#table.craft.poses(view as K['view'], frame, size, past)])
  }

  async ready(view: unknown, frame: SceneFrame): Promise<void> {
    if (!this.#model.still) await this.prepare(view, frame)
  }

  forget(): void {
    this.#model.forget()
  }

  skip(toStand = false): void {
    // Pieces that lie at once where they go would be cut off by the edge until the camera had followed.
    if (this.#table.steady && this.#model.moving) this.#looking.jump()
    this.#model.skip(toStand)
  }

  goOn(): void {
    this.#model.goOn()
  }

  mark(marks: readonly Mark[]): void {
    const before = this.#focused
    this.#hints.lit = gather(marks)
    this.#cameraWork.followFocus(before, this.#focused)
    this.#redraw()
  }

  /** What the keyboard has come to: it is seen. */
  get #focused(): Ref | null {
    return this.#hints.lit.find(({ states }) => states.has('focus'))?.ref ?? null
  }

  beyond(): readonly Beyond[] {
    return this.#cameraWork.beyond()
  }

  reach(edge: Edge): void {
    this.#cameraWork.reach(edge)
    this.#redraw()
  }

  gather(previews: readonly Preview[]): void {
    if (this.#cameraWork.toPreviews(previews)) this.#redraw()
  }

  preview(preview: Shown | null, picked = false): void {
    this.#hints.previewed = preview
    this.#isPicked = picked
    // Turned, a ghost has another picture: the one it had must not stay until that is made.
    if (preview?.everyWay) void this.#canvas?.prepare(this.#hints.drawings().map(({ ghosts }) => ghosts))
    this.#cameraWork.toPreviewed(picked, this.#pointer)
    this.#redraw()
  }

  promise(): void {
    this.#hints.promise()
  }

  snapshot(scale: number): HTMLCanvasElement | null {
    return this.#canvas?.snapshot(scale) ?? null
  }

  passes(box: Box): boolean {
    return this.#places.passes(box)
  }

  painted(): number {
    return this.#canvas?.painted ?? 0
  }

  seen(): Promise<void> {
    return this.#gone || !this.#canvas ? Promise.resolve() : new Promise((done) => this.#nextPaint(() => done()))
  }

  lies(): Promise<void> {
    return this.#model.still ? Promise.resolve() : this.seen()
  }

  drawn(): Poses<K['look']> {
    return this.#model.pieces.poses()
  }

  /** Told the same again the table keeps its pictures: all of them would be missing while things move. */
  theme(theme: Scheme): void {
    if (theme === this.#scheme) return
    this.#scheme = theme
    if (!this.#gone) void this.#canvas?.theme(theme, this.#model.resting(), () => this.#model.layout)
  }

  hasten(since: number | null, until?: number, share?: number): void {
    this.#model.hasten(since, until, share)
  }

  speed(speed: Settings['speed'], reducedMotion: boolean): void {
    this.#model.speed(speed, reducedMotion)
  }

  trace(preview: Preview): Trace | null {
    return this.#canvas?.isMissing ? null : this.#places.trace(preview)
  }

  anchor(ref: Ref): Box | null {
    return this.#places.anchor(ref)
  }

  roomOf(ref: Ref): Box | null {
    return this.#places.onBoard(ref) && this.#model.layout.board
  }

  things(): readonly Thing[] {
    return this.#places.things()
  }

  written(): readonly Box[] {
    return this.#places.written().map((box) => boxOnScreen(this.#looking.camera, box))
  }

  coming(): readonly Box[] {
    return this.#places.ghosts()
  }

  pillPlace(size: Size): Box | null {
    return this.#places.pillPlace(size)
  }

  #goHome(): void {
    this.#model.findHome()
    this.#looking.goHome()
    this.#redraw()
  }

  fit(): void {
    this.#model.findHome()
    this.#looking.seeAll()
    this.#redraw()
  }

  homeScale(): number {
    return this.#model.home.scale
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

  arrange(text: number, handless: boolean, unpicked = false): void {
    // Home of others has the same room for what is picked and for what is not.
    const overlooked = unpicked && this.#table.steady === true
    if (text === this.#letters && handless === this.#handless && overlooked === this.#overlooked) return
    this.#letters = text
    this.#handless = handless
    this.#overlooked = overlooked
    this.#resize()
  }

  #resize(): void {
    if (this.#gone) return
    const { clientWidth: width, clientHeight: height } = this.#host
    const size = { width, height, text: this.#letters, handless: this.#handless, overlooked: this.#overlooked }
    this.#canvas?.resize(size)
    this.#model.resize(size)
    this.#looking.goHome(true)
    // In a room of another size what is shown is looked for anew.
    if (this.#table.steady) this.#cameraWork.toPreviewed(this.#isPicked, this.#pointer)
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
    const { camera, floor, gliding } = this.#looking.at(now, !still && view !== null && (table.glides?.(view) ?? true))
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
            homeScale: model.home.scale,
          }
    // The tray of a hand may be higher than that of another.
    if (model.layout.tray.y !== this.#trayTop) this.#furnish()
    canvas.paint({
      camera,
      floor,
      goal: this.#looking.camera,
      home: model.home,
      moving: moving || model.glows,
      pieces: model.pieces.with(pieces),
      lifts: over.lifts,
      light,
    })
    // What stands over the canvas keeps its place while things move.
    if (!model.moving) this.#input.painted?.()
    if (gliding || moves) this.#redraw()
  }
}
