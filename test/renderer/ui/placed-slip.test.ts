import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { Point } from '../../../src-renderer/stage/camera/camera.ts'
import type { Box, Thing } from '../../../src-renderer/stage/scene.ts'
import { placedSlip, type SlipRoom } from '../../../src-renderer/ui/page/placed-slip.ts'
import { lyingOf, overlaps } from '../../../src-renderer/ui/page/slip-place.ts'

const seat: Ref = { kind: 'seat', id: 0 }
const slip = { width: 300, height: 150 }
const thing = { x: 700, y: 270, width: 60, height: 60 }
/** Everything round the thing may be picked. */
const crowd = Array.from({ length: 15 * 10 }, (_, i) => ({
  box: { x: (i % 15) * 60, y: Math.floor(i / 15) * 60, width: 50, height: 50 },
  pity: 4,
})).filter(({ box }) => !overlaps(box, thing))
/** The table lies below a bar, the column at its right. */
const room: SlipRoom = {
  table: { width: 900, height: 600 },
  corner: { x: 0, y: 50 },
  lying: [],
  others: null,
  column: { x: 912, y: 250, width: 276, height: 200 },
  lines: { x: 900, y: 480, width: 300, height: 170 },
}
const unseen = crowd.filter(({ box }) => box.x < thing.x)

it('a slip stands beside its thing where it hides nothing there', () => {
  const { spot, where, way } = placedSlip(slip, thing, room)
  expect([where, way]).toEqual(['table', null])
  expect(overlaps({ ...spot, ...slip }, thing)).toBe(false)
})

it('where all round may be picked it stands in the empty column, with a line that strikes nothing through', () => {
  const { spot, where, way } = placedSlip({ ...slip, width: 276 }, thing, { ...room, lying: unseen })
  expect([where, spot]).toEqual(['column', { x: 912, y: 250 }])
  expect(way?.to).toEqual({ x: 912, y: 270 })
  expect(way!.from.x).toBeGreaterThan(thing.x)
})

it('where the line would strike things through it stands in the column without one', () => {
  expect(placedSlip({ ...slip, width: 276 }, thing, { ...room, lying: crowd })).toEqual({
    spot: { x: 912, y: 250 },
    where: 'far',
    way: null,
  })
})

it('one of cards that are weighed with each other has it below their rows, with a line from the card', () => {
  const cards = [0, 1, 2, 3].map((i) => ({ x: 100 + i * 70, y: 100, width: 60, height: 60 }))
  const lying = [...cards.map((box) => ({ box, pity: 4 })), ...crowd.filter(({ box }) => box.y < 300)]
  const { spot, where, way } = placedSlip(slip, cards[1], {
    ...room,
    lying,
    others: cards.filter((_, i) => i !== 1),
    column: null,
  })
  expect(where).toBe('table')
  expect(spot.y).toBe(170)
  expect(way!.to.y).toBe(spot.y + room.corner.y)
})

it('below the rows it hides nothing of what the table shows to come: else it stands beside the table', () => {
  const cards = [0, 1, 2, 3].map((i) => ({ x: 100 + i * 70, y: 100, width: 60, height: 60 }))
  const lying = [...cards.map((box) => ({ box, pity: 4 })), ...crowd.filter(({ box }) => box.y < 300)]
  const others = cards.filter((_, i) => i !== 1)
  const below = placedSlip(slip, cards[1], { ...room, lying, others, column: null })
  const coming = [{ ...below.spot, width: 800, height: 20 }]
  const aside = { ...room, lying: [...lying, ...coming.map((box) => ({ box, pity: 4 }))], others, coming }
  expect(placedSlip({ ...slip, width: 276 }, cards[1], aside).where).not.toBe('table')
})

it('beside its thing it hides no part of what the table shows to come, however little it hides of all else', () => {
  const lying = [{ box: { x: 0, y: 0, width: 900, height: 600 }, pity: 1 }]
  const bare = { ...room, lying, column: null }
  const { spot: near, where } = placedSlip(slip, thing, bare)
  expect(where).toBe('table')
  const coming = [{ x: near.x, y: near.y, width: 20, height: 20 }]
  expect(placedSlip(slip, thing, { ...bare, coming }).where).toBe('far')
})

it('where there is no room anywhere it lies over the table', () => {
  const { where, way } = placedSlip(slip, thing, { ...room, lying: crowd, column: null, lines: null })
  expect([where, way]).toEqual(['table', null])
})

it('beside a card it hides no other cards, though none is lit: it stands where the column is empty', () => {
  const box = (i: number) => ({ x: 300 + (i % 5) * 120, y: Math.floor(i / 5) * 90, width: 110, height: 84 })
  const things = Array.from({ length: 35 }, (_, id) => {
    const ref: Ref = { kind: 'card', id }
    return { ref, refs: [ref], box: box(id) } as unknown as Thing
  })
  const where = (about: Ref) => {
    const lying = lyingOf(things, [], null, [], about)
    return placedSlip({ ...slip, width: 276 }, box(17), { ...room, lying }).where
  }
  expect(where({ kind: 'card', id: 17 })).not.toBe('table')
  expect(where({ kind: 'cell', id: 17 })).toBe('table')
})

