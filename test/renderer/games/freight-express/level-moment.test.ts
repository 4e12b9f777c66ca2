import { expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { momentsOf, type Told } from '../../../../src-renderer/games/freight-express/words/happened/moments.ts'
import { seats } from '../../../messages/checking.ts'

const card = (wagon: number) => TRACK_CARDS.findIndex((one) => one.wagon === wagon)

/** Deliveries by seat and wagon, then the end of the game. */
function toldOf(made: readonly (readonly [seat: number, wagon: number])[]): Told[] {
  let totals: readonly number[] = [0, 0]
  const told = made.map(([seat, wagon], turn): Told => {
    const before = totals
    totals = totals.map((had, one) => (one === seat ? had + wagon : had))
    const event = { kind: 'uncoupled', seat, card: card(wagon), station: 1, turn: turn + 1 } as never
    return { event, before, totals }
  })
  const end = { kind: 'ended', turn: made.length + 1, reason: 'noCardLeft' } as never
  return [...told, { event: end, before: totals, totals }]
}
const levelIn = (made: readonly (readonly [number, number])[]) =>
  momentsOf(toldOf(made), seats.slice(0, 2)).filter(({ phrase: { key } }) => key === 'freight.moment.level')

it('where a game ends level the delivery that made it so is a moment, which says what decides then', () => {
  const [moment, ...more] = levelIn([
    [0, 5],
    [1, 2],
    [1, 3],
  ])
  expect(more).toEqual([])
  expect([moment.seat, moment.turn, moment.value]).toEqual([1, 3, 5])
})

it('where one is ahead in the end nobody has drawn level', () => {
  expect(
    levelIn([
      [0, 5],
      [1, 5],
      [1, 2],
    ]),
  ).toEqual([])
})
