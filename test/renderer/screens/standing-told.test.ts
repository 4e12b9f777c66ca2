import { expect, it, vi } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { standingTold } from '../../../src-renderer/screens/table/question/standing-told.ts'

const told = phrase('transport.apart.yours')
const offered = [{ codes: [1] }] as never[]
const table = {
  seats: [
    { name: 'Ada', player: 'person' },
    { name: 'Bot', player: 'driver' },
  ],
  viewer: 0,
  status: { decision: { by: 0 }, active: 0 },
  outcome: null,
}

/** Of which seat it is asked, and what is said to be offered to it; null: of none. */
function asked(other: object, { moving = false, news = [] as object[] } = {}) {
  const standing = vi.fn((_view: unknown, _seat: number, _offered: readonly unknown[]) => told)
  const is = standingTold(
    { standing } as never,
    {
      table: { ...table, ...other },
      view: {},
      moving,
      offered,
      news,
    } as never,
  )
  expect(is).toBe(standing.mock.calls.length > 0 ? told : null)
  const [call] = standing.mock.calls
  return call ? [call[1], call[2].length] : null
}

it('what keeps all from whoever looks is told with what is offered to them where the table stands', () => {
  expect(asked({})).toEqual([0, 1])
  expect(asked({}, { moving: true })).toEqual([0, 0])
  expect(asked({ status: { decision: { by: 1 }, active: 1 } })).toEqual([0, 0])
})

it('of a table at which nobody sits alone it is told to the person who is asked', () => {
  expect(asked({ viewer: 'all' })).toEqual([0, 1])
  expect(asked({ viewer: 'all', status: { decision: { by: 1 }, active: 1 } })).toBeNull()
})

it('it is told neither in a lesson nor in a problem, nor once the game is over', () => {
  expect([{ lesson: {} }, { problem: {} }, { outcome: {} }].map((other) => asked(other))).toEqual([null, null, null])
})

it('of whom news above it says it is passed on, so that it is not said twice', () => {
  const standing = vi.fn(() => told)
  const news = [{ keepsFrom: 0 }, {}, { keepsFrom: 2 }]
  standingTold({ standing } as never, { table, view: {}, moving: false, offered, news } as never)
  expect(standing).toHaveBeenCalledWith({}, 0, offered, [0, 2])
})
