import type { GameEvent } from '../../../src-shared/core.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Opening } from '../panel.ts'

type Drawing = FreightEvent & { readonly kind: 'dealt' | 'drew' }
const isDrawing = (event: GameEvent): event is Drawing => event.kind === 'dealt' || event.kind === 'drew'

/**
 * How a table came about on which nobody has acted yet: hands are dealt from the stock, and who starts has drawn. null
 * where more was done: a line that the seats have placed themselves was seen to grow.
 */
export function openingOf(view: FreightView, events: readonly GameEvent[]): Opening | null {
  const drawings = events.filter(isDrawing)
  const isPlayed = events.some((event) => !isDrawing(event) && event.kind !== 'turnBegan')
  if (drawings.length === 0 || isPlayed) return null
  const drawn = drawings.reduce((sum, { cards }) => sum + cards.length, 0)
  const before = { ...view, stock: view.stock + drawn, seats: view.seats.map((seat) => ({ ...seat, hand: [] })) }
  let now: FreightView = before
  const beats = drawings.map((event) => {
    const seats = now.seats.map((seat, i) =>
      i === event.seat ? { ...seat, hand: view.seats[i].hand.slice(0, seat.hand.length + event.cards.length) } : seat,
    )
    now = { ...now, seats, stock: now.stock - event.cards.length }
    return { event, view: now }
  })
  return { before, beats }
}
