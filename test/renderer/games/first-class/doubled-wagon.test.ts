import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { number } from '../../../../src-renderer/games/first-class/art/train.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
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
