import type { GameEvent } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Tiding } from '../../../words/speech.ts'
import { broughtIn, othersOf, robbedBy } from './steals.ts'
import { eventPhrase } from './events.ts'

/** What seats took from each other: a parcel that another had brought in, the place of another's pallet. */
export function tidings(
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
  view: TransportView,
  known: readonly GameEvent[],
): Tiding[] {
  const brought = broughtIn(null, known as readonly TransportEvent[])
  return (events as readonly TransportEvent[]).flatMap((event): Tiding[] => {
    const { seat } = event
    if (event.kind === 'scored') {
      const robbed = robbedBy(event, brought, view)
      if (robbed === null) return []
      const [who, name] = [nameOf(seats, seat), nameOf(seats, robbed)]
      const told = phrase('transport.moment.stolen', { who, n: event.value, name })
      return [{ seat, phrase: told, gain: event.value }]
    }
    const lifted =
      event.kind === 'forkliftMoved' ? [event.pallet] : event.kind === 'palletsExchanged' ? event.pallets : []
    return othersOf(seat, lifted, view).length > 0 ? [{ seat, phrase: eventPhrase(event, seats, view) }] : []
  })
}
