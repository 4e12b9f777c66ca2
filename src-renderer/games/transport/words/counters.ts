import { counterOf } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import type { TransportAnchor } from '../rules/anchors.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { pointsOf } from './standing.ts'

/** What is counted on a seat's plate, and between the plates of partners. */
export const COUNTERS = ['points', 'tile', 'team'] as const
export type Counter = (typeof COUNTERS)[number]

const ANCHORS: Readonly<Record<Counter, TransportAnchor>> = { points: 'scoring', tile: 'end', team: 'teams' }

/** Where the rules page tells of it. */
export const counterAnchor = (id: number): TransportAnchor => ANCHORS[COUNTERS[counterOf(id).which] ?? 'points']

/** What a count is and what it is for. */
export function aboutCounter(id: number, { view, seats }: Position<TransportView>): Slip | null {
  const { seat, which } = counterOf(id)
  const [own, counter] = [view.seats[seat], COUNTERS[which]]
  if (!own || counter === undefined) return null
  const name = counter === 'team' ? listOf(own.team.map((one) => nameOf(seats, one))) : nameOf(seats, seat)
  const n =
    counter === 'team'
      ? own.team.reduce((sum, one) => sum + pointsOf(view, one), 0)
      : counter === 'tile'
        ? own.tile.length
        : pointsOf(view, seat)
  return {
    name: phrase(`transport.counter.${counter}`, { name, n }),
    text: phrase(`transport.counter.${counter}.text`),
  }
}
