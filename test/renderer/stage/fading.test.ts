import { expect, it } from 'vitest'
import { BASE } from '../../../src-renderer/stage/craft.ts'
import { Fading } from '../../../src-renderer/stage/motion/fading.ts'
import { Pieces, piece, type Poses } from '../../../src-renderer/stage/pieces.ts'

type Look = { readonly kind: 'rack' | 'card' }
const rack = (x: number) => piece<Look>({ kind: 'rack' }, 'screen', x, 0)
const live = (poses: Poses<Look>) => {
  const pieces = new Pieces<Look>()
  pieces.set(poses)
  return pieces
}
const card = piece<Look>({ kind: 'card' }, 'board', 5, 5)

const seen = ({ pieces }: { readonly pieces: Poses<Look> }): Record<number, number> =>
  Object.fromEntries(Object.values(pieces).map(({ x, alpha }) => [x, Math.round(alpha * 100)]))

/** How much of each rack is seen, by its place, at these times: one stands there long before, another from 0 on. */
function seenOf(from: Poses<Look>, to: Poses<Look>, times: readonly number[], instant = false) {
  const fading = new Fading<Look>(({ kind }) => kind === 'rack')
  fading.at(from, live(from), { now: -5000, instant: false, size: BASE })
  if (!instant) fading.at(to, live(to), { now: 0, instant, size: BASE })
  return times.map((now) => {
    const drawn = fading.at(to, live(to), { now, instant, size: BASE })
    return { seen: seen(drawn), moves: drawn.fading }
  })
}

it('furniture comes and goes slowly, whatever else is there at once', () => {
  const [begun, half, done] = seenOf({ a: rack(1), card }, { b: rack(2), card }, [90, 450, 1000])
  expect(begun).toEqual({ seen: { 1: 90, 2: 10 }, moves: true })
  expect(half).toEqual({ seen: { 1: 50, 2: 50 }, moves: true })
  expect(done).toEqual({ seen: { 2: 100 }, moves: false })
})

it('furniture of the same name that stands elsewhere is another', () => {
  const [half] = seenOf({ a: rack(1) }, { a: rack(2) }, [450])
  expect(half.seen).toEqual({ 1: 50, 2: 50 })
})

it('furniture is there at once for those who want no motion, and what is on its way already is not yet seen', () => {
  expect(seenOf({ a: rack(1) }, { b: rack(2) }, [10], true)).toEqual([{ seen: { 2: 100 }, moves: false }])
  const fading = new Fading<Look>(({ kind }) => kind === 'rack')
  const { pieces } = fading.at({ card }, live({ card, b: rack(2) }), { now: 0, instant: false, size: BASE })
  expect(pieces['b'].alpha).toBe(0)
})

it('furniture at rest is drawn as it stands, and what comes after a long rest comes slowly all the same', () => {
  const fading = new Fading<Look>(({ kind }) => kind === 'rack')
  const [from, to] = [
    { a: rack(1), card },
    { a: rack(2), card },
  ]
  const at = (resting: Poses<Look>, now: number) =>
    fading.at(resting, live(resting), { now, instant: false, size: BASE })
  at(from, 0)
  expect(at(from, 16)).toEqual({ pieces: {}, fading: false })
  expect(seen(at(to, 5000))).toEqual({ 1: 100, 2: 0 })
  expect(seen(at(to, 5090))).toEqual({ 1: 90, 2: 10 })
  expect(seen(at(to, 9000))).toEqual({ 2: 100 })
  expect(at(to, 9016)).toEqual({ pieces: {}, fading: false })
})
