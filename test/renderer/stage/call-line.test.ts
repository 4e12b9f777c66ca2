import { Container, Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { Call } from '../../../src-renderer/stage/drawing/calling.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { CallLine } = await import('../../../src-renderer/stage/drawing/call-line.ts')

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

it('is not drawn anew while it fades, and parts nothing on the canvas when nobody is called', () => {
  const layer = new Container()
  const line = new CallLine(layer)
  const graphics = layer.children[0] as Graphics
  line.show(call(1), pictures)
  const clear = vi.spyOn(graphics, 'clear')
  line.show({ ...call(1), alpha: 0.4 }, pictures)
  expect(graphics.alpha).toBe(0.4)
  expect(clear).not.toHaveBeenCalled()
  expect(graphics.visible).toBe(true)
  line.show(null, pictures)
  expect(graphics.visible).toBe(false)
})
