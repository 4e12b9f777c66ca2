import { expect, it } from 'vitest'
import { gripOf } from '../../../../src-renderer/games/first-class/overlay/grip.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { cardRef, columnRef, conductorRef } from '../../../../src-renderer/games/first-class/words/refs.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'

const CARD = 3
const ticket = piece({ kind: 'ticket', card: CARD, height: 90, word: '' } as const, 'board', 400, 180)
const ownBoard = { kind: 'seatBoard', seat: 1, width: 944, height: 360, own: true } as const
const coin = (y: number) => piece({ kind: 'coin' } as const, 'board', 800, y)
const resting: Poses = {
  [names.coin(1, 0, 0)]: coin(600),
  [names.coin(1, 0, 1)]: coin(577),
  [names.card(CARD)]: ticket,
  [names.board(1)]: piece(ownBoard, 'board', 16, 430),
  [names.conductor(1, 0)]: piece({ kind: 'conductor', seat: 1 } as const, 'board', 200, 580),
}

it('of a column of coins the topmost hangs at the pointer, and nothing of an empty one', () => {
  expect(gripOf(columnRef(1, 0), resting)?.name).toBe(names.coin(1, 0, 1))
  expect(gripOf(columnRef(1, 1), resting)).toBeNull()
})

it('whatever else is taken up hangs there itself', () => {
  expect(gripOf(conductorRef(1, 0), resting)?.name).toBe(names.conductor(1, 0))
})

it('a card is carried above all that lies on the table, whole over the rows', () => {
  const grip = gripOf(cardRef(CARD), resting)!
  expect(grip.piece.look).toMatchObject({ kind: 'flyingTicket', card: CARD, seat: -1 })
  expect(grip.beside!({ x: 500, y: 200 })).toMatchObject({ x: 500, y: 200, scale: 1, alpha: 1 })
})

it('over a route it hangs below it, so that the stops ahead of the locomotive are seen', () => {
  const route = { kind: 'routeCard', width: 218, height: 76, line: 27, open: false, folded: false } as const
  const along = { ...resting, 'routeCard 1 0': piece(route, 'board', 88, 441) }
  const { beside } = gripOf(cardRef(CARD), along)!
  for (const y of [445, 470, 510]) expect(beside!({ x: 197, y }).y! - (90 * 0.6) / 2).toBeGreaterThanOrEqual(441 + 76)
  // It comes there bit by bit, and leaves as it would hang anyway.
  const downwards = Array.from({ length: 160 }, (_, i) => beside!({ x: 197, y: 385 + i }).y!)
  expect(Math.max(...downwards.slice(1).map((at, i) => Math.abs(at - downwards[i])))).toBeLessThan(7)
})

it('over a board it hangs small below and beside the pointer, and grows so on its way there', () => {
  const { beside } = gripOf(cardRef(CARD), resting)!
  const over = beside!({ x: 300, y: 600 })
  expect([over.scale, over.alpha]).toEqual([0.6, 0.85])
  expect(over.x! - (116 * 0.6) / 2).toBeGreaterThan(300)
  expect(over.y! - (90 * 0.6) / 2).toBeGreaterThan(600)
  const scales = [380, 400, 420, 430].map((y) => beside!({ x: 300, y }).scale!)
  expect(scales).toEqual([...scales].sort((a, b) => b - a))
  expect(new Set(scales).size).toBe(4)
})

it('over a train it hangs in the sky above its wagons, and goes from one train to the next bit by bit', () => {
  const lane = (train: number) => ({ kind: 'lane', train, width: 726, scene: 96, platform: 30 }) as const
  const [upper, lower] = [524, 659]
  const trains = {
    ...resting,
    'lane 1 0': piece(lane(0), 'board', 30, upper),
    'lane 1 1': piece(lane(1), 'board', 30, lower),
  }
  const { beside } = gripOf(cardRef(CARD), trains)!
  const roofs = (top: number) => top + 96 - 46
  const foot = (y: number) => {
    const hangs = beside!({ x: 400, y })
    return hangs.y! + (90 * hangs.scale!) / 2
  }
  for (const y of [upper + 20, upper + 90]) expect(foot(y)).toBeLessThanOrEqual(roofs(upper))
  for (const y of [lower + 20, lower + 90, lower + 120]) expect(foot(y)).toBeLessThanOrEqual(roofs(lower))
  expect(foot(lower + 20)).toBeGreaterThan(lower)
  // The pointer stays to be seen at its left, and nothing leaps.
  expect(beside!({ x: 400, y: 600 }).x! - (116 * 0.6) / 2).toBeGreaterThan(400)
  const along = Array.from({ length: 270 }, (_, i) => foot(upper - 10 + i))
  expect(Math.max(...along.slice(1).map((at, i) => Math.abs(at - along[i])))).toBeLessThan(12)
  const aside = Array.from({ length: 120 }, (_, i) => beside!({ x: 720 + i, y: 600 }).y!)
  expect(Math.max(...aside.slice(1).map((at, i) => Math.abs(at - aside[i])))).toBeLessThan(7)
})
