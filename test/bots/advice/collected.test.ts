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
    expect(fact).toMatchObject({ refs: [{ kind: 'endCard', id: action.endCard }] })
    expect(fact.points).toBe(END_CARDS[action.endCard].points * fact.likely)
  }
})

it('says of how many of the cards that an end card counts, not of end cards', () => {
  const told = (likely: number, language: 'en' | 'nl' | 'de' = 'en') =>
    say(language, tellFact({ kind: 'collects', points: 5 * likely, likely, refs: [] }, naming))
  expect(told(3)).toBe(
    'By the end of the game you usually have about 3 of the cards that this end card counts: 15 points.',
  )
  expect(told(1)).toBe(
    'By the end of the game you usually have about one of the cards that this end card counts: 5 points.',
  )
  expect(told(1, 'nl')).toContain(
    'Aan het einde van het spel heb je meestal ongeveer één van de kaarten die deze kaart telt: 5 punten',
  )
  expect(told(1, 'de')).toContain('Am Spielende hast du meist etwa eine der Karten, die diese Karte zählt: 5 Punkte')
})
