import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { groundBetween, handRow, NARROWEST } from '../../../../src-renderer/games/freight-express/layout/hand-row.ts'
import { layoutFor, layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { glassBox } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
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

it('a hand that is not that of whoever looks bears its name between its last card and the piles, or over it', () => {
  const named = (count: number, whoseHand: string) => {
    const view = dayView(2)
    const seats = view.seats.map((seat, i) =>
      i === view.active ? { ...seat, hand: Array.from({ length: count }, (_, card) => card) } : seat,
    )
    const frame = frameOf(2)
    const words = { ...frame.words, whoseHand }
    const all = poses({ ...view, seats }, { ...frame, viewer: 'open', words }, SIZES[0])
    return { name: all['hand name'], cards: Object.values(all).filter(({ look }) => look.kind === 'face') }
  }
  const { stock } = layoutOf(SIZES[0], 2)
  const { name, cards } = named(4, 'Bram’s hand')
  expect(name.look).toMatchObject({ kind: 'handName', text: 'Bram’s hand' })
  expect(name.x).toBeGreaterThan(Math.max(...cards.map(({ x }) => x)) + 40)
  expect(name.x + (name.look as { width: number }).width).toBeLessThan(stock.x)
  expect(named(4, '').name).toBeUndefined()
  const many = named(20, 'Bram’s hand')
  expect(many.name.look).toMatchObject({ text: 'Bram’s hand', small: true })
  const highest = Math.min(...many.cards.map(({ y }) => y))
  expect(many.name.y).toBeLessThan(highest)
  expect(many.name.y).toBeGreaterThan(layoutOf(SIZES[0], 2).tray.y)
})

it('grows its cards by half in a large window, with as much of it for the board, and not at all in the usual one', () => {
  const [usual, large] = SIZES.map((size) => layoutOf(size, 2))
  expect([usual.card, usual.tray.height, usual.plates[0].height, usual.stock.width]).toEqual([112, 148, 84, 84])
  expect(large.card / usual.card).toBeGreaterThan(1.4)
  expect(large.board.height / SIZES[1].height).toBeGreaterThan(usual.board.height / SIZES[0].height)
})

describe('a hand', () => {
  for (const size of SIZES) {
    const layout = layoutOf(size, 2)

    it(`keeps to its room at ${size.width} x ${size.height}, however many cards it has`, () => {
      for (let count = 2; count <= 20; count++) {
        const { width, lefts } = handRow(count, layout)
        expect((lefts.at(-1) ?? 0) + width, `${count} cards`).toBeLessThanOrEqual(layout.hand.width + 3.1)
      }
    })

    it(`shows the whole of each of fourteen cards at ${size.width} x ${size.height}, in one row`, () => {
      for (let count = 7; count <= 14; count++) {
        const { tray } = layoutOf(size, 2)
        const boxes = hand(count, size).map(glassBox)
        expect(boxes).toHaveLength(count)
        boxes.forEach((box, i) => {
          expect([box.y >= tray.y, box.y + box.height <= tray.y + tray.height], `${count} cards`).toEqual([true, true])
          if (i > 0) expect(box.x - boxes[i - 1].x - boxes[i - 1].width, `${count} cards`).toBeGreaterThanOrEqual(0)
        })
      }
    })

    it(`leaves the board its room at ${size.width} x ${size.height}, however many cards it has`, () => {
      const board = (count: number) => {
        const view = dayView(2)
        const cards = Array.from({ length: count }, (_, card) => card)
        const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, hand: cards } : seat))
        return layoutFor(size, { ...view, seats }).board
      }
      for (let count = 2; count <= 20; count++) expect(board(count), `${count} cards`).toEqual(board(1))
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
    const layout = layoutOf(smallest, 2)
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
      const { tray } = layoutOf(SIZES[0], 2)
      for (const card of hand(count, SIZES[0])) {
        const turned = (Math.abs(card.angle) * Math.PI) / 180
        const { width, height } = glassBox(card)
        const reach = (across: number, up: number) => (across * Math.cos(turned) + up * Math.sin(turned)) / 2
        const [left, top] = [card.x - reach(width, height), card.y - reach(height, width)]
        const bottom = card.y + reach(height, width)
        expect([top >= tray.y, bottom <= tray.y + tray.height, left >= 0], `${count} cards`).toEqual([true, true, true])
      }
    }
  })

  it('does not shrink while there is room', () => {
    const layout = layoutOf(SIZES[0], 2)
    expect(handRow(5, layout).card).toBe(layout.card)
    expect(handRow(8, layout).card).toBeLessThan(layout.card)
  })

  it('of more cards than can lie as squares is as high as ever, and each card only narrower', () => {
    for (const size of SIZES) {
      const layout = layoutOf(size, 2)
      const { card, width } = handRow(14, layout)
      expect(card).toBe(layout.card)
      expect(width).toBeLessThan(card)
      expect((100 * width) / card, 'room for its figures').toBeGreaterThanOrEqual(NARROWEST)
    }
  })

  it('tells how much ground is between its cards', () => {
    for (const count of [2, 5, 8, 9, 14]) {
      const [first, second] = hand(count, SIZES[0]).map(glassBox)
      const ground = groundBetween(count, layoutOf(SIZES[0], 2))
      expect(Math.abs(ground - (second.x - first.x - first.width)), `${count} cards`).toBeLessThanOrEqual(1.2)
    }
    expect(groundBetween(20, layoutOf(SIZES[2], 2)), 'lapping').toBe(0)
  })
})
