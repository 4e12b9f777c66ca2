import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src-renderer/stage/camera.ts'
import type { Box } from '../../../src-renderer/stage/scene.ts'
import { discPlaces } from '../../../src-renderer/ui/disc-places.ts'

const ROOM = { width: 976, height: 752 }
const HALF = 24
const PILL = { width: 96, height: 74 }

const cardAt = (x: number, y: number): Box => ({ x: x - 44, y: y - 50, width: 88, height: 100 })
const pillAt = (x: number, y: number): Box => ({ x: x - PILL.width / 2, y: y - PILL.height / 2, ...PILL })
const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** How far a disc stays from a box; under 0 they overlap. */
const clearOf = ({ x, y }: Point, box: Box): number =>
  Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height) - HALF
const onTable = ({ x, y }: Point): boolean =>
  x >= HALF && y >= HALF && x <= ROOM.width - HALF && y <= ROOM.height - HALF

/** Cards all over the table, the edges and corners too, with the pill on each of four sides where it has room. */
const SETTINGS = [50, 200, 488, 776, 926].flatMap((x) =>
  [56, 200, 376, 552, 696].flatMap((y) =>
    [
      [110, 0],
      [-110, 0],
      [0, 110],
      [0, -110],
    ]
      .map(([dx, dy]) => ({ card: cardAt(x, y), pill: pillAt(x + dx, y + dy) }))
      .filter(
        ({ pill }) =>
          pill.x >= 0 && pill.y >= 0 && pill.x + pill.width <= ROOM.width && pill.y + pill.height <= ROOM.height,
      ),
  ),
)

describe('the discs that turn a card', () => {
  it('stand on the side away from the pill where there is room', () => {
    const card = cardAt(488, 376)
    const side = (pill: Box): Point => {
      const { back, on } = discPlaces(card, pill, ROOM)
      return {
        x: Math.sign(Math.round((back.x + on.x) / 2 - 488)),
        y: Math.sign(Math.round((back.y + on.y) / 2 - 376)),
      }
    }
    expect(side(pillAt(598, 376))).toEqual({ x: -1, y: 0 })
    expect(side(pillAt(378, 376))).toEqual({ x: 1, y: 0 })
    expect(side(pillAt(488, 486))).toEqual({ x: 0, y: -1 })
    expect(side(pillAt(488, 266))).toEqual({ x: 0, y: 1 })
  })

  it('keep off the whole of a long plate, not only its middle', () => {
    const plate: Box = { x: 333, y: 8, width: 308, height: 50 }
    const laid = (box: Box) => {
      const { back, on } = discPlaces(cardAt(380, 112), pillAt(380, 222), ROOM, [box])
      return Math.min(clearOf(back, plate), clearOf(on, plate))
    }
    expect(laid({ ...plate, x: 9000 })).toBeLessThan(-12)
    expect(laid(plate)).toBeGreaterThan(-12)
  })

  it('go to a free side rather than onto a card or a parcel that lies beside it', () => {
    const [card, pill, other] = [cardAt(488, 376), pillAt(598, 376), cardAt(400, 376)]
    const far = (laid: readonly Box[]) => {
      const { back, on } = discPlaces(card, pill, ROOM, laid)
      return Math.min(apart(back, centre(other)), apart(on, centre(other)))
    }
    expect(far([])).toBeLessThan(HALF + 37)
    expect(far([other])).toBeGreaterThan(HALF + 37)
  })

  it('rather hide a card than what is read', () => {
    const [card, pill] = [cardAt(488, 376), pillAt(598, 376)]
    // Cards all round it, and numbers on those away from the pill.
    const around = [0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = (angle * Math.PI) / 180
      return cardAt(488 + 90 * Math.cos(turn), 376 + 90 * Math.sin(turn))
    })
    const read = around.slice(2, 5).map(({ x, y }) => ({ x: x + 19, y: y + 25, width: 50, height: 50 }))
    const covers = (numbers: readonly Box[]) => {
      const { back, on } = discPlaces(card, pill, ROOM, around, numbers)
      return Math.min(...[back, on].flatMap((disc) => read.map((box) => clearOf(disc, box))))
    }
    expect(covers([])).toBeLessThan(-12)
    expect(covers(read)).toBeGreaterThan(-12)
  })

  it('lie on the table, clear of the pill and of each other, wherever the card lies', () => {
    for (const { card, pill } of SETTINGS) {
      const { back, on } = discPlaces(card, pill, ROOM)
      for (const disc of [back, on]) {
        expect(onTable(disc), JSON.stringify({ card, disc })).toBe(true)
        expect(clearOf(disc, pill), JSON.stringify({ card, pill, disc })).toBeGreaterThan(0)
        expect(apart(disc, centre(card))).toBeGreaterThan(50 + HALF)
      }
      expect(apart(back, on)).toBeGreaterThan(2 * HALF)
    }
  })

  it('keep the one that turns on further clockwise, on every side of the card', () => {
    for (const { card, pill } of SETTINGS) {
      const { back, on } = discPlaces(card, pill, ROOM)
      const { x, y } = centre(card)
      expect((back.x - x) * (on.y - y) - (back.y - y) * (on.x - x)).toBeGreaterThan(0)
    }
  })

  it('are joined by an arc round the card from the one to the other', () => {
    const { back, on, arc } = discPlaces(cardAt(488, 376), pillAt(598, 376), ROOM)
    const numbers = (arc.match(/-?[\d.]+/g) ?? []).map(Number)
    expect([numbers[0], numbers[1]]).toEqual([back.x, back.y].map((n) => Number(n.toFixed(1))))
    expect(numbers.slice(-2)).toEqual([on.x, on.y].map((n) => Number(n.toFixed(1))))
    expect(numbers[2]).toBeCloseTo(apart(back, { x: 488, y: 376 }), 1)
  })
})
