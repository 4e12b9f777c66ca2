import { counterOf } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import type { FirstClassAnchor } from '../rules/anchors.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { aboutTrain } from './board-things.ts'

/** What is counted on a seat's plate. */
export const COUNTERS = [
  'points',
  'upper',
  'lower',
  'coin',
  'contract',
  'endCard',
  'print',
  'destroyEvidence',
  'cities',
  'starter',
] as const
export type Counter = (typeof COUNTERS)[number]

/** Where the rules page tells of it. */
const ANCHORS: Readonly<Record<Counter, FirstClassAnchor>> = {
  points: 'scoring',
  upper: 'wagons',
  lower: 'wagons',
  coin: 'coins',
  contract: 'contracts',
  endCard: 'end-cards',
  print: 'module-c',
  destroyEvidence: 'module-c',
  cities: 'cities',
  starter: 'start-tile',
}

export const counterAnchor = (id: number): FirstClassAnchor => ANCHORS[COUNTERS[counterOf(id).which] ?? 'points']

/** What a count is and what it is for. */
export function aboutCounter(id: number, at: Position<FirstClassView>): Slip | null {
  const { seat, which } = counterOf(id)
  const board = at.view.seats[seat]
  const counter = COUNTERS[which]
  if (!board || counter === undefined) return null
  if (counter === 'upper' || counter === 'lower') return aboutTrain(seat * 2 + (counter === 'upper' ? 0 : 1), at)
  const n = counted(board, counter)
  return {
    name: phrase(`first-class.counter.${counter}`, { name: nameOf(at.seats, seat), n, m: board.cities }),
    text: phrase(`first-class.counter.${counter}.text`, { m: board.cities }),
  }
}

function counted(board: SeatView, counter: Exclude<Counter, 'upper' | 'lower'>): number {
  switch (counter) {
    case 'points':
      return board.points
    case 'coin':
      return board.coins.reduce((sum, n) => sum + n, 0)
    case 'contract':
      return board.contracts.length
    case 'endCard':
      return board.endCards.length + (board.drafted === -2 ? 0 : 1)
    case 'print':
      return board.evidence.length
    case 'destroyEvidence':
      return board.destroyers.length
    case 'cities':
      return board.locomotive
    case 'starter':
      return 0
  }
}
