import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { Thing } from '../../../src-renderer/stage/scene.ts'
import {
  emptyBelow,
  freeSlipPlace,
  hidesLittle,
  lyingOf,
  type Lying,
  placeInEmpty,
  placeOverLines,
  placeBelow,
  runsOver,
  slipPlace,
} from '../../../src-renderer/ui/page/slip-place.ts'

const room = { width: 900, height: 600 }
const slip = { width: 300, height: 150 }
interface Box {
  x: number
  y: number
  width: number
  height: number
}
const between = (a: Box, b: Box) =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)
const placed = (thing: Box, lying: readonly Lying[] = []) => ({
  ...slipPlace(slip, thing, lying, room),
  ...slip,
})

describe('the place of a slip over the table', () => {
  it('keeps off an empty cell that is lit, not off one that is bare', () => {
    const hand = { x: 400, y: 540, width: 60, height: 60 }
    const cell = { kind: 'cell', id: 7 } as const
    const over = { ref: cell, refs: [cell], box: { x: 380, y: 430, width: 100, height: 90 } }
    const hides = (lit: readonly Ref[]) => between(placed(hand, lyingOf([over], lit, null)), over.box) < 0
    expect(hides([])).toBe(true)
    expect(hides([cell])).toBe(false)
  })

  it.each([
    ['in the middle', { x: 420, y: 270, width: 60, height: 60 }],
    ['at the left edge', { x: 0, y: 270, width: 60, height: 60 }],
    ['in the upper right corner', { x: 840, y: 0, width: 60, height: 60 }],
    ['at the foot', { x: 420, y: 540, width: 60, height: 60 }],
  ])('is right beside a thing %s', (_, thing) => {
    const box = placed(thing)
    expect(between(box, thing)).toBeGreaterThanOrEqual(8)
    expect(between(box, thing)).toBeLessThanOrEqual(16)
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 900 && box.y + box.height <= 600).toBe(true)
  })

  it('leaves free what lies on one side of its thing, and stays beside it', () => {
    const thing = { x: 420, y: 270, width: 60, height: 60 }
    const near = placed(thing)
    const away = placed(thing, [{ box: near, pity: 1 }])
    expect(between(away, near)).toBeGreaterThanOrEqual(0)
    expect(between(away, thing)).toBeLessThanOrEqual(16)
  })

  it('stands below the train that its wagon is in, not over it', () => {
    const train = { x: 16, y: 8, width: 308, height: 84 }
    const box = placed({ x: 70, y: 40, width: 46, height: 30 }, [{ box: train, pity: 4 }])
    expect(between(box, train)).toBeGreaterThanOrEqual(0)
    expect(between(box, train)).toBeLessThanOrEqual(30)
  })

  it('covers bare ground rather than what lies on it', () => {
    const thing = { x: 420, y: 270, width: 60, height: 60 }
    const field = { x: 300, y: 60, width: 300, height: 200 }
    const signs = [0, 450].flatMap((x) => [280, 340].map((y) => ({ x, y, width: 440, height: 60 })))
    const box = placed(thing, [{ box: field, pity: 0.03 }, ...signs.map((box) => ({ box, pity: 1 }))])
    expect(box.y + box.height).toBeLessThanOrEqual(thing.y)
  })
})

describe('the place of a slip that hides nothing', () => {
  const thing = { x: 420, y: 270, width: 60, height: 60 }
  const sides = [
    { x: 0, y: 0, width: 900, height: 262 },
    { x: 0, y: 338, width: 900, height: 262 },
    { x: 0, y: 262, width: 412, height: 76 },
  ].map((box) => ({ box, pity: 1 }))

  it('is beside its thing, clear of all that lies there', () => {
    const near = sides.slice(0, 2).map(({ pity, box }) => ({ pity, box: { ...box, width: 470 } }))
    const place = freeSlipPlace(slip, thing, near, room)
    expect(place).not.toBeNull()
    for (const { box } of near) expect(between({ ...place!, ...slip }, box)).toBeGreaterThanOrEqual(0)
    expect(between({ ...place!, ...slip }, thing)).toBeLessThanOrEqual(84)
  })

  it('is none where something would be hidden on every side', () => {
    expect(freeSlipPlace(slip, thing, sides, room)).toBeNull()
  })
})

it('a slip may hide track to stand beside its thing, but not what may be picked there', () => {
  const box = { x: 100, y: 100, ...slip }
  const [track, lit] = [1, 4].map((pity) =>
    [120, 260].map((x) => ({ box: { x, y: 120, width: 100, height: 100 }, pity })),
  )
  expect(hidesLittle(box, track)).toBe(true)
  expect(hidesLittle(box, [...track, ...lit])).toBe(false)
})

