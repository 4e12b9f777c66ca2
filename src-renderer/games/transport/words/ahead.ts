import type { Phrase } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { At } from './answers/answer.ts'
import { aCard, palletPhrase } from './cards.ts'
import { placeNow } from './places.ts'

/** What a hint still means to do after its first deed: what the icon does then, and where the parcel goes. */
export function tellAhead(events: readonly TransportEvent[], at: At): Phrase[] {
  return events.flatMap((event, i) => sentence(event, events.slice(i + 1), at) ?? [])
}

function sentence(event: TransportEvent, later: readonly TransportEvent[], { view, seats }: At): Phrase | null {
  const place = (cell: number, card?: number) => placeNow(view, cell, card)
  switch (event.kind) {
    case 'keyMoved': {
      const isTurned = event.from.cell === event.at.cell
      return phrase(isTurned ? 'transport.ahead.keyTurns' : 'transport.ahead.keyMoves', {
        card: aCard(event.card),
        from: place(event.from.cell),
        place: place(event.at.cell),
      })
    }
    case 'forkliftMoved':
      return phrase('transport.ahead.forkliftMoves', {
        pallet: palletPhrase(event.pallet),
        from: place(event.from.cell, event.pallet),
        place: place(event.at.cell, event.pallet),
      })
    case 'palletsExchanged': {
      const [a, b] = event.pallets.map(palletPhrase)
      return phrase('transport.ahead.exchange', { a, b })
    }
    case 'parcelMoved': {
      const way = event.way.map(({ cell }) => cell)
      const told = { up: event.number, from: place(way[0]) }
      const scored = later.find(({ kind }) => kind === 'scored')
      if (scored?.kind !== 'scored') {
        const flipped = later.find(({ kind }) => kind === 'flipped')
        const number = flipped?.kind === 'flipped' ? flipped.number : event.number
        return phrase('transport.ahead.parcelMoves', { ...told, place: place(way[way.length - 1]), number })
      }
      const scores = { ...told, n: scored.value, pallet: palletPhrase(scored.pallet) }
      return scored.tile === scored.seat
        ? phrase('transport.ahead.scores', scores)
        : phrase('transport.ahead.scoresFor', { ...scores, name: nameOf(seats, scored.tile) })
    }
    default:
      return null
  }
}
