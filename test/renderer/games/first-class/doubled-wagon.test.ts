import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { ghostNumber, number, TWICE, widthOfGhost } from '../../../../src-renderer/games/first-class/art/train.ts'
import { placeInLane } from '../../../../src-renderer/games/first-class/layout/board-layout.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const numbers = (kind: 'celebrity' | 'boarding') => {
  const spec = { options: { modules: ['A', 'B'] }, boards: [{ trains: [[4, 4], [2]] }] } as const
  const view = game.view(game.scenario(spec as never), 0)
  const rider = CARDS.findIndex((card) => card.kind === kind)
  const seats = view.seats.map((own, seat) => ({
    ...own,
    trains: own.trains.map((train, t) => ({
      ...train,
      coaches: train.coaches.map((coach, i) => (seat + t + i === 0 ? { ...coach, rider } : coach)),
    })),
  }))
  const made = poses({ ...view, seats }, frameOf(2, 0), BASE)
  return Object.values(made).flatMap(({ look }) => (look.kind === 'number' ? [look] : []))
}

it('a wagon in which a celebrity rides says at its value that it counts double, and no other does', () => {
  expect(numbers('celebrity').filter(({ twice }) => twice)).toHaveLength(1)
  expect(numbers('boarding').some(({ twice }) => twice)).toBe(false)
  const art = (twice: boolean) => number((token) => token, '4', '4', true, 26, twice)
  expect(art(true).body).not.toBe(art(false).body)
  expect(art(true).box[2]).toBeGreaterThan(art(false).box[2])
})

it('what a doubled wagon would be worth keeps within its place, and says there that it counts double', () => {
  const spec = { options: { modules: ['A', 'B'] }, boards: [{ trains: [[4, 4], [2]] }] } as const
  const view = game.view(game.scenario(spec as never), 0)
  const rider = CARDS.findIndex(({ kind }) => kind === 'celebrity')
  const worth = (value: number) => {
    const [own, ...others] = view.seats
    const [upper, ...lower] = own.trains
    const [first, ...coaches] = upper.coaches
    const trains = [{ ...upper, coaches: [{ ...first, value, rider }, ...coaches] }, ...lower]
    return { ...view, seats: [{ ...own, trains }, ...others] }
  }
  for (const size of [BASE, { width: 1584, height: 1032 }, { width: 776, height: 652 }]) {
    const last = { event: { kind: 'upgraded' }, view: worth(12) }
    const { ghosts } = drawPreview(worth(4), { beats: [last] } as never, frameOf(2, 0), size)
    const { look, x, scale } = ghosts['ghost number 0 0 0']
    if (look.kind !== 'ghostNumber') throw new Error(look.kind)
    expect(look).toMatchObject({ from: '4', to: '12', twice: true })
    const [lane] = layoutOf(size, view).own.lanes
    const wide = widthOfGhost(look.from, look.to, true) * scale
    expect(x - wide / 2).toBeGreaterThanOrEqual(placeInLane(lane, 0) - 1.5)
    expect(x + wide / 2).toBeLessThanOrEqual(placeInLane(lane, 1) + 1.5)
    // Another one beside it, with the lines round both.
    expect(wide + 2).toBeLessThan(lane.pitch)
  }
  const art = (twice: boolean) => ghostNumber((token) => token, '4', '12', twice)
  expect(art(true).body).toContain(art(false).body)
  expect(art(true).box[2]).toBeGreaterThan(art(false).box[2] + 20)
})

it('what stands below two doubled wagons side by side keeps apart', () => {
  const spec = { options: { modules: ['A', 'B'] }, boards: [{ trains: [[12, 12], [2]] }] } as const
  const view = game.view(game.scenario(spec as never), 0)
  const riders = CARDS.flatMap(({ kind }, id) => (kind === 'celebrity' ? [id] : []))
  const [own, ...others] = view.seats
  const [upper, ...lower] = own.trains
  const coaches = upper.coaches.map((coach, i) => ({ ...coach, rider: riders[i] }))
  const seats = [{ ...own, trains: [{ ...upper, coaches }, ...lower] }, ...others]
  for (const size of [BASE, { width: 1584, height: 1032 }, { width: 776, height: 652 }]) {
    const made = poses({ ...view, seats }, frameOf(2, 0), size)
    const edges = [0, 1].map((place) => {
      const { look, x, scale } = made[`number 0 0 ${place}`]
      if (look.kind !== 'number' || !look.twice) throw new Error(look.kind)
      return [x - (look.width / 2) * scale, x + (look.width / 2 + TWICE.from + TWICE.width) * scale]
    })
    expect(edges[1][0] - edges[0][1]).toBeGreaterThan(4)
  }
})
