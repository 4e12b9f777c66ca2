import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { EARLIER, remember, stillThere, type LastMove } from '../../../../src-renderer/games/freight-express/memory.ts'
import { covers } from '../../../../src-renderer/games/freight-express/layout/step-numbers.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/overlay/notes.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'

it('the number of a delivery lies in a quarter of its station where no train stands', () => {
  for (const stand of [
    ['A', 'C'],
    ['C', 'C'],
    ['A', 'A'],
  ]) {
    const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[], [20, 21]], locomotives: stand })
    const view = game.view(s, 0) as FreightView
    const cell = view.cells.findIndex(({ station }) => station === 2)
    const lay = { kind: 'lay', seat: 1, cell: 0, card: 3 } as const
    const last: LastMove = { kind: 'delivered', seat: 1, cell, earlier: [lay] }
    const resting = poses(view)
    const numbers = Object.values(notesOf({ view, lit: [], last, resting } as never)).filter(
      ({ look }) => look.kind === 'deedNumber' && look.n === 2,
    )
    expect(numbers).toHaveLength(1)
    const trains = Object.values(resting).filter(
      ({ look: { kind } }) => kind === 'locomotive' || kind === 'wagonBehind',
    )
    expect(trains.filter((train) => covers(train, numbers[0]))).toEqual([])
  }
})

it('the number of a drive stands further along its way where a train stands at its start', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[], [20, 21]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const resting = poses(view)
  const trains = Object.values(resting).filter(({ look: { kind } }) => kind === 'locomotive' || kind === 'wagonBehind')
  const { x, y } = trains.find(({ look }) => look.kind === 'wagonBehind')!
  const lay = { kind: 'lay', seat: 1, cell: 0, card: 3 } as const
  const line = [
    { x: x - 24, y },
    { x: x + 200, y },
  ]
  const last: LastMove = { kind: 'drive', seat: 1, card: 3, sleeper: 0, stands: [], line, earlier: [lay] }
  const [number] = Object.values(notesOf({ view, lit: [], last, resting } as never)).filter(
    ({ look }) => look.kind === 'deedNumber' && look.n === 2,
  )
  expect(number.x).toBeGreaterThan(x)
  expect(number.y).toBe(y)
  expect(trains.filter((train) => covers(train, number))).toEqual([])
})

it('the numbers of two drives over the same track stand beside each other, never one over the other', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const [left, right] = [100, 300].map((x) => ({ x, y: 950 }))
  const spread = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    Array.from({ length: 41 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / 40, y: from.y }))
  const drive = (line: { x: number; y: number }[], card: number) =>
    ({ kind: 'drive', seat: 1, card, sleeper: 0, stands: [], line }) as const
  const there = drive(spread(left, right), 3)
  const last: LastMove = { ...drive(spread(left, right), 4), earlier: [there, drive(spread(right, left), 5)] }
  const numbers = Object.values(notesOf({ view, lit: [], last, resting: {} } as never)).filter(
    ({ look }) => look.kind === 'deedNumber',
  )
  expect(numbers).toHaveLength(3)
  for (const [i, one] of numbers.entries())
    for (const other of numbers.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(18)
})

it('numbers are one thing with the ways and places that they number: they are as faint as those, and come back with them', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const lay = (cell: number) => ({ kind: 'lay', seat: 1, cell, card: 3 }) as const
  const last: LastMove = { ...lay(4), earlier: [lay(0)] }
  const alphas = (lookedPast: boolean, previewing = false) =>
    Object.values(notesOf({ view, lit: [], last, lookedPast, previewing } as never)).map(({ alpha }) => alpha)
  expect(alphas(false)).toEqual([1, 1])
  expect(alphas(true)).toEqual([EARLIER, EARLIER])
  expect(alphas(true, true)).toEqual([EARLIER, EARLIER])
})

it('numbers of the last turn are gone while a drive is previewed, whose steps have numbers of their own', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const last: LastMove = {
    kind: 'lay',
    seat: 1,
    cell: 4,
    card: 3,
    earlier: [{ kind: 'lay', seat: 1, cell: 0, card: 3 }],
  }
  const numbers = (hidesPast: boolean) => Object.keys(notesOf({ view, lit: [], last, hidesPast } as never)).length
  expect([numbers(false), numbers(true)]).toEqual([2, 0])
})

