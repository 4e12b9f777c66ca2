import { expect, it } from 'vitest'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { handOfAnother, handsInWords } from '../../../src-renderer/games/hands-in-words.ts'

const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
const told = (viewer: 0 | 'open', hands: readonly (readonly number[])[]) =>
  handsInWords({ viewer, seats }, hands, 'Your hand', String)

it('tells of every hand that may be seen by whose it is, and of none that is hidden', () => {
  const hidden = [UNKNOWN, UNKNOWN]
  expect(told(0, [[1, 2], hidden])).toEqual([{ title: 'Your hand', cards: ['1', '2'] }])
  expect(told('open', [[1, 2], [3]]).map(({ title }) => title)).toEqual(['Ann’s hand', 'Ben’s hand'])
  // Who dictates what is done with another's cards is shown them.
  expect(told(0, [[1], [3, UNKNOWN]]).map(({ cards }) => cards)).toEqual([['1'], ['3']])
})

it('calls the hand of a bot by its name where a move is looked back at as it saw the table', () => {
  const bots = seats.map((seat, i) => (i === 0 ? { ...seat, player: 'driver' as const } : seat))
  expect(handsInWords({ viewer: 0, seats: bots }, [[1, 2], []], 'Your hand', String)[0]?.title).toBe('Ann’s hand')
})

it('names the seat whose move is looked back at once several people have played to the end', () => {
  const [ann, ben] = seats
  const status = { turn: 3, round: 1, active: 1, decision: null, outcome: null } as never
  const named = (players: typeof seats, isPlayed = false) =>
    handOfAnother({ viewer: 1, seats: players, status, isPlayed })
  expect(named([ann, ben], true)).toBe('Ben')
  expect(handsInWords({ viewer: 1, seats, isPlayed: true }, [[], [1]], 'Your hand', String)[0]?.title).toBe(
    'Ben’s hand',
  )
  // As they play, and of the only person, it is one's own.
  expect(named([ann, ben])).toBeNull()
  expect(named([{ name: 'Ann', player: 'driver' as never }, ben], true)).toBeNull()
})
