import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import { isKnown } from '../cards.ts'

type Drove = Extract<FreightEvent, { kind: 'drove' }>

/** The stretches driven so far of the last drive in these events, where its card drives on; none if it is over. */
export function unfinished(events: readonly FreightEvent[]): readonly Drove[] {
  const at = events.findLastIndex(({ kind }) => kind === 'drove')
  const last = events[at]
  if (last?.kind !== 'drove' || last.enters >= 0 || !isKnown(last.because.id)) return []
  const ends = (event: FreightEvent) => event.kind === 'derailed' || event.kind === 'halted'
  if (events.slice(at).some((event) => ends(event) && event.seat === last.seat)) return []
  const paid = events.findLastIndex(({ kind }) => kind === 'discarded')
  const stretches = events
    .slice(paid + 1)
    .filter((event): event is Drove => event.kind === 'drove' && event.seat === last.seat)
  const done = stretches.reduce((sum, { steps, lapsed }) => sum + steps.length + lapsed, 0)
  return done < TRACK_CARDS[last.because.id].wagon ? stretches : []
}