it('couplings have their numbers in the station, and a refill at the discard: none is left out of a turn', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[], [20, 22]], locomotives: ['A', 'C'] })
  const view = { ...(game.view(s, 0) as FreightView), discardTop: 3 }
  const cell = view.cells.findIndex(({ station }) => station === 2)
  const events = [
    { kind: 'uncoupled', seat: 1, card: 21, station: 2 },
    { kind: 'coupled', seat: 1, card: 20, station: 2 },
    { kind: 'coupled', seat: 1, card: 22, station: 2 },
    { kind: 'discarded', seat: 1, card: 3, purpose: 'refill' },
  ] as unknown as FreightEvent[]
  const told = (viewer: number) =>
    events.reduce<LastMove | null>((last, event) => remember(last, event, view, view, viewer), null)
  const resting = poses(view)
  const numbersIn = (seen: FreightView) =>
    Object.values(notesOf({ view: seen, lit: [], last: told(0), resting } as never)).filter(
      ({ look }) => look.kind === 'deedNumber',
    )
  const numbers = numbersIn(view)
  expect(numbers.map(({ look, space }) => [look.kind === 'deedNumber' && look.n, space])).toEqual([
    [1, 'board'],
    [2, 'board'],
    [3, 'board'],
    [4, 'screen'],
  ])
  const [delivered, coupled, again, refill] = numbers
  const at = middle(view, cell)
  for (const one of [coupled, again]) expect(Math.hypot(one.x - at.x, one.y - at.y)).toBeLessThan(50)
  const apart = [coupled, again].map((one) => Math.hypot(one.x - delivered.x, one.y - delivered.y))
  expect(Math.min(...apart, Math.hypot(coupled.x - again.x, coupled.y - again.y))).toBeGreaterThan(20)
  const pile = resting[names.discard]
  expect(Math.hypot(refill.x - pile.x, refill.y - pile.y)).toBeLessThan(80)
  // Once its card lies uppermost no longer, it is not said of another that it went there.
  expect(numbersIn({ ...view, discardTop: 8 })).toHaveLength(3)
  // Who did it knows it.
  expect(Object.keys(notesOf({ view, lit: [], last: told(1), resting } as never))).toEqual([])
})

it('a coupling is marked in the station it was made in, though whoever made it has driven on', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[], [20]], locomotives: ['A', 'E'] })
  const view = game.view(s, 0) as FreightView
  const coupled = { kind: 'coupled', seat: 1, card: 20, station: 2 } as unknown as FreightEvent
  expect(remember(null, coupled, view, view, 0)).toMatchObject({
    kind: 'couple',
    cell: view.cells.findIndex(({ station }) => station === 2),
  })
})

it('what was done before a refill is still marked when its card has been shuffled into the stock', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[], [20]], locomotives: ['A', 'C'] })
  const view = { ...(game.view(s, 0) as FreightView), discardTop: 8 }
  const refill = { kind: 'refill', seat: 1, card: 3 } as const
  const couple = (card: number) => ({ kind: 'couple', seat: 1, cell: 0, card }) as const
  expect(stillThere({ ...refill, earlier: [couple(20)] }, view)).toBe(true)
  expect(stillThere({ ...refill, earlier: [couple(21)] }, view)).toBe(false)
  expect(stillThere(refill, view)).toBe(false)
})

