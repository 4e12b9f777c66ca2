import { describe, expect, it } from 'vitest'
import { fromCode, toCode, type Action } from '../../../../src-shared/games/transport/actions.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import { TRANSPORT_REASONS, reasonKey } from '../../../../src-shared/games/transport/reasons.ts'

const ACTIONS: readonly Action[] = [
  { kind: 'connect', card: 74 },
  { kind: 'swap' },
  { kind: 'place', cell: cellAt(126, 126), rotation: 5 },
  { kind: 'insert', cell: cellAt(-127, 3), rotation: 5, side: 5 },
  { kind: 'intake', card: 7 },
  { kind: 'take', card: 11 },
  { kind: 'lift', pallet: 3 },
  { kind: 'exchange', pallet: 0 },
  { kind: 'parcel', parcel: 19 },
  { kind: 'way', parcel: 19, sides: [5, 4, 5, 0] },
  { kind: 'way', parcel: 0, sides: [0] },
  { kind: 'endTurn' },
]

describe('the codes of actions', () => {
  it('stand for one action each and are positive numbers of 31 bits', () => {
    for (const action of ACTIONS) {
      expect(fromCode(toCode(action))).toEqual(action)
      expect(toCode(action)).toBeGreaterThanOrEqual(0)
      expect(toCode(action) | 0).toBe(toCode(action))
    }
    expect(new Set(ACTIONS.map(toCode)).size).toBe(ACTIONS.length)
  })

  it('are refused when no action has them', () => {
    expect(() => fromCode(15)).toThrow(RangeError)
  })
})

describe('the reasons', () => {
  it('have a key each', () => {
    expect(new Set(TRANSPORT_REASONS.map((_, i) => reasonKey(i))).size).toBe(TRANSPORT_REASONS.length)
    expect(reasonKey(1)).toBe('transport.reason.gameOver')
  })
})
