import { Container, Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { Call } from '../../../src-renderer/stage/calling.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { CallLine } = await import('../../../src-renderer/stage/call-line.ts')

const pictures = { colour: () => '#e0a93b' }
const call = (part: number): Call => ({ box: { x: 10, y: 20, width: 100, height: 50 }, part, alpha: 1 })

it('runs round the plate from its upper left corner, and is gone when nobody is called', () => {
  const layer = new Container()
  const line = new CallLine(layer)
  const drawn = () => (layer.children[0] as Graphics).bounds
  line.show(call(0.25), pictures)
  expect(Math.round(drawn().maxX)).toBeLessThanOrEqual(89)
  expect(drawn().maxY).toBeLessThan(30)
  line.show(call(1), pictures)
  expect(drawn().maxX).toBeGreaterThan(109)
  expect(drawn().maxY).toBeGreaterThan(69)
  line.show(null, pictures)
  expect(drawn().width).toBe(0)
})
