import type { GameEvent } from '../../../src-shared/core.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Opening } from '../panel.ts'

type Dealt = TransportEvent & { readonly kind: 'dealt' }
const isDealt = (event: GameEvent): event is Dealt => event.kind === 'dealt'

/** How a table came about on which nothing was done yet: hands are dealt from the stock, from the seat that starts. */
export function openingOf(view: TransportView, events: readonly GameEvent[]): Opening | null {
  const deals = events.filter(isDealt)
  const isPlayed = events.some(({ kind }) => kind !== 'dealt' && kind !== 'turnBegan')
  if (deals.length === 0 || isPlayed) return null
  const dealt = deals.reduce((sum, { cards }) => sum + cards.length, 0)
  const before = { ...view, stock: view.stock + dealt, seats: view.seats.map((seat) => ({ ...seat, hand: [] })) }
  let now: TransportView = before
  const beats = deals.map((event) => {
    const seats = now.seats.map((seat, i) => (i === event.seat ? { ...seat, hand: view.seats[i].hand } : seat))
    now = { ...now, seats, stock: now.stock - event.cards.length }
    return { event, view: now }
  })
  return { before, beats }
}
