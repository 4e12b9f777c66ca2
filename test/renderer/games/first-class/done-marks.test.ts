import { Container, Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { DoneMark } from '../../../../src-renderer/games/first-class/done-marks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { Done } = await import('../../../../src-renderer/games/first-class/done-marks.ts')

const at = (x: number): DoneMark => ({
  shape: 'frame',
  box: { x, y: 20, width: 60, height: 30 },
  colour: '#123456',
  radius: 1.8,
})

it('the dots of the last move are drawn anew only where something lies otherwise', () => {
  const over = new Container()
  const done = new Done({ marks: new Container(), over })
  const dots = over.children[0] as Graphics
  const clear = vi.spyOn(dots, 'clear')
  done.show([at(10)])
  done.show([at(10)])
  expect(clear).toHaveBeenCalledOnce()
  expect(dots.visible).toBe(true)
  done.show([at(40)])
  expect(dots.bounds.minX).toBeGreaterThan(30)
  done.show([])
  expect(dots.visible).toBe(false)
})

it('round an engine the dots are left out below it, where the number of its city is', () => {
  const over = new Container()
  const done = new Done({ marks: new Container(), over })
  done.show([{ ...at(10), shape: 'arch', box: { x: 0, y: 0, width: 28, height: 28 } }])
  const { minY, maxY } = (over.children[0] as Graphics).bounds
  expect(minY).toBeLessThan(-6)
  expect(maxY).toBeLessThan(28)
})

it('a wagon has its corners marked alone: between them are couplings, and who stands on the roof', () => {
  const dotsOf = (shape: DoneMark['shape']) => {
    const over = new Container()
    const circle = vi.spyOn(Graphics.prototype, 'circle')
    new Done({ marks: new Container(), over }).show([{ ...at(0), shape, box: { x: 0, y: 0, width: 60, height: 60 } }])
    const found = circle.mock.calls.map(([x, y]) => [x, y])
    circle.mockRestore()
    return found
  }
  const isMiddle = ([x, y]: number[]) => (x > 15 && x < 45) || (y > 15 && y < 45)
  expect(dotsOf('corners').some(isMiddle)).toBe(false)
  expect(dotsOf('frame').some(isMiddle)).toBe(true)
})
