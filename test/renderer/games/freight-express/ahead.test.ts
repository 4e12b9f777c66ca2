import { expect, test } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { aheadOf } from '../../../../src-renderer/games/freight-express/words/ahead.ts'
import { DRIVE } from '../../../../src-renderer/games/freight-express/words/answers/drive.ts'
import { LAY } from '../../../../src-renderer/games/freight-express/words/answers/lay.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

test('a hint tells where it means to drive to later in the turn', () => {
  const later = [{ kind: 'drove', enters: 9 }] as unknown as readonly FreightEvent[]
  const told = (events: readonly FreightEvent[], group = DRIVE) =>
    aheadOf(events, { group }).map((one) => say('en', one))
  expect(told(later)).toEqual(['Then on to J.'])
  expect(told(later, LAY)).toEqual(['You can then drive into J.'])
  expect(told([])).toEqual([])
})
