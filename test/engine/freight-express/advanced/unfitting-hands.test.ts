import { describe, expect, it } from 'vitest'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import type { FreightScenario } from '../../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { codes, kinds, may, offered, question, why } from '../helpers.ts'
import { asked, before, enter, no, pass, veto } from './helpers.ts'

/** Each special that a hand can rule out unseen: a hand that does, one that does not, and the reason. */
const CASES: readonly (readonly [
  special: Special,
  without: FreightScenario,
  withCard: FreightScenario,
  why: string,
])[] = [
  ['closeStation', { hands: [[45]] }, { hands: [[45, 8]] }, 'noCardCloses'],
  ['rebuild', { hands: [[8]] }, { hands: [[8, 5]] }, 'noCardRebuilds'],
  [
    'abduction',
    { hands: [[8]], coupled: [[], [20, 21]], ...onLine() },
    { hands: [[8, 6]], coupled: [[], [20, 21]], ...onLine() },
    'noCardAbducts',
  ],
]

function onLine(): FreightScenario {
  return { cells: { '4,2': { card: 5, rotation: 1 } }, locomotives: ['4,2 W edge in'] }
}

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
const rows = (s: State): string[] => {
  const { decision } = game.status(s)
  const by = decision!.by
  return freightSpeech
    .candidates(decision!, codes(s), game.plans(s), { view: game.view(s, by), seats, viewer: by })
    .map(({ steps: [step] }) => `${say('en', step.label)} / ${step.note ? say('en', step.note) : ''}`)
}

describe.each(CASES)('%s, when no card in the hand allows it', (special, without, withCard, reason) => {
  it('is asked all the same, but yes is refused with its reason, and no is pressed', () => {
    const s = before(special, without)
    enter(s)
    expect(game.status(s).decision).toMatchObject({ kind: 'special', auto: 'never' })
    expect(offered(s)).toEqual([{ kind: 'skipSpecial' }])
    expect(may(s, { kind: 'useSpecial' })).toBe(reason)
    expect(why(s, 'locomotive', 0)).toEqual([reason])
    expect(why(s, 'station', 4)).toEqual([reason])
    expect(rows(s)).toEqual([expect.stringMatching(/^[^/]+ \/ No card in the hand/)])
    no(s)
    expect(question(s)).toBe('act')
  })

  it('looks to all others as it does with a card for it', () => {
    const [a, b] = [without, withCard].map((spec) => {
      const s = before(special, spec)
      enter(s)
      return game.status(s).decision
    })
    expect(a).toEqual(b)
  })

  it('may be wanted by one with a card for it', () => {
    const s = before(special, withCard)
    enter(s)
    expect(may(s, { kind: 'useSpecial' })).toBe('yes')
  })

  it('shows the hand only where a veto forces it, and whoever forces is told so before', () => {
    const s = before(special, { ...without, vetoes: [1] })
    enter(s)
    no(s)
    expect(asked(s)).toBe('force 1 0')
    expect(rows(s)[0]).toMatch(/If no card in that hand allows it, the hand is shown to all/)
    veto(s)
    expect(offered(s)).toEqual([{ kind: 'showHand' }])
  })

  it('could be wanted, and showed the hand, in a game begun with the first version of the rules', () => {
    const s = before(special, { ...without, rulesVersion: 1 })
    enter(s)
    expect(may(s, { kind: 'useSpecial' })).toBe('yes')
  })
})

it('a veto that forces what no hand can rule out tells of no hand to be shown', () => {
  const s = before('ticket', { vetoes: [1] })
  enter(s)
  no(s)
  expect(rows(s).join()).not.toMatch(/hand/)
  expect(kinds(pass(s))).toEqual([])
})
