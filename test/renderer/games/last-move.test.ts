import { expect, test } from 'vitest'
import { stillThere as stillInTrain } from '../../../src-renderer/games/first-class/memory.ts'
import { deedsOf, remember as rememberDrive, turnsSeen } from '../../../src-renderer/games/freight-express/memory.ts'
import {
  remember as rememberWay,
  shownOf,
  stillThere as stillOnTable,
  type LastMove,
} from '../../../src-renderer/games/transport/memory.ts'

const turnBegan = (seat: number) => ({ kind: 'turnBegan', seat }) as never
const NOWHERE = null as never

test('a move of Freight Express stays marked until its seat’s next turn, in which nothing may be moved', () => {
  const last = { kind: 'lay', seat: 1, cell: 3, card: 7 } as const
  expect(rememberDrive(last, turnBegan(0), NOWHERE)).toBe(last)
  expect(rememberDrive(last, turnBegan(1), NOWHERE)).toBeNull()
})

test('all that the others did in Freight Express stays marked until whoever looks does something', () => {
  const laid = (seat: number, cell: number) => ({ kind: 'laid', seat, cell, card: cell, rotation: 0 }) as never
  const after = (viewer: number | 'open', ...deeds: [number, number][]) =>
    deedsOf(
      deeds.reduce<ReturnType<typeof rememberDrive>>(
        (last, [seat, cell]) => rememberDrive(last, laid(seat, cell), NOWHERE, NOWHERE, viewer),
        null,
      ),
    ).map((deed) => (deed.kind === 'lay' ? deed.cell : -1))
  expect(after(0, [1, 3], [1, 4], [2, 5])).toEqual([3, 4, 5])
  expect(after(0, [1, 3], [2, 5], [0, 6])).toEqual([6])
  expect(after('open', [1, 3], [1, 4], [2, 5])).toEqual([5])
})

test('of the turns that stay marked in Freight Express the latest is strong, and all before it are faint', () => {
  const laid = (seat: number) => ({ kind: 'lay', seat, cell: seat, card: seat }) as const
  const last = { ...laid(3), earlier: [laid(1), laid(2), { ...laid(3), cell: 7 }] }
  const seen = turnsSeen(last).map(({ deed, latest }) => [deed.seat, latest])
  expect(seen).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [3, true],
  ])
  expect(turnsSeen(null)).toEqual([])
})

test('who couples a wagon in Freight Express has gone on: what the others did is marked for the others alone', () => {
  const last = { kind: 'lay', seat: 1, cell: 3, card: 7 } as const
  const coupled = { kind: 'coupled', seat: 0, card: 9, station: 4 } as never
  const view = { cells: [{ station: -1 }, { station: 4 }] } as never
  expect(rememberDrive(last, coupled, view, view, 0)).toBeNull()
  expect(deedsOf(rememberDrive(last, coupled, view, view, 2))).toEqual([
    last,
    { kind: 'couple', seat: 0, cell: 1, card: 9 },
  ])
})

test('a delivery of Freight Express stays marked beside the drive that led to it', () => {
  const drive = { kind: 'drive', seat: 1, card: 7, sleeper: 40, stands: [], line: [] } as const
  const view = { cells: [{ station: -1 }, { station: 4 }] } as never
  const last = rememberDrive(drive, { kind: 'uncoupled', seat: 1, card: 2, station: 4 } as never, view, view, 0)
  expect(deedsOf(last).map(({ kind }) => kind)).toEqual(['drive', 'delivered'])
})

test('a move of Transport stays marked until its seat’s next turn, in which nothing may be moved', () => {
  const last = [{ kind: 'card', seat: 1, card: 7, cell: 3, from: null }] as const
  const view = { laid: [{ card: 7, cell: 3 }], parcels: [] } as never
  expect(rememberWay(last, turnBegan(0), view, view)).toBe(last)
  expect(rememberWay(last, turnBegan(1), view, view)).toBeNull()
})

test('all that a seat of Transport did in its turn stays marked, until whoever is next has done something', () => {
  const view = {
    laid: [
      { card: 7, cell: 3, rotation: 0, parcel: -1 },
      { card: 8, cell: 4, rotation: 0, parcel: -1 },
    ],
    parcels: [{ place: 'tile' }],
    seats: [{ tile: [] }, { tile: [0] }],
  } as never
  const did = (seat: number, more: object) => ({ seat, ...more }) as never
  const laid = did(1, { kind: 'connected', card: 7, at: { cell: 3, rotation: 0 } })
  const scored = did(1, { kind: 'scored', parcel: 0, tile: 1, value: 2 })
  const keyed = did(0, { kind: 'keyMoved', card: 8, from: { cell: 9, rotation: 0 }, at: { cell: 4, rotation: 0 } })
  const after = (events: readonly never[]) =>
    events.reduce<LastMove | null>((last, event) => rememberWay(last, event, view, view), null) ?? []
  expect(shownOf(after([laid, scored]), 0).map(({ kind }) => kind)).toEqual(['card', 'scored'])
  expect(shownOf(after([laid, scored, keyed]), 0)).toMatchObject([{ kind: 'card', card: 8, seat: 0 }])
  const gone = { laid: [], parcels: [{ place: 'bag' }], seats: [{ tile: [] }, { tile: [] }] } as never
  expect(stillOnTable(after([laid, scored]), gone)).toBe(false)
})

