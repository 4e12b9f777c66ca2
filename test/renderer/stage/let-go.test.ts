import { expect, it } from 'vitest'
import { LetGo } from '../../../src-renderer/stage/hand/let-go.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'

const look = { kind: 'square' } as const
const home = piece(look, 'screen', 0, 0)
const hung = piece(look, 'screen', 200, 100, { alpha: 0.94, z: 3000 })
const over = { home, put: false, shown: false }

function letGo(alpha = hung.alpha) {
  const one = new LetGo<typeof look>()
  one.begin('card', { ...hung, alpha })
  return one
}

it('what is let go where it has no business goes home from there, ever nearer, and is then at rest', () => {
  const one = letGo()
  const seen = [0, 50, 100, 150, 189].map((now) => one.at({ ...over, now }))
  expect(seen[0].piece).toMatchObject({ x: 200, y: 100, alpha: 1 })
  const far = seen.map(({ piece }) => piece!.x)
  expect(far).toEqual([...far].sort((a, b) => b - a))
  expect(seen.every(({ moves }) => moves)).toBe(true)
  expect(one.at({ ...over, now: 190 })).toEqual({ piece: null, moves: false })
  expect(one.name).toBeNull()
})

it('it hangs where it was let go until it is known what becomes of it, and asks for no frames meanwhile', () => {
  const one = letGo()
  one.wait()
  expect(one.at({ ...over, now: 0 }).piece).toMatchObject({ x: 200, y: 100 })
  expect(one.at({ ...over, now: 500 })).toMatchObject({ piece: { x: 200, y: 100, alpha: 1 }, moves: false })
  expect(one.hanging).toMatchObject({ card: { x: 200, y: 100, alpha: 1 } })
  one.goHome()
  expect(one.hanging).toEqual({})
  expect(one.at({ ...over, now: 600 }).piece).toMatchObject({ x: 200 })
  expect(one.at({ ...over, now: 700 }).piece!.x).toBeLessThan(100)
})

it('put at its place it is never seen whole at home again, and what is done with it begins where it was put', () => {
  const one = letGo(0)
  one.wait()
  const put = { home: { ...home, alpha: 0.3 }, put: true, shown: true }
  expect(one.at({ ...put, now: 0 }).piece).toMatchObject({ x: 200, alpha: 0 })
  // It is being done and no longer marked; its ghost still lies there.
  expect(one.at({ ...put, put: false, now: 5 }).piece).toMatchObject({ x: 200, alpha: 0 })
  one.goHome()
  const alphas = [10, 60, 120, 180].map((now) => one.at({ ...put, now }).piece)
  expect(alphas.every((piece) => piece!.x === 0 && piece!.alpha <= 0.3)).toBe(true)
  expect(one.at({ ...put, now: 400 })).toEqual({ piece: null, moves: false })
  expect(one.hanging).toMatchObject({ card: { x: 200, y: 100, alpha: 1 } })
  one.at({ ...over, now: 500 })
  expect(one.hanging).toEqual({})
})

it('for which no ghost stands it is seen where it was put until it is taken up again, and goes home from there', () => {
  const one = new LetGo<typeof look>()
  one.begin('card', { ...hung, alpha: 0.85 }, true)
  one.wait()
  const put = { home, put: true, shown: true }
  expect(one.at({ ...put, now: 0 }).piece).toMatchObject({ x: 200, alpha: 0.85 })
  one.goHome()
  expect(one.lies).toBe(false)
  expect(one.at({ ...put, now: 900 })).toMatchObject({ piece: { x: 200, alpha: 0.85 }, moves: false })
  expect(one.lies).toBe(true)
  expect(one.hanging).toMatchObject({ card: { x: 200, y: 100 } })
  const way = [1000, 1100, 1189].map((now) => one.at({ ...over, now }).piece!.x)
  expect(way[0]).toBe(200)
  expect(way[1]).toBeLessThan(100)
  expect(way[2]).toBeLessThan(way[1])
  expect(one.at({ ...over, now: 1200 })).toEqual({ piece: null, moves: false })
})
