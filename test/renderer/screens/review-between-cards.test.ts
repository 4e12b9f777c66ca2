import { expect, it } from 'vitest'
import { betweenCards } from '../../../src-renderer/screens/review/between-cards.ts'

/** Three rows of four cards, and a contract that lies on a board below them. */
const things = [
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ x: 100 + column * 90, y: 60 + row * 70, width: 84, height: 64 })),
  ),
  { x: 700, y: 500, width: 180, height: 40 },
].map((box, id) => ({ ref: { kind: 'card', id } as const, box }))
const middle = (id: number) => ({ x: things[id].box.x + 42, y: things[id].box.y + 32 })
const wayOf = (id: number, to: { x: number; y: number }) => ({ way: [middle(id), to], ends: [] })
const TO = { x: 400, y: 400 }
const cross = (way: readonly { x: number; y: number }[], own: number) => {
  // Of its own card the way crosses the half beside its middle; of others nothing, whatever the stroke covers.
  const steps = way.slice(1).flatMap((to, i) =>
    Array.from({ length: 21 }, (_, n) => ({
      x: way[i].x + ((to.x - way[i].x) * n) / 20,
      y: way[i].y + ((to.y - way[i].y) * n) / 20,
    })),
  )
  const inside = (id: number) =>
    steps.filter(({ x, y }) => {
      const { box } = things[id]
      return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
    })
  return { own: inside(own), others: things.flatMap((_, id) => (id === own ? [] : inside(id))) }
}

it('a way from a card in rows goes between the columns, over no name of a card', () => {
  for (const own of [0, 1, 5, 6, 10]) {
    const [{ way }] = betweenCards([wayOf(own, TO)], things)
    expect(way.at(-1)).toEqual(TO)
    expect(Math.abs(way[0].x - middle(own).x)).toBeLessThan(42)
    const { own: over, others } = cross(way, own)
    expect(others).toEqual([])
    for (const { y } of over) expect(y).toBeLessThan(middle(own).y + 12)
  }
})

it('where no other card of its column lies there any more it goes so all the same', () => {
  const left = things.filter((_, id) => ![1, 9].includes(id))
  expect(betweenCards([wayOf(5, TO)], left)[0].way.length).toBeGreaterThan(2)
})

it('two ways from neighbours go down different gaps', () => {
  for (const other of [wayOf(6, { x: 120, y: 400 }), wayOf(5, { x: 330, y: 400 }), wayOf(2, TO)]) {
    const [a, b] = betweenCards([wayOf(1, TO), other], things).map(({ way }) => way[11].x)
    expect(Math.abs(a - b)).toBeGreaterThanOrEqual(12)
  }
})

it('two ways from cards of one column do not cross, wherever they end', () => {
  for (const x of [150, 400, 700]) {
    const [one, other] = betweenCards([wayOf(1, { x, y: 400 }), wayOf(5, { x: x + 26, y: 400 })], things)
    expect(one.way[11].x).toBeLessThan(other.way[11].x)
    const [late, early] = betweenCards([wayOf(1, { x: x + 26, y: 400 }), wayOf(5, { x, y: 400 })], things)
    expect(early.way[11].x).toBeLessThan(late.way[11].x)
  }
})

it('a way upwards goes between the columns, too', () => {
  const [{ way }] = betweenCards([wayOf(9, { x: 400, y: 10 })], things)
  expect(way.length).toBeGreaterThan(2)
  expect(cross(way, 9).others).toEqual([])
})

it('among hexagons, which lie staggered, a way stays as it is', () => {
  const staggered = things.map((one, id) =>
    id >= 4 && id < 8 ? { ...one, box: { ...one.box, x: one.box.x + 45 } } : one,
  )
  expect(betweenCards([wayOf(1, TO)], staggered)).toEqual([wayOf(1, TO)])
})

it('a way along rails, from one row alone or to among the cards stays as it is', () => {
  const rails = { way: [middle(1), { x: 300, y: 300 }, TO], ends: [] }
  expect(betweenCards([rails], things)).toEqual([rails])
  expect(betweenCards([wayOf(1, TO)], things.slice(0, 4))).toEqual([wayOf(1, TO)])
  expect(betweenCards([wayOf(1, middle(10))], things)).toEqual([wayOf(1, middle(10))])
})
