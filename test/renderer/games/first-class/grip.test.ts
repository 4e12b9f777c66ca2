import { expect, it } from 'vitest'
import { gripOf } from '../../../../src-renderer/games/first-class/grip.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { columnRef, conductorRef } from '../../../../src-renderer/games/first-class/words/refs.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'

const coin = (y: number) => piece({ kind: 'coin' } as const, 'board', 800, y)
const resting: Poses = {
  [names.coin(1, 0, 0)]: coin(600),
  [names.coin(1, 0, 1)]: coin(577),
  [names.conductor(1, 0)]: piece({ kind: 'conductor', seat: 1 } as const, 'board', 200, 580),
}

it('of a column of coins the topmost hangs at the pointer, and nothing of an empty one', () => {
  expect(gripOf(columnRef(1, 0), resting)?.name).toBe(names.coin(1, 0, 1))
  expect(gripOf(columnRef(1, 1), resting)).toBeNull()
})

it('whatever else is taken up hangs there itself', () => {
  expect(gripOf(conductorRef(1, 0), resting)?.name).toBe(names.conductor(1, 0))
})
