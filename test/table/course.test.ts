import { describe, expect, it } from 'vitest'
import { positionCheck } from '../../src-main/table/check.ts'
import { Course } from '../../src-main/table/course.ts'
import { pastOf } from '../../src-main/table/past.ts'
import type { Line, StepLine } from '../../src-main/table/line.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { dealt } from './at-table.ts'
import { ASK, END_TURN, FLIP, playCard, toy, YES } from './toy.ts'

const person = (name: string) => ({ name, player: 'person' as const })
const begun = (seats = [person('Ann'), person('Bob')]) =>
  new Course(dealt, { options: { cards: 2 }, seats, seed: 1, starter: 0 })

/** A line as the table would write it here; where it leads is for the step alone to say. */
function stepOn(course: Course, ...codes: number[]): StepLine {
  const by = course.status.decision?.by ?? 0
  const draft = course.draft(by, codes)
  if (typeof draft === 'string') throw new Error(draft)
  return { ...draft.line }
}
const play = (course: Course, ...codes: number[]): void => {
  for (const code of codes) course.step(stepOn(course, code))
}
const told = (course: Course): string[] => course.log.flatMap(({ command }) => (command ? [command.kind] : []))
const sit = (course: Course, by: number, name: string, player: SeatInfo['player'] = 'person'): void =>
  course.sit({ kind: 'seat', by, name, player, ...course.standing })

describe('a line from a journal is done again', () => {
  const here = (course: Course) => course.standing
  it('where it could have been said', () => {
    const course = begun()
    expect(course.redoLine(stepOn(course, playCard(1)))).toBe(true)
    expect(course.redoLine({ kind: 'hint', by: 0, ...here(course) })).toBe(true)
    expect(course.redoLine({ kind: 'seat', by: 1, ...person('Cid'), ...here(course) })).toBe(true)
    expect(course.redoLine({ kind: 'known', by: 1, why: 'seatOpened', ...here(course) })).toBe(true)
    expect(course.redoLine({ kind: 'undo', by: 0, count: 1, ...here(course) })).toBe(true)
    expect(course.redoLine({ kind: 'redo', by: 0, count: 1, ...here(course) })).toBe(true)
    expect([course.hintsOf(0), course.hintsOf(1), course.seats[1].name, course.known]).toEqual([
      1,
      0,
      'Cid',
      'seatOpened',
    ])
  })

  const refused: readonly (readonly [string, (course: Course) => Line])[] = [
    ['a seat that is not there', (course) => ({ kind: 'seat', by: 2, ...person('Cid'), ...here(course) })],
    ['a look by a seat that is not there', (course) => ({ kind: 'known', by: 2, why: 'seatOpened', ...here(course) })],
    ['a hint to who was not asked', (course) => ({ kind: 'hint', by: 1, ...here(course) })],
    ['a step of who was not asked', (course) => ({ ...stepOn(course, playCard(1)), by: 1 })],
    ['a step without an answer', (course) => ({ ...stepOn(course, playCard(1)), codes: [] })],
    ['an answer that is not legal', (course) => ({ ...stepOn(course, playCard(1)), codes: [playCard(7)] })],
    ['a second answer that is not legal', (course) => ({ ...stepOn(course, playCard(1)), codes: [playCard(1), YES] })],
    ['the same answer twice', (course) => ({ ...stepOn(course, playCard(1)), codes: [playCard(1), playCard(1)] })],
    ['a step that led elsewhere', (course) => ({ ...stepOn(course, playCard(1)), check: 'elsewhere' })],
    ['a turn that it did not end in', (course) => ({ ...stepOn(course, playCard(1)), turn: 7 })],
    ['no step taken back', (course) => ({ kind: 'undo', by: 0, count: 0, ...here(course) })],
    ['more taken back than there is', (course) => ({ kind: 'undo', by: 0, count: 2, ...here(course) })],
    ['what another did, taken back', (course) => ({ kind: 'undo', by: 1, count: 1, ...here(course) })],
    ['more made again than was taken back', (course) => ({ kind: 'redo', by: 0, count: 1, ...here(course) })],
  ]
  it.each(refused)('but not %s', (_, line) => {
    const course = begun()
    play(course, playCard(2))
    expect(course.redoLine(line(course))).toBe(false)
  })
})

