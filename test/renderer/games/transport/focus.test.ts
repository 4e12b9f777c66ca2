import type { GraphicsContext } from 'pixi.js'
import { expect, test, vi } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { Overlay } from '../../../../src-renderer/games/transport/overlay/overlay.ts'
import { pieceOf } from '../../../../src-renderer/games/transport/overlay/marks.ts'
import type { Piece } from '../../../../src-renderer/games/transport/looks.ts'
import { emptyLayers } from './layers.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Light = Parameters<Overlay['paint']>[0]

/** How many strokes the overlay draws for a thing that nothing but the keyboard is at. */
function strokes(ref: Ref, piece: Partial<Piece>): number {
  const layers = emptyLayers()
  const name = pieceOf(ref)
  const light = {
    view: { laid: [{ cell: 3, card: 20, parcel: 5 }], step: { name: 'act' } },
    poses: name === null ? {} : { [name]: { x: 10, y: 10, z: 1, scale: 1, angle: 0, alpha: 1, ...piece } },
    lit: [{ ref, states: new Set(['focus']) }],
    lifts: new Map(),
    last: null,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: { width: 1280, height: 800 },
  } as unknown as Light
  new Overlay(layers).paint(light)
  const drawn = Object.values(layers).flatMap(({ children }) => children as unknown as { context: GraphicsContext }[])
  return drawn.reduce((sum, { context }) => sum + context.instructions.length, 0)
}

test('the place of the keyboard is seen at a cell, a card, a pallet, a parcel, a hand card, a plate and the pile', () => {
  const look = (kind: string) => ({ kind, width: 100, height: 50 }) as unknown as Piece['look']
  const seen = {
    cell: strokes({ kind: 'cell', id: 3 }, {}),
    card: strokes({ kind: 'card', id: 20 }, { space: 'board', look: look('card') }),
    pallet: strokes({ kind: 'pallet', id: 20 }, { space: 'board', look: look('card') }),
    parcel: strokes({ kind: 'parcel', id: 5 }, { space: 'board', look: look('parcel') }),
    hand: strokes({ kind: 'card', id: 21 }, { space: 'screen', look: look('face') }),
    plate: strokes({ kind: 'seat', id: 0 }, { space: 'screen', look: look('plate') }),
    pile: strokes({ kind: 'pile', id: 0 }, { space: 'screen', look: look('pile') }),
  }
  expect(seen).toEqual({ cell: 2, card: 2, pallet: 2, parcel: 2, hand: 2, plate: 2, pile: 2 })
})
