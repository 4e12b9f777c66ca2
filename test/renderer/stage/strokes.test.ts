import type { Graphics } from 'pixi.js'
import { expect, it } from 'vitest'
import { arrowHead, asRails, cased, dashes } from '../../../src-renderer/stage/drawing/strokes.ts'

/** The strokes of one path, from the lowest to the one on top. */
function strokesOf(draw: (graphics: Graphics) => void): readonly { readonly width: number; readonly color: string }[] {
  const strokes: { width: number; color: string }[] = []
  draw({ stroke: (stroke: { width: number; color: string }) => strokes.push(stroke) } as unknown as Graphics)
  return strokes
}

it('what was done last has a dark line within, which nothing that may be picked has', () => {
  const rim = { colour: 'brass', width: 5, casing: 'paper' }
  const last = strokesOf((graphics) => asRails(graphics, () => undefined, rim, 'ink'))
  const legal = strokesOf((graphics) => cased(graphics, () => undefined, rim))
  expect(last.map(({ color }) => color)).toEqual(['ink', 'paper', 'brass', 'ink'])
  expect(legal.map(({ color }) => color)).toEqual(['paper', 'brass'])
  expect(last.map(({ width }) => width)).toEqual(last.map(({ width }) => width).sort((a, b) => b - a))
})

it('dashes are as long and as far apart round a bend as on the straight', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 8 },
  ]
  expect(dashes(line, 4, 3)).toEqual([
    [
      { x: 3, y: 0 },
      { x: 7, y: 0 },
    ],
    [
      { x: 10, y: 0 },
      { x: 10, y: 4 },
    ],
    [
      { x: 10, y: 7 },
      { x: 10, y: 8 },
    ],
  ])
  expect(dashes(line.slice(0, 1), 4, 3)).toEqual([])
})

it('the head of an arrow points the way its line ends, and its tip lies on that end', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
  ]
  const [tipX, tipY, , firstY, , secondY] = arrowHead(line, 8)
  expect([tipX, tipY]).toEqual([10, 20])
  expect([firstY, secondY]).toEqual([12, 12])
})
