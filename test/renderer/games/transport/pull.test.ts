import { expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { isRim, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { R, centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { PULL, boxOf, hitsAt } from '../../../../src-renderer/games/transport/hits.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import type { TransportKinds } from '../../../../src-renderer/games/transport/kinds.ts'
import { liftsOf, pieceOf } from '../../../../src-renderer/games/transport/overlay/marks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import type { Pictures } from '../../../../src-renderer/games/transport/pictures.ts'
import type { PreviewDrawing } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { EVERY_SIDE } from '../../../../src-renderer/games/transport/belts/reach.ts'
import { LAID, type Camera } from '../../../../src-renderer/stage/camera/camera.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Hints } from '../../../../src-renderer/stage/over/hints.ts'
import type { Looking } from '../../../../src-renderer/stage/camera/looking.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { Places } from '../../../../src-renderer/stage/places.ts'
import type { Table } from '../../../../src-renderer/stage/table.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const view = randomTransport(4, 3, 0, transportOptions.default).beats[0].view as TransportView
const held: Ref = { kind: 'card', id: view.seats[0].hand[0] }

const TRAY_TOP = layoutOf(BASE, view).tray.y

/** A table on which these places are lit, seen without a canvas. */
const placesLit = (...cells: number[]) => placesSeen(LAID, cells)

function placesSeen(camera: Camera, cells: readonly number[]) {
  const model = new Model(craft, new HandClock(), () => undefined)
  model.show(view, frameFor(3, 0))
  const table = { craft, hitsAt, boxOf, liftsOf, pieceOf, pull: PULL } as unknown as TransportTable
  const hints = new Hints(table, model)
  hints.lit = cells.map((id) => ({ ref: { kind: 'cell', id }, states: new Set(['legal'] as const) }))
  return new Places(table, model, { camera } as Looking, hints)
}
type TransportTable = Table<TransportKinds, PreviewDrawing, Pictures, string>

/** An empty place between two other ones. */
const isFree = (cell: number) => !isRim(cell) && !view.laid.some((one) => one.cell === cell)
const EAST = 0
const lit = view.laid
  .flatMap(({ cell }) => EVERY_SIDE.map((side) => neighbour(cell, side)))
  .find((cell) => isFree(cell) && EVERY_SIDE.every((side) => side === 3 || isFree(neighbour(cell, side))))!
const beside = neighbour(lit, EAST)
const at = (part: number) => {
  const [from, to] = [centreOf(lit), centreOf(beside)]
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

it('draws a carried card to the lit place beside the one that it is held over', () => {
  expect(placesLit(lit).under(at(0.65))).toEqual([{ kind: 'cell', id: beside }])
  expect(placesLit(lit).drawnTo(held, at(0.65))).toEqual([{ kind: 'cell', id: lit }])
})

it('leaves a card alone that is held far from every lit place', () => {
  expect(placesLit(lit).drawnTo(held, at(1))).toEqual([{ kind: 'cell', id: beside }])
  expect(placesLit().drawnTo(held, at(0.65))).toEqual([{ kind: 'cell', id: beside }])
})

it('holds a card over the place below it where that is lit, however near another one is', () => {
  expect(placesLit(lit, beside).drawnTo(held, at(0.55))).toEqual([{ kind: 'cell', id: beside }])
})

it('draws nothing that is held over the card it is itself', () => {
  const [{ card, cell }] = view.laid
  const { x, y } = centreOf(cell)
  const near = placesLit(neighbour(cell, EAST)).drawnTo({ kind: 'card', id: card }, { x: x + R * 0.8, y })
  expect(near).toContainEqual({ kind: 'cell', id: cell })
})

it('draws what was let go beside a place that is lit only then just as far, and nothing further off', () => {
  const places = [lit].map((id): Ref => ({ kind: 'cell', id }))
  expect(placesLit().nearTo(at(0.65))(places)).toEqual({ kind: 'cell', id: lit })
  expect(placesLit().nearTo(at(1))(places)).toBeNull()
  expect(placesLit().nearTo(at(0.65))([])).toBeNull()
})

it('draws nothing that is held or let go over the tray, however near a place at its edge', () => {
  const { x, y } = centreOf(lit)
  // Left of the hand.
  const low: Camera = { scale: 1, x: -x, y: TRAY_TOP - R * 0.4 - y }
  const places: Ref[] = [{ kind: 'cell', id: lit }]
  const [onBoard, inTray] = [-1, 1].map((beyond) => ({ x: R * 0.9, y: TRAY_TOP + beyond }))
  expect(placesSeen(low, [lit]).drawnTo(held, onBoard)).toEqual(places)
  expect(placesSeen(low, []).nearTo(onBoard)(places)).toEqual(places[0])
  expect(placesSeen(low, [lit]).drawnTo(held, inTray)).toEqual([])
  expect(placesSeen(low, []).nearTo(inTray)(places)).toBeNull()
})
