import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { contract } from '../../../../src-renderer/games/first-class/art/contract.ts'

const ink = (token: string) => token
/** As close together as they ever lie: in the small window, and in the large one. */
const CLOSE = [
  [186, 28],
  [220, 26],
] as const

it('a contract says what it gives, in signs of a size to be read, however close it lies to others', () => {
  for (const [card, { kind, frames }] of CARDS.entries()) {
    if (kind !== 'contract') continue
    for (const [width, height] of CLOSE) {
      const signs = [
        ...contract(ink, card, width, height, false).body.matchAll(/translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/g),
      ]
      // What is asked for and what is given are drawn in one scale each.
      const [left, right] = signs.filter(([, , scale]) => Number(scale) > 0.3)
      expect(frames?.length, `${card}`).toBeGreaterThan(0)
      expect(Number(right?.[1]), `${card}`).toBeGreaterThan(Number(left?.[1]))
      for (const [, , scale] of [left, right]) expect(Number(scale), `${card} at ${width}`).toBeGreaterThanOrEqual(0.8)
    }
  }
})
