import { counterOf } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import type { FreightAnchor } from '../rules/anchors.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

/** What is counted on a seat's plate. */
export const COUNTERS = ['delivered', 'hand'] as const
export type Counter = (typeof COUNTERS)[number]

const ANCHORS: Readonly<Record<Counter, FreightAnchor>> = { delivered: 'scoring', hand: 'refill' }

/** Where the rules page tells of it. */
export const counterAnchor = (id: number): FreightAnchor => ANCHORS[COUNTERS[counterOf(id).which] ?? 'hand']

/** What a count is and what it is for. */
export function aboutCounter(id: number, { view, seats }: Position<FreightView>): Slip | null {
  const { seat, which } = counterOf(id)
  const [own, counter] = [view.seats[seat], COUNTERS[which]]
  if (!own || counter === undefined) return null
  const n = counter === 'hand' ? own.hand.length : own.delivered
  return {
    name: phrase(`freight.counter.${counter}`, { name: nameOf(seats, seat), n }),
    text: phrase(
      counter === 'delivered' && own.deliveredCards
        ? 'freight.counter.delivered.open'
        : `freight.counter.${counter}.text`,
    ),
  }
}
