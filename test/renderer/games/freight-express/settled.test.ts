import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { settled } from '../../../../src-renderer/games/freight-express/words/happened/settled.ts'

const event = (kind: FreightEvent['kind'], more: object = {}) => ({ kind, seat: 0, ...more }) as unknown as FreightEvent
const drove = (enters = -1) => event('drove', { enters })
/** How many events are told after each that is seen. */
const told = (events: readonly FreightEvent[]) => events.map((_, i) => settled(events, i + 1))

it('a drive that goes on behind a branch or a crossing is told when the whole of it has been seen', () => {
  expect(told([event('laid'), drove(), drove(), event('flipped'), drove(3), event('uncoupled')])).toEqual([
    1, 1, 1, 1, 5, 6,
  ])
})

it('a drive that has ended is told before the next one, and at once where none follows', () => {
  expect(told([event('discarded'), drove(), event('discarded'), drove()])).toEqual([1, 2, 3, 4])
  expect(told([drove(2), drove()])).toEqual([1, 2])
})
