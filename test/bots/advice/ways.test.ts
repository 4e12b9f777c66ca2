import { expect, it } from 'vitest'
import { readOff } from '../../../src-main/bots/advice/laid-open.ts'
import type { GamePart } from '../../../src-main/bots/search/part.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { CARD_NAMES } from '../../../src-shared/games/transport/names.ts'
import { begin, line } from '../../engine/transport/helpers.ts'

const game = gameOf('transport')
const part = partOf(game)
/** Besides three plain ones. */
const STRAIGHTS = CARD_NAMES.filter((name) => name.startsWith('straight') && !name.includes('plain'))

it('a parcel has a way to a pallet however far belts lead, and whatever lies on them', () => {
  const more = STRAIGHTS.map((name, i) => [name, 3 + i, 0, 0] as const)
  const stepsIn = (...parcels: readonly { readonly parcel: number; readonly on: string }[]) =>
    part.ways!(begin({ ...line(3, more), parcels }), 0).map(({ refs, steps }) => [refs[0].id, steps])
  expect(stepsIn({ parcel: 3, on: STRAIGHTS[5] })).toEqual([[3, 9]])
  expect(stepsIn({ parcel: 3, on: STRAIGHTS[0] }, { parcel: 4, on: 'straight plain 2' })).toEqual([
    [3, 4],
    [4, 2],
  ])
})

it('what no longer lies within reach of partners is told once, and of both', () => {
  const [before, after] = [begin({ seats: 4 }), begin({ seats: 4 })]
  const seeing: GamePart = { ...part, inReach: (s, seat) => (s === before && seat % 2 === 1 ? 3 : 0) }
  const facts = readOff(game, seeing, 0, [{ before, after }])
  expect(facts).toMatchObject([{ kind: 'bars', points: 3, seat: 1, refs: [{ id: 1 }, { id: 3 }] }])
})
