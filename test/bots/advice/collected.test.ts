import { expect, it } from 'vitest'
import { adviceOn } from '../../../src-main/bots/advice/advice.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { tellFact } from '../../../src-renderer/words/advice.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { fromCode } from '../../../src-shared/games/first-class/actions.ts'

const naming = { seats: [], calls: () => null, callsAll: () => null }

it('tells of each end card that may be kept what it usually comes to, for nothing else can be told of it', () => {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 5 })
  const seat = game.decider(s)
  const out = new Int32Array(MAX_CHOICES)
  const choices = out.slice(0, game.choices(s, out))
  const { moves } = adviceOn({ game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: 1, nodes: 300 })
  expect(moves.length).toBeGreaterThan(1)
  for (const { codes, facts } of moves) {
    const action = fromCode(codes[0])
    if (action.kind !== 'draft') throw new Error('another question was asked')
    const [fact] = facts
    if (fact?.kind !== 'collects') throw new Error(`it is told ${fact?.kind}`)
    expect(fact).toMatchObject({ have: 0, refs: [{ kind: 'endCard', id: action.endCard }] })
    expect(fact.points).toBe(END_CARDS[action.endCard].points * fact.more)
  }
})

it('says how many one has of what is collected, and how many usually come', () => {
  const told = (have: number) => say('en', tellFact({ kind: 'collects', points: 15, have, more: 3, refs: [] }, naming))
  expect(told(2)).toBe('You have 2 such cards and usually take about 3 more by the end of the game: 15 points.')
  expect(told(0)).toBe('Usually about 3 such cards are taken by the end of the game: 15 points.')
})
