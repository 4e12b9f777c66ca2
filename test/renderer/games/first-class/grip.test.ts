import { expect, it } from 'vitest'
import { gripOf } from '../../../../src-renderer/games/first-class/grip.ts'
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