it('a number keeps its whole disc clear of every engine, also where four trains stand all round a sign', () => {
  const s = begin({ layout: WIDE, seats: 4, hands: [[{ wagon: 2 }], [], [], []], locomotives: ['C', 'C', 'C', 'C'] })
  const view = game.view(s, 0) as FreightView
  const cell = view.cells.findIndex(({ station }) => station === 2)
  const resting = poses(view)
  const engines = view.seats.map((_, seat) => resting[names.locomotive(seat)])
  const lay = { kind: 'lay', seat: 1, cell: 0, card: 3 } as const
  const numberOf = (last: LastMove) =>
    Object.values(notesOf({ view, lit: [], last, resting } as never)).find(
      ({ look }) => look.kind === 'deedNumber' && look.n === 2,
    )!
  const delivered: LastMove = { kind: 'delivered', seat: 1, cell, earlier: [lay] }
  const { x, y } = engines[2]
  const line = [-60, -45, -30, -15, 0, 15, 30].map((by) => ({ x: x + by, y: y + 6 }))
  const driven: LastMove = { kind: 'drive', seat: 1, card: 3, sleeper: 0, stands: [], line, earlier: [lay] }
  for (const number of [numberOf(delivered), numberOf(driven)])
    for (const engine of engines)
      for (const ahead of [0, 20 * engine.scale]) {
        const way = (engine.angle * Math.PI) / 180
        const at = { x: engine.x + Math.cos(way) * ahead, y: engine.y + Math.sin(way) * ahead }
        expect(Math.hypot(number.x - at.x, number.y - at.y)).toBeGreaterThan(16)
      }
})

it('the number of a laid card gives way to a train, and to another number, in its corner', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const { x, y } = middle(view, 4)
  const lay = { kind: 'lay', seat: 1, cell: 4, card: 3 } as const
  const last: LastMove = { ...lay, earlier: [{ ...lay, cell: 0 }] }
  const resting = poses(view)
  const engine = { ...resting[names.locomotive(1)], x: x - 32, y: y - 32 }
  const numberIn = (there: object) =>
    Object.values(notesOf({ view, lit: [], last, resting: there } as never)).find(
      ({ look }) => look.kind === 'deedNumber' && look.n === 2,
    )
  expect(numberIn({})).toMatchObject({ x: x - 32, y: y - 32 })
  expect(numberIn({ engine })).toMatchObject({ x: x + 32, y: y - 32 })
})

it('the number of a laid crossing gives way to the card that was flipped on it', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], locomotives: ['A', 'C'] })
  const view = game.view(s, 0) as FreightView
  const cell = 11
  const lay = { kind: 'lay', seat: 1, cell, card: 3 } as const
  const flip = { kind: 'flip', seat: 1, cell, allowed: 5, lost: 0 } as const
  const last: LastMove = { kind: 'lay', seat: 1, cell: 13, card: 4, earlier: [lay, flip] }
  const { x, y } = middle(view, cell)
  const train = { ...poses(view)[names.locomotive(0)], x: x + 40, y: y + 40 }
  for (const resting of [poses(view), { train }]) {
    const marks = Object.values(notesOf({ view, lit: [], last, resting } as never))
    const card = marks.find(({ look }) => look.kind === 'flipped')!
    const numbers = marks.filter(({ look }) => look.kind === 'deedNumber')
    expect(numbers).toHaveLength(2)
    for (const { x, y } of numbers)
      expect(Math.abs(x - card.x) >= 21 || Math.abs(y - card.y) >= 26, `${x - card.x} ${y - card.y}`).toBe(true)
  }
})

it('the number of a drive gives way to the small cards of the hand that wait where it began', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 2 }, { wagon: 3 }]], locomotives: ['C', 'A'] })
  const view = game.view(s, 0) as FreightView
  const resting = poses(view)
  const [card] = Object.values(resting).filter(({ look }) => look.kind === 'waiting')
  const [x, y] = [card.x + 10 * card.scale, card.y - 12 * card.scale]
  const lay = { kind: 'lay', seat: 1, cell: 0, card: 3 } as const
  const line = [-24, 0, 12, 24, 36, 48, 60, 100].map((far) => ({ x: x + far, y }))
  const last: LastMove = { kind: 'drive', seat: 1, card: 3, sleeper: 0, stands: [], line, earlier: [lay] }
  const number = Object.values(notesOf({ view, lit: [], last, resting } as never)).find(
    ({ look }) => look.kind === 'deedNumber' && look.n === 2,
  )!
  expect(Math.hypot(number.x - x, number.y - y)).toBeGreaterThan(20)
})
