import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { NONE_YET } from './drafter.ts'

/** From which places of the cloth end cards were kept, in the order in which they were, counted from the left. */
export type KeptPlaces = readonly number[]

/** The places at which cards lie still. Of a card that was kept out of sight nobody knows: it counts as the last. */
export function freePlaces(all: number, kept: KeptPlaces, keepers: number): readonly number[] {
  const places = Array.from({ length: all }, (_, i) => i)
  return placesKept(all, kept, keepers).reduce<readonly number[]>(
    (free, place) => free.filter((one) => one !== place),
    places,
  )
}

/** The place of each that was kept, so many in all. */
export function placesKept(all: number, kept: KeptPlaces, keepers: number): KeptPlaces {
  const places: number[] = []
  for (let nth = 0; nth < keepers; nth++) {
    let place = kept[nth] ?? all - 1
    while (places.includes(place)) place = (place + all - 1) % all
    places.push(place)
  }
  return places
}

/** Whoever keeps one leaves its place empty: the others lie where they lie. */
export function keptAfter(kept: KeptPlaces, event: FirstClassEvent, before?: FirstClassView): KeptPlaces {
  if (event.kind !== 'drafted' || !before) return kept
  return keepOne(allIn(before), placesKept(allIn(before), kept, keepersIn(before)), event.endCard, before.draft)
}

/** What holds of it for a position shown afresh; where nothing is known yet, what is told of it. */
export function keptIn(kept: KeptPlaces, view: FirstClassView, events: readonly FirstClassEvent[]): KeptPlaces {
  const keepers = keepersIn(view)
  if (kept.length >= keepers) return kept.length > keepers ? kept.slice(0, keepers) : kept
  let [places, hand]: [KeptPlaces, readonly number[]] = [[], []]
  for (const event of events) {
    if (event.kind === 'draftHanded') hand = event.endCards
    if (event.kind === 'drafted') places = keepOne(allIn(view), places, event.endCard, hand)
  }
  return places.slice(0, keepers)
}

function keepOne(all: number, kept: KeptPlaces, endCard: number, hand: readonly number[]): KeptPlaces {
  const free = freePlaces(all, kept, kept.length)
  const nth = hand.indexOf(endCard)
  return [...kept, free[endCard < 0 || nth < 0 ? free.length - 1 : nth]]
}

/** One more than there are seats: nobody keeps the last. */
const allIn = ({ seats }: FirstClassView): number => seats.length + 1

const keepersIn = ({ seats }: FirstClassView): number => seats.filter(({ drafted }) => drafted !== NONE_YET).length
