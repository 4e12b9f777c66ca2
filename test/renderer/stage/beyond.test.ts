import { expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { begunBeyond, beyondOf, lyingBeyond, seeksPlaces } from '../../../src-renderer/stage/camera/beyond.ts'
import { gather } from '../../../src-renderer/stage/over/marks.ts'
import type { Box } from '../../../src-renderer/stage/scene.ts'

const ROOM: Box = { x: 0, y: 60, width: 900, height: 500 }
const BOXES: Readonly<Record<number, Box>> = {
  1: { x: 400, y: 300, width: 80, height: 80 },
  2: { x: -70, y: 300, width: 80, height: 80 },
  3: { x: -130, y: 380, width: 80, height: 80 },
  4: { x: 300, y: -10, width: 80, height: 80 },
  // Its middle is seen.
  5: { x: 850, y: 300, width: 80, height: 80 },
}
const cell = (id: number): Ref => ({ kind: 'cell', id })
const lit = (...ids: number[]) => gather(ids.map((id) => ({ ref: cell(id), state: 'legal' })))

it('places that may be picked and are not seen are counted by the edge beyond which they lie', () => {
  const beyond = beyondOf(lit(1, 2, 3, 4, 5), ROOM, ({ id }) => BOXES[id])
  expect(beyond.map(({ edge, count }) => [edge, count])).toEqual([
    ['left', 2],
    ['top', 1],
  ])
  expect(beyond[0].box).toEqual({ x: -130, y: 300, width: 140, height: 160 })
  for (const { at } of beyond) {
    expect(at.x).toBeGreaterThan(ROOM.x)
    expect(at.y).toBeGreaterThan(ROOM.y)
    expect(at.y).toBeLessThan(ROOM.y + ROOM.height)
  }
})

it('what is only pointed at is no place to go to', () => {
  expect(beyondOf(gather([{ ref: cell(2), state: 'hovered' }]), ROOM, ({ id }) => BOXES[id])).toEqual([])
})

it('places are sought once a thing is picked, or where nothing else is asked', () => {
  const card: Ref = { kind: 'card', id: 9 }
  expect(seeksPlaces(lit(1, 2))).toBe(true)
  expect(seeksPlaces([...lit(1), ...gather([{ ref: card, state: 'legal' }])])).toBe(false)
  expect(seeksPlaces([...lit(1), ...gather([{ ref: card, state: 'selected' }])])).toBe(true)
})

it('beyond an edge where nothing may be picked it is said that the table goes on', () => {
  const counted = beyondOf(lit(2), ROOM, ({ id }) => BOXES[id])
  expect(lyingBeyond(Object.values(BOXES), ROOM, counted)).toMatchObject([{ edge: 'top', count: 1, quiet: true }])
  expect(lyingBeyond([BOXES[1]], ROOM, [])).toEqual([])
})

it('a trail that begins out of sight is told of at that edge, but not over places that may be picked', () => {
  const [left, top] = [BOXES[2], BOXES[4]]
  expect(begunBeyond([BOXES[1]], ROOM, [])).toEqual([])
  expect(begunBeyond([left], ROOM, lyingBeyond([BOXES[3], top], ROOM, []))).toMatchObject([
    { edge: 'top', quiet: true },
    { edge: 'left', quiet: true, began: true, box: left },
  ])
  const counted = beyondOf(lit(3), ROOM, ({ id }) => BOXES[id])
  expect(begunBeyond([left], ROOM, counted)).toEqual(counted)
})
