import { sameRef, type Ref } from '../../../src-shared/core.ts'
import type { Preview } from '../../../src-shared/table.ts'
import { begunBeyond, beyondOf, isLit, lyingBeyond, seeksPlaces, type Beyond, type Edge } from './beyond.ts'
import { boxOnBoard, boxOnScreen, grown, inside } from '../box.ts'
import type { Camera, Point } from './camera.ts'
import type { Kinds } from '../craft.ts'
import type { Pictures } from '../drawing/drawing.ts'
import type { Hints } from '../over/hints.ts'
import type { Looking } from './looking.ts'
import type { Model } from '../model.ts'
import { samePiece, type Poses } from '../pieces.ts'
import { around } from '../hand/pill.ts'
import type { Places } from '../places.ts'
import type { PreviewDrawing } from '../over/preview-drawing.ts'
import type { Box, SceneFrame } from '../scene.ts'
import type { Table } from '../table.ts'

/** A ring round what a move shows reaches so far beyond it, in pixels. */
const RINGED = 14

/** So far beyond what would come its outline and its glow reach, in pixels: the edge of the room cuts off neither. */
const OUTLINED = 8

/** So much smaller than for something to be picked things may become where they are only looked over. */
const OVERLOOKED = 0.7

/**
 * Where a table goes by itself so that what matters is seen: to what is told, shown or asked, and home. A steady table
 * stays where it went; another is seen whole from home, and comes back there once nothing is looked for any more.
 */
export class CameraWork<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> {
  readonly #table: Table<K, F, P, Layer>
  readonly #model: Model<K>
  readonly #hints: Hints<K, F, P, Layer>
  readonly #places: Places<K, F, P, Layer>
  readonly #looking: Looking
  /** Who was asked when the table was last shown. */
  #acting: SceneFrame['acting'] = null

  constructor(
    table: Table<K, F, P, Layer>,
    model: Model<K>,
    hints: Hints<K, F, P, Layer>,
    places: Places<K, F, P, Layer>,
    looking: Looking,
  ) {
    this.#table = table
    this.#model = model
    this.#hints = hints
    this.#places = places
    this.#looking = looking
  }

  /**
   * A table that went to something, or was moved by hand, stays there until another is asked: it must not come and go
   * with every deed. For a bot it need not go home either from what was told.
   */
  stays({ acting, seats }: SceneFrame): boolean {
    const same = acting === this.#acting
    this.#acting = acting
    const isBot = acting !== null && (seats[acting]?.player ?? 'person') !== 'person'
    return this.#table.steady === true && (same || (isBot && this.#looking.isNearHome))
  }

