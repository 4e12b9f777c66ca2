import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightScenario } from '../../../../src-main/engine/freight-express/setup/scenario.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { drawPreview } from '../../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { driveEnd } from '../../../../src-renderer/games/freight-express/words/asked/trips.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { at, begin, WIDE } from '../../../engine/freight-express/helpers.ts'

/** What is shown of the only drive there is: over a crossing just above station G. */
function shown(wagon: number, spec: FreightScenario = {}) {
  const s = begin({
    layout: WIDE,
    cells: { '2,3': { rails: 'NS+EW' } },
    hands: [[{ wagon }]],
    locomotives: ['2,3 N edge in', 'A'],
    ...spec,
  })
  const [plan] = game.plans(s)
  const view = game.view(s, 0) as FreightView
  const drawing = drawPreview(view, previewOf(game, s, 0, plan.codes, 1)!, undefined, BASE)
  const numbers = Object.values(drawing.steps).flatMap(({ look }) => (look.kind === 'number' ? [look.n] : []))
  const flips = Object.values(drawing.steps).filter(({ look }) => look.kind === 'flipMark')
  return { s, plan, view, drawing, numbers, flips, ghost: drawing.ghosts['ghost locomotive 0'] }
}

describe('the preview of a drive over a crossing', () => {
  it('goes on beyond it into the station that it will come to whatever is flipped', () => {
    const { view, plan, drawing, numbers, ghost } = shown(4)
    // The last step is the one into the station.
    expect(numbers).toEqual([1, 2, 3, 4])
    expect(driveEnd(plan)).toEqual({ kind: 'station', id: 6 })
    const sign = poses(view, undefined, BASE)['station 6']
    expect(Math.max(Math.abs(ghost.x - sign.x), Math.abs(ghost.y - sign.y))).toBeLessThan(50)
    expect(drawing.line.at(-1)!.y).toBeGreaterThan(sign.y - 40)
  })

  it('ends on the sleeper where its steps are used up', () => {
    const { plan, numbers, drawing, ghost } = shown(3)
    expect(numbers).toEqual([1, 2, 3])
    expect(driveEnd(plan)).toEqual(plan.end)
    expect([ghost.x, ghost.y]).toEqual([drawing.line.at(-1)!.x, drawing.line.at(-1)!.y])
  })

  it('marks the crossing with the back of a card, and is sure only as far as there', () => {
    const { s, flips, drawing } = shown(4)
    const middle = { x: ((at(s, 2, 3) % 9) + 0.5) * 100, y: 350 }
    expect(flips.map(({ x, y }) => ({ x, y }))).toEqual([middle])
    expect(drawing.line[drawing.sure - 1].y).toBeCloseTo(middle.y + 20)
    expect(drawing.ghosts['ghost locomotive 0'].alpha).toBeLessThan(1)
  })

  it('marks no crossing that it stops at, and is sure of all of its way then', () => {
    const cells = { '1,2': { rails: 'EW' }, '2,2': { rails: 'NS+EW' } }
    const { flips, drawing } = shown(3, { cells, locomotives: ['1,2 centre E', 'A'] })
    expect(flips).toEqual([])
    expect(drawing.sure).toBe(drawing.line.length)
  })

  it('ends where the line divides behind the crossing: the way is chosen there', () => {
    const cells = { '2,2': { rails: 'NS+EW' }, '2,3': { rails: 'NS+NE' } }
    const { numbers, flips } = shown(9, { cells, locomotives: ['2,2 N edge in', 'A'] })
    expect(flips).toHaveLength(1)
    expect(numbers).toEqual([1, 2, 3, 4, 5])
  })

  it('follows a curve and marks a second crossing', () => {
    const cells = { '1,2': { rails: 'NS+EW' }, '2,2': { rails: 'NS+EW' }, '3,2': { rails: 'SW' } }
    const { numbers, flips } = shown(9, { cells, locomotives: ['1,2 W edge in', 'A'] })
    expect(flips).toHaveLength(2)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('ends before whoever stands in the way behind the crossing, and the ghost waits there', () => {
    const cells = { '1,2': { rails: 'NS+EW' }, '2,2': { rails: 'EW' } }
    const { view, drawing, ghost } = shown(6, { cells, locomotives: ['1,2 W edge in', '2,2 centre E'] })
    const [end, them] = [drawing.line.at(-1)!, poses(view, undefined, BASE)['locomotive 1']]
    expect(drawing.line.length).toBeGreaterThan(drawing.sure)
    expect(Math.hypot(ghost.x - end.x, ghost.y - end.y)).toBeLessThan(1)
    expect(ghost.x).toBeLessThan(them.x)
  })

  it('ends in the same place where a hint means to drive there later in the turn', () => {
    const { s, plan, view, ghost } = shown(3)
    const beats = previewOf(game, s, 0, plan.codes, 1)!.beats
    const before = { beats: [{ event: { kind: 'turnBegan', turn: 1, seat: 0 }, view }], stops: 'end', status: s }
    const drawing = drawPreview(view, { ...before, then: beats } as unknown as Preview, undefined, BASE)
    const onward = drawing.ghosts['onward locomotive 0']
    expect(Math.hypot(onward.x - ghost.x, onward.y - ghost.y)).toBeLessThan(1)
    const end = drawing.onward.at(-1)!
    expect(Math.hypot(onward.x - end.x, onward.y - end.y)).toBeLessThan(60)
  })
})
