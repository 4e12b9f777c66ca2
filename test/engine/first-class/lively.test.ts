import { describe, expect, it } from 'vitest'
import { ACTION_KINDS, type ActionKind } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS, CARD_KINDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { FIRST_CLASS_DECISIONS } from '../../../src-shared/games/first-class/decisions.ts'
import { SCORE_SOURCES } from '../../../src-shared/games/first-class/events.ts'
import { MODULE_CHOICES } from '../../../src-shared/games/first-class/options.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { playRandomly } from '../../conformance/playout.ts'
import { playPurposefully } from './purposeful.ts'
import { testable } from '../../testable/testable.ts'

const SEED = 4711

/** A game that never does a thing would pass all checks of that thing. */
describe(`games of every pair, by chance and by thrifty builders (seed ${SEED})`, () => {
  const answers = new Set<ActionKind>()
  const questions = new Set<string>()
  const sources = new Set<string>()
  const taken = new Set<string>()
  for (const [pair, modules] of MODULE_CHOICES.entries())
    for (let round = 0; round < 4; round++) {
      const seatCount = 2 + ((pair + round) % 3)
      const options = { ...firstClass.options.default, modules, teatime: round % 2 === 1 }
      const setup = { options, seatCount, seed: SEED + round }
      const seed = SEED + pair * 10 + round
      const { states, codes, events, live } =
        round < 2 ? playRandomly(testable(firstClass), setup, seed) : playPurposefully(setup, seed)
      codes.forEach((code, step) => {
        const action = firstClass.decode(states[step], code)
        answers.add(action.kind)
        questions.add(firstClass.status(states[step]).decision?.kind ?? '')
        if (action.kind === 'take' || action.kind === 'fetch') taken.add(CARDS[action.card].kind)
      })
      for (const event of events.flat())
        if (event.kind === 'scored') sources.add((event as unknown as { source: string }).source)
      expect(firstClass.status(live).outcome).not.toBeNull()
    }

  // takeCoins needs one of two cards and a full coin board: too rare for this few games, coins.test.ts has it.
  it('give every kind of answer', () =>
    expect(ACTION_KINDS.filter((kind) => !answers.has(kind) && kind !== 'takeCoins')).toEqual([]))
  it('ask every kind of question, and no other', () =>
    expect([...questions].sort()).toEqual([...FIRST_CLASS_DECISIONS].sort()))
  it('have points from every source', () => expect(SCORE_SOURCES.filter((source) => !sources.has(source))).toEqual([]))
  it('carry out cards of every kind', () => expect(CARD_KINDS.filter((kind) => !taken.has(kind))).toEqual([]))
})