  /** What is told goes on in sight. Returns where the table is heading, once it is to move by itself. */
  toDeed(from: Poses<K['look']>, to: Poses<K['look']>): Camera | null {
    if (!this.#table.steady) return null
    const [before, after] = [from, to].map((poses) =>
      Object.entries(poses).filter(([name, one]) => one.space === 'board' && !samePiece(from[name], to[name])),
    )
    const wishes = [
      ...before.map(([, one]) => ({ one, weight: 1 })),
      ...after.map(([, one]) => ({ one, weight: 2 })),
    ].flatMap(({ one, weight }) => {
      const box = this.#table.footOf(one)
      return box ? [{ box, weight }] : []
    })
    if (wishes.length > 0) this.#looking.witness(wishes, this.#places.written())
    if (this.#model.instant) this.#looking.jump()
    return this.#looking.camera
  }

  /** To what the keyboard has come to, or home from there; `before`: what that was until now. */
  followFocus(before: Ref | null, focused: Ref | null): void {
    // What it went to is neither lit nor shown any more.
    const isSought = focused !== null || this.#hints.previewed !== null || seeksPlaces(this.#hints.lit)
    if (!this.#table.steady && this.#looking.leading && !isSought) this.#looking.comeBack()
    const box = focused && !(before && sameRef(before, focused)) ? this.#places.onBoard(focused) : null
    if (box) this.#looking.reveal(box)
  }

  /** To what is previewed, picked or not; `pointer`: where it is on the canvas, as long as no key asks. */
  toPreviewed(picked: boolean, pointer: Point | null): void {
    const boxes = [...this.#places.ghosts(), ...(this.#table.steady && !picked ? this.#places.starts() : [])]
    const box = around(boxes)
    if (!box || this.#hints.held) return
    if (this.#table.steady) {
      // Under a pointer it lies still, picked or not: what is aimed at must not slip away, and what lies beyond is told
      // of at the edge.
      if (!pointer) this.#toPreviewedSteadily(box, boxes, picked)
      return
    }
    // What the pointer has found is seen, and must not slip from under it before it is picked.
    const isFound = !picked && pointer && inside(box, pointer)
    if (!isFound) this.#looking.reveal(box)
  }

  /**
   * By a key, a row or a hint: to all of what would come, with its outline, and from further away sooner than that
   * something which lies in sight is cut off for it; or, once it is picked, as little as it must.
   */
  #toPreviewedSteadily(box: Box, boxes: readonly Box[], picked: boolean): void {
    const { camera } = this.#looking
    const onBoard = (one: Box) => boxOnBoard(camera, one)
    if (picked) return this.#looking.follow(onBoard(grown(box, OUTLINED)))
    const wishes = boxes.map((one) => ({ box: onBoard(grown(one, OUTLINED)), weight: 1 }))
    const lying = this.#places.lying().map(onBoard)
    this.#looking.gather(wishes, this.#table.least, [...lying, ...this.#places.written()])
  }

  /** To several moves that are shown at once. Returns whether it went to them: another table shows them from home. */
  toPreviews(previews: readonly Preview[]): boolean {
    if (!this.#table.steady) return false
    const { camera } = this.#looking
    const traces = previews.flatMap((one) => this.#places.trace(one) ?? [])
    const points = traces.flatMap(({ way }) => way.map(({ x, y }) => ({ x, y, width: 0, height: 0 })))
    const shown = [...traces.flatMap(({ ends }) => ends), ...points].map((box) => grown(box, RINGED))
    if (shown.length === 0) return false
    const wishOf = (weight: number) => (box: Box) => ({ box: boxOnBoard(camera, box), weight })
    const lying = this.#places.lying()
    const wishes = [...shown.map(wishOf(lying.length + 1)), ...lying.map(wishOf(1))]
    // Nothing is picked here: all of the table is seen from further away still, or if not that, all of these moves.
    const least = this.#table.least && OVERLOOKED * this.#table.least
    this.#looking.gather(wishes, least)
    this.#looking.gather(shown.map(wishOf(1)), least)
    return true
  }

  /** Edges beyond which something lies that matters. */
  beyond(): readonly Beyond[] {
    const { lit } = this.#hints
    if (this.#model.moving) return []
    const { board } = this.#model.layout
    if (this.#table.steady) {
      const counted = beyondOf(lit, board, (ref) => this.#places.onBoard(ref), isLit)
      // Under a pointer the table lies still: of what is shown beyond the edge it is told that there is more there.
      const there = [...this.#places.lying(), ...this.#places.shown()]
      const told = [...counted, ...lyingBeyond(there, board, counted)]
      return begunBeyond(this.#starts(), board, told)
    }
    return seeksPlaces(lit) ? beyondOf(lit, board, (ref) => this.#places.anchor(ref)) : []
  }

  /** Where the trails of what was done last begin, in CSS pixels. */
  #starts(): readonly Box[] {
    const { view, last } = this.#model
    if (view === null || last === null) return []
    const starts = this.#table.startsOf?.(last, view) ?? []
    return starts.map((box) => boxOnScreen(this.#looking.camera, box))
  }

  /** To what lies beyond an edge. */
  reach(edge: Edge): void {
    const beyond = this.beyond().find((one) => one.edge === edge)
    if (beyond) this.#looking.reveal(beyond.box)
  }
}
