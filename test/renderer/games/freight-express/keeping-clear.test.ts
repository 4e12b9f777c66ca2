import { Container, type GraphicsContext } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { Overlay } from '../../../../src-renderer/games/freight-express/overlay/overlay.ts'
import { brush } from '../../../../src-renderer/games/freight-express/pictures.ts'
import { kindOf } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { dayView } from '../../harness/position.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Drawn = { readonly alpha: number; readonly context: GraphicsContext }

/** What is drawn on the board while this is lit, and a drive of Bram was the last thing done. */
function drawnFor(
  ref: Ref,
  state: MarkState,
  lookedPast = false,
): { readonly marks: Drawn[]; readonly trail: Drawn[] } {
  const layer = () => new Container()
  const layers = { marks: layer(), trail: layer(), ghosts: layer(), cards: layer(), cardMarks: layer() }
  const line = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
  ]
  new Overlay(layers).paint({
    view: dayView(2),
    poses: {},
    lit: [{ ref, states: new Set([state]) }],
    lifts: new Map(),
    last: { kind: 'drive', seat: 1, card: 3, sleeper: 0, stands: [], line },
    lookedPast,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: BASE,
  } as never)
  const of = ({ children }: Container) =>
    (children as unknown as Drawn[]).filter(({ context }) => context.instructions.length > 0)
  return { marks: of(layers.marks), trail: of(layers.trail) }
}

it('a station that may be meant wears light round its sign, none on it', () => {
  const { marks } = drawnFor({ kind: 'station', id: 4 }, 'legal')
  const actions = marks.flatMap(({ context }) => context.instructions.map(({ action }) => action))
  expect(actions.length).toBeGreaterThan(0)
  expect(actions).not.toContain('fill')
})

it('what was done last is faint while somebody looks past it, and in full else', () => {
  const alphas = (lookedPast: boolean) =>
    drawnFor({ kind: 'card', id: 60 }, 'legal', lookedPast).trail.map(({ alpha }) => alpha)
  expect(alphas(false)).toEqual([1])
  expect(alphas(true)).toEqual([0.35])
})

it('trains pass over the sign of a station, and their light below it, by day and by night', () => {
  const layersOf = (night: boolean) => {
    const paint = { night, part: (layer: string) => layer }
    return kindOf({ kind: 'station', station: 2 } as never).art?.(
      { kind: 'station', station: 2 } as never,
      paint as never,
    )
  }
  for (const night of [true, false]) expect(layersOf(night)).toContain('signs')
  const layers: readonly string[] = brush.layers.board
  expect(layers.indexOf('lights')).toBeLessThan(layers.indexOf('signs'))
  for (const above of ['wagonsBehind', 'wagonValues', 'noses', 'cabs', 'badges'])
    expect(layers.indexOf(above)).toBeGreaterThan(layers.indexOf('signs'))
})