it('over a name plate it does not stand, however near it is: it goes to the column', () => {
  const plate = { x: 400, y: 0, width: 500, height: 200 }
  const [lit] = lyingOf([{ ref: seat, refs: [seat], box: plate } as unknown as Thing], [], null)
  const lying = [lit, ...crowd.filter(({ box }) => box.y >= 240)]
  const { spot, where } = placedSlip({ ...slip, width: 276 }, thing, { ...room, lying })
  expect(where).not.toBe('table')
  expect(spot.x).toBeGreaterThanOrEqual(900)
})

describe('a card of a full hand under places that are lit', () => {
  const hand = Array.from({ length: 12 }, (_, i) => ({ x: 20 + i * 72, y: 520, width: 62, height: 62 }))
  const places = hand.map(({ x }) => ({ x, y: 430, width: 62, height: 62 }))
  const lying = [...hand, ...places].map((box) => ({ box, pity: 4 }))
  const card = hand[5]
  const full = { ...room, lying, column: null }

  it('has its slip above, over empty ground with a line to it, and not over the timetable', () => {
    const { spot, where, way } = placedSlip(slip, card, full)
    const box = { ...spot, ...slip }
    expect(where).toBe('table')
    expect(lying.filter((one) => overlaps(one.box, box))).toEqual([])
    expect(spot.x, 'straight above').toBeLessThan(card.x)
    expect(spot.x + slip.width).toBeGreaterThan(card.x + card.width)
    expect(spot.y + slip.height).toBeGreaterThan(400)
    const { from, to } = way!
    expect(overlaps({ x: from.x, y: from.y - room.corner.y, width: 1, height: 1 }, card)).toBe(true)
    expect(to.y - room.corner.y).toBeCloseTo(spot.y + slip.height)
  })

  it('has it over the timetable only where no ground is empty', () => {
    const crowded = { ...full, lying: [...lying, ...crowd.filter(({ box }) => box.y < 430)] }
    expect(placedSlip(slip, card, crowded).where).toBe('far')
  })

  it('has it over a timetable of few lines and what is empty above them, where neither would do alone', () => {
    const lines = { ...room.lines!, y: 590, height: 60 }
    const column = { ...room.column!, y: 480, height: 100 }
    const few = { ...full, lines, column, lying: [...lying, ...crowd.filter(({ box }) => box.y < 430)] }
    expect(placedSlip(slip, card, few)).toMatchObject({ where: 'far', spot: { y: 500 } })
    expect(placedSlip(slip, card, { ...few, column: null }).where).toBe('table')
  })
})

it('it never stands under a notice: one of cards in rows that would stand there goes further off', () => {
  const cards = [0, 1, 2, 3].map((i) => ({ x: 100 + i * 70, y: 100, width: 60, height: 60 }))
  const lying = cards.map((box) => ({ box, pity: 4 }))
  const weighed = { ...room, lying, others: cards.filter((_, i) => i !== 1), column: null }
  const plain = placedSlip(slip, cards[1], weighed).spot
  const notice = { x: plain.x + 100, y: plain.y + 60 + room.corner.y, width: 300, height: 60 }
  const { spot } = placedSlip(slip, cards[1], { ...weighed, notices: [notice] })
  expect(overlaps({ ...spot, ...slip }, { ...notice, y: notice.y - room.corner.y })).toBe(false)
})

describe('a notice in the corner, over the foot of the column', () => {
  const inColumn = { ...slip, width: 276 }
  const atFoot = { x: 908, y: 560, width: 280, height: 80 }
  const overEmpty = { ...atFoot, y: 270 }
  const isRead = (spot: Point, notice: Box) => !overlaps({ ...spot, ...inColumn }, notice)

  it('keeps a slip out of the empty column where it stands over that, with a line and without one', () => {
    const near = { ...room, lying: unseen, notices: [overEmpty] }
    expect(placedSlip(inColumn, thing, { ...near, notices: [atFoot] }).where).toBe('column')
    expect(placedSlip(inColumn, thing, near).where).not.toBe('column')
    const { spot, where } = placedSlip(inColumn, thing, { ...room, lying: crowd, notices: [overEmpty] })
    expect(where === 'table' || isRead(spot, overEmpty)).toBe(true)
  })

  it('keeps it off the lines of the timetable', () => {
    const full = { ...room, lying: crowd, column: null }
    const { spot } = placedSlip(inColumn, thing, full)
    expect([placedSlip(inColumn, thing, full).where, isRead(spot, atFoot)]).toEqual(['far', false])
    expect(placedSlip(inColumn, thing, { ...full, notices: [atFoot] }).where).toBe('table')
  })
})
