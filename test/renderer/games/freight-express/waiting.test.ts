import { expect, test } from 'vitest'
import { handWagons } from '../../../../src-renderer/games/freight-express/art/bound.ts'
import { goalsOf } from '../../../../src-renderer/games/freight-express/words/hint/goals.ts'
import { waitingOf } from '../../../../src-renderer/games/freight-express/words/hint/waiting.ts'
import { aboutThing } from '../../../../src-renderer/games/freight-express/words/things.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seatToken } from '../../../../src-renderer/stage/art/ink.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'

const cells = TRACK_CARDS.map((_, station) => ({ station, card: -1, rotation: 0, height: 0 })).slice(0, 10)
const seat = (hand: number[], coupled: number[] = []) => ({ hand, coupled }) as never
const atB = TRACK_CARDS.flatMap(({ couple }, card) => (couple === 1 ? [card] : []))
const [low, high] = atB.toSorted((a, b) => TRACK_CARDS[a].wagon - TRACK_CARDS[b].wagon).slice(-2)

test('the wagons of a hand wait at their station, the highest first', () => {
  expect(waitingOf({ seats: [seat([low, high]), seat([UNKNOWN])], cells, active: 1 })).toEqual([
    { seat: 0, station: 1, cell: 1, nth: 0, values: [TRACK_CARDS[high].wagon, TRACK_CARDS[low].wagon] },
  ])
})

test('where all hands lie open only that of the seat to act is told', () => {
  const both = [seat([low]), seat([high])]
  expect(waitingOf({ seats: both, cells, active: 1 }).map((one) => one.seat)).toEqual([1])
  expect(waitingOf({ seats: [seat([low]), seat([high]), seat([])], cells, active: 2 })).toEqual([])
})

test('a flag tells what all wagons together bring that are bound for its station, and they wait beside it', () => {
  const toB = TRACK_CARDS.flatMap(({ uncouple }, card) => (uncouple === 1 ? [card] : [])).slice(0, 2)
  const worth = TRACK_CARDS[toB[0]].wagon + TRACK_CARDS[toB[1]].wagon
  const seats = [seat([low], toB), seat([UNKNOWN])]
  expect(goalsOf({ seats, cells })).toMatchObject([{ cell: 1, worth }])
  expect(waitingOf({ seats, cells, active: 0 })).toMatchObject([{ cell: 1, nth: 1 }])
})

test('a station says what its small card and its flag show: values of hand cards, and whose wagons come', () => {
  const toB = TRACK_CARDS.findIndex(({ uncouple }) => uncouple === 1)
  const seats = [{ name: 'Ann', player: 'person' }]
  const view = { seats: [seat([low, high], [toB])], cells, active: 0, closed: -1, specials: [] }
  const slip = aboutThing({ kind: 'station', id: 1 }, { view, seats, viewer: 0 } as never)!
  const [more, less] = [high, low].map((card) => TRACK_CARDS[card].wagon)
  const [card, flag, ...rest] = slip.also!.map((one) => say('en', one))
  expect(card).toMatch(`hand cards to be coupled here, worth ${more} and ${less}.`)
  expect(flag).toMatch(`Ann brings a wagon worth ${TRACK_CARDS[toB].wagon}.`)
  expect(rest).toEqual([])
  const other = aboutThing({ kind: 'station', id: 3 }, { view, seats, viewer: 0 } as never)!
  expect(other.also).toBeUndefined()
})

test('what a station offers stands alone, and below it what holds of every station', () => {
  const view = { seats: [seat([low])], cells, active: 0, closed: -1, specials: ['none', 'veto'] }
  const about = (id: number) => aboutThing({ kind: 'station', id }, { view, seats: [], viewer: 0 } as never)!
  const slip = about(1)
  expect(say('en', slip.text)).toMatch(/^Take a veto, one at most\. [^.]*\.$/)
  expect(slip.also!.map((one) => say('en', one)).at(-1)).toMatch('bear B are coupled or delivered here.')
})

const ink = (token: string) => token
const digits = (values: number[]) => handWagons(ink, values).body.match(/<path transform/g)?.length ?? 0

test('the card in small says what each wagon is worth, and of more than three how many more there are', () => {
  expect([[5], [7, 4], [9, 6, 2]].map(digits)).toEqual([1, 2, 3])
  // Two values, a plus and a numeral.
  expect(digits([9, 6, 2, 2])).toBe(4)
})

/** Where each card in small lies, from its left upper corner. */
const cardsDrawn = (values: number[]) =>
  [...handWagons(ink, values).body.matchAll(/<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" rx="2.4"/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  )

test('what is still in the hand is drawn as cards, as many as they are up to three, and stands on no wheels', () => {
  const cards = (values: number[]) => cardsDrawn(values).length
  expect([cards([5]), cards([5, 4]), cards([5, 4, 3]), cards([5, 4, 3, 2])]).toEqual([1, 2, 3, 3])
  expect(handWagons(ink, [5, 4]).body).not.toContain('<circle')
})

test('each value stands on a card of its own with ground between them, that no two are read as one number', () => {
  for (const values of [
    [5, 3],
    [5, 3, 2],
    [5, 4, 3, 2],
  ]) {
    const all = cardsDrawn(values)
    for (const [i, [x, y, wide, high]] of all.entries()) {
      expect(wide).toBeGreaterThanOrEqual(12)
      for (const [left, top] of all.slice(i + 1)) expect(Math.max(left - x - wide, top - y - high)).toBeGreaterThan(0)
    }
  }
})

test('what is still in the hand has no colour of a seat, for flags and trains have those', () => {
  const tokens: string[] = []
  handWagons((token) => (tokens.push(token), token), [5, 4, 2])
  expect(tokens.filter((token) => token.startsWith('seat'))).toEqual([])
  expect(seatToken(0)).toMatch(/^seat/)
})
