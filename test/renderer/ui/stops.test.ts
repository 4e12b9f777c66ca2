import { expect, it } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import { stopsNow } from '../../../src-renderer/ui/choosing/narrowed.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'

const group = { id: 'fly', stops: [phrase('freight.stop.discard'), phrase('freight.stop.land')] }
const flight = (card: number, cell: number) =>
  ({
    codes: [card, cell],
    refs: [],
    group,
    steps: [{ id: `card${card}` }, { id: `cell${cell}` }],
  }) as unknown as Candidate
const stops = (...all: readonly Candidate[]) => stopsNow(all, { ...NOTHING, group: 'fly' }, undefined, false)

it('the last part of an answer is a stop only where there is a choice of it', () => {
  expect(stops(flight(1, 5), flight(2, 5))).toBeUndefined()
  expect(stops(flight(1, 5), flight(2, 6))?.map(({ at }) => at)).toEqual(['here', 'ahead'])
})
