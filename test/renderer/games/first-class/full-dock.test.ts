import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { dockOf } from '../../../../src-renderer/games/first-class/layout/dock-layout.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const CONTRACTS = CARDS.flatMap(({ kind }, card) => (kind === 'contract' ? card : []))

it.each([
  [2, 4],
  [3, 4],
  [3, 5],
])('%i contracts and %i end cards beside the drafted one hide nothing of each other', (contracts, ends) => {
  const plain = game.view(game.scenario({ options: { modules: ['A', 'B'] } }), 0) as FirstClassView
  const [own, ...others] = plain.seats
  const endCards = Array.from({ length: ends + 1 }, (_, i) => i)
  const full = { ...own, contracts: CONTRACTS.slice(0, contracts), endCards: endCards.slice(1), drafted: 0 }
  const view = { ...plain, openEndCards: [], seats: [full, ...others] } as FirstClassView
  const lying = Object.entries(poses(view, frameOf(2, 0), BASE)).filter(
    ([name, { look, y }]) =>
      (look.kind === 'endCard' && y > 430) || look.kind === 'contract' || name.startsWith('mail 0'),
  )
  const boxes = lying.flatMap(([, piece]) => footOf(piece) ?? [])
  expect(lying.filter(([, { look }]) => look.kind === 'endCard')).toHaveLength(ends + 1)
  const hides = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (b) =>
          a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1,
      ),
  )
  expect(hides).toEqual([])
})

it.each([
  [0, 0],
  [3, 5],
])('the name of who plays lies over no coins, with %i contracts and %i end cards', (contracts, ends) => {
  const plain = game.view(game.scenario({ options: { modules: ['A', 'B'] } }), 1) as FirstClassView
  const [own, ...others] = plain.seats
  const endCards = Array.from({ length: ends }, (_, i) => i + 1)
  const full = { ...own, contracts: CONTRACTS.slice(0, contracts), endCards, drafted: 0 }
  const view = { ...plain, openEndCards: [], seats: [full, ...others] } as FirstClassView
  const { columns, counted } = dockOf(view, 0, layoutOf(BASE, view).own).coins
  expect(counted).toBe(ends > 0)
  const name = footOf(poses(view, frameOf(2, 1), BASE)['owner 0'])!
  const over = columns.filter(
    ({ x, y, width, height }) =>
      x < name.x + name.width && name.x < x + width && y < name.y + name.height && name.y < y + height,
  )
  expect(over).toEqual([])
})

/** Whose feet lie over each other by more than a rim; mail wagons in two rows stand roof below wheels on purpose. */
function hiding(view: FirstClassView, seats: number, size: { width: number; height: number }): string[] {
  const kinds = /^(mail|evidence|identity|destroyer|\w+Head) ?0?/
  const boxes = Object.entries(poses(view, frameOf(seats, 0), size)).flatMap(([name, piece]) => {
    const { look, y } = piece
    const lies = (look.kind === 'endCard' && y > 380) || look.kind === 'contract'
    const box = lies || (kinds.test(name) && name.includes(' 0')) ? footOf(piece) : null
    return box ? [{ name, ...box }] : []
  })
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1,
      )
      .map((b) => `${a.name}, ${b.name}`),
  )
}

it.each([
  ['CD', 2, 752],
  ['CD', 4, 752],
  ['CD', 4, 700],
  ['CD', 4, 652],
  ['AB', 2, 700],
  ['AB', 4, 752],
])(
  'with %s and %i seats, %i high, end cards, contracts, evidence and mail wagons hide nothing',
  (letters, seats, height) => {
    const modules = [...letters] as FirstClassView['modules'][number][]
    const plain = game.view(game.scenario({ seats, options: { modules } }), 0) as FirstClassView
    const [own, ...others] = plain.seats
    const suspect = letters.includes('C') ? { identity: 1, evidence: [0, 13] } : {}
    for (const held of [0, 1, 2, 3])
      for (const ends of [2, 3, 4, 5, 6]) {
        const endCards = Array.from({ length: ends - 1 }, (_, i) => i + 1)
        const full = { ...own, ...suspect, contracts: CONTRACTS.slice(0, held), endCards, drafted: 0 }
        const view = { ...plain, openEndCards: [], seats: [full, ...others] } as FirstClassView
        expect(hiding(view, seats, { width: 976, height }), `${held} contracts, ${ends} end cards`).toEqual([])
      }
  },
)

it.each([728, 752, 800])(
  'beside contracts and end cards mail wagons keep a line with their word, %i high',
  (height) => {
    const plain = game.view(game.scenario({ options: { modules: ['A', 'B'] } }), 0) as FirstClassView
    const [own, ...others] = plain.seats
    for (const held of [0, 1, 2])
      for (const ends of [2, 3, 4]) {
        if (held === 2 && ends === 4) continue
        const full = { ...own, contracts: CONTRACTS.slice(0, held), endCards: [1, 2, 3].slice(0, ends - 1), drafted: 0 }
        const view = { ...plain, seats: [full, ...others] } as FirstClassView
        const { mail } = dockOf(view, 0, layoutOf({ width: 976, height }, view).own)
        expect(mail.heading, `${held} contracts, ${ends} end cards`).not.toBeNull()
      }
  },
)
