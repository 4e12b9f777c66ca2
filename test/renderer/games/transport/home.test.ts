import { expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { R, centreOf } from '../../../../src-renderer/games/transport/belt.ts'
import { boardBox, floorLettering, home, layoutOf } from '../../../../src-renderer/games/transport/layout.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { fit, toScreen } from '../../../../src-renderer/stage/camera.ts'
import { randomTransport } from '../../harness/transport-games.ts'

/** The width of the buttons of the view with their distance from the edge. */
const BUTTONS = 37

it('at home every card is seen whole beside the buttons of the view, and none is small for the places round them', () => {
  let gained = 0
  for (const [seats, seed] of [
    [2, 3],
    [3, 5],
    [4, 8],
  ]) {
    for (const { view } of randomTransport(seed, seats, 0, transportOptions.default).beats) {
      const position = view as TransportView
      const layout = layoutOf(BASE, position)
      const camera = home(position, layout)
      const { board } = layout
      for (const { cell } of position.laid) {
        const { x, y } = toScreen(camera, centreOf(cell))
        const r = R * camera.scale
        expect(x - r, `${seats} ${seed}`).toBeGreaterThanOrEqual(board.x)
        expect(y - r).toBeGreaterThanOrEqual(board.y)
        expect(x + r).toBeLessThanOrEqual(board.x + board.width - BUTTONS)
        expect(y + r).toBeLessThanOrEqual(board.y + board.height)
      }
      gained += camera.scale / Math.min(0.88, fit(boardBox(position), board, 12).scale) - 1
    }
  }
  expect(gained).toBeGreaterThan(0)
})

it('four hand cards lie between the words at their left and the piles, in small windows too', () => {
  for (let width = 560; width <= 1600; width += 20) {
    const { hand, pitch, card, stock } = layoutOf({ ...BASE, width, height: 592 }, null)
    const half = 1.5 * pitch + card * 0.87
    expect(hand.x - half, `${width}`).toBeGreaterThanOrEqual(100)
    expect(hand.x + half, `${width}`).toBeLessThanOrEqual(stock.x - 30)
  }
})

it('the names of places on the floor stay legible when the belt is spread far', () => {
  expect(floorLettering(0.88)).toBe(19)
  for (const scale of [0.56, 0.41, 0.31, 0.25]) expect(floorLettering(scale) * scale).toBeGreaterThanOrEqual(10.5)
  expect(floorLettering(0.1)).toBe(44)
})
