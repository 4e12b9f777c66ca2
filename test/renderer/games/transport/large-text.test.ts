import { expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import {
  TILE_HEIGHT,
  TILE_WIDTH,
  placeOn,
  plateLines,
  tileOn,
} from '../../../../src-renderer/games/transport/layout/plates.ts'

const SIZE = { width: 808, height: 728 }

it('the four places of a plate lie below larger words, and within the plate', () => {
  for (const [width, text] of [
    [304, 1],
    [304, 1.5],
    [304, 2],
    [199, 1],
    [157, 2],
    [108, 2],
  ]) {
    const { stacked, row, part, height } = plateLines(width, text)
    const { x, y, flat, narrow } = tileOn({ width, height }, text)
    expect(x, `${width} ${text}`).toBeGreaterThanOrEqual(0)
    expect(x + TILE_WIDTH * narrow, `${width} ${text}`).toBeLessThanOrEqual(width)
    if (stacked) expect(y, `${width} ${text}`).toBeGreaterThanOrEqual(Math.min(row, 20 * part))
    expect(y + 48 * flat, `${width} ${text}`).toBeLessThanOrEqual(height + 1)
  }
})

it('board and tray give way to larger words, and nothing lies over anything', () => {
  const [usual, large] = [layoutOf(SIZE, null), layoutOf({ ...SIZE, text: 2 }, null)]
  expect(large.tray.height).toBeGreaterThan(usual.tray.height)
  expect(large.board.height).toBeLessThan(usual.board.height)
  large.plates.forEach((plate, seat) => {
    expect(large.board.y).toBeGreaterThanOrEqual(plate.y + plate.height)
    const { x, y } = placeOn(large, seat, 3)
    expect(x).toBeLessThan(plate.x + plate.width)
    expect(y).toBeLessThan(plate.y + plate.height)
  })
  // The count of a pile, and the word below it.
  expect(large.stock.y + 41 + (20 + 13) * 1.5 * 1.25).toBeLessThanOrEqual(SIZE.height)
})

it('two alone have larger places on their plates than more of them, within the plate and off the name', () => {
  for (const size of [
    { width: 976, height: 752 },
    { width: 1600, height: 1040 },
  ]) {
    const [two, three] = [2, 3].map((seats) => {
      const seat = { team: [0] }
      return layoutOf(size, { seats: Array.from({ length: seats }, () => seat) } as unknown as TransportView)
    })
    expect(placeOn(two, 0, 0).scale).toBeGreaterThan(1.1 * placeOn(three, 0, 0).scale)
    const [plate] = two.plates
    const { x, y, flat, narrow } = tileOn(plate, 1)
    expect(x).toBeGreaterThan(plate.width / 2)
    expect(x + TILE_WIDTH * narrow).toBeLessThanOrEqual(plate.width - 4)
    expect(y).toBeGreaterThanOrEqual(4)
    expect(y + TILE_HEIGHT * flat).toBeLessThanOrEqual(plate.height - 4)
    // As a parcel is drawn it reaches so far from its middle.
    const last = placeOn(two, 0, 3)
    expect(last.y + 52 * last.scale).toBeLessThan(plate.y + plate.height)
    expect(two.board.y).toBeGreaterThanOrEqual(plate.y + plate.height)
  }
})
