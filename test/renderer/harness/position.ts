import { EW, NE, NS, NW, SE, SW, sleeperAt, turnRails } from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { LAYOUTS } from '../../../src-shared/games/freight-express/layouts.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { CellView, FreightView, SeatView } from '../../../src-shared/games/freight-express/view.ts'
import type { FreightEvent, Move } from '../../../src-shared/games/freight-express/events.ts'
import type { Preview } from '../../../src-shared/table.ts'
import type { Mark, SceneFrame } from '../../../src-renderer/stage/scene.ts'

/** A position like the one in the pictures of the look, for seeing the table without a game behind it. */

const TRACK: Readonly<Record<string, number>> = {
  '2,2': EW | NW | SE,
  '3,1': EW | SW,
  '4,2': NS | EW,
  '5,1': EW | NE | SW,
  '6,2': EW | NE | SW,
  '3,3': NW | SE,
  '5,3': EW | NE,
  '7,3': NW,
  '1,1': SE,
  '4,0': EW | SE,
  '5,0': EW | SW,
  '6,0': SW,
  '2,4': NE,
  '3,4': EW | NW,
  '4,4': NW,
  '7,1': SW,
}

const used = new Set<number>()
/** The card of the box, not used yet, that comes nearest to these rails, and how it must be turned. */
function cardShowing(rails: number): { card: number; rotation: number } {
  const ways = TRACK_CARDS.flatMap((_, card) =>
    used.has(card) ? [] : [0, 1, 2, 3].map((rotation) => ({ card, rotation })),
  )
  const away = ({ card, rotation }: { card: number; rotation: number }) =>
    ones(turnRails(TRACK_CARDS[card].rails, rotation) ^ rails)
  const best = ways.reduce((one, other) => (away(other) < away(one) ? other : one))
  used.add(best.card)
  return best
}
const ones = (mask: number): number => mask.toString(2).replaceAll('0', '').length

/** Deals from what is not laid: the same to everyone who asks for the position. */
function dealer(): (count: number) => number[] {
  const gone = new Set(used)
  return (count) => {
    const cards = TRACK_CARDS.flatMap((_, card) => (gone.has(card) ? [] : [card]))
      .filter((_, i) => i % 3 === 0)
      .slice(0, count)
    for (const card of cards) gone.add(card)
    return cards
  }
}

const { columns, rows, stations } = LAYOUTS.classic
const cellAt = (column: number, row: number): number => row * columns + column

const cells: CellView[] = Array.from({ length: columns * rows }, (_, cell) => {
  const rails = TRACK[`${cell % columns},${Math.floor(cell / columns)}`]
  const laid = rails === undefined ? { card: -1, rotation: 0 } : cardShowing(rails)
  return { station: stations.indexOf(cell), ...laid, height: rails === undefined ? 0 : 1 }
})

const seat = (
  sleeper: number,
  facing: number,
  hand: readonly number[],
  coupled: readonly number[],
  delivered: number,
): SeatView => ({
  locomotive: { sleeper, facing },
  hand,
  coupled,
  delivered,
  deliveredCards: null,
  ticket: false,
  veto: false,
  bound: -1,
  stations: [],
})

export function dayView(seats: number): FreightView {
  const free = dealer()
  const all = [
    seat(sleeperAt(cellAt(5, 0), 8), 3, free(6), free(2), 2),
    seat(sleeperAt(cellAt(5, 0), 7), 3, [-1, -1, -1, -1], free(3), 1),
    seat(sleeperAt(cellAt(3, 3), 7), 4, [-1, -1, -1], free(1), 2),
    seat(sleeperAt(stations[8], 8), 5, [-1, -1], free(5), 0),
  ]
  return {
    game: 'freight-express',
    options: freightOptions.default,
    columns,
    rows,
    cells,
    seats: all.slice(0, seats),
    stock: 7,
    discard: 3,
    discardTop: free(1)[0],
    turn: 23,
    active: 0,
    placing: false,
    drive: null,
    ended: false,
    specials: stations.map(() => 'none'),
    tickets: 0,
    vetoes: 0,
    closed: -1,
    closedCell: -1,
    lifted: -1,
    liftedFrom: -1,
    liftedRotation: 0,
    mustPlay: false,
    special: null,
  }
}

export const frameOf = (seats: number): SceneFrame => ({
  seats: ['Ada', 'Bram', 'Cleo', 'Dirk'].slice(0, seats).map((name) => ({ name, player: 'person' })),
  viewer: 0,
  acting: 0,
  words: {
    yourTurn: 'your turn',
    gives: 'gives',
    gets: 'gets',
    pulls: 'pulls',
    toPlay: 'to play',
    stock: 'Draw',
    discard: 'Discard',
    delivered: 'Delivered',
    hand: 'Hand',
  },
})

