import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { counterRef, sameRef } from '../../../../src-shared/core.ts'
import { fit, toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import type { Aim } from '../../../../src-renderer/games/freight-express/hits.ts'
import { boxOf, hitsAt } from '../../../../src-renderer/games/freight-express/hits.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { thingsIn } from '../../../../src-renderer/stage/things.ts'
import { boardBox, layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { planksOf, railsAt } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { freightExpress } from '../../../../src-main/engine/freight-express/index.ts'
import { dayView, frameOf } from '../../harness/position.ts'

const SIZES = [
  { width: 976, height: 752 },
  { width: 1584, height: 1032 },
  { width: 776, height: 652 },
]
const view = dayView(4)

function aimIn(size: { width: number; height: number }): Aim {
  const layout = layoutOf(size, 4)
  return {
    view,
    poses: poses(view, frameOf(4), size),
    camera: fit(boardBox(view.columns, view.rows), layout.board, 5),
    trayTop: layout.tray.y,
  }
}

const everyRef: Ref[] = [
  ...view.seats[0].hand.map((id): Ref => ({ kind: 'card', id })),
  ...view.seats.flatMap(({ coupled }) => coupled.map((id): Ref => ({ kind: 'wagon', id }))),
  ...view.seats.flatMap((_, id): Ref[] => [
    { kind: 'locomotive', id },
    { kind: 'train', id },
    { kind: 'seat', id },
  ]),
  ...view.cells.map((_, id): Ref => ({ kind: 'cell', id })),
  ...view.cells.flatMap(({ card }): Ref[] => (card >= 0 ? [{ kind: 'card', id: card }] : [])),
  ...Array.from({ length: 10 }, (_, id): Ref => ({ kind: 'station', id })),
  ...view.cells.flatMap((_, cell) =>
    planksOf(railsAt(view, cell)).map(({ point }): Ref => ({ kind: 'sleeper', id: sleeperAt(cell, point) })),
  ),
  { kind: 'pile', id: 0 },
  { kind: 'pile', id: 1 },
]

describe('pointing at the table', () => {
  for (const size of SIZES) {
    it(`finds everything where it says that it is, at ${size.width} x ${size.height}`, () => {
      const aim = aimIn(size)
      const missed = everyRef.filter((ref) => {
        const box = boxOf(aim, ref)
        if (!box) return true
        const spots = [
          [0.5, 0.5],
          [0.08, 0.08],
          [0.9, 0.1],
        ].map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y }))
        return !spots.some((spot) => hitsAt(aim, spot).some((hit) => sameRef(hit, ref)))
      })
      expect(missed).toEqual([])
    })

    it(`keeps everything inside the window, at ${size.width} x ${size.height}`, () => {
      const aim = aimIn(size)
      const outside = everyRef.filter((ref) => {
        const box = boxOf(aim, ref)
        return !box || box.x < 0 || box.y < 0 || box.x + box.width > size.width || box.y + box.height > size.height
      })
      expect(outside).toEqual([])
    })
  }

  it('finds a sleeper wherever a finger may touch its disc, 24 px across, also over the edge of its card', () => {
    const view = freightExpress.view(
      freightExpress.scenario({ cells: { '3,1': { rails: 'EW' }, '5,1': { rails: 'EW' } } }),
      0,
    )
    const aim = { ...aimIn(SIZES[0]), view, poses: poses(view, undefined, SIZES[0]) }
    const found = (ref: Ref, dx: number, dy: number) => {
      const box = boxOf(aim, ref)!
      const hits = hitsAt(aim, { x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy })
      // In the next cell the station that lies there is meant first.
      return hits.some((hit) => sameRef(hit, ref)) || hits.some(({ kind }) => kind === 'station')
    }
    const lying = view.cells.flatMap((_, cell) =>
      planksOf(railsAt(view, cell)).map(({ point }): Ref => ({ kind: 'sleeper', id: sleeperAt(cell, point) })),
    )
    expect(lying).toHaveLength(10)
    for (const ref of lying)
      for (const [dx, dy] of [
        [-11.5, 0],
        [11.5, 0],
        [0, -11.5],
        [0, 11.5],
      ])
        expect(found(ref, dx, dy), JSON.stringify([ref, dx, dy])).toBe(true)
  })

  it('names the most particular thing first', () => {
    const aim = aimIn(SIZES[0])
    const centre = (ref: Ref) => {
      const box = boxOf(aim, ref)!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    expect(hitsAt(aim, centre({ kind: 'locomotive', id: 0 }))[0]).toEqual({ kind: 'locomotive', id: 0 })
    expect(hitsAt(aim, centre({ kind: 'wagon', id: view.seats[1].coupled[1] })).map(({ kind }) => kind)).toEqual([
      'wagon',
      'train',
      'seat',
    ])
    expect(hitsAt(aim, centre({ kind: 'station', id: 4 })).map(({ kind }) => kind)).toEqual([
      'station',
      'sleeper',
      'cell',
    ])
  })

  it('means a plate beside its train, and a count on it, not the train: that is there for what is put onto it', () => {
    const aim = aimIn(SIZES[0])
    const seat = view.seats.findIndex(({ coupled }) => coupled.length > 0)
    const [plate, count] = [boxOf(aim, { kind: 'seat', id: seat })!, boxOf(aim, counterRef(seat, 0))!]
    const kinds = (x: number, y: number) => hitsAt(aim, { x, y }).map(({ kind }) => kind)
    expect(kinds(plate.x + plate.width - 4, plate.y + plate.height - 4)).toEqual(['seat', 'train'])
    expect(kinds(count.x + count.width / 2, count.y + count.height / 2)).toEqual(['counter', 'seat', 'train'])
  })

  it('means a wagon on the line where it stands behind its locomotive, and the station below it after that', () => {
    const aim = aimIn(SIZES[0])
    const shown = view.seats[3].coupled.filter((wagon) => aim.poses[names.behind(wagon)])
    expect(shown.length).toBeGreaterThan(1)
    for (const wagon of shown) {
      const { x, y } = aim.poses[names.behind(wagon)]
      const at = toScreen(aim.camera, { x, y })
      expect(hitsAt(aim, at)[0]).toEqual({ kind: 'wagon', id: wagon })
      expect(hitsAt(aim, at)).toContainEqual({ kind: 'station', id: 8 })
    }
  })

  it('finds a wagon among the things of the table once, on its plate', () => {
    const aim = aimIn(SIZES[0])
    const things = thingsIn(
      SIZES[0],
      (at) => hitsAt(aim, at),
      (ref) => boxOf(aim, ref),
    )
    const [wagon] = view.seats[3].coupled
    const own = things.filter(({ ref }) => sameRef(ref, { kind: 'wagon', id: wagon }))
    expect(own).toHaveLength(1)
    expect(own[0].refs).not.toContainEqual({ kind: 'station', id: 8 })
  })

  it('says that a card which is nowhere to be seen has no box', () => {
    expect(boxOf(aimIn(SIZES[0]), { kind: 'card', id: 69 })).toBeNull()
  })
})
