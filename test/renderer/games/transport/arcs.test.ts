import { expect, it } from 'vitest'
import { headOf, headsTo, hopBetween, tipBefore } from '../../../../src-renderer/games/transport/belts/arcs.ts'

const BY = { before: 50, apart: 100, clear: 40, long: 30, half: 10 }

it('heads of a way that was gone are counted from its end, where the parcel lies, and leave its start clear', () => {
  const line = [0, 300].map((x) => ({ x, y: 0 }))
  expect(headsTo(line, BY).map(([x]) => x)).toEqual([250, 150])
  // The shortest way has one too.
  const short = [0, 90].map((x) => ({ x, y: 0 }))
  expect(headsTo(short, BY).map(([x]) => x)).toEqual([40])
})

it('a head is longer than it is wide and points where its own leg of a way leads, none lies on a corner', () => {
  const corner = { x: 170, y: 0 }
  const [dx, dy] = [Math.cos((2 * Math.PI) / 3), Math.sin((2 * Math.PI) / 3)]
  const line = [{ x: 0, y: 0 }, corner, { x: corner.x + 170 * dx, y: corner.y + 170 * dy }]
  const heads = headsTo(line, { ...BY, before: 40, apart: 60 })
  expect(heads.length).toBeGreaterThan(2)
  for (const [x, y, leftX, leftY, , , rightX, rightY] of heads) {
    const tail = { x: (leftX + rightX) / 2, y: (leftY + rightY) / 2 }
    const long = Math.hypot(x - tail.x, y - tail.y)
    expect(long).toBeGreaterThan(1.4 * Math.hypot(leftX - rightX, leftY - rightY))
    expect(
      Math.min(Math.hypot(x - corner.x, y - corner.y), Math.hypot(tail.x - corner.x, tail.y - corner.y)),
    ).toBeGreaterThan(9)
    const [ux, uy] = [(x - tail.x) / long, (y - tail.y) / long]
    const onFirst = Math.abs(ux - 1) < 1e-6
    const onSecond = Math.abs(ux - dx) < 1e-6 && Math.abs(uy - dy) < 1e-6
    expect(onFirst || onSecond).toBe(true)
  }
})

it('heads lie on a belt that bends gently too', () => {
  const line = Array.from({ length: 31 }, (_, i) => ({ x: 200 * Math.sin(i / 30), y: 200 - 200 * Math.cos(i / 30) }))
  expect(headsTo(line, { ...BY, before: 20, apart: 60 }).length).toBeGreaterThan(1)
})

it('an arrow to a neighbour bows over the upper side of both and comes down on the second', () => {
  for (const degrees of [0, 60, 120, 180, 240, 300]) {
    const to = { x: 173 * Math.cos((degrees * Math.PI) / 180), y: 173 * Math.sin((degrees * Math.PI) / 180) }
    const line = hopBetween({ x: 0, y: 0 }, to)
    // Above the straight way from the one to the other, all of it.
    for (const { x, y } of line) expect(y, `${degrees}`).toBeLessThan((x * to.y) / to.x)
    const [x, y] = headOf(line)
    expect(Math.hypot(x - to.x, y - to.y), `${degrees}`).toBeLessThan(60)
  }
})

it('an arrow to a neighbour bows below both where it would lie over the icon of the card that comes', () => {
  const [from, to] = [0, 173].map((x) => ({ x, y: 0 }))
  const icon = { x: 25, y: -43 }
  const line = hopBetween(from, to, [icon])
  expect(Math.min(...hopBetween(from, to).map(({ x, y }) => Math.hypot(x - icon.x, y - icon.y)))).toBeLessThan(25)
  for (const { x, y } of line) {
    expect(Math.hypot(x - icon.x, y - icon.y)).toBeGreaterThan(34)
    expect(y).toBeGreaterThan(0)
  }
})

it('the last head of a way stands before the tag of its parcel, however the way comes to it', () => {
  const from = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return [
      { x: 173 * Math.cos(angle), y: 173 * Math.sin(angle) },
      { x: 0, y: 0 },
    ]
  }
  for (const swell of [1, 1.4])
    for (let degrees = 0; degrees < 360; degrees += 60) {
      const angle = (degrees * Math.PI) / 180
      const far = tipBefore(from(degrees), 60, swell)
      const off = Math.hypot(far * Math.cos(angle) - 33 * swell, far * Math.sin(angle) - 31 * swell)
      expect(off, `${degrees} ${swell}`).toBeGreaterThan(21 * swell)
    }
  expect(tipBefore(from(180), 60, 1)).toBe(60)
  expect(tipBefore(from(60), 60, 1)).toBeGreaterThan(60)
})