/** The drive of the day picture: Ada goes 7 to the west and pushes Bram off the rails. */
export function dayPreview(view: FreightView): Preview {
  const west = cellAt(4, 0)
  const here = cellAt(5, 0)
  const line = [
    [here, 8, 3],
    [here, 7, 3],
    [here, 6, 3],
    [west, 2, 4],
    [west, 3, 4],
    [west, 8, 3],
    [west, 7, 3],
    [west, 6, 3],
  ] as const
  const move = (seat: number, i: number): Move => ({
    seat,
    sleeper: sleeperAt(line[i][0], line[i][1]),
    facing: line[i][2],
  })
  const base = { turn: 23, seat: 0, because: { kind: 'card', id: 0 }, refs: [], learnt: [] } as const
  const steps = [0, 1, 2, 3, 4, 5].map((i) => [move(1, i + 2), move(0, i + 1)])
  const at = (seats: readonly (readonly [number, number, number])[]): FreightView => ({
    ...view,
    seats: view.seats.map((old, i) => ({
      ...old,
      locomotive: seats[i] ? { sleeper: seats[i][1], facing: seats[i][2] } : old.locomotive,
    })),
  })
  const first = at([
    [0, move(0, 6).sleeper, 3],
    [1, move(1, 7).sleeper, 3],
  ])
  const last = at([
    [0, move(0, 7).sleeper, 3],
    [1, sleeperAt(stations[0], 8), 5],
  ])
  const events: [FreightEvent, FreightView][] = [
    [{ ...base, kind: 'drove', from: [move(1, 1), move(0, 0)], steps, enters: -1, lapsed: 0, rammed: [1] }, first],
    [
      {
        ...base,
        kind: 'derailed',
        seat: 1,
        sleeper: move(1, 7).sleeper,
        side: 3,
        payer: 1,
        hand: [-1, -1],
        wagons: [],
      },
      at([
        [0, move(0, 6).sleeper, 3],
        [1, sleeperAt(stations[0], 8), 5],
      ]),
    ],
    [{ ...base, kind: 'drove', from: [move(0, 6)], steps: [[move(0, 7)]], enters: -1, lapsed: 0, rammed: [] }, last],
  ]
  return {
    beats: events.map(([event, after]) => ({ event, view: after })),
    stops: 'end',
    status: { round: 1, turn: 23, active: 0, decision: null, outcome: null },
  }
}

/** One mark of each kind. */
export const allMarks = (view: FreightView): Mark[] => [
  { ref: { kind: 'card', id: view.seats[0].hand[1] }, state: 'selected' },
  { ref: { kind: 'card', id: view.seats[0].hand[0] }, state: 'legalAmongMany' },
  { ref: { kind: 'card', id: view.seats[0].hand[2] }, state: 'legal' },
  { ref: { kind: 'card', id: view.seats[0].hand[3] }, state: 'notNow' },
  { ref: { kind: 'card', id: view.seats[0].hand[4] }, state: 'hovered' },
  { ref: { kind: 'card', id: view.seats[0].hand[5] }, state: 'focus' },
  ...[0, 1, 2, 3, 9].map((id): Mark => ({ ref: { kind: 'cell', id }, state: 'legalAmongMany' })),
  { ref: { kind: 'cell', id: 10 }, state: 'lastMove' },
  { ref: { kind: 'cell', id: 7 }, state: 'legal' },
  { ref: { kind: 'cell', id: 8 }, state: 'selected' },
  { ref: { kind: 'cell', id: 16 }, state: 'legal' },
  { ref: { kind: 'station', id: 2 }, state: 'legal' },
  { ref: { kind: 'station', id: 3 }, state: 'focus' },
  { ref: { kind: 'station', id: 4 }, state: 'hovered' },
  { ref: { kind: 'locomotive', id: 2 }, state: 'legal' },
  { ref: { kind: 'locomotive', id: 0 }, state: 'selected' },
  { ref: { kind: 'sleeper', id: sleeperAt(cellAt(6, 0), 6) }, state: 'legal' },
  { ref: { kind: 'sleeper', id: sleeperAt(cellAt(6, 0), 4) }, state: 'hovered' },
  { ref: { kind: 'wagon', id: view.seats[0].coupled[0] }, state: 'legal' },
  { ref: { kind: 'wagon', id: view.seats[1].coupled[1] }, state: 'selected' },
  { ref: { kind: 'train', id: 2 }, state: 'legal' },
  { ref: { kind: 'pile', id: 0 }, state: 'legal' },
  { ref: { kind: 'pile', id: 1 }, state: 'hovered' },
]
