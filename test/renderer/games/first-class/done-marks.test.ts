import { Container, Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { DoneMark } from '../../../../src-renderer/games/first-class/done-marks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { Done, inRows } = await import('../../../../src-renderer/games/first-class/done-marks.ts')

const at = (x: number): DoneMark => ({
  shape: 'frame',
  box: { x, y: 20, width: 60, height: 30 },
  colour: '#123456',
  width: 2,
})

it('the marks of the last move are drawn anew only where something lies otherwise', () => {
  const over = new Container()
  const done = new Done({ marks: new Container(), over })
  const lines = over.children[0] as Graphics
  const clear = vi.spyOn(lines, 'clear')
  done.show([at(10)])
  done.show([at(10)])
  expect(clear).toHaveBeenCalledOnce()
  expect(lines.visible).toBe(true)
  done.show([at(40)])
  expect(lines.bounds.minX).toBeGreaterThan(30)
  done.show([])
  expect(lines.visible).toBe(false)
})

it('the ring round an engine is open below it, where the number of its city is', () => {
  const over = new Container()
  const done = new Done({ marks: new Container(), over })
  done.show([{ ...at(10), shape: 'arch', box: { x: 0, y: 0, width: 28, height: 28 } }])
  const { minY, maxY } = (over.children[0] as Graphics).bounds
  expect(minY).toBeLessThan(-6)
  expect(maxY).toBeLessThan(28)
})

it('a wagon has its corners marked alone: who stands on the roof is not crossed out', () => {
  const drawn = (shape: DoneMark['shape']) => {
    const over = new Container()
    const lineTo = vi.spyOn(Graphics.prototype, 'lineTo')
    const roundRect = vi.spyOn(Graphics.prototype, 'roundRect')
    new Done({ marks: new Container(), over }).show([{ ...at(0), shape, box: { x: 0, y: 0, width: 60, height: 60 } }])
    const found = { ends: lineTo.mock.calls.map(([x, y]) => [x, y]), frames: roundRect.mock.calls.length }
    lineTo.mockRestore()
    roundRect.mockRestore()
    return found
  }
  const { ends, frames } = drawn('corners')
  expect(ends).toHaveLength(8)
  expect(ends.some(([x, y]) => (x > 15 && x < 45) || (y > 15 && y < 45))).toBe(false)
  expect(frames).toBe(0)
  expect(drawn('frame')).toEqual({ ends: [], frames: 1 })
})

it('wagons that follow each other are marked as one, those of another train and beyond a gap are not', () => {
  const box = (x: number, y: number) => ({ x, y, width: 60, height: 80 })
  expect(inRows([box(200, 0), box(0, 0), box(64, 0), box(64, 150)])).toEqual([
    { x: 0, y: 0, width: 124, height: 80 },
    box(200, 0),
    box(64, 150),
  ])
})
