import type { Ref } from '../../src-shared/core.ts'
import { refKey, sameRef } from '../../src-shared/core.ts'
import type { Preview } from '../../src-shared/table.ts'
import { boxOnScreen, middleOf } from './box.ts'
import { nearestTo, toBoard, toScreen, type Point, type Size } from './camera/camera.ts'
import type { Kinds } from './craft.ts'
import type { Pictures } from './drawing/drawing.ts'
import type { Hints } from './over/hints.ts'
import { Kept } from './kept.ts'
import type { Looking } from './camera/looking.ts'
import { isLegal } from './over/marks.ts'
import type { Model } from './model.ts'
import type { Piece } from './pieces.ts'
import { isPassed } from './motion/passing.ts'
import { lookedAt, pillPlace, within, type Readings } from './hand/pill-place.ts'
import type { PreviewDrawing } from './over/preview-drawing.ts'
import type { Box, End, Near, Thing, Trace } from './scene.ts'
import { shortened } from './drawing/shortened.ts'
import type { Aim, Table } from './table.ts'
import { thingsIn } from './things.ts'

/** Nothing draws what is held over the tray, or over what stands before the board. */
const isOnCell = (refs: readonly Ref[]): boolean => refs.some(({ kind }) => kind === 'cell')

/** What lies no further from a point than this lies there, in the board's units. */
const NEAR = 1

/** Where things of the drawn table are on the screen, in CSS pixels: what lies at a point, what stands beside it. */
export class Places<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> {
  readonly #table: Table<K, F, P, Layer>
  readonly #model: Model<K>
  readonly #looking: Looking
  readonly #hints: Hints<K, F, P, Layer>
  // Both are found by trying many places, and asked for again whenever something is painted or a key is pressed.
  readonly #pills = new Kept<Box | null>(1)
  readonly #inSight = new Kept<readonly Thing[]>(1)

  constructor(table: Table<K, F, P, Layer>, model: Model<K>, looking: Looking, hints: Hints<K, F, P, Layer>) {
    this.#table = table
    this.#model = model
    this.#looking = looking
    this.#hints = hints
  }

  /** What the board may be moved by, in its units. */
  get board(): Box {
    return this.#table.boardBox(this.#model.view, this.#model.layout)
  }

  /** What lies at a point of the screen. */
  hits(at: Point): readonly Ref[] {
    const aim = this.#aim()
    return aim ? this.#table.hitsAt(this.#asLit(aim), at) : []
  }

  /** What the pointer is on, or what it holds is over. */
  under(at: Point): readonly Ref[] {
    const resting = this.#aim()
    if (!resting) return []
    const { held } = this.#hints
    // What is held goes to places, not to the numbers that lie beside them.
    const aim = held ? resting : this.#asLit(resting)
    const refs = this.#met(aim, at)
    return (held && this.#table.underHeld?.(aim, held.ref, at, refs, this.#open())) ?? refs
  }

  /** What may be picked. */
  #open(): readonly Ref[] {
    return this.#hints.lit.filter(({ states }) => isLegal(states)).map(({ ref }) => ref)
  }

