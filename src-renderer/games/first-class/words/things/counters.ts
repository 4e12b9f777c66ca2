import { counterOf } from '../../../../../src-shared/core.ts'
import type { SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'
import { train } from './board.ts'
import type { ThingWords } from './thing.ts'

/** What is counted on a seat's plate: where the rules tell of it, and how many there are. */
const COUNTED = {
  points: ['scoring', ({ points }) => points],
  upper: ['wagons', () => 0],
  lower: ['wagons', () => 0],
  coin: ['coins', ({ coins }) => coins.reduce((sum, n) => sum + n, 0)],
  contract: ['contracts', ({ contracts }) => contracts.length],
  endCard: ['end-cards', ({ endCards, drafted }) => endCards.length + (drafted === -2 ? 0 : 1)],
  print: ['module-c', ({ evidence }) => evidence.length],
  destroyEvidence: ['module-c', ({ destroyers }) => destroyers.length],
  cities: ['cities', ({ locomotive }) => locomotive],
  starter: ['start-tile', () => 0],
} as const satisfies Record<string, readonly [FirstClassAnchor, (board: SeatView) => number]>

export type Counter = keyof typeof COUNTED
export const COUNTERS = Object.keys(COUNTED) as Counter[]

/** What a count is and what it is for. */
export const counter: ThingWords = {
  chapter: (id) => COUNTED[COUNTERS[counterOf(id).which] ?? 'points'][0],
  about(id, at) {
    const { seat, which } = counterOf(id)
    const board = at.view.seats[seat]
    const counter = COUNTERS[which]
    if (!board || counter === undefined) return null
    // A small train is told as the train itself.
    if (counter === 'upper' || counter === 'lower') return train.about(seat * 2 + (counter === 'upper' ? 0 : 1), at)
    const n = COUNTED[counter][1](board)
    return {
      name: phrase(`first-class.counter.${counter}`, {
        name: nameOf(at.seats, seat),
        n,
        m: board.cities,
        done: board.fulfilled,
      }),
      text: phrase(`first-class.counter.${counter}.text`, { m: board.cities }),
    }
  },
}
