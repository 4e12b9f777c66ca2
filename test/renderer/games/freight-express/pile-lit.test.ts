import { Container, type GraphicsContext } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { Overlay } from '../../../../src-renderer/games/freight-express/overlay/overlay.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import type { Ref } from '../../../../src-shared/core.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const COLOURS: Readonly<Record<string, number>> = { glow: 0xffd700, green: 0x00aa44 }
const CARD = 5

/** The colours of the strokes on the glass for a thing in such a state. */
function coloursFor(ref: Ref, state: MarkState = 'legal'): ReadonlySet<number> {
  const layer = () => new Container()
  const layers = { marks: layer(), trail: layer(), ghosts: layer(), cards: layer(), cardMarks: layer() }
  const pile = { kind: 'pile', word: 'Discard', count: 1, top: -1, text: 1 } as const
  const light = {
    view: { active: 0, seats: [{ hand: [CARD], coupled: [], locomotive: { sleeper: -1, facing: 0 } }], cells: [] },
    poses: {
      [names.discard]: piece(pile, 'screen', 500, 500),
      [names.card(CARD)]: piece({ kind: 'face', card: CARD } as const, 'screen', 100, 500),
    },
    lit: [{ ref, states: new Set([state]) }],
    lifts: new Map(),
    last: null,
    drawing: null,
    call: null,
    pictures: { colour: (token: string) => COLOURS[token] ?? 0x222222 },
    size: BASE,
  }
  new Overlay(layers).paint(light as never)
  const drawn = [layers.cardMarks, layers.cards].flatMap(({ children }) => children) as unknown as {
    context: GraphicsContext
  }[]
  const instructions = drawn.flatMap(({ context }) => context.instructions)
  return new Set(instructions.map(({ data }) => (data as { style: { color: number } }).style.color))
}

it('a pile that takes a card for good shines in green, a card that may be picked in the brass of places', () => {
  const [pile, card] = [coloursFor({ kind: 'pile', id: 1 }), coloursFor({ kind: 'card', id: CARD })]
  expect(pile).toContain(COLOURS['green'])
  expect(pile).not.toContain(COLOURS['glow'])
  expect(card).toContain(COLOURS['glow'])
  expect(card).not.toContain(COLOURS['green'])
})

it('a pile that is only pointed at takes nothing, and is no offer', () => {
  expect(coloursFor({ kind: 'pile', id: 1 }, 'hovered')).not.toContain(COLOURS['green'])
  expect(coloursFor({ kind: 'pile', id: 1 }, 'selected')).toContain(COLOURS['green'])
})
