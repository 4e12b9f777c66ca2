import { expect, it, vi } from 'vitest'
import { LAID } from '../../../src-renderer/stage/camera/camera.ts'
import type { Lift } from '../../../src-renderer/stage/drawing/drawing.ts'
import { Hints } from '../../../src-renderer/stage/over/hints.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'

type Parts = ConstructorParameters<typeof Hints>

/** A table of one card, which is looked through as long as nothing moves. */
function tableOfOne() {
  const faint: Lift = { up: 0, scale: 1, alpha: 0.5, front: false }
  const table = { liftsOf: () => new Map([['card', faint]]), drawPreview: () => ({ ghosts: {}, steps: {} }) }
  const hand = piece({ kind: 'card' }, 'screen', 0, 0)
  const board = piece({ kind: 'card' }, 'board', 0, 0)
  let lies = hand
  const model = {
    view: {},
    moving: false,
    resting: () => ({ card: lies }),
    pieces: { get: () => lies, poses: () => ({ card: lies }) },
  }
  const hints = new Hints(table as unknown as Parts[0], model as unknown as Parts[1])
  return {
    promise() {
      hints.previewed = {} as never
      hints.promise()
    },
    /** The card lies on the board by now. */
    stands() {
      lies = board
      hints.previewed = null
      hints.stands()
    },
    /** How much of the card is seen as something begins to be told while it lies on the board. */
    seen() {
      hints.at(0, LAID)
      hints.at(200, LAID)
      model.moving = true
      lies = board
      return hints.at(210, LAID).lifts.get('card')?.alpha ?? 1
    },
  }
}

it('what has come to where a deed leads is seen whole there at once', () => {
  const { promise, seen } = tableOfOne()
  promise()
  expect(seen()).toBe(1)
})

it('of a deed that was told nothing is left in the next telling: what was faint comes back little by little', () => {
  const { promise, stands, seen } = tableOfOne()
  promise()
  stands()
  expect(seen()).toBe(0.5)
})

it('what hangs beside its ghost is as good as put there: what else may be done with it stays to be seen', () => {
  const hand = piece({ kind: 'card' }, 'screen', 0, 0)
  const ref = { kind: 'card', id: 3 } as const
  const litWith = (more: object) => {
    const table = {
      liftsOf: () => new Map(),
      drawPreview: () => ({ ghosts: { ghost: hand }, steps: {} }),
      pieceOf: () => 'card',
      gripOf: () => ({ name: 'card', piece: hand, ...more }),
    }
    const pieces = { get: () => hand, poses: () => ({ card: hand }) }
    const model = { view: {}, moving: false, resting: () => ({ card: hand }), pieces }
    const hints = new Hints(table as unknown as Parts[0], model as unknown as Parts[1])
    hints.lit = [{ ref, states: new Set(['selected'] as const) }]
    hints.held = { ref, at: { x: 0, y: 0 } }
    hints.previewed = {} as never
    return hints.at(0, LAID).lit
  }
  expect(litWith({ found: () => ({}) })).toEqual([{ ref, states: new Set(['put']) }])
  expect(litWith({})).toEqual([])
})

it('what the other move of a review lays is seen faintly, but for where this one lays something itself', () => {
  const laidAt = (x: number) => piece({ kind: 'card' }, 'board', x, 0)
  const drawings = {
    better: { ghosts: { here: laidAt(100) }, steps: {} },
    played: {
      ghosts: { here: laidAt(100), there: laidAt(200), train: laidAt(300) },
      laid: ['here', 'there'],
      steps: {},
    },
  }
  const table = {
    liftsOf: () => new Map(),
    laysBeside: true,
    drawPreview: vi.fn((_: unknown, { of }: { of: keyof typeof drawings }) => drawings[of]),
  }
  const model = { view: {}, moving: false, resting: () => ({}), pieces: { get: () => undefined, poses: () => ({}) } }
  const hints = new Hints(table as unknown as Parts[0], model as unknown as Parts[1])
  const seen = () => Object.values(hints.at(0, LAID).pieces).map(({ x, alpha }) => [x, alpha < 1])
  hints.previewed = { of: 'better', against: { of: 'played' } } as never
  expect(seen()).toEqual([
    [200, true],
    [100, false],
  ])
  hints.previewed = { of: 'better' } as never
  expect(seen()).toEqual([[100, false]])
  // Where nothing of it would be shown it is not drawn either.
  const still = new Hints({ ...table, laysBeside: undefined } as unknown as Parts[0], model as unknown as Parts[1])
  table.drawPreview.mockClear()
  still.previewed = { of: 'better', against: { of: 'played' } } as never
  expect(Object.values(still.at(0, LAID).pieces)).toHaveLength(1)
  expect(table.drawPreview).toHaveBeenCalledTimes(1)
})
