import { Container, type Graphics } from 'pixi.js'
import { expect, test, vi } from 'vitest'
import { Overlay } from '../../../../src-renderer/games/transport/overlay.ts'
import type { DeedOf } from '../../../../src-renderer/games/transport/memory.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Light = Parameters<Overlay['paint']>[0]

/** How many strokes of the last moves each layer bears, of those that are faint and of the others. */
function strokes(last: readonly DeedOf[], active = 3) {
  const layer = () => new Container()
  const layers = { marks: layer(), trail: layer(), over: layer(), steps: layer(), handMarks: layer(), hand: layer() }
  const light = {
    view: { laid: [{ cell: 3, card: 0, parcel: -1 }], active, step: { name: 'act' } },
    poses: {},
    lit: [],
    lifts: new Map(),
    last,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: { width: 1280, height: 800 },
  } as unknown as Light
  new Overlay(layers).paint(light)
  const count = (name: keyof typeof layers, isFaint: boolean) =>
    (layers[name].children as Graphics[])
      .filter(({ alpha }) => alpha < 1 === isFaint)
      .reduce((sum, { context }) => sum + context.instructions.length, 0)
  return (isFaint: boolean) => ({
    marks: count('marks', isFaint),
    trail: count('trail', isFaint),
    over: count('over', isFaint),
  })
}

const carried = (seat: number): DeedOf => ({ kind: 'card', seat, card: 0, cell: 3, from: { x: 900, y: 300 } })
const NONE = { marks: 0, trail: 0, over: 0 }

test('a pallet that was carried has its arrow over the cards, and below them its open place alone, not filled', () => {
  const drawn = strokes([carried(1)])
  expect(drawn(false)).toEqual({ marks: 2, trail: 5, over: 4 })
  expect(drawn(true)).toEqual(NONE)
})

test('what others did before the latest turn is fainter than that', () => {
  const drawn = strokes([carried(0), carried(1)])
  expect(drawn(true)).toEqual(drawn(false))
  expect(drawn(true).trail).toBeGreaterThan(0)
  expect(strokes([carried(3)])(true)).toEqual(NONE)
})
