import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import type { FirstClassScenario } from '../../../../src-main/engine/first-class/setup/scenario.ts'
import { layBetween } from '../../../../src-renderer/games/first-class/words/answers/lay-between.ts'
import { idlePhrase } from '../../../../src-renderer/games/first-class/words/asked/idle.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { Effect } from '../../../../src-shared/games/first-class/effects.ts'
import { card, table } from '../../../engine/first-class/helpers.ts'
import { seats } from '../../../messages/checking.ts'

const viewOf = (spec: FirstClassScenario) => game.view(table(spec), 0)

/** What is warned of where a box with these effects is had on trains of so many wagons, with conductors at these. */
function warned(trains: [number, number], conductors: [number, number], ...effects: Effect[]): string | null {
  const [upper, lower] = trains.map((n) => new Array<number>(n).fill(0))
  const { seats: boards } = viewOf({ options: { modules: [] }, boards: [{ trains: [upper, lower], conductors }] })
  const told = idlePhrase([{ effects }], boards[0])
  return told && say('en', told)
}

it('steps of both conductors are each one’s own: what one has no room for the other cannot use', () => {
  const both = { kind: 'conductors', n: 2 } as const
  expect(warned([3, 4], [3, 0], both)).toBe('2 steps lapse')
  expect(warned([3, 3], [3, 0], both)).toBe('2 steps lapse')
  expect(warned([5, 5], [6, 3], both)).toBe('2 steps lapse')
  expect(warned([3, 4], [1, 0], both)).toBeNull()
  expect(warned([3, 4], [3, 0], both, { kind: 'wagon', n: 1 })).toBe('1 step lapses')
})

it('steps that are shared lapse only where neither conductor has room for them', () => {
  const shared = (n: number) => ({ kind: 'conductor', n }) as const
  expect(warned([3, 4], [3, 0], shared(4))).toBeNull()
  expect(warned([3, 4], [3, 3], shared(4))).toBe('3 steps lapse')
})

it('what can come to nothing beside the mail wagon is warned of, whatever lies there', () => {
  const technicians = [0, 1, 2].map((n) => card({ kind: 'technician' }, n))
  const boards = [{ trains: [[0], [0]], between: technicians }] as const
  const view = viewOf({ options: { modules: ['A', 'E'] }, boards })
  const at = { view, seats, viewer: 0 } as const
  const warning = (place: number, kind: 'switch' | 'technician') =>
    layBetween.withCard?.({ kind: 'layBetween', place }, card({ kind }, kind === 'technician' ? 3 : 0), 0, at)
  expect(warning(2, 'switch')).toMatchObject({ warning: { key: 'first-class.choice.between.switchMail' } })
  expect(warning(2, 'technician')).toMatchObject({ warning: { key: 'first-class.choice.between.technicianMail' } })
  expect(warning(1, 'switch')).toMatchObject({ warning: { key: 'first-class.choice.between.half' } })
})
