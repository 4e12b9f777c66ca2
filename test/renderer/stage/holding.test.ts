import { expect, it } from 'vitest'
import { carriedBy, inHand } from '../../../src-renderer/stage/hand/holding.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'

const card = piece({ kind: 'square' } as const, 'screen', 0, 0)
const camera = { x: 0, y: 0, scale: 1 }
const at = { x: 300, y: 200 }
const found = { ghosts: { there: card } }

it('what is held gives way to the ghost that shows its place', () => {
  const grip = { name: 'card', piece: card }
  expect(inHand(grip, at, null, camera)['card']).toMatchObject({ ...at, alpha: 0.94 })
  expect(inHand(grip, at, found, camera)['card'].alpha).toBe(0)
})

it('what stays in the hand is seen beside its ghosts, wherever it is held', () => {
  const grip = { name: 'card', piece: card, beside: ({ x }: { x: number }) => ({ x: x + 40, scale: 0.6 }) }
  for (const drawing of [null, found]) {
    const { x, y, scale, alpha } = inHand(grip, at, drawing, camera)['card']
    expect([x, y, scale]).toEqual([340, 200, 0.6])
    expect(alpha).toBeGreaterThan(0.8)
  }
})

it('what has a way to hang beside its ghost is whole at the pointer, and so beside that', () => {
  const grip = { name: 'card', piece: card, found: ({ x }: { x: number }) => ({ x: x + 40, scale: 0.4, alpha: 1 }) }
  expect(inHand(grip, at, null, camera)['card']).toMatchObject({ ...at, scale: 1, alpha: 0.94 })
  expect(inHand(grip, at, found, camera)['card']).toMatchObject({ x: 340, scale: 0.4, alpha: 1 })
})

it('what a thing carries hangs beside it as it lay, over it, and gives way with it', () => {
  const rider = piece({ kind: 'square' } as const, 'screen', 10, -20)
  const grip = { name: 'card', piece: card, along: { rider } }
  const { card: held, rider: carried } = inHand(grip, at, null, camera)
  expect([carried.x, carried.y, carried.alpha]).toEqual([310, 180, 0.94])
  expect(carried.z).toBeGreaterThan(held.z)
  expect(inHand(grip, at, found, camera)['rider'].alpha).toBe(0)
  expect(carriedBy(grip, { ...held, x: 0, y: 0 })['rider']).toMatchObject({ x: 10, y: -20 })
})
