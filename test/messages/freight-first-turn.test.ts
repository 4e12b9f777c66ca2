import { expect, test } from 'vitest'
import { lay } from '../../src-renderer/games/freight-express/words/answers/lay.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { fromCode, toCode } from '../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { LAYOUTS } from '../../src-shared/games/freight-express/layouts.ts'
import { CENTRE, EW, NE, NS, NW, SE, SW, sidesOf, sleeperAt, turnRails } from '../../src-shared/geometry/rails.ts'
import type { Seat } from '../../src-shared/core.ts'
import { dayView, frameOf } from '../renderer/harness/position.ts'
import { NOTHING, chosen } from '../../src-renderer/ui/choosing/selection.ts'

const { stations } = LAYOUTS.classic
const seats = frameOf(3).seats
/** The classic line without a card on it; everyone stands in a station. */
const bareView = (station: number) => {
  const view = dayView(3)
  return {
    ...view,
    cells: view.cells.map((cell) => ({ ...cell, card: -1, rotation: 0, height: 0 })),
    seats: view.seats.map((seat) => ({
      ...seat,
      locomotive: { sleeper: sleeperAt(stations[station], CENTRE), facing: 4 as const },
    })),
  }
}
const straight = TRACK_CARDS.findIndex(({ rails }) => rails === NS || rails === EW)
const candidates = (station: number, codes: readonly number[], by: Seat = 0) =>
  freightSpeech.candidates(
    { seq: 0, by, for: by, kind: 'act', source: { kind: 'locomotive', id: by }, auto: 'never' },
    codes,
    [],
    { view: bareView(station), seats, viewer: by },
  )

test('a card that joins as many neighbours either way is first offered as it leads on from one’s own locomotive', () => {
  // Between A and E, with B to the north and H to the south.
  const lays = [0, 1].map((rotation) => toCode({ kind: 'lay', card: straight, cell: stations[0] + 1, rotation }))
  const railsOf = (code: number) => {
    const action = fromCode(code)
    return action.kind === 'lay' ? turnRails(TRACK_CARDS[action.card].rails, action.rotation) : 0
  }
  const first = (station: number) =>
    [lays, [...lays].reverse()].map((codes) => railsOf(candidates(station, codes)[0].codes[0]))
  expect(first(0)).toEqual([EW, EW])
  expect(first(1)).toEqual([NS, NS])
})

test('a card is coupled by the locomotive on the table too', () => {
  const both = candidates(0, [toCode({ kind: 'couple', card: straight }), toCode({ kind: 'drive', card: straight })])
  const picked = [
    { kind: 'card', id: straight },
    { kind: 'locomotive', id: 0 },
  ] as const
  expect(chosen(both, { ...NOTHING, picked })?.group.id).toBe('couple')
  expect(chosen(both, { ...NOTHING, picked: [picked[1]] })?.group.id).toBe('drive')
})

test('an empty hand is told of deliveries only where a wagon of the train is for this station', () => {
  const wagon = TRACK_CARDS.findIndex(({ uncouple }) => uncouple === 2)
  const said = (station: number, coupled: readonly number[], bound = -1) => {
    const view = bareView(station)
    const by = { ...view.seats[0], hand: [], coupled, bound }
    return freightSpeech.ask(
      { seq: 0, by: 0, for: 0, kind: 'act', source: { kind: 'locomotive', id: 0 }, auto: 'never' },
      { view: { ...view, mustPlay: false, seats: [by, ...view.seats.slice(1)] }, seats, viewer: 0 },
    ).text.key
  }
  // A wagon that a special coupled here may not be uncoupled before the train has left.
  expect([said(2, [wagon]), said(3, [wagon]), said(2, []), said(2, [wagon], wagon)]).toEqual([
    'freight.prompt.act.empty',
    'freight.prompt.act.over',
    'freight.prompt.act.over',
    'freight.prompt.act.over',
  ])
})

test('with an empty hand nobody is asked to choose the one thing left; on the line the train may still be given up', () => {
  const asked = (sleeper?: number) => {
    const view = bareView(2)
    const own = { ...view.seats[0], hand: [], coupled: [] }
    const seat = sleeper === undefined ? own : { ...own, locomotive: { ...own.locomotive, sleeper } }
    const { title, text } = freightSpeech.ask(
      { seq: 0, by: 0, for: 0, kind: 'act', source: { kind: 'locomotive', id: 0 }, auto: 'never' },
      { view: { ...view, mustPlay: false, seats: [seat, ...view.seats.slice(1)] }, seats, viewer: 0 },
    )
    return [title, text].map((words) => say('en', words))
  }
  expect(asked()[0]).toBe('End your turn')
  const onLine = asked(sleeperAt(stations[0] + 1, CENTRE))
  expect(onLine[0]).toBe('Choose an action')
  expect(onLine[1]).toMatch(/give up the train/)
  expect(onLine[1]).not.toMatch(/station/)
})

