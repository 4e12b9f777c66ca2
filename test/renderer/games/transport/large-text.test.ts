import { expect, it } from 'vitest'
import { layoutOf } from '../../../../src-renderer/games/transport/layout.ts'
import { TILE_WIDTH, placeOn, plateLines, tileOn } from '../../../../src-renderer/games/transport/plates.ts'

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
    const { x, y, flat, narrow } = tileOn(width, text)
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