test('the way of a parcel of Transport is drawn once the parcel has been turned over, not while it still shows its number', () => {
  const view = {
    laid: [{ card: 5, cell: 0, rotation: 0, parcel: -1 }],
    parcels: [{ place: 'table', on: 5 }],
    seats: [],
  } as never
  const moved = { seat: 0, kind: 'parcelMoved', parcel: 0, way: [{ card: 5, cell: 0, from: -1, to: -1 }] } as never
  const arrived = rememberWay(null, moved, view, view) ?? []
  expect(shownOf(arrived, 0)).toEqual([])
  const flipped = { seat: 0, kind: 'flipped', parcel: 0, face: 1 } as never
  expect(shownOf(rememberWay(arrived, flipped, view, view) ?? [], 0).map(({ kind }) => kind)).toEqual(['way'])
})

test('a card of Transport that was laid and moved on by a key in one turn is marked where it lies', () => {
  const view = { laid: [{ card: 7, cell: 4 }], parcels: [] } as never
  const [laid, moved] = [
    { seat: 1, kind: 'connected', card: 7, at: { cell: 4, rotation: 0 } },
    { seat: 1, kind: 'keyMoved', card: 7, from: { cell: 3, rotation: 0 }, at: { cell: 4, rotation: 0 } },
  ] as never[]
  const last = rememberWay(rememberWay(null, laid, view, view), moved, view, view)
  expect(last).toHaveLength(1)
})

test('a way of Transport that was taken back is no longer marked, and is again when it is made again', () => {
  const view = (on: number, tile: readonly number[] = []) =>
    ({
      laid: [0, 5, 9].map((card) => ({ card, cell: 0, rotation: 0, parcel: -1 })),
      parcels: [{ place: tile.length > 0 ? 'tile' : 'table', on }],
      seats: [{ tile }, { tile: [] }],
    }) as never
  const moved = (card: number) =>
    ({ seat: 0, kind: 'parcelMoved', parcel: 0, way: [{ card, cell: 0, from: -1, to: -1 }] }) as never
  const onIntake = rememberWay(null, moved(5), view(5), view(5))
  expect(stillOnTable(onIntake ?? [], view(5))).toBe(true)
  expect(stillOnTable(onIntake ?? [], view(9))).toBe(false)
  const again = rememberWay(null, moved(5), view(5), view(5))
  expect(again).toEqual(onIntake)
  const onTile = rememberWay(null, moved(0), view(0), view(0)) ?? []
  expect(stillOnTable(onTile, view(-1, [0]))).toBe(true)
  const elsewhere = { laid: [], parcels: [{ place: 'tile', on: -1 }], seats: [{ tile: [] }, { tile: [0] }] } as never
  expect(stillOnTable(onTile, elsewhere)).toBe(false)
})

test.each([
  ['card', { kind: 'connected', card: 7, at: { cell: 4, rotation: 0 } }],
  ['key', { kind: 'keyMoved', card: 7, from: { cell: 3, rotation: 0 }, at: { cell: 4, rotation: 0 } }],
  ['forklift', { kind: 'forkliftMoved', pallet: 7, from: { cell: 3, rotation: 0 }, at: { cell: 4, rotation: 0 } }],
])('a deed of Transport with a %s that was taken back is no longer marked', (_, event) => {
  const view = (cell: number) =>
    ({ laid: [{ card: 7, cell, rotation: 0, parcel: -1 }], parcels: [], seats: [] }) as never
  const last = rememberWay(null, { seat: 1, ...event } as never, view(4), view(4)) ?? []
  expect([stillOnTable(last, view(4)), stillOnTable(last, view(3))]).toEqual([true, false])
})

test('a wagon of First Class that was laid and taken back is no longer marked', () => {
  const last = { seat: 0, turn: 4, row: -1, column: -1, refs: [{ kind: 'coach', id: 2 }] } as const
  const view = (wagons: number) =>
    ({ turn: 4, rows: [], seats: [{ trains: [{ coaches: new Array(wagons).fill({}) }, { coaches: [] }] }] }) as never
  expect([stillInTrain(last, view(3)), stillInTrain(last, view(2))]).toEqual([true, false])
})

test('at the end of Freight Express no way of a last drive lies over the finished line', () => {
  const last = { kind: 'lay', seat: 1, cell: 3, card: 7 } as const
  expect(rememberDrive(last, { kind: 'ended', seat: 1, turn: 9 } as never, NOWHERE)).toBeNull()
})

test('of Transport the latest two turns are shown, and what was done before them no longer', () => {
  const deed = (seat: number) => ({ kind: 'card', seat, card: seat, cell: seat, from: null }) as const
  const shown = (...seats: number[]) => shownOf(seats.map(deed), 3).map(({ seat }) => seat)
  expect(shown(0, 1, 1, 2)).toEqual([1, 1, 2])
  expect(shown(1)).toEqual([1])
  expect(shown(0, 1, 2, 3)).toEqual([3])
})
