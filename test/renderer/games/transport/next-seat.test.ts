import { expect, test } from 'vitest'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { frameFor } from '../../harness/telling.ts'

/** What the plates of such a table say of the turn to come, by seat, and the names of all that is drawn. */
function told(seats: number, active: number, more: Partial<TransportView> = {}) {
  const view: TransportView = { ...game.view(game.scenario({ seats }), 'onlooker'), active, ...more }
  const frame = frameFor(seats, 0)
  const drawn = poses(view, { ...frame, words: { ...frame.words, next: 'next' } })
  const plates = Array.from({ length: seats }, (_, seat) => {
    const { look } = drawn[names.plate(seat)]
    return look.kind === 'plate' ? (look.next ?? '') : null
  })
  return { plates, drawn }
}

test('the plate of the seat whose turn comes next says so, after the last seat that of the first one', () => {
  for (const seats of [3, 4])
    for (let active = 0; active < seats; active++)
      expect(told(seats, active).plates).toEqual(
        Array.from({ length: seats }, (_, seat) => (seat === (active + 1) % seats ? 'next' : '')),
      )
})

test('that stands among the words of the plate: nothing of its own lies over the plate or its edge', () => {
  for (const seats of [3, 4]) {
    const without = Object.keys(poses(game.view(game.scenario({ seats }), 'onlooker'), frameFor(seats, 0)))
    expect(Object.keys(told(seats, 0).drawn)).toEqual(without)
  }
})

test('two alone need no word of who comes next, and nobody does when all is over', () => {
  expect(told(2, 0).plates).toEqual(['', ''])
  expect(told(3, 0, { ended: true }).plates).toEqual(['', '', ''])
})
