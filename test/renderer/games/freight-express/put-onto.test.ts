import { expect, test } from 'vitest'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { NOTHING, chosen, legalRefs, meantAt, pick } from '../../../../src-renderer/ui/choosing/selection.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { toCode, type Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { cellOfSleeper, sleeperAt, CENTRE } from '../../../../src-shared/geometry/rails.ts'
import { VIEW } from '../../state/at-table.ts'
import { frameOf } from '../../harness/position.ts'

const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const atB = VIEW.cells.findIndex(({ station }) => station === 1)
const view = {
  ...VIEW,
  seats: VIEW.seats.map((seat, i) =>
    i === 0 ? { ...seat, coupled: [40], locomotive: { sleeper: sleeperAt(atB, CENTRE), facing: 255 } } : seat,
  ),
}
const card = 3
const [couple, refill] = (['couple', 'refill'] as const).map((kind) => {
  const code = toCode({ kind, card } as Action)
  return freightSpeech.candidates(decision, [code], [], { view, seats: frameOf(2).seats, viewer: 0 })
})
const put = (candidates: typeof couple, ...over: readonly Ref[]) => meantAt(candidates, over, true)

test('a card that can be coupled is put onto the locomotive, its station or any wagon of its train', () => {
  expect(cellOfSleeper(view.seats[0].locomotive.sleeper)).toBe(atB)
  for (const place of [
    { kind: 'locomotive', id: 0 },
    { kind: 'station', id: 1 },
    { kind: 'wagon', id: 40 },
  ] as const)
    expect(put(couple, place)).toEqual(place)
  expect(put(couple, { kind: 'station', id: 2 })).toBeUndefined()
  expect(put(couple, { kind: 'locomotive', id: 1 })).toBeUndefined()
})

test('a card that is put onto the discard pays for a refill, as at the stock', () => {
  for (const id of [0, 1]) expect(put(refill, { kind: 'pile', id })).toEqual({ kind: 'pile', id })
  expect(meantAt(refill, [{ kind: 'pile', id: 1 }], false), 'nothing is taken from it').toBeUndefined()
})

test('a wagon of the train is put onto the station that its open tag names, which is lit for it', () => {
  const { uncouple } = TRACK_CARDS[40]
  const code = toCode({ kind: 'uncouple', card: 40 })
  const deliver = freightSpeech.candidates(decision, [code], [], { view, seats: frameOf(2).seats, viewer: 0 })
  const station = { kind: 'station', id: uncouple } as const
  expect(put(deliver, station)).toEqual(station)
  expect(put(deliver, { kind: 'station', id: (uncouple + 1) % 10 })).toBeUndefined()
  expect(legalRefs(deliver, { ...NOTHING, picked: [{ kind: 'wagon', id: 40 }] })).toContainEqual(station)
})

test('a click on the station where a wagon can be delivered means that, and a second one does it', () => {
  const code = toCode({ kind: 'uncouple', card: 40 })
  const refilled = toCode({ kind: 'refill', card } as Action)
  const offered = freightSpeech.candidates(decision, [code, refilled], [], { view, seats: frameOf(2).seats, viewer: 0 })
  const station = { kind: 'station', id: TRACK_CARDS[40].uncouple } as const
  const first = pick(offered, NOTHING, [station])
  const selection = first.kind === 'select' ? first.selection : NOTHING
  expect(chosen(offered, selection)?.codes).toEqual([code])
  expect(pick(offered, selection, [station])).toEqual({ kind: 'confirm' })
})
