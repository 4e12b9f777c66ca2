import { expect, test } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { home, layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { footOf, readOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { pillSpot, RISES } from '../../../../src-renderer/games/first-class/layout/pill-spot.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { pillPlace } from '../../../../src-renderer/stage/hand/pill-place.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { seats } from '../../../messages/checking.ts'

const lying = { rows: [[3, -1]], warehouse: [] }
const size = { width: 100, height: 40 }
const box = { x: 200, y: 100, width: 120, height: 80 }
const picked = [{ ref: { kind: 'endCard', id: 3 }, box }] as const

test('in the draft the pill stands below the card, off its signs', () => {
  expect(pillSpot({ phase: 'draft', ...lying }, size, picked)).toEqual({ x: 210, y: 192 })
})

const ticket = [{ ref: { kind: 'card', id: 3 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
const spot = pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, ticket)

test('in the market it takes the place of the word of the picked card, and hides none of its signs', () => {
  expect(spot).toEqual({ x: 221, y: 161, width: 92, height: 24 })
  // The box with its signs ends 22 above the lower edge, and the stub at 20.
  expect(spot!.y).toBeGreaterThanOrEqual(100 + 84 - RISES - 22)
  expect(spot!.x).toBeGreaterThanOrEqual(200 + 20)
})

test('in the market it ends before the next card begins, 8 below the picked one', () => {
  expect(spot!.y + spot!.height!).toBeLessThan(100 + 84 + 8)
  expect(spot!.x + spot!.width!).toBeLessThanOrEqual(200 + 116)
})

test('the picked card rises no higher than to the word of the card above it', () => {
  // A ring of 6 is round it, the rows lie 8 apart, and letters stand 4 above the lower edge.
  expect(RISES + 6 - 8).toBeLessThan(4)
})

test('below a contract, which does not rise, it hangs at its edge', () => {
  const contract = [{ ref: { kind: 'card', id: 7 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  expect(pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, contract)).toMatchObject({ y: 183 })
})

test('in large letters it stays as large as they are, at the lower edge', () => {
  const large = [{ ref: { kind: 'card', id: 3 }, box }] as const
  expect(pillSpot({ phase: 'turn', ...lying }, { width: 290, height: 66 }, large)).not.toHaveProperty('width')
})

test('for trains that are scored it lies in the sky of the upper one, over neither route nor wagons', () => {
  const lane = (id: number, y: number) =>
    ({ ref: { kind: 'train', id }, box: { x: 30, y, width: 726, height: 126 } }) as const
  const lanes = [lane(1, 659), lane(0, 524)]
  const spot = pillSpot({ phase: 'scoring', ...lying }, size, lanes)!
  expect(spot.y).toBeGreaterThan(524)
  // A wagon is 45 high, its platform 30.
  expect(spot.y + size.height).toBeLessThanOrEqual(524 + 126 - 30 - 45)
  expect(spot.x + size.width).toBeLessThan(30 + 726)
  expect(pillSpot({ phase: 'turn', ...lying }, size, lanes)).toBeNull()
})

test('for what is not a card the pill looks for a place of its own', () => {
  expect(pillSpot({ phase: 'turn', ...lying }, size, [{ ref: { kind: 'coach', id: 1 }, box }])).toBeNull()
})

test('for wagons of a card that was carried there it stands in the sky, off their values, the platform and the card', () => {
  const view = game.view(game.scenario({ options: { modules: [] }, boards: [{ trains: [[0], [0]] }] }), 0)
  const resting = poses(view, { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never)
  const { own, board } = layoutOf(BASE, view)
  const camera = home(view, layoutOf(BASE, view))
  const [lane] = own.lanes
  const wagon = { kind: 'ghostWagon', value: 0, mail: false, seat: 0 } as const
  const ghosts = {
    wagon: piece(wagon, 'board', lane.x + 140, lane.y + lane.scene - 46, { scale: 0.48 }),
    number: piece({ kind: 'ghostNumber', from: '', to: '0' } as const, 'board', lane.x + 172, lane.y + lane.scene + 15),
  }
  const lying = { x: lane.x + 220, y: lane.y + 20, width: 70, height: 54 }
  const place = pillPlace(size, {
    drawings: [{ ghosts }],
    lying: [lying],
    picked: [lying],
    sheet: undefined,
    ...{ resting, camera, board, footOf, readOf },
  })!
  expect(place.y + place.height).toBeLessThanOrEqual(lane.y + lane.scene)
  expect(place.y + place.height / 2).toBeGreaterThan(lane.y)
  expect(place.x + place.width <= lying.x || place.x >= lying.x + lying.width).toBe(true)
})
