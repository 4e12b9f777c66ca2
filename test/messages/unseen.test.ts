import { expect, it } from 'vitest'
import type { Phrase } from '../../src-shared/core.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import { unseenCards as unseenOfFreight } from '../../src-renderer/games/freight-express/words/unseen.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'
import { leftInBag, unseenCards } from '../../src-renderer/games/transport/words/unseen.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { leftInStack, unseenEndCards } from '../../src-renderer/games/first-class/words/unseen.ts'
import { END_CARDS } from '../../src-shared/games/first-class/cards/index.ts'
import { tally, type Counted } from '../../src-renderer/words/names.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { transport } from '../../src-main/engine/transport/index.ts'
import { HIGH, LOW, numberUp } from '../../src-shared/games/transport/cards.ts'
import { randomView } from '../renderer/games/random-view.ts'
import { seedFor } from '../seed.ts'

/** All that a tally counts: what stands behind its colons. */
const told = (list: Phrase | null): number =>
  list ? [...say('en', list).matchAll(/: (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0) : 0

/** All that a table counts. */
const counted = (rows: readonly Counted[]): number => rows.reduce((sum, { n }) => sum + n, 0)

it('at Transport what lies in the stock and in other hands is out of sight, and nothing else; the bag holds what it is said to hold', () => {
  for (let n = 0; n < 20; n++) {
    const { view, viewer } = randomView('transport', {}, 2 + (n % 3), seedFor(90) + n)
    const { stock, bag, seats } = view as TransportView
    const others = seats.filter((_, seat) => seat !== viewer).reduce((sum, { hand }) => sum + hand.length, 0)
    expect([counted(unseenCards(view as TransportView)), counted(leftInBag(view as TransportView))]).toEqual([
      stock + others,
      bag,
    ])
  }
})

it('at Transport the bag is told by what its parcels show and bear on their backs: first the higher number, with four seats the lower', () => {
  const listFor = (seats: number): string => {
    const state = transport.scenario({ seats, bag: [0, 5, 16] })
    return say('en', tally(leftInBag(transport.view(state, 0)))!)
  }
  const pairs = (face: number) =>
    [0, 5, 16].map((parcel) => `${numberUp(parcel, face)} ${numberUp(parcel, 1 - face)}`).sort()
  const named = (list: string) => [...list.matchAll(/(\d+), back (\d+): 1/g)].map(([, n, back]) => `${n} ${back}`)
  expect([2, 3, 4].map((seats) => named(listFor(seats)))).toEqual([pairs(HIGH), pairs(HIGH), pairs(LOW)])
})

it("at Freight Express nothing but one's own hand is in sight when a game begins", () => {
  const game = gameOf('freight-express')
  const state = game.setup({ seatCount: 3, seed: seedFor(91), options: game.options.default, starter: 0 })
  const view = game.view(state, 0) as FreightView
  const others = view.seats.slice(1).reduce((sum, { hand }) => sum + hand.length, 0)
  expect(counted(unseenOfFreight(view))).toBe(view.stock + others)
  expect(say('en', tally(unseenOfFreight(view))!)).toMatch(/^die 1: \d+, die 2: \d+/)
})

it('at First Class each stack is said to hold as many cards as lie in it, and every end card is in sight or said not to be', () => {
  for (let n = 0; n < 20; n++) {
    const { view } = randomView('first-class', {}, 2 + (n % 3), seedFor(92) + n)
    const { stacks, openEndCards, draft, seats } = view as FirstClassView
    expect([0, 1, 2].map((stack) => told(leftInStack(view as FirstClassView, stack)))).toEqual(stacks)
    const seen = [
      ...openEndCards,
      ...draft,
      ...seats.flatMap(({ endCards, drafted }) => [...endCards, drafted]),
    ].filter((card) => card >= 0)
    expect(told(unseenEndCards(view as FirstClassView)) + seen.length).toBe(END_CARDS.length)
  }
})

it('at First Class a fresh stack of lesson size holds what the box holds', () => {
  const game = gameOf('first-class')
  const state = game.setup({
    seatCount: 2,
    seed: seedFor(93),
    options: { ...(game.options.default as object), modules: [] },
  })
  expect(say('en', leftInStack(game.view(state, 0) as FirstClassView, 1)!)).toBe(
    'wagon card: 11, locomotive card: 5, conductor card: 4, route card: 4',
  )
})
