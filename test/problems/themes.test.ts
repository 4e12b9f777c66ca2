import { expect, it } from 'vitest'
import type { AnyGame, GameEvent, State } from '../../src-main/engine/game.ts'
import { themeOf } from '../../src-main/problems/themes.ts'

/** A game in which an answer is the event of this number. */
const gameOf = (...events: readonly object[]) =>
  ({
    id: 'freight-express',
    apply: (_: State, code: number, emit: (event: GameEvent) => void) => emit(events[code] as GameEvent),
  }) as unknown as AnyGame

const drove = { kind: 'drove', seat: 1, rammed: [] }
const laid = { kind: 'laid', seat: 0 }

it('whoever drives an abducted train pushes with it, and its owner does nothing', () => {
  const game = gameOf({ ...drove, by: 0, rammed: [0, 2] }, laid)
  const at = new Int32Array(1) as State
  expect(themeOf(game, at, 0, [0], [1], false)).toBe('ram')
  expect(themeOf(game, at, 1, [0], [1], false)).toBe('wait')
})

it('who pushes nobody but oneself has rammed nobody', () => {
  const game = gameOf({ ...drove, by: 0, rammed: [0] }, laid)
  expect(themeOf(game, new Int32Array(1) as State, 0, [0], [1], false)).toBe('drive')
})
