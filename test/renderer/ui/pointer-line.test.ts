import { expect, test } from 'vitest'
import type { Step } from '../../../src-renderer/words/speech.ts'
import type { Ref } from '../../../src-shared/core.ts'
import {
  endOf,
  isShort,
  movedAlong,
  pointerLine,
  ringRound,
  ringed,
} from '../../../src-renderer/ui/choosing/pointer-line.ts'

const box = (x: number, y: number, width = 100, height = 100) => ({ x, y, width, height })
/** A column at the right edge of the table, of which the left edge alone is seen. */
const column = { x: 900, y: 20, width: 0, height: 400 }

test('a line leads straight from a panel to the thing it asks about, and ends on it', () => {
  const line = pointerLine(column, box(300, 150), [])!
  expect(line.from.x).toBe(900)
  expect(line.to.x).toBeCloseTo(395, 0)
  expect(Math.abs(line.from.y - line.to.y)).toBeLessThan(8)
})

test('it goes past a sign that lies between, where there is room', () => {
  const sign = box(600, 150)
  const line = pointerLine(column, box(300, 150), [sign])!
  const at = (x: number) => line.from.y + ((line.to.y - line.from.y) * (line.from.x - x)) / (line.from.x - line.to.x)
  for (const x of [600, 650, 700]) expect(at(x) <= 150 || at(x) >= 250).toBe(true)
})

test('from a column of which one edge is seen it does not begin at a corner', () => {
  const low = pointerLine(column, box(300, 700), [])!
  expect(low.from.y).toBeLessThan(column.y + column.height - 10)
})

test('a panel beside its thing needs no line', () => {
  expect(pointerLine(box(410, 150), box(300, 150), [])).toBeNull()
  expect(pointerLine(box(320, 160, 20, 20), box(300, 150), [])).toBeNull()
})

test('from a panel across the table it begins at the edge that faces the thing', () => {
  const line = pointerLine(box(100, 400, 600, 120), box(350, 100), [])!
  expect(line.from.y).toBe(400)
  expect(line.to.y).toBeCloseTo(195, 0)
})

test('what lies beside a thing moves with it, and comes nearer with it', () => {
  expect(movedAlong(box(600, 150), box(300, 100), box(320, 90))).toEqual(box(620, 140))
  expect(movedAlong(box(600, 150), box(300, 100), box(100, 50, 200, 200))).toEqual(box(700, 150, 200, 200))
})

test('a line from what confirms leads to where an answer ends, and never back to the card that it takes up', () => {
  const [card, place] = [{ kind: 'card', id: 1 } as const, { kind: 'coach', id: 2 } as const]
  const step = (refs: Ref[]) => ({ refs }) as unknown as Step
  expect(endOf({ end: place, steps: [step([card]), step([place])] })).toEqual(place)
  expect(endOf({ end: card, steps: [step([card]), step([])] })).toBeNull()
  expect(endOf({ end: card, steps: [step([card])] })).toEqual(card)
})

test('a line leads to a thing that is near, never across the whole table', () => {
  const from = { x: 100, y: 100 }
  expect([isShort({ from, to: { x: 400, y: 200 } }), isShort({ from, to: { x: 900, y: 200 } })]).toEqual([true, false])
  expect(isShort({ from: { x: 700, y: 300 }, to: { x: 900, y: 420 } })).toBe(true)
  expect(isShort({ from: { x: 400, y: 300 }, to: { x: 1500, y: 420 } })).toBe(false)
})

test('a sign that is asked about across a narrow window has a ring round it, clear of the edges of its card', () => {
  // In a window of 1024 x 700 the column begins at 720: a card of 60 with a sign of its own in the far corner.
  const [side, card, sign] = [{ x: 720, y: 90, width: 0, height: 240 }, box(40, 600, 60, 60), box(44, 636, 20, 20)]
  const line = pointerLine(side, sign, [])!
  expect(isShort(line)).toBe(false)
  const { box: ring, corner } = ringRound(sign)
  const edges = ({ x, y, width, height }: typeof ring) => [x, y, x + width, y + height]
  const clear = edges(ring).map((at, i) => (i < 2 ? edges(sign)[i] - at : at - edges(sign)[i]))
  expect(clear).toEqual([4, 4, 4, 4])
  // Round a card it runs outside of it, too, not on what is drawn as its edge.
  const outer = edges(ringRound(card).box)
  expect(outer.map((at, i) => (i < 2 ? at < edges(card)[i] - 2 : at > edges(card)[i] + 2))).toEqual(Array(4).fill(true))
  expect(corner).toBeLessThan(ring.width / 2)
})

test('a ring round the sign of a station cuts through no train beside it: then it goes round all of the station', () => {
  const [sign, cell, next] = [box(117, 117, 66, 66), box(100, 100), box(200, 100)]
  const [train, plate, elsewhere] = [box(160, 165, 36, 24), box(140, 150, 20, 16), box(300, 300, 36, 24)]
  expect(ringed(sign, [sign, train], [next, cell])).toEqual(cell)
  expect(ringed(sign, [sign, plate, elsewhere], [next, cell])).toEqual(sign)
  expect(ringed(sign, [sign, cell], [cell])).toEqual(sign)
  expect(ringed(sign, [train], [])).toEqual(sign)
})