test('where the value that was turned up is missing, one is asked which card or wagon is lost', () => {
  const view = bareView(2)
  const [three, other] = [3, 1].map((value) => TRACK_CARDS.findIndex(({ action }) => action === value))
  const titleOf = (kind: 'coupleWagon' | 'uncoupleWagon', card: number) => {
    const own = { ...view.seats[0], hand: [card], coupled: [card] }
    const special = { ...view.special, special: kind, station: 2, seat: 0, turnedUp: three }
    return freightSpeech.ask(
      { seq: 0, by: 0, for: 0, kind, source: { kind: 'station', id: 2 }, auto: 'never' },
      {
        view: { ...view, active: 0, special: special as typeof view.special, seats: [own, ...view.seats.slice(1)] },
        seats,
        viewer: 0,
      },
    ).title.key
  }
  expect([titleOf('coupleWagon', other), titleOf('uncoupleWagon', other)]).toEqual([
    'freight.prompt.coupleWagon.lose.title',
    'freight.prompt.uncoupleWagon.lose.title',
  ])
  expect(titleOf('coupleWagon', three)).toBe('freight.prompt.at')
})

test('a card that does not join each neighbour with each says which of them it joins', () => {
  const told = (shape: number) => {
    const card = TRACK_CARDS.findIndex(({ rails }) => rails === shape)
    const action = { kind: 'lay', card, cell: stations[0] + 1, rotation: 0 } as const
    const at = { view: bareView(0), seats, viewer: 0 }
    const text = lay.preview?.({ action, at, candidate: null as never, preview: null as never }).text[0]
    return say('en', text!)
  }
  const branch = TRACK_CARDS.find(
    ({ rails }) => (rails & EW || rails & NS) && sidesOf(rails) !== 15 && rails !== EW && rails !== NS,
  )!
  expect(told(branch.rails)).toMatch(/^It joins [A-J] with [A-J] and [A-J] with [A-J]\.$/)
  expect(told(TRACK_CARDS[straight].rails)).toMatch(/^It joins station [A-J] and station [A-J]\.$/)
})

test('a card that covers another says what it joins anew alone, and where nothing is new it says that', () => {
  const [cell, view] = [stations[0] + 1, bareView(0)]
  const lies = (is: (rails: number) => boolean) =>
    TRACK_CARDS.flatMap(({ rails }, card) => [0, 1, 2, 3].map((rotation) => ({ card, rotation, rails })))
      .filter(({ rails, rotation }) => is(turnRails(rails, rotation)))
      .map(({ card, rotation }) => ({ card, rotation }))[0]
  // A lies west of the cell, and other stations to its other sides.
  const old = lies((rails) => rails === EW)
  const over = (card: { card: number; rotation: number }) => {
    const cells = view.cells.map((one, i) => (i === cell ? { ...one, ...old } : one))
    const at = { view: { ...view, cells } as typeof view, seats, viewer: 0 }
    const action = { kind: 'lay', cell, ...card } as const
    return say('en', lay.preview!({ action, at, candidate: null as never, preview: null as never }).text[0])
  }
  expect(over(old)).toBe('It adds no new connection.')
  expect(over(lies((rails) => rails === (EW | NE)))).toMatch(/^It joins [A-J] with [A-J]\.$/)
})

test('two curves that touch two stations and join neither say so, and are offered first as they join both', () => {
  const curves = TRACK_CARDS.findIndex(({ rails }) => rails === (NE | SW) || rails === (NW | SE))
  // South of A, with H to the east: to the north lies A, to the west and south nothing.
  const cell = stations[0] + bareView(0).columns
  const lays = [0, 1].map((rotation) => ({ kind: 'lay', card: curves, cell, rotation }) as const)
  const told = (action: (typeof lays)[number]) => {
    const at = { view: bareView(0), seats, viewer: 0 }
    return say('en', lay.preview!({ action, at, candidate: null as never, preview: null as never }).text[0])
  }
  const joins = lays.find(({ rotation }) => turnRails(TRACK_CARDS[curves].rails, rotation) & NE)!
  const apart = lays.find((one) => one !== joins)!
  expect(told(joins)).toBe('It joins station A and station H.')
  expect(told(apart)).toBe('It gives A and H a rail each, but does not join them.')
  for (const order of [lays, [...lays].reverse()])
    expect(candidates(0, order.map(toCode)).map(({ codes }) => codes[0])).toEqual([toCode(joins), toCode(apart)])
})
