import { expect, test } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { choiceMarks, givenMarks, hintedMarks } from '../../../src-renderer/ui/choosing/choice-marks.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate, Step } from '../../../src-renderer/words/speech.ts'

const say = (key: string) => ({ key })
const parcel = (id: number): Ref => ({ kind: 'parcel', id })
const step = (id: string, ref: Ref): Step => ({
  id,
  ask: say('ask'),
  many: 'transport.choice.parcels',
  label: say(id),
  refs: [ref],
})
/** A parcel goes to a cell. */
const way = (of: number, to: number, isAsked = true): Candidate => {
  const end: Ref = { kind: 'cell', id: to }
  return {
    codes: [10 * of + to],
    refs: [parcel(of), end],
    end,
    group: { id: 'move', label: say('move'), icon: 'parcel', bare: false },
    stem: `way${of}.${to}`,
    confirm: say('move'),
    steps: [{ ...step(`parcel${of}`, parcel(of)), isAsked }, step(`end${to}`, end)],
  }
}
const selected = (all: readonly Candidate[]) =>
  choiceMarks(all, NOTHING, null).flatMap(({ ref, state }) => (state === 'selected' ? [ref] : []))

test('the one parcel of which it is asked where it goes is marked as if it had been picked', () => {
  expect(selected([way(1, 4), way(1, 5)])).toEqual([parcel(1)])
})

test('where several parcels may go, or one goes one way only, none is marked before it is picked', () => {
  expect(selected([way(1, 4), way(2, 5)])).toEqual([])
  expect(selected([way(1, 4)])).toEqual([])
})

test('a thing that all answers begin with but that is not asked about is not marked', () => {
  expect(selected([way(1, 4, false), way(1, 5, false)])).toEqual([])
})

const take = (id: number, aside = false): Candidate => {
  const card: Ref = { kind: 'card', id }
  return { ...way(id, id), codes: [id], refs: [card], stem: `card${id}`, steps: [step(`card${id}`, card)], aside }
}

test('a card that brings nothing stays faint while another answer is picked or hinted at', () => {
  const all = [take(1), take(2), take(3, true)]
  const [good, bad]: Ref[] = [1, 3].map((id) => ({ kind: 'card', id }))
  const picked = choiceMarks(all, { ...NOTHING, picked: [good] }, null)
  expect(picked).toEqual([
    { ref: good, state: 'selected' },
    { ref: bad, state: 'faint' },
  ])
  expect(givenMarks(picked)).toEqual(picked)
  expect(hintedMarks(choiceMarks(all, NOTHING, null), [good])).toContainEqual({ ref: bad, state: 'faint' })
  expect(choiceMarks(all, { ...NOTHING, picked: [bad] }, null)).toEqual([{ ref: bad, state: 'selected' }])
})

test('of few cards one that brings nothing is lit less also where something else than a card can be taken', () => {
  const tile: Ref = { kind: 'startTile', id: 0 }
  const start: Candidate = { ...take(9), refs: [tile], stem: 'start', steps: [step('start', tile)] }
  const marks = choiceMarks([take(1), take(2), take(3, true), start], NOTHING, null)
  expect(marks.filter(({ state }) => state === 'legalAside').map(({ ref }) => ref)).toEqual([{ kind: 'card', id: 3 }])
})
