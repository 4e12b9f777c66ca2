import { readFileSync } from 'node:fs'
import { Container, Graphics } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { readTheme } from '../../../../src-renderer/theme/palette.ts'
import { contrast } from '../../harness/contrast.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import type { DoneMark } from '../../../../src-renderer/games/first-class/overlay/done-marks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { Done, doneMarks, inRows } = await import('../../../../src-renderer/games/first-class/overlay/done-marks.ts')

const css = readFileSync(new URL('../../../../src-renderer/theme/tokens.css', import.meta.url), 'utf8')
const THEMES = { day: readTheme(css, 'day'), night: readTheme(css, 'night') }

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

it('nothing that marks an engine reaches beyond its board', () => {
  const { beats } = randomFirstClass(42, 2, 0, firstClassOptions.default)
  const view = beats.map((beat) => beat.view as FirstClassView).find(({ seats }) => seats[0].locomotive > 1)!
  let seen = 0
  for (const size of [BASE, { width: 1584, height: 1032 }]) {
    const at = craft.poses(view, frameOf(2, 0), size)
    const last = { seat: 0, turn: 1, row: -1, column: -1, refs: [{ kind: 'locomotive', id: 0 }] }
    const marks = doneMarks({ view, size, poses: at, last, pictures: { colour: () => '#000' } } as never)
    for (const { box, width } of marks) {
      seen++
      expect(box.y + box.height / 2 - 21 - width / 2).toBeGreaterThanOrEqual(at['board 0'].y)
    }
  }
  expect(seen).toBeGreaterThan(0)
})

it('the corners round the first wagon of a train keep clear of what the train scores', () => {
  const { view } = randomFirstClass(42, 2, 0, firstClassOptions.default).beats[0] as { view: FirstClassView }
  for (const size of [BASE, { width: 1584, height: 1032 }]) {
    const frame = frameOf(2, 0)
    const at = craft.poses(view, frame, size)
    const last = { seat: 0, turn: 1, row: -1, column: -1, refs: [{ kind: 'coach', id: 0 }] }
    const marks = doneMarks({ view, size, poses: at, last, pictures: { colour: () => '#000' } } as never)
    const corners = marks.find(({ shape }) => shape === 'corners')!
    const words = at['laneWords 0 0']
    const lane = at['lane 0 0']
    const below = words.y - 10 * words.scale
    expect(corners.box.y + corners.box.height + corners.width / 2).toBeLessThan(below)
    expect(corners.box.y).toBeGreaterThan(lane.y)
  }
})

it('what was laid last is marked alike for every seat, and stands out by day and by night', () => {
  const { view } = randomFirstClass(42, 2, 0, firstClassOptions.default).beats[0] as { view: FirstClassView }
  const at = craft.poses(view, frameOf(2, 0), BASE)
  const lines = (seat: number) => {
    const last = { seat, turn: 1, row: -1, column: -1, refs: [{ kind: 'coach', id: 0 }] }
    return doneMarks({ view, size: BASE, poses: at, last, pictures: { colour: (name: string) => name } } as never)
  }
  expect(lines(0)).toEqual(lines(1))
  const [casing, line] = lines(0)
  expect(casing.width).toBeGreaterThan(line.width)
  for (const colours of Object.values(THEMES)) {
    expect(contrast(colours[line.colour], colours[casing.colour])).toBeGreaterThanOrEqual(3)
    for (const ground of ['card', 'lane-sky', 'plat'])
      expect(contrast(colours[line.colour], colours[ground]), ground).toBeGreaterThanOrEqual(3)
  }
})