it('a slip that would hide a whole station does not stand beside its thing, where half of one may be hidden', () => {
  const slip = { x: 100, y: 100, width: 200, height: 200 }
  const hides = (x: number) => {
    const ref = { kind: 'station', id: 3 } as const
    const station = { ref, refs: [ref], box: { x, y: 120, width: 100, height: 100 } }
    return hidesLittle(slip, lyingOf([station as unknown as Thing], [], null))
  }
  expect([hides(150), hides(250)]).toEqual([false, true])
})

it('a pallet is as great a pity to hide as a plate, for what goes there is weighed by whose it is', () => {
  const box = { x: 120, y: 120, width: 100, height: 100 }
  const slip = { x: 100, y: 100, width: 200, height: 200 }
  const thing = (kind: 'pallet' | 'card') =>
    ({ ref: { kind, id: 0 }, refs: [{ kind, id: 0 }], box }) as unknown as Thing
  expect(hidesLittle(slip, lyingOf([thing('card')], [], null))).toBe(true)
  expect(hidesLittle(slip, lyingOf([thing('pallet')], [], null))).toBe(false)
})

it('a slip in the column stands below its last row in sight, and not over the timetable', () => {
  const rows = { x: 976, y: 270, width: 304, height: 300 }
  expect(emptyBelow(rows, 400, 570)).toEqual({ x: 988, y: 412, width: 280, height: 146 })
  expect(emptyBelow(rows, 700, 570).height).toBeLessThanOrEqual(0)
})

it('a line to a slip knows what it would strike through', () => {
  const card = { x: 100, y: 100, width: 80, height: 60 }
  const over = (...[x, y, toX, toY]: number[]) => runsOver({ x, y }, { x: toX, y: toY }, card)
  expect(over(0, 130, 300, 130)).toBe(true)
  expect(over(0, 0, 300, 260)).toBe(true)
  expect(over(140, 0, 140, 300)).toBe(true)
  expect(over(0, 90, 300, 90)).toBe(false)
  expect(over(90, 0, 90, 300)).toBe(false)
  expect(over(0, 130, 90, 130)).toBe(false)
  expect(over(0, 200, 300, 90)).toBe(true)
  expect(over(0, 170, 60, 300)).toBe(false)
})

describe('the place of a slip far from its thing', () => {
  const size = { width: 280, height: 110 }
  const lines = { x: 990, y: 603, width: 276, height: 180 }
  const empty = (height: number) => ({ x: 989, y: 440, width: 279, height })

  it('is the empty part of the column where it has room there', () => {
    expect(placeInEmpty(size, empty(110))).toEqual({ x: 989, y: 440 })
    expect([placeInEmpty(size, empty(109)), placeInEmpty(size, null)]).toEqual([null, null])
  })

  it('is below the head of the timetable where it has none: its newest lines and its button stay in sight', () => {
    const at = placeOverLines(size, empty(109), lines)!
    expect(at.y).toBeGreaterThanOrEqual(lines.y)
    expect(at.y + size.height).toBeLessThanOrEqual(lines.y + lines.height - 60)
    expect(placeOverLines(size, null, lines)).toEqual(at)
  })

  it('goes up over that head where the lines are few, and to the last row at most', () => {
    const few = { ...lines, height: 60 }
    expect(placeOverLines(size, null, { ...lines, height: 100 })?.y).toBe(593)
    expect(placeOverLines(size, null, few)).toBeNull()
    expect(placeOverLines(size, { ...empty(80), y: 550 }, few)?.y).toBe(553)
    expect(placeOverLines(size, { ...empty(80), y: 560 }, few)?.y).toBeUndefined()
    expect(placeOverLines(size, null, null)).toBeNull()
  })
})

describe('the place of a slip of a card in rows', () => {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 6 }, (_, i) => ({ x: 10 + i * 124, y: 10 + row * 98, width: 117, height: 90 })),
  )
  const cards = rows.flat()

  it('hides none of the cards, and its line runs down between them', () => {
    for (const card of cards) {
      const others = cards.filter((one) => one !== card)
      const place = placeBelow(slip, card, others, [], room)!
      const box = { ...place.spot, ...slip }
      expect(cards.every((one) => between(one, box) >= 0)).toBe(true)
      expect(others.every((one) => !runsOver(place.from, place.to, one))).toBe(true)
      expect(place.to.x).toBeGreaterThan(box.x)
      expect(place.to.x).toBeLessThan(box.x + box.width)
    }
  })

  it('keeps off what lies below the rows as far as it can', () => {
    const [card, ...others] = cards
    const lying = { x: 10, y: 320, width: 60, height: 60 }
    const { spot } = placeBelow(slip, card, others, [{ box: lying, pity: 1 }], room)!
    expect(between({ ...spot, ...slip }, lying)).toBeGreaterThanOrEqual(0)
  })

  it('is none where there is no room below them', () => {
    expect(placeBelow(slip, cards[0], cards.slice(1), [], { ...room, height: 400 })).toBeNull()
  })
})
