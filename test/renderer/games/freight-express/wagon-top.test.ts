import { expect, it } from 'vitest'
import { SIGN_AT, VALUE_AT } from '../../../../src-renderer/games/freight-express/art/wagon-top.ts'

/** Half of both together, in u: the sign is 14.6 wide and 15.8 high, the digit beside it 9 and 13. */
const HALVES = { width: (14.6 + 9) / 2, height: (15.8 + 13) / 2 }

it('neither the value nor the sign of a wagon on the line covers the other, whichever way the line goes', () => {
  const apart = VALUE_AT - SIGN_AT
  for (let degrees = 0; degrees < 180; degrees += 15) {
    const way = (degrees * Math.PI) / 180
    const across = HALVES.width - Math.abs(apart * Math.cos(way))
    const down = HALVES.height - Math.abs(apart * Math.sin(way))
    // Where corners meet no digit has ink.
    expect(Math.min(across, down), `${degrees} degrees`).toBeLessThan(2)
  }
})
