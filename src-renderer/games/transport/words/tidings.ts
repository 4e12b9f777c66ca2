import type { GameEvent } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Tiding } from '../../../words/speech.ts'
import { broughtIn, othersOf, robbedBy, struckBy } from './steals.ts'
import { eventPhrase } from './events.ts'

/** What seats did to each other: took a parcel that another had brought in or the place of a pallet, or cut it off. */
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
    return othersOf(seat, struckBy(event), view).length > 0 ? [{ seat, phrase: eventPhrase(event, seats, view) }] : []
  })
}
