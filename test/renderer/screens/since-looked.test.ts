import { expect, it } from 'vitest'
import type { GameEvent, Phrase } from '../../../src-shared/core.ts'
import { tellTurn } from '../../../src-renderer/games/freight-express/words/happened/turn.ts'
import { bringTexts, phrase, say } from '../../../src-renderer/messages/index.ts'
import { sinceLooked } from '../../../src-renderer/screens/table/curtain/since-looked.ts'
import type { LogLine } from '../../../src-renderer/state/table/log.ts'
import type { LogGroup } from '../../../src-renderer/ui/log/log-groups.ts'

await bringTexts('en')
const [ANN, BEN, CLEO] = [0, 1, 2]
const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' }) as const)
const view = { seats: seats.map((_, seat) => ({ team: [seat] })) }
const OVER = phrase('table.over')

const event = (kind: string, seat: number, turn: number, what: object = {}): GameEvent =>
  ({ kind, turn, seat, because: { kind: 'game', id: 0 }, refs: [], learnt: [], ...what }) as GameEvent
const line = (n: number, seat: number, more: Partial<LogLine> = {}): LogLine =>
  ({ n, seat, place: 0, gone: false, phrase: OVER, ...more }) as LogLine
const group = (turn: number, seat: number, lines: readonly LogLine[], events: readonly GameEvent[] = []): LogGroup => ({
  key: String(turn),
  turn,
  seat,
  lines,
  events,
})
const tookFromAnn = (turn: number) => [event('cardsGiven', CLEO, turn, { from: ANN, to: CLEO, cards: [1, 2] })]

/** What Ann reads who has not seen anything from entry 4 on. */
const read = (groups: readonly LogGroup[]): readonly (readonly [seat: number, turn: number, text: string])[] =>
  sinceLooked(groups, { seat: ANN, from: 4, speech: { tellTurn: tellTurn as never }, seats, view }).map(
    ({ seat, turn, phrase }: { seat: number; turn: number; phrase: Phrase }) => [seat, turn, say('en', phrase)],
  )
const over = say('en', OVER)

it('tells the turn of each rival in one sentence, and calls whoever looks you', () => {
  const ben = group(2, BEN, [line(4, BEN), line(5, BEN), line(6, BEN)], [event('coupled', BEN, 2, { card: 0 })])
  const cleo = group(3, CLEO, [line(7, CLEO), line(8, ANN)], tookFromAnn(3))
  const [one, other, ...more] = read([ben, cleo])
  expect([one.slice(0, 2), other.slice(0, 2), more]).toEqual([[BEN, 2], [CLEO, 3], []])
  expect(one[2]).toMatch(/^Ben /)
  expect(other[2]).toBe('Cleo took two cards from you')
})

it('says nothing of what was seen or taken back', () => {
  const seen = group(1, BEN, [line(2, BEN), line(3, BEN)], tookFromAnn(1))
  expect(read([seen, group(2, CLEO, [line(4, CLEO, { gone: true })], tookFromAnn(2))])).toEqual([])
})

it('tells by lines what has no sentence, what is done about the game, and what others did in one’s own turn', () => {
  expect(read([group(0, BEN, [line(4, BEN), line(5, CLEO)], tookFromAnn(0))])).toEqual([
    [BEN, 0, over],
    [CLEO, 0, over],
  ])
  const command = group(2, CLEO, [line(6, CLEO), line(7, BEN, { command: true })], tookFromAnn(2))
  expect(read([command]).slice(1)).toEqual([[BEN, 2, over]])
  const own = group(3, ANN, [line(8, ANN), line(9, BEN)], [event('coupled', ANN, 3, { card: 0 })])
  expect(read([own])).toEqual([[BEN, 3, over]])
})
