import { expect, test } from 'vitest'
import { layoutOf as ofFreight } from '../../../src-renderer/games/freight-express/layout/layout.ts'
import { layoutOf as ofTransport } from '../../../src-renderer/games/transport/layout/layout.ts'

const SIZE = { width: 928, height: 539 }

test.each([
  ['Freight Express', (handless: boolean) => ofFreight({ ...SIZE, handless }, 4)],
  ['Transport', (handless: boolean) => ofTransport({ ...SIZE, handless }, null)],
])('without a hand the board of %s reaches the lower edge, and the hand lies below it', (_, layout) => {
  const [usual, bare] = [layout(false), layout(true)]
  expect(usual.board.y + usual.board.height).toBe(usual.tray.y)
  expect(bare.board.y + bare.board.height).toBe(SIZE.height)
  expect(bare.hand.y).toBeGreaterThan(SIZE.height)
  expect(bare.board.height - usual.board.height).toBe(usual.tray.height)
})
