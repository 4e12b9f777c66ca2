import { Container, type GraphicsContext } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { Overlay } from '../../../../src-renderer/games/freight-express/overlay/overlay.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const CARD = 5

/** How many strokes lie below the trains for a wagon in this state. */
function strokesFor(state: MarkState): number {
  const layer = () => new Container()
  const layers = { marks: layer(), trail: layer(), ghosts: layer(), cards: layer(), cardMarks: layer() }
  const light = {
    view: { active: 0, seats: [{ hand: [], coupled: [CARD], locomotive: { sleeper: -1, facing: 0 } }], cells: [] },
    poses: {
      [names.behind(CARD)]: piece({ kind: 'wagonBehind', value: 4, goes: 2, seat: 0, more: 0 }, 'board', 50, 50),
    },
    lit: [{ ref: { kind: 'wagon', id: CARD }, states: new Set([state]) }],
    lifts: new Map(),
    last: null,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: BASE,
  }
  new Overlay(layers).paint(light as never)
  const drawn = layers.trail.children as unknown as { context: GraphicsContext }[]
  return drawn.reduce((sum, { context }) => sum + context.instructions.length, 0)
}

it('a wagon that may be delivered shines on the table where it stands, one that is only pointed at does not', () => {
  expect(strokesFor('legal')).toBeGreaterThan(0)
  expect(strokesFor('hovered')).toBe(0)
})

it('a wagon that may be delivered shines on the table, be it one of many things that may be done', () => {
  expect(strokesFor('legalAmongMany')).toBeGreaterThan(0)
})
