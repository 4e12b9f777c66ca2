import { expect, it } from 'vitest'
import { arriving } from '../../../../src-renderer/games/first-class/words/answers/walk.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import type { FirstClassScenario } from '../../../../src-main/engine/first-class/setup/scenario.ts'
import { ORDERS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { seats } from '../../../messages/checking.ts'
import { card, table } from '../../../engine/first-class/helpers.ts'

const told = (spec: FirstClassScenario, steps: number) =>
  arriving(0, steps, 0, { view: game.view(table(spec), 0), seats, viewer: 0 }).params?.points

it('a walk is told with what celebrities double on its way', () => {
  const riders = [[-1, card({ kind: 'celebrity' })]]
  expect(told({ options: { modules: ['A', 'B'] }, boards: [{ trains: [[4, 2], [0]], riders }] }, 2)).toBe(8)
})

it('and with the order tiles there', () => {
  const boards = [{ trains: [[4, 2], [0]], orders: [[-1, 3]] } as const]
  expect(told({ options: { modules: ['A', 'D'], teatime: true }, boards }, 2)).toBe(6 + ORDERS[3].points)
})

it('and with the arrows that score from then on', () => {
  const five = card({ kind: 'switch', level: 1, points: 5 })
  expect(told({ options: { modules: ['A', 'E'] }, boards: [{ trains: [[1, 1], [0]], between: [five] }] }, 1)).toBe(6)
})
