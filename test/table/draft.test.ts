import { describe, expect, it } from 'vitest'
import { answerAlone, draftStep, onlyAnswer } from '../../src-main/table/draft.ts'
import { Course } from '../../src-main/table/course.ts'
import { redoable, takeBackFor, undoable } from '../../src-main/table/undo.ts'
import { dealt } from './at-table.ts'
import { ASK, CONFIRM, END_TURN, FLIP, NO, playCard, toy, toyWith, YES } from './toy.ts'

/** Ann holds 1, 2 and 3; Bob 31 and 32, which are to be confirmed when they are played. */
const state = () => dealt.setup({ options: { cards: 2 }, seatCount: 2, seed: 1, starter: 0 })
const bobs = () => {
  const s = state()
  toy.apply(s, END_TURN)
  return s
}

describe('a step that is tried', () => {
  it('holds what was answered, and what the table then answers by itself', () => {
    expect(draftStep(toy, state(), 0, [playCard(1), playCard(2)])).toMatchObject({
      line: { by: 0, codes: [playCard(1), playCard(2)] },
      alone: null,
    })
    expect(draftStep(toy, bobs(), 1, [playCard(31)])).toMatchObject({
      line: { by: 1, codes: [playCard(31), CONFIRM] },
      alone: 1,
    })
  })

  it('declines for who does not want to be asked, and that is nothing the seat did alone', () => {
    expect(draftStep(toy, state(), 0, [ASK], new Set([1]))).toMatchObject({ line: { codes: [ASK, NO] }, alone: null })
    expect(draftStep(toy, state(), 0, [ASK], new Set([0]))).toMatchObject({ line: { codes: [ASK] } })
  })

  it('is only for who is asked, of what is legal, and ends where something is learnt', () => {
    expect(draftStep(toy, state(), 1, [playCard(31)])).toBe('notYourTurn')
    expect(draftStep(toy, state(), 0, [playCard(1), playCard(1)])).toBe('illegal')
    expect(draftStep(toy, state(), 0, [ASK, YES])).toBe('illegal')
    expect(draftStep(toy, state(), 0, [FLIP, playCard(1)])).toBe('illegal')
    expect(draftStep(toy, state(), 0, [FLIP])).toMatchObject({ line: { codes: [FLIP] } })
  })

  it('is given no answer by itself where there are two, or where it may not go by itself', () => {
    expect([onlyAnswer(toy, state()), onlyAnswer(toy, bobs())]).toEqual([null, null])
    const s = bobs()
    toy.apply(s, playCard(31))
    expect(onlyAnswer(toy, s)).toBe(CONFIRM)
  })

  it('is stopped where a game asks without end', () => {
    const endless = toyWith({ apply: () => undefined })
    const s = bobs()
    toy.apply(s, playCard(31))
    expect(() => answerAlone(endless, s)).toThrow(RangeError)
  })
})

const people = ['Ann', 'Bob'].map((name) => ({ name, player: 'person' as const }))
function played(seats: ConstructorParameters<typeof Course>[1]['seats'], ...codes: number[]): Course {
  const course = new Course(dealt, { options: { cards: 2 }, seats, seed: 1, starter: 0 })
  for (const code of codes) {
    const draft = course.draft(course.status.decision?.by ?? 0, [code])
    if (typeof draft === 'string') throw new Error(draft)
    course.step(draft.line)
  }
  return course
}
const back = (course: Course, count: number) => course.goBack({ kind: 'undo', by: 0, count, ...course.standing })

describe('what can be taken back', () => {
  it('is the last step of who looks, in the same turn, by which nobody learnt anything', () => {
    expect(undoable(played(people), 0, false)).toMatchObject({ key: 'undo.nothing' })
    expect(undoable(played(people, playCard(1)), 0, false)).toBe(1)
    expect(undoable(played(people, playCard(1)), 1, false)).toMatchObject({ key: 'undo.otherTurn' })
    expect(undoable(played(people, ASK), 0, false)).toMatchObject({ key: 'undo.otherTurn' })
    expect(undoable(played(people, END_TURN), 1, false)).toMatchObject({ key: 'undo.otherTurn' })
    expect(undoable(played(people, playCard(1), FLIP), 0, false)).toEqual({ key: 'undo.cardLearnt', refs: [], n: 2 })
    expect(undoable(played(people), 0, false)).not.toHaveProperty('n')
  })

  it('is in practice all down to the last question of a person, whoever moved since', () => {
    const seats = [people[0], { name: 'Bot', player: 'driver' as const }]
    const course = played(seats, FLIP, END_TURN, END_TURN)
    expect([undoable(course, 0, true), undoable(course, 'onlooker', true)]).toMatchObject([
      2,
      { key: 'undo.otherTurn' },
    ])
    expect(undoable(played(seats), 0, true)).toMatchObject({ key: 'undo.nothing' })
  })

  it('comes again with the steps of bots that were taken back with it', () => {
    const seats = [people[0], { name: 'Bot', player: 'driver' as const }]
    const course = played(seats, playCard(1), END_TURN, END_TURN, playCard(2))
    expect(redoable(course, 0)).toBe(0)
    back(course, 4)
    expect([redoable(course, 0), redoable(course, 1)]).toEqual([1, 0])
    const other = played(seats, END_TURN, playCard(31), END_TURN, playCard(1))
    back(other, 4)
    expect(redoable(other, 0)).toBe(3)
  })

  it('is asked of the others from the last step of the seat on, that one too', () => {
    const course = played(people, playCard(1), FLIP, END_TURN, playCard(31))
    expect(takeBackFor(course, 0)).toEqual({ by: 0, count: 2, turn: 1, learnt: [1], asks: [1] })
    expect(takeBackFor(course, 1)).toEqual({ by: 1, count: 1, turn: 2, learnt: [], asks: [0] })
    expect(takeBackFor(played(people), 0)).toBeNull()
  })
})
