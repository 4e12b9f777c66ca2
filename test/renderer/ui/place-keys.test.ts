import { expect, test } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { KeyedRow, Line } from '../../../src-renderer/ui/choosing/choice-numbers.ts'
import { keySpot, placeKeys } from '../../../src-renderer/ui/choosing/place-keys.ts'

const cell = (id: number): Ref => ({ kind: 'cell', id })
const card: Ref = { kind: 'card', id: 7 }
const row = (key: string | null, ...refs: readonly Ref[]) => ({ key, refs }) as KeyedRow
const list = (...rows: readonly KeyedRow[]) => [{ rows }] as unknown as readonly Line[]

test('a row about one place has its number there, whatever card it goes by', () => {
  expect(placeKeys(list(row('1', card, cell(3)), row('2', cell(4))), [])).toEqual([
    { ref: cell(3), key: '1' },
    { ref: cell(4), key: '2' },
  ])
})

test('a row that leads on to several places, and one without a number, stands nowhere on the table', () => {
  expect(
    placeKeys(list(row('1', cell(3), cell(4)), row(null, cell(5)), row('E', cell(6)), row('2', card)), []),
  ).toEqual([])
})

test('a row with several choices behind it stands nowhere, though all of them lead to one pallet', () => {
  const pallet: Ref = { kind: 'pallet', id: 1 }
  const folded = { ...row('1', card, pallet), count: { key: 'common.comma' } } as KeyedRow
  expect(placeKeys(list(folded, row('2', cell(4))), [])).toEqual([{ ref: cell(4), key: '2' }])
})

test('two rows to one place do not write over each other: the first stands there', () => {
  expect(placeKeys(list(row('1', cell(3)), row('2', cell(3))), [])).toEqual([{ ref: cell(3), key: '1' }])
})

test('the pallet that looks for its place has no number itself', () => {
  const pallet: Ref = { kind: 'pallet', id: 0 }
  expect(placeKeys(list(row('1', pallet)), [pallet])).toEqual([])
  expect(placeKeys(list(row('1', pallet)), [])).toEqual([{ ref: pallet, key: '1' }])
})

test('the number of a place keeps within the room of the board, and does not stand where the place is not seen', () => {
  const room = { x: 0, y: 100, width: 900, height: 500 }
  const at = (y: number) => ({ x: 400, y, width: 100, height: 80 })
  expect(keySpot(at(300), room, false)).toEqual({ x: 450, y: 380 })
  // Cut off by the lower edge, it stands above that; of one beyond the upper edge a tag tells.
  expect(keySpot(at(540), room, false)).toEqual({ x: 450, y: 585 })
  expect(keySpot(at(20), room, false)).toBeNull()
  expect(keySpot(at(590), room, true)).toBeNull()
  expect(keySpot(at(20), null, false)).toEqual({ x: 450, y: 100 })
})

test('the number of a place stands within the left and right edges, and of a parcel there on its other side', () => {
  const room = { x: 0, y: 100, width: 900, height: 500 }
  const cellAt = (x: number) => ({ x, y: 300, width: 100, height: 80 })
  expect(keySpot(cellAt(-48), room, false)).toEqual({ x: 15, y: 380 })
  expect(keySpot(cellAt(848), room, false)).toEqual({ x: 885, y: 380 })
  const parcelAt = (x: number) => ({ x, y: 300, width: 40, height: 40 })
  expect(keySpot(parcelAt(400), room, true)).toEqual({ x: 379, y: 320 })
  expect(keySpot(parcelAt(878), room, true)).toEqual({ x: 857, y: 320 })
  expect(keySpot(parcelAt(36), room, true)).toEqual({ x: 15, y: 320 })
  expect(keySpot(parcelAt(35), room, true)).toEqual({ x: 96, y: 320 })
  expect(keySpot(parcelAt(-18), room, true)).toEqual({ x: 43, y: 320 })
  expect(keySpot(parcelAt(-18), null, true)).toEqual({ x: -39, y: 320 })
  // Half cut off by the upper edge, it stands below that.
  expect(keySpot({ ...parcelAt(400), y: 82 }, room, true)).toEqual({ x: 379, y: 115 })
})
