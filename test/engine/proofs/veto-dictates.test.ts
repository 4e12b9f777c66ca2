import { describe, expect, it } from 'vitest'
import { UNKNOWN, type GameEvent } from '../../../src-shared/core.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { listed, playProof } from './proof.ts'
import { NO, PASS, USE, YES, handOf, holdsVeto, vetoTable } from './veto-rules.ts'
import { veto } from './veto.ts'

const start = (vetoes: readonly number[]) => vetoTable([[0, 1, 2], [3, 4], [5]], vetoes)

describe('a veto that dictates over a hidden hand', () => {
  it('asks the one who entered, then the holders clockwise, then the one who dictates', () => {
    const s = start([1, 2])
    const questions = playProof(veto, s, [YES, PASS, PASS, PASS, USE, 1])
    expect(questions).toEqual([
      'special 0 0',
      'veto 1 0',
      'veto 2 0',
      'dictate 1 0',
      'dictate 2 0',
      'execute 2 0',
      'over',
    ])
    expect(handOf(s, 0)).toEqual([0, 2])
    expect([holdsVeto(s, 1), holdsVeto(s, 2)]).toEqual([true, false])
  })

  it('lets whoever forced it not dictate too, but another may', () => {
    const s = start([1, 2])
    expect(playProof(veto, s, [NO, USE, USE])).toEqual(['special 0 0', 'veto 1 0', 'dictate 2 0', 'execute 2 0'])
  })

  it('lets a seat without a veto be asked nothing', () => {
    const s = start([2])
    expect(playProof(veto, s, [YES, USE])).toEqual(['special 0 0', 'veto 2 0', 'over'])
    expect(handOf(s, 0)).toEqual([0, 1, 2])
  })

  it('shows the hand to the one who dictates, to that one alone, and only while that decision stands', () => {
    const s = start([2])
    const hidden = [UNKNOWN, UNKNOWN, UNKNOWN]
    playProof(veto, s, [YES, PASS])
    expect(veto.view(s, 2).hands[0]).toEqual(hidden)
    playProof(veto, s, [USE])
    expect(veto.view(s, 2).hands[0]).toEqual([0, 1, 2])
    expect(veto.view(s, 1).hands[0]).toEqual(hidden)
    expect(veto.view(s, 'onlooker').hands[0]).toEqual(hidden)
    playProof(veto, s, [1])
    expect(veto.view(s, 2).hands[0]).toEqual([UNKNOWN, UNKNOWN])
  })

  it('offers exactly the cards of that hand, though it is not their own', () => {
    const s = start([2])
    playProof(veto, s, [YES, PASS, USE])
    expect(listed(veto, s)).toEqual([0, 1, 2])
  })

  it('is remembered by that one in every state they may imagine, and by nobody else', () => {
    const s = start([2])
    playProof(veto, s, [YES, PASS, USE, 1])
    const imagined = (seat: number) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => handOf(veto.sample(veto.beliefs(s, seat), generator(seed)), 0).join()),
      )
    expect([...imagined(2)]).toEqual(['0,2'])
    expect(imagined(1).size).toBeGreaterThan(1)
  })

  it('tells who has learnt what, so that undo stops there', () => {
    const s = start([2])
    const events: GameEvent[] = []
    playProof(veto, s, [YES, PASS, USE, 1], events)
    expect(events.map((event) => [event.kind, event.learnt])).toEqual([
      ['dictated', []],
      ['handShown', [2]],
      ['discarded', []],
    ])
  })
})
