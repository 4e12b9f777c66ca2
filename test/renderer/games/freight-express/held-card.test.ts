import { expect, it } from 'vitest'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { asHeld, ghostsOf, gripOf } from '../../../../src-renderer/games/freight-express/overlay/grip.ts'
import type { Look } from '../../../../src-renderer/games/freight-express/looks.ts'
import { boardPieces } from '../../../../src-renderer/games/freight-express/pieces/board.ts'
import { Paintbox } from '../../../../src-renderer/stage/drawing/paintbox.ts'
import type { Layer } from '../../../../src-renderer/games/freight-express/pictures.ts'

const look = { kind: 'ghostTile', rails: 5, seed: 7, card: 3, rotation: 1 } as const
const paint = new Paintbox<Layer>('day')
const keysOf = (of: Look & { kind: 'ghostTile' }) => boardPieces.ghostTile.art!(of, paint).map(({ key }) => key)

it('a card that is held over its place is the card itself, raised: a hover alone stays pale', () => {
  const ghost = piece(look, 'board', 150, 250)
  const held = asHeld(ghost)
  expect([held.x, held.y, held.scale]).toEqual([150, 250, 1.04])
  expect(held.look).toEqual({ ...look, held: true })
  expect(asHeld(held)).toBe(held)
  // The picture that will lie there is among its own.
  const [[tile]] = [boardPieces.tile.art!({ kind: 'tile', rails: 5, seed: 7, height: 1 }, paint).slice(-1)]
  expect(keysOf({ ...look, held: true })).toContain(tile.key)
  expect(keysOf(look)).not.toContain(tile.key)
})

it('of a card that is taken up something is seen wherever it finds its place: its bare pictures are made meanwhile', () => {
  const ahead = Object.values(ghostsOf({ kind: 'card', id: 3 }) ?? {})
  const made = ahead.flatMap((one) => (one.look.kind === 'ghostTile' ? keysOf(one.look) : []))
  for (const one of ahead) {
    if (one.look.kind !== 'ghostTile') throw new Error('no card')
    const elsewhere = keysOf({ ...one.look, seed: 91 })
    expect(elsewhere.filter((key) => made.includes(key)).length).toBe(elsewhere.length - 1)
    // Nobody waits for the one that is not.
    const parts = boardPieces.ghostTile.art!({ ...one.look, seed: 91 }, paint)
    expect(parts.map(({ key, comesLater }) => made.includes(key) || comesLater === true)).not.toContain(false)
    expect(one.scale).toBe(1.04)
  }
  expect(ahead).toHaveLength(4)
  expect(ghostsOf({ kind: 'locomotive', id: 0 })).toBeNull()
})

it('a card that is held is seen over its place too, small and beside the pointer, turned as it would lie', () => {
  const card = piece({ kind: 'face', card: 3 } as const, 'screen', 0, 0, { scale: 1.12 })
  const { piece: whole, found } = gripOf({ kind: 'card', id: 3 }, { 'card 3': card })!
  const { x = 0, y = 0, scale = 1, alpha } = found!({ x: 300, y: 200 }, {})!
  expect(whole.scale).toBe(1.12)
  expect([scale < 0.6, scale > 0.4, alpha]).toEqual([true, true, 1])
  expect([x - 50 * scale - 300, y - 50 * scale - 200].map(Math.round)).toEqual([18, 18])
  const ghost = piece({ kind: 'ghostTile', rails: 3, seed: 0, card: 3, rotation: 1 } as const, 'board', 0, 0)
  expect(found!({ x: 300, y: 200 }, { ghost })).toMatchObject({ angle: 90 })
  expect(found!({ x: 300, y: 200 }, { ghost: { ...ghost, look: { ...ghost.look, rotation: 0 } } })?.angle).toBe(0)
  // On a pile its ghost is the card itself.
  expect(found!({ x: 300, y: 200 }, { ghost: card })).toBeNull()
})
