import { expect, test } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { givenMarks, hintedMarks, taughtMarks } from '../../../src-renderer/ui/choosing/choice-marks.ts'
import type { Mark } from '../../../src-renderer/stage/scene.ts'

const card = (id: number): Ref => ({ kind: 'card', id })
const legal = (id: number): Mark => ({ ref: card(id), state: 'legal' })
const selected = (id: number): Mark => ({ ref: card(id), state: 'selected' })
const taught = (marks: Mark[], light: Ref[], astray: string | null = null) =>
  taughtMarks(marks, { light, astray }, false)

test('a lesson lights what it speaks of, where that can be picked, and nothing else', () => {
  expect(taught([legal(1), legal(2)], [card(1)])).toEqual([legal(1)])
})

test('of places of a train that it speaks of those are lit that can be picked', () => {
  const coach = (id: number): Ref => ({ kind: 'coach', id })
  const open = [0, 2].map((id): Mark => ({ ref: coach(id), state: 'legal' }))
  expect(taught(open, [coach(0), coach(1), coach(2), coach(3)])).toEqual(open)
})

test('what can be picked is lit at a question about something else than the lesson speaks of', () => {
  expect(taught([legal(2), legal(3)], [card(1)])).toEqual([legal(1), legal(2), legal(3)])
})

test('with something picked, its places are lit', () => {
  expect(taught([selected(1), legal(2)], [card(1)])).toEqual([selected(1), legal(2)])
})

test('all that can be picked is lit where the learner went astray', () => {
  expect(taught([legal(1), legal(2)], [card(1)], 'other')).toEqual([legal(1), legal(2)])
})

test('the card that is spoken of stays lit while another one is held, and when that one is about to be laid', () => {
  const place: Mark = { ref: { kind: 'cell', id: 20 }, state: 'legal' }
  const light = [card(1), place.ref]
  expect(taught([selected(2), place], light)).toEqual([selected(2), place, legal(1)])
  expect(taughtMarks([selected(2)], { light, astray: null }, true)).toEqual([selected(2), legal(1)])
  expect(taughtMarks([selected(1)], { light, astray: null }, true)).toEqual([selected(1)])
})

test('what a heading of the list offers is seen beside what the lesson speaks of, which stays lit', () => {
  const entered = (marks: Mark[]) => taughtMarks(marks, { light: [card(1)], astray: null }, false, true)
  const aside = (id: number): Mark => ({ ref: card(id), state: 'legalAside' })
  expect(entered([legal(1), legal(2)])).toEqual([legal(1), aside(2)])
  expect(entered([legal(2), legal(3)])).toEqual([legal(1), aside(2), aside(3)])
})

test('while a hint is told, that alone is lit of which it speaks', () => {
  const many = [1, 2, 3].map((id): Mark => ({ ref: card(id), state: 'legalAmongMany' }))
  expect(hintedMarks(many, [card(2)])).toEqual([legal(2)])
  expect(hintedMarks(many, [])).toBe(many)
})

test('while an answer is on its way only what is meant stays lit: nothing else can be picked', () => {
  expect(givenMarks([legal(1), selected(2), { ref: card(3), state: 'legalAside' }])).toEqual([selected(2)])
})
