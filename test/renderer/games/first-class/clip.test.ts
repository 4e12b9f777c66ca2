import { Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { clipOf } from '../../../../src-renderer/games/first-class/art/contract.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { clipIn, drawClip } = await import('../../../../src-renderer/games/first-class/overlay/clip.ts')

it('where a contract’s clip sits is measured once, and again where the contract is drawn in another size', () => {
  const id = CARDS.findIndex(({ condition }) => condition)
  let asked = 0
  const ink = (token: string) => ((asked += 1), token)
  const first = clipOf(ink, id, 120, 60)
  const once = asked
  expect(once).toBeGreaterThan(0)
  expect(clipOf(ink, id, 120, 60)).toBe(first)
  expect(asked).toBe(once)
  clipOf(ink, id, 100, 60)
  expect(asked).toBeGreaterThan(once)
})

it('over the ring round a contract that is met its tick is drawn with the clip', () => {
  const id = CARDS.findIndex(({ condition }) => condition)
  const drawn = (ready: boolean) => {
    const look = { kind: 'contract', card: id, width: 120, height: 60, ready }
    const light = { poses: { [names.card(id)]: { look } }, pictures: { colour: () => '#123456' } }
    const clip = clipIn(light as never, { kind: 'card', id }, { x: 0, y: 100, width: 120, height: 60 })!
    const graphics = new Graphics()
    drawClip(graphics, clip)
    const { minX, maxX, minY } = graphics.bounds
    return { clip, width: maxX - minX, above: clip.box.y - minY }
  }
  const [usual, met] = [drawn(false), drawn(true)]
  expect([usual.clip.tick, met.clip.tick]).toEqual([null, expect.anything()])
  // The tick stands at the right of the clip, and higher and lower than it.
  expect(met.width).toBeGreaterThan(usual.width + 12)
  expect(met.above).toBeGreaterThan(usual.above + 2)
})
