import { describe, expect, it } from 'vitest'
import { compacted as compactedFrom, standingLines as standingFrom } from '../../src-main/saves/compact.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'

const where = { turn: 1, active: 0, by: 0, at: 0 }
const step = (code: number): KeptLine => ({ ...where, kind: 'step', codes: [code], check: '' })
const back = (kind: 'undo' | 'redo' | 'takeBack', count = 1): KeptLine => ({ ...where, kind, count })
const seat = (name: string): KeptLine => ({ ...where, kind: 'seat', name, player: 'person' })
const hint: KeptLine = { ...where, kind: 'hint' }
const compacted = (lines: readonly KeptLine[]) => compactedFrom(lines, where)
const standingLines = (lines: readonly KeptLine[]) => standingFrom(lines, where)
/** Enough that is dead to be worth writing anew. */
const dead = Array.from({ length: 25 }, (_, n) => [step(100 + n), back('undo')]).flat()

describe('a journal written anew', () => {
  it('keeps the steps that count and who sits where, and leaves out what was taken back around it', () => {
    expect(compacted([step(1), ...dead, step(2), seat('Ann'), back('undo'), step(3)])).toEqual([
      step(1),
      seat('Ann'),
      step(3),
    ])
  })

  it('lets who sat down in a turn that was taken back sit down where the game stands without it', () => {
    const later = { turn: 2, active: 1 }
    const lines = [step(1), ...dead, { ...step(2), ...later }, { ...seat('Ann'), ...later }, back('undo'), step(3)]
    expect(compacted(lines)).toEqual([step(1), seat('Ann'), step(3)])
  })

  it('keeps the hints that were taken, also those whose steps were taken back', () => {
    const later = { turn: 2, active: 1 }
    const lines = [step(1), hint, ...dead, { ...step(2), ...later }, { ...hint, ...later }, back('undo'), step(3)]
    expect(compacted(lines)).toEqual([step(1), hint, hint, step(3)])
  })

  it('keeps what was taken back with consent, and all before it', () => {
    const past = [step(1), step(2), back('undo'), step(3), back('takeBack', 2)]
    expect(compacted([...past, ...dead, step(4)])).toEqual([...past, step(4)])
  })

  it('is left alone where a step from before the consent is taken back after it', () => {
    expect(compacted([step(1), step(2), back('takeBack'), back('undo'), ...dead])).toBeNull()
  })
})

it('a journal is written anew once forty of its lines are dead, not before', () => {
  const lines = (pairs: number) => [step(1), ...dead.slice(0, 2 * pairs), step(2)]
  expect(compacted(lines(19))).toBeNull()
  expect(compacted(lines(20))).toEqual([step(1), step(2)])
  // What waits to be made again is not lost.
  expect(compacted([...dead, step(1), back('undo')])).toBeNull()
})

it('there are no lines that lead to a position where more is taken back or made again than there was', () => {
  expect(standingLines([step(1), back('undo', 2)])).toBeNull()
  expect(standingLines([step(1), back('redo')])).toBeNull()
})

it('the lines that lead to a position have no step that was taken back, with or without consent', () => {
  expect(standingLines([step(1), step(2), back('takeBack'), step(3), back('undo'), back('redo')])).toEqual([
    step(1),
    step(3),
  ])
})
