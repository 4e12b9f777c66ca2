import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const SIZES = [
  { width: 976, height: 752 },
  { width: 1584, height: 1032 },
]
const overlap = (a: NonNullable<ReturnType<typeof footOf>>, b: typeof a): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

it('mail wagons that are left are as large as they can be told apart, and lie over nothing', () => {
  for (const seats of [2, 3, 4]) {
    const views = randomFirstClass(7, seats, 0, firstClassOptions.default).beats.map(({ view }) => view)
    for (const view of views.filter(
      (view, i) => i % 9 === 0 || (view as FirstClassView).gained.length > 0,
    ) as FirstClassView[])
      for (const size of SIZES) {
        const shown = Object.values(craft.poses(view, frameOf(seats, 0), size))
        const laid = shown.filter(({ look: { kind } }) =>
          ['contract', 'endCard', 'endCardBack', 'column', 'gained'].includes(kind),
        )
        for (const wagon of shown) {
          if (wagon.look.kind !== 'mailLeft') continue
          expect(128 * wagon.scale).toBeGreaterThanOrEqual(28)
          for (const other of laid) expect(overlap(footOf(wagon)!, footOf(other)!), other.look.kind).toBe(false)
        }
      }
  }
})

it('contracts that are fanned out lie over no mail wagon and not over their word', () => {
  const contracts = CARDS.flatMap(({ kind }, id) => (kind === 'contract' ? [id] : []))
  const shownWith = (held: number, ends: number, size: (typeof SIZES)[number]) => {
    const board = { contracts: contracts.slice(0, held), endCards: [0, 1, 2, 3].slice(0, ends), mail: [0, 1] }
    const s = firstClass.scenario({ seats: 3, options: { modules: ['A', 'B'] }, boards: [board] })
    return Object.entries(craft.poses(firstClass.view(s, 0), { ...frameOf(3, 0), fanned: 0 }, size))
  }
  let fans = 0
  for (const size of [...SIZES, { width: 976, height: 700 }])
    for (const held of [3, 4, 5, 6, 7])
      for (const ends of [0, 1, 3, 4]) {
        const shown = shownWith(held, ends, size)
        if (!shown.some(([, { look }]) => look.kind === 'more' && look.shut)) continue
        fans++
        const feet = shown.flatMap(([, one]) => (one.look.kind === 'contract' ? [footOf(one)!] : []))
        expect(feet.length).toBe(held)
        for (const [name, one] of shown) {
          if (one.look.kind !== 'mailLeft' && name !== 'mailHead 0') continue
          const box = footOf(one) ?? { x: one.x, y: one.y + 2, width: 66, height: 12 }
          expect(feet.filter((foot) => overlap(box, foot)).length, `${name} of ${held}, ${ends}`).toBe(0)
        }
      }
  expect(fans).toBeGreaterThan(5)
})
