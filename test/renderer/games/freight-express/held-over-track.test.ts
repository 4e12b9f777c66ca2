import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { fit, toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import { underHeld } from '../../../../src-renderer/games/freight-express/overlay/held.ts'
import { hitsAt, type Aim } from '../../../../src-renderer/games/freight-express/hits.ts'
import { boardBox, layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { corner, isStationAt, planksOf, railsAt } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { dayView, frameOf } from '../../harness/position.ts'

const size = { width: 976, height: 752 }
const view = dayView(4)
const layout = layoutOf(size, 4)
const aim: Aim = {
  view,
  poses: poses(view, frameOf(4), size),
  camera: fit(boardBox(view.columns, view.rows), layout.board, 5),
  trayTop: layout.tray.y,
}
const locomotive: Ref = { kind: 'locomotive', id: 0 }
const isEmpty = (cell: number) => railsAt(view, cell) === 0 && !isStationAt(view, cell)
const laid = view.cells.findIndex((_, cell) => railsAt(view, cell) > 0 && !isStationAt(view, cell))
const planks = planksOf(railsAt(view, laid)).map(({ point, x, y }) => ({ id: sleeperAt(laid, point), x, y }))

/** What is meant by holding it so far from the corner of a cell, while these are lit. */
function over(held: Ref, cell: number, at: { x: number; y: number }, lit: readonly Ref[] = []) {
  const origin = corner(view, cell)
  const spot = toScreen(aim.camera, { x: origin.x + at.x, y: origin.y + at.y })
  return underHeld(aim, held, spot, hitsAt(aim, spot), lit)
}

/** A spot of the laid card that hits none of its sleepers. */
const beside = [2, 98]
  .flatMap((x) => [2, 98].map((y) => ({ x, y })))
  .find((at) => !over({ kind: 'card', id: 1 }, laid, at).some(({ kind }) => kind === 'sleeper'))!

describe('a locomotive that is held over the line', () => {
  it('means the nearest sleeper it can reach, though the hand has hit none', () => {
    const by = ({ x, y }: { x: number; y: number }) => Math.hypot(x - beside.x, y - beside.y)
    const [near, next] = [...planks].sort((a, b) => by(a) - by(b))
    const lit: Ref[] = [{ kind: 'sleeper', id: next.id }]
    expect(over(locomotive, laid, beside, lit)[0]).toEqual(lit[0])
    expect(over(locomotive, laid, beside)[0]).toEqual({ kind: 'sleeper', id: near.id })
  })

  it('means what can be reached, where another sleeper lies nearer', () => {
    const [one, other] = planks
    const lit: Ref[] = [{ kind: 'sleeper', id: other.id }]
    expect(over(locomotive, laid, one, lit)[0]).toEqual(lit[0])
  })

  it('means no ground and no card on it: the rule of laying is not told to whoever drives', () => {
    for (const cell of [laid, view.cells.findIndex((_, at) => isEmpty(at))])
      expect(over(locomotive, cell, beside).map(({ kind }) => kind)).not.toContain('cell')
    expect(over(locomotive, laid, beside).map(({ kind }) => kind)).not.toContain('card')
  })

  it('means the station itself over one, be it out of reach', () => {
    const cell = view.cells.findIndex((_, at) => isStationAt(view, at))
    const { x, y } = middle(view, cell)
    const origin = corner(view, cell)
    const lit = planks.map(({ id }): Ref => ({ kind: 'sleeper', id }))
    const refs = over(locomotive, cell, { x: x - origin.x, y: y - origin.y }, lit)
    expect(refs.find(({ kind }) => kind === 'station')).toBeDefined()
    expect(refs[0].kind === 'sleeper' && planks.some(({ id }) => id === refs[0].id)).toBe(false)
  })

  it('nothing of this holds for a card, which is laid on the ground', () => {
    expect(over({ kind: 'card', id: 1 }, laid, beside).map(({ kind }) => kind)).toContain('cell')
  })
})
