import { describe, expect, it } from 'vitest'
import { Consent } from '../../src-main/table/consent.ts'
import type { TakeBack } from '../../src-shared/table.ts'

const wish = (by: number, asks: readonly number[]): TakeBack => ({ by, asks }) as unknown as TakeBack

describe('a wish to take steps back', () => {
  it('is put to the others from the left of who wishes, round the table', () => {
    const consent = new Consent(wish(1, [0, 2, 3]), 4)
    const order: (number | null)[] = [consent.asked]
    for (const seat of [2, 3, 0]) {
      consent.agree(seat)
      order.push(consent.asked)
    }
    expect(order).toEqual([2, 3, 0, null])
  })

  it('knows who is the last to be asked', () => {
    const consent = new Consent(wish(0, [1, 2]), 3)
    expect([consent.isLast(1), consent.isLast(2)]).toEqual([false, false])
    consent.agree(1)
    expect([consent.isLast(1), consent.isLast(2)]).toEqual([false, true])
  })
})