describe('a running game', () => {
  it('knows that a seat was told what to do until something happens', () => {
    const course = begun()
    expect(course.justHinted(0)).toBe(false)
    course.noteHint({ kind: 'hint', by: 0, ...course.standing })
    expect([course.justHinted(0), course.justHinted(1)]).toEqual([true, false])
    play(course, playCard(1))
    expect(course.justHinted(0)).toBe(false)
  })

  it('stands where the answers that were played before it lead, of which its log says nothing', () => {
    const course = begun()
    play(course, playCard(1), playCard(2))
    const seats = course.seats
    const played = [playCard(1), playCard(2)]
    const on = new Course(dealt, { options: { cards: 2 }, seats, seed: 1, starter: 0, played })
    expect(positionCheck(dealt, on.state)).toBe(positionCheck(dealt, course.state))
    expect([on.steps, on.log[0].events.length]).toEqual([[], 0])
  })

  it('is checked by the same letters in every version', () => {
    expect(positionCheck(dealt, begun().state)).toBe('d7a9637a')
  })

  it('says who sat down and by what name, each only where that changed', () => {
    const course = begun()
    sit(course, 1, 'Bob')
    expect(told(course)).toEqual([])
    sit(course, 1, 'Cid')
    expect(told(course)).toEqual(['renamed'])
    sit(course, 1, 'Cid', 'controller')
    sit(course, 1, 'Dan')
    expect(told(course)).toEqual(['renamed', 'botSat', 'renamed', 'personSat'])
    expect(course.log.flatMap(({ command }) => command?.was ?? [])).toEqual(['person', 'controller'])
  })

  it('knows whose hand a bot held before a person came, and that who comes back knew it', () => {
    const course = begun()
    sit(course, 1, 'Bot', 'controller')
    sit(course, 1, 'Bob')
    expect(course.heldByBot(1)).toBe(false)
    sit(course, 1, 'Bot', 'controller')
    sit(course, 1, 'Cid')
    expect([course.heldByBot(0), course.heldByBot(1)]).toEqual([false, true])
    sit(course, 1, 'Bot', 'controller')
    expect(course.heldByBot(1)).toBe(false)
  })

  it('counts what it took: each answer once as it is made, and what is tried from a journal once more', () => {
    const course = begun()
    const before = course.work
    play(course, playCard(1), playCard(2))
    expect(course.work - before).toBe(2)
    const again = begun()
    const [first, start] = [stepOn(again, playCard(1)), again.work]
    again.redoLine(first)
    expect(again.work - start).toBe(2)
    expect(positionCheck(toy, again.state)).toBe(first.check)
  })

  it('stands after taking back where it stood before, and after making again where it stood then', () => {
    const course = begun()
    play(course, playCard(1), ASK, YES, END_TURN)
    const { turn, active } = course.status
    expect([course.statusBefore(1).turn, course.statusBefore(2).decision?.by, course.statusBefore(4).turn]).toEqual([
      1, 1, 1,
    ])
    course.goBack({ kind: 'undo', by: 0, count: 1, ...course.standing })
    expect([course.steps.length, course.undone.length, course.status.turn]).toEqual([3, 1, 1])
    expect(course.statusAfter(1)).toMatchObject({ turn, active })
    course.goBack({ kind: 'redo', by: 0, count: 1, ...course.standing })
    expect(course.status).toMatchObject({ turn, active })
    expect(() => course.goBack({ kind: 'redo', by: 0, count: 1, ...course.standing })).toThrow(RangeError)
  })

  it('tells what was learnt by the steps that are taken back, and calls that by its name', () => {
    const course = begun()
    play(course, FLIP, playCard(1))
    course.goBack({ kind: 'undo', by: 0, count: 1, ...course.standing })
    course.goBack({ kind: 'undo', by: 0, count: 1, ...course.standing })
    expect(course.log.flatMap(({ command }) => (command ? [command] : []))).toMatchObject([
      { kind: 'undo', entries: [2] },
      { kind: 'takeBack', entries: [1], learnt: [0, 1] },
    ])
  })
})

describe('a look back', () => {
  it('shows what a step showed then, and of what was only said the table alone', () => {
    const course = begun()
    play(course, playCard(1))
    sit(course, 1, 'Cid')
    const shown = [0, 1, 2].map((n) => pastOf(course, n, 0)?.beats.map(({ event }) => event.kind))
    expect(shown).toEqual([[], ['played'], []])
    expect(pastOf(course, 3, 0)).toBeNull()
    expect(pastOf(course, 1, 0)).toMatchObject({ n: 1, viewer: 0, view: { points: [1, 0] } })
    expect(pastOf(course, 0, 0)).toMatchObject({ view: { points: [0, 0] } })
  })

  it('shows a taking back as the table it led to', () => {
    const course = begun()
    play(course, playCard(1))
    course.goBack({ kind: 'undo', by: 0, count: 1, ...course.standing })
    expect(pastOf(course, 2, 0)).toMatchObject({ beats: [], view: { points: [0, 0] } })
  })
})
