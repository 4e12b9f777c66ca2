import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { groundBetween, handRow } from '../../../../src-renderer/games/freight-express/hand-row.ts'
import { layoutOf } from '../../../../src-renderer/games/freight-express/layout.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { dayView, frameOf } from '../../harness/position.ts'

const SIZES = [
  { width: 976, height: 752 },
  { width: 1584, height: 1032 },
  { width: 776, height: 652 },
  { width: 720, height: 652 },
]

/** A hand of so many cards, as pieces from left to right. */
function hand(count: number, size: { width: number; height: number }): Piece[] {
  const view = dayView(2)
  const seats = view.seats.map((seat, i) =>
    i === 0 ? { ...seat, hand: Array.from({ length: count }, (_, card) => card) } : seat,
  )
  const all = poses({ ...view, seats }, frameOf(2), size)
  return Object.values(all)
    .filter(({ look }) => look.kind === 'face')
    .sort((a, b) => a.x - b.x)
}

describe('a hand', () => {
  for (const size of SIZES) {
    const layout = layoutOf(size, 2)

    it(`keeps to its room at ${size.width} x ${size.height}, however many cards it has`, () => {
      for (let count = 2; count <= 20; count++) {
        const { card, lefts } = handRow(count, layout)
        expect((lefts.at(-1) ?? 0) + card, `${count} cards`).toBeLessThanOrEqual(layout.hand.width + 3.1)
      }
    })

    it(`shows all four corners of each of many cards at ${size.width} x ${size.height}, in two rows if need be`, () => {
      for (let count = 7; count <= 20; count++) {
        const { tray } = layoutOf(size, 2, count)
        const cards = hand(count, size)
        expect(cards).toHaveLength(count)
        const side = 100 * cards[0].scale
        for (const [i, card] of cards.entries()) {
          expect([card.y - side / 2 >= tray.y, card.y + side / 2 <= tray.y + tray.height], `${count} cards`).toEqual([
            true,
            true,
          ])
          for (const other of cards.slice(0, i)) {
            const apart = Math.max(Math.abs(card.x - other.x), Math.abs(card.y - other.y)) / side
            expect(apart, `${count} cards`).toBeGreaterThan(0.92)
          }
        }
      }
    })
  }

  it('of two cards lies in the middle of its room in a large window, and at its beginning in a small one', () => {
    const [small, large] = SIZES.slice(0, 2).map((size) => {
      const { hand: room } = layoutOf(size, 2)
      const [first, second] = hand(2, size)
      return (first.x + second.x) / 2 - (room.x + room.width / 2)
    })
    expect(Math.abs(large)).toBeLessThan(2)
    expect(small).toBeLessThan(-100)
  })

  it('of eight cards lies side by side in the small window', () => {
    const cards = hand(8, SIZES[0])
    cards.slice(1).forEach((card, i) => expect(card.x - cards[i].x - 100 * card.scale).toBeGreaterThanOrEqual(0))
  })

  it('of eight cards lies in one row in the smallest window too, as large as its figures need', () => {
    const smallest = { width: 776, height: 652 }
    const layout = layoutOf(smallest, 2, 8)
    expect(layout.tray).toEqual(layoutOf(smallest, 2).tray)
    expect(handRow(8, layout).below.every((dip) => dip === 0)).toBe(true)
    // freight-express.md: at 72 px numeral and letters are still 13 px.
    expect(handRow(8, layout).card).toBeGreaterThanOrEqual(72)
  })

  it('of more than six is held as a fan: turned to either side, lower at its ends; fewer lie straight', () => {
    expect(hand(6, SIZES[0]).every(({ angle }) => angle === 0)).toBe(true)
    const cards = hand(9, SIZES[0])
    const angles = cards.map(({ angle }) => angle)
    expect([...angles].sort((a, b) => a - b)).toEqual(angles)
    expect(angles[0]).toBeCloseTo(-angles[8])
    expect(cards[0].y).toBeGreaterThan(cards[4].y)
    for (let count = 7; count <= 20; count++) {
      const { tray } = layoutOf(SIZES[0], 2, count)
      for (const { x, y, angle, scale } of hand(count, SIZES[0])) {
        const turned = (Math.abs(angle) * Math.PI) / 180
        const reach = 50 * scale * (Math.cos(turned) + Math.sin(turned))
        expect([y - reach >= tray.y, y + reach <= tray.y + tray.height, x - reach >= 0], `${count} cards`).toEqual([
          true,
          true,
          true,
        ])
      }
    }
  })

  it('does not shrink while there is room', () => {
    const layout = layoutOf(SIZES[0], 2)
    expect(handRow(5, layout).card).toBe(layout.card)
    expect(handRow(9, layout).card).toBeLessThan(layout.card)
  })

  it('is as large in two rows as its figures need, and the board keeps most of its room', () => {
    for (const size of SIZES.slice(0, 2)) {
      const [usual, higher] = [layoutOf(size, 2), layoutOf(size, 2, 12)]
      // freight-express.md: at 72 px numeral and letters are still 13 px.
      expect(handRow(12, higher).card).toBeGreaterThanOrEqual(80)
      expect(higher.board.height).toBeGreaterThan(0.93 * usual.board.height)
      expect(layoutOf(size, 2, 8).tray).toEqual(usual.tray)
    }
  })

  it('tells how much ground is between its cards', () => {
    for (const count of [2, 5, 8, 9]) {
      const [first, second] = hand(count, SIZES[0])
      const ground = groundBetween(count, layoutOf(SIZES[0], 2))
      expect(
        Math.abs(ground - Math.max(0, second.x - first.x - 100 * first.scale)),
        `${count} cards`,
      ).toBeLessThanOrEqual(1)
    }
    expect(groundBetween(9, layoutOf(SIZES[0], 2))).toBe(0)
    expect(groundBetween(12, layoutOf(SIZES[0], 2)), 'between two rows').toBe(4)
  })
})
