import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { dockOf } from '../../../../src-renderer/games/first-class/layout/dock-layout.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const SIZE = { width: 976, height: 752 }
const views = [1, 5, 42]
  .flatMap((seed) => randomFirstClass(seed, 2, 0, firstClassOptions.default).beats)
  .map(({ view }) => view as FirstClassView)

it('one thing gained lies beside the end card, and nothing else of the dock moves for it', () => {
  const waiting = views.filter(({ gained, atWork, seats }) => {
    const own = seats[atWork]
    return gained.length === 1 && own && own.endCards.length === 0 && own.contracts.length < 2
  })
  expect(waiting.length).toBeGreaterThan(0)
  for (const view of waiting) {
    const { own } = layoutOf(SIZE, view)
    const [with_, without] = [view, { ...view, gained: [] }].map((one) => dockOf(one, view.atWork, own))
    expect({ ...with_, gained: null }).toEqual({ ...without, gained: null })
    expect(with_.gained.y).toBe(with_.ends.y)
    expect(with_.gained.x).toBeGreaterThanOrEqual(with_.ends.x + with_.ends.width)
  }
})

it('whatever is gained beside two end cards, coins, contracts and end cards stay where they lie', () => {
  const waiting = views.filter(({ gained, atWork, seats, modules }) => {
    const own = seats[atWork]
    return gained.length > 0 && own && own.endCards.length < 2 && own.contracts.length === 0 && !modules.includes('C')
  })
  expect(waiting.some(({ gained }) => gained.length > 1)).toBe(true)
  expect(waiting.some(({ atWork, seats }) => seats[atWork].endCards.length > 0)).toBe(true)
  for (const view of waiting) {
    const { own } = layoutOf(SIZE, view)
    const [with_, without] = [view, { ...view, gained: [] }].map((one) => dockOf(one, view.atWork, own))
    expect([with_.coins, with_.contracts, with_.ends]).toEqual([without.coins, without.contracts, without.ends])
  }
})

it('what is gained hides nothing of the words over it', () => {
  const all = views.filter(({ gained }) => gained.length > 0)
  for (const view of all) {
    const { gained } = dockOf(view, view.atWork, layoutOf(SIZE, view).own)
    // Letters as high as 15 around their line, which lies 2 higher, and the card rises a little where it may be used.
    expect(gained.y - gained.heading.y).toBeGreaterThanOrEqual(17)
  }
})

it('words over what is gained keep clear of three contracts above them, in large letters too', () => {
  const base = views.find(({ gained }) => gained.length === 1)!
  const own = { ...base.seats[base.atWork], contracts: [0, 1, 2], endCards: [0, 1, 2] }
  const view = { ...base, seats: base.seats.map((seat, i) => (i === base.atWork ? own : seat)) }
  const { contracts, gained, ends } = dockOf(view, view.atWork, layoutOf(SIZE, view).own)
  const last = contracts.y + (Math.min(3, contracts.most) - 1) * contracts.dy + contracts.height
  // Letters of 15, a quarter larger, in a line whose middle lies 5 below the heading.
  const half = (15 * 1.25) / 2
  expect(gained.heading.y + 5 - half).toBeGreaterThanOrEqual(last - 1)
  expect(gained.y + gained.height).toBeLessThanOrEqual(ends.heading.y + 5 - half)
})
