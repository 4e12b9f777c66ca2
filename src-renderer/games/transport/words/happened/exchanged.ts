import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import { palletOf, toPallet, type Whose } from '../pallets.ts'

export type Exchanged = TransportEvent & { readonly kind: 'palletsExchanged' }

/** The pallet in whose place that of the seat lies now; null when none of the two was its own. */
export function takenBy({ seat, pallets }: Exchanged): Seat | null {
  if (!pallets.includes(seat)) return null
  return pallets[0] === seat ? pallets[1] : pallets[0]
}

/** What is said of it: with which pallet one's own changed places, or which two did. */
export function exchangeTold(event: Exchanged, whose: Whose): Readonly<Record<string, Phrase>> {
  const theirs = takenBy(event)
  const [a, b] = event.pallets.map((pallet) => palletOf(pallet, whose))
  return theirs === null ? { a, b } : { theirs: toPallet(theirs, whose) }
}