  /** What has risen is met where it is drawn, and still where it lay. */
  #met(aim: Aim<K>, at: Point): readonly Ref[] {
    const raised = this.#hints.raised()
    if (Object.keys(raised).length === 0) return this.#table.hitsAt(aim, at)
    const met = this.#table.hitsAt({ ...aim, poses: { ...aim.poses, ...raised } }, at)
    return met.some((ref) => (this.#table.pieceOf(ref) ?? '') in raised) ? met : this.#table.hitsAt(aim, at)
  }

  /** What a thing held there is meant to go to: what lies there, or the nearest lit place that draws it. */
  drawnTo(held: Ref, at: Point): readonly Ref[] {
    const under = this.under(at)
    const { pull } = this.#table
    if (pull === undefined || !isOnCell(under)) return under
    const lit = this.#open()
    const isThere = under.some((ref) => sameRef(ref, held) || lit.some((one) => sameRef(one, ref)))
    if (isThere) return under
    const near = this.#nearest(at, lit)
    return near ? this.hits(near) : under
  }

  /** The middle of the nearest of these places that draws what is held there. */
  #nearest(at: Point, refs: readonly Ref[]): Point | null {
    const boxes = refs.flatMap((ref) => (ref.kind === 'cell' ? (this.anchor(ref) ?? []) : []))
    return nearestTo(at, boxes.map(middleOf), (this.#table.pull ?? 0) * this.#looking.camera.scale)
  }

  /**
   * What is let go there is drawn as on its way, if over a cell, by places that are lit only later. The board may be
   * moved or seen larger meanwhile, but not turned: places are as they lie now.
   */
  nearTo(at: Point): Near {
    if (!isOnCell(this.hits(at))) return () => null
    const held = toBoard(this.#looking.camera, at)
    return (places) => {
      const near = this.#nearest(toScreen(this.#looking.camera, held), places)
      const lies = near ? this.hits(near) : []
      return places.find((place) => place.kind === 'cell' && lies.some((ref) => sameRef(ref, place))) ?? null
    }
  }

  anchor(ref: Ref): Box | null {
    const aim = this.#aim()
    return aim && this.#table.boxOf(aim, ref)
  }

  /** The same for what lies on the board; null for what stands before it. */
  onBoard(ref: Ref): Box | null {
    const piece = this.#model.resting()[this.#table.pieceOf(ref) ?? '']
    return ref.kind === 'cell' || piece?.space === 'board' ? this.anchor(ref) : null
  }

  /** What lies on the board, in CSS pixels. */
  lying(): readonly Box[] {
    const resting = this.#model.resting()
    return this.#lying.of([resting, this.#looking.camera], () => this.#boxesOf(Object.values(resting)))
  }
  readonly #lying = new Kept<readonly Box[]>(1)

  /** Whether something on its way is drawn in this box of the screen. */
  passes(box: Box): boolean {
    const { camera } = this.#looking
    const footOf = (piece: Piece<K['look']>) => this.#table.footOf(piece)
    return isPassed(box, { pieces: this.#model.pieces, resting: this.#model.resting(), camera, footOf })
  }

  things(): readonly Thing[] {
    const model = this.#model
    const looking = this.#looking
    const aim = this.#aim()
    return this.#inSight.of([model.view, model.resting(), model.layout, looking.camera], () =>
      thingsIn(
        model.layout,
        (at) => (aim ? this.#table.hitsAt(aim, at) : []),
        (ref) => this.anchor(ref),
      ),
    )
  }

  /** The way of a move over the table, and where it ends. */
  trace(preview: Preview): Trace | null {
    const { view, frame, size, past, moving } = this.#model
    if (view === null || moving) return null
    const { ghosts, line, arrow, ringed } = this.#table.drawPreview(
      view,
      preview,
      frame,
      size,
      past,
      this.#model.resting(),
    )
    const way = line && line.length > 1 ? line : (arrow ?? [])
    const { camera } = this.#looking
    const shown = ringed?.flatMap((name) => ghosts[name] ?? []) ?? Object.values(ghosts)
    const onBoard = shown.flatMap((ghost): End[] =>
      this.#boxesOf([ghost]).map((box) => (this.#table.isHexagon?.(ghost.look) ? { ...box, hexagon: true } : box)),
    )
    // A move that only takes a wagon or a card is told where it would hang or lie.
    const onGlass = shown.flatMap((ghost): End[] => this.#boxOnGlass(ghost))
    const ends = onBoard.length > 0 || way.length > 0 ? onBoard : onGlass
    return { way: shortened(way, this.#table.spares ?? 0).map((point) => toScreen(camera, point)), ends }
  }

  /**
   * What would come by a preview, however it is turned, with what is written beside it, in CSS pixels: not what stands
   * there and is merely drawn otherwise meanwhile, wherever on the board that is.
   */
  ghosts(): Box[] {
    const resting = this.#model.resting()
    return this.#hints.drawings().flatMap(({ ghosts, steps = {} }) => {
      const come = Object.entries(steps).flatMap(([name, step]) => (name in resting ? [] : [step]))
      const shown = [...Object.values(ghosts), ...come]
      return [...this.#boxesOf(shown), ...this.#writtenOn(shown).map((box) => boxOnScreen(this.#looking.camera, box))]
    })
  }

  /** The same, as long as nothing is held that carries it along; kept, for it is asked for at every painting. */
  shown(): readonly Box[] {
    if (this.#hints.held) return []
    const of = [this.#hints.drawings(), this.#model.resting(), this.#looking.camera]
    return this.#shown.of(of, () => this.ghosts())
  }
  readonly #shown = new Kept<readonly Box[]>(1)

  /** Where what would lie elsewhere lies now, and its arrow begins. */
  starts(): Box[] {
    const resting = Object.values(this.#model.resting())
    const froms = this.#hints.drawings().flatMap(({ arrow }) => (arrow ? [arrow[0]] : []))
    const isThere = (one: Piece<K['look']>) => froms.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < NEAR)
    return this.#boxesOf(resting.filter((one) => one.space === 'board' && isThere(one)))
  }

  /** Words that lie beside things, in the board's units. */
  written(): Box[] {
    return this.#writtenOn(Object.values(this.#model.resting()))
  }

  #writtenOn(pieces: readonly Piece<K['look']>[]): Box[] {
    const { footOf, readOf } = this.#table
    return pieces
      .filter((one) => one.space === 'board' && one.alpha > 0 && footOf(one) === null)
      .flatMap((one) => readOf?.(one) ?? [])
  }

  #readings(drawings: readonly F[]): Readings<K['look']> {
    return {
      drawings,
      resting: this.#model.resting(),
      camera: this.#looking.camera,
      readOf: (piece) => this.#table.readOf?.(piece) ?? null,
    }
  }

  #boxOnGlass(piece: Piece<K['look']>): Box[] {
    return piece.space === 'screen' ? [this.#table.footOf(piece) ?? []].flat() : []
  }

  #boxesOf(pieces: readonly Piece<K['look']>[]): Box[] {
    return pieces
      .filter(({ space }) => space === 'board')
      .flatMap((piece) => this.#table.footOf(piece) ?? [])
      .map((foot) => boxOnScreen(this.#looking.camera, foot))
  }

  pillPlace(size: Size): Box | null {
    const { view, layout } = this.#model
    const drawings = this.#hints.drawings()
    if (view === null || drawings.length === 0) return null
    const picked = this.#hints.picked()
    const lying = this.#hints.lying()
    const of = [
      view,
      drawings,
      this.#model.resting(),
      layout,
      this.#looking.camera,
      size.width,
      size.height,
      picked.map(refKey).join(),
      lying?.x,
      lying?.y,
    ]
    return this.#pills.of(of, () => this.#pillBeside(size, view, drawings, picked))
  }

  #pillBeside(size: Size, view: K['view'], drawings: readonly F[], refs: readonly Ref[]): Box | null {
    const { layout } = this.#model
    const put = this.#hints.lying()
    const lying = put ? this.#boxesOf([put]) : []
    const picked = refs
      .flatMap((ref) => ({ ref, box: this.anchor(ref) }))
      .flatMap(({ ref, box }) => (box ? [{ ref, box }] : []))
    const spot = this.#table.pillSpot?.(view, size, picked)
    if (spot) {
      const room = { ...size, ...spot }
      return { ...room, ...within(spot, room, layout.board) }
    }
    return pillPlace(size, {
      ...this.#readings(drawings),
      picked: [...lying, ...lookedAt(picked).map(({ box }) => box)],
      lying,
      board: layout.board,
      sheet: this.#table.pillRoom?.(view),
      offNext: this.#table.pillOffNext,
      footOf: (piece) => this.#table.footOf(piece),
    })
  }

  #asLit(aim: Aim<K>): Aim<K> {
    return { ...aim, lit: this.#hints.lit }
  }

  #aim(): Aim<K> | null {
    const { view, layout } = this.#model
    return view === null
      ? null
      : { view, poses: this.#model.resting(), camera: this.#looking.camera, trayTop: layout.tray.y }
  }
}
