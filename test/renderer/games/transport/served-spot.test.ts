import { describe, expect, it } from 'vitest'
import { crates } from '../../../../src-renderer/games/transport/art/furniture.ts'
import { signsOf } from '../../../../src-renderer/games/transport/art/card.ts'
import { signOnPallet } from '../../../../src-renderer/games/transport/art/seat.ts'
import { APOTHEM, edgeOf, polar } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { servedOn } from '../../../../src-renderer/games/transport/layout/served-spot.ts'

/** One number at the least lies whole on its pallet. */
const NEAR = APOTHEM - 28
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Half as wide as a belt with its rails. */
const BELT = 31

/** Each seat in its own shape. */
const ink = (token: string): string => (token.endsWith('-shape') ? String('abcd'.indexOf(token[5])) : '#000')

/** The edge of a seat's sign, from its middle. */
function edgeOfSign(seat: number): readonly { readonly x: number; readonly y: number }[] {
  const [, dy, outline] = /translate\(0 (\d+)\)"><path d="([^"]+)"/.exec(signOnPallet(ink, seat, 0, 0))!
  const corners: { x: number; y: number }[] = []
  for (const [, command, numbers] of outline.matchAll(/([MLHV])([-\d. ]+)/g)) {
    const [a, b] = numbers.split(' ').map(Number)
    const last = corners.at(-1) ?? { x: 0, y: 0 }
    corners.push(command === 'H' ? { x: a, y: last.y } : command === 'V' ? { x: last.x, y: a } : { x: a, y: b })
  }
  const edge =
    corners.length === 1
      ? upTo(72).map((n) => polar(corners[0].x, 5 * n))
      : corners.flatMap((from, i) => {
          const to = corners[(i + 1) % corners.length]
          return upTo(40).map((n) => ({
            x: from.x + ((to.x - from.x) * n) / 40,
            y: from.y + ((to.y - from.y) * n) / 40,
          }))
        })
  return edge.map(({ x, y }) => ({ x, y: y + Number(dy) }))
}
/** Half of the line round it. */
const LINE = 1.4

/** Where the numbers lie, from the middle of a pallet that lies so: without the pixel about their picture. */
function boxOf(rotation: number, count: number, shared = false) {
  const [x, y, width, height] = crates(ink, Array<string>(count).fill('3')).box
  const at = servedOn(rotation, count, shared)
  return { left: at.x + x + 1, top: at.y + y + 1, right: at.x + x + width - 1, bottom: at.y + y + height - 1 }
}

/** How far a box stays off a point. */
const offOf = ({ left, top, right, bottom }: ReturnType<typeof boxOf>, { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))

describe.each([1, 2, 3, 4])('%i numbers that can come to a pallet', (count) => {
  it.each(upTo(6))('lie over neither its belt nor its sign where it is turned by %i', (rotation) => {
    const box = boxOf(rotation, count)
    for (const seat of upTo(4)) {
      const [{ at }] = signsOf(seat, rotation)
      const off = edgeOfSign(seat).map(({ x, y }) => offOf(box, { x: x + at.x, y: y + at.y }))
      expect(Math.min(...off), `sign ${seat}`).toBeGreaterThan(LINE)
    }
    for (const along of upTo(88)) expect(offOf(box, edgeOf(rotation, along))).toBeGreaterThan(BELT)
  })

  it.each(upTo(6))('lie over neither sign of two that play together where it is turned by %i', (rotation) => {
    const box = boxOf(rotation, count, true)
    const signs = signsOf(0, rotation, 2).filter(({ key }) => !key.startsWith('link'))
    expect(signs).toHaveLength(2)
    // The partner's is a disc in a ring.
    for (const { at } of signs) expect(offOf(box, at)).toBeGreaterThan(20)
    for (const along of upTo(88)) expect(offOf(box, edgeOf(rotation, along))).toBeGreaterThan(BELT)
  })

  it.each(upTo(6))('lie in the upper corner, and within reach of its pallet, turned by %i', (rotation) => {
    expect(servedOn(rotation, count).y).toBeLessThan(0)
    expect(offOf(boxOf(rotation, count), { x: 0, y: 0 })).toBeLessThan(NEAR)
  })
})
