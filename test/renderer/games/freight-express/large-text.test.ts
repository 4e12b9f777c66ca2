import { expect, it } from 'vitest'
import { layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { plateLines } from '../../../../src-renderer/games/freight-express/layout/plate-lines.ts'

const SIZE = { width: 808, height: 728 }

it('names and counts on a plate grow with the text, and the plate with them', () => {
  const [usual, large] = [plateLines(390, 1), plateLines(390, 2)]
  expect(large.name / usual.name).toBeGreaterThanOrEqual(1.75)
  expect(large.count / usual.count).toBeGreaterThanOrEqual(1.7)
  expect(large.height).toBeGreaterThan(usual.height)
})

it('on a narrow plate large counts go below the name, and neither touches the train', () => {
  const { name, count, top, counts, height } = plateLines(190, 2)
  expect(counts - top).toBeGreaterThan((name + count) / 2)
  expect(height - (counts + count / 2)).toBeGreaterThan(46)
})

it('the board and the tray give way to larger words, and nothing lies over anything', () => {
  for (const seats of [2, 3, 4]) {
    const [usual, large] = [layoutOf(SIZE, seats), layoutOf({ ...SIZE, text: 2 }, seats)]
    expect(large.board.height).toBeLessThan(usual.board.height)
    expect(large.board.y).toBeGreaterThanOrEqual(large.plates[0].y + large.plates[0].height)
    expect(large.stock.y + large.stock.height + 11 + 26).toBeLessThanOrEqual(SIZE.height)
  }
})
