import type { Phrase } from '../../../../../src-shared/core.ts'
import { isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { Beat, Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { At } from '../answers/answer.ts'
import { toAsked, toThing, type Whose } from '../pallets.ts'
import { laidOf, placeNow } from '../places.ts'

/** The one parcel that can move once the card lies, and where it must go; that it scores for others is a warning. */
export function forcedBy({ then = [] }: Preview, at: At): { text: readonly Phrase[]; warning: boolean } {
  const { view, seats } = at
  const events = then.map(({ event }) => event as TransportEvent)
  const goes = goesIn(then, toAsked(at))
  if (!goes) return { text: [], warning: false }
  const scored = events.find((event) => event.kind === 'scored')
  return {
    text: [
      phrase('transport.preview.forced', goes),
      ...(scored
        ? [
            phrase('transport.preview.way.scores', {
              name: nameOf(seats, scored.tile),
              n: scored.value,
              nth: scored.nth,
            }),
          ]
        : []),
    ],
    warning: scored !== undefined && !view.seats[view.active].team.includes(scored.tile),
  }
}

/** The parcel that goes by itself, and where to, before it goes. */
export function byItself(beats: readonly Beat[], whose: Whose): Phrase | null {
  const goes = goesIn(beats, whose)
  return goes && phrase('transport.byItself', goes)
}

/** The number of the parcel that is moved, and where it ends. */
function goesIn(beats: readonly Beat[], whose: Whose): { up: number; place: Phrase } | null {
  for (const { event, view } of beats) {
    const moved = event as TransportEvent
    if (moved.kind !== 'parcelMoved') continue
    return { up: moved.number, place: placeOf(view as TransportView, moved.way.at(-1)?.card ?? -1, whose) }
  }
  return null
}

const placeOf = (view: TransportView, card: number, whose: Whose): Phrase => {
  const laid = laidOf(view, card)
  return isPallet(card) || !laid
    ? phrase('transport.place.on', { card: toThing(card, whose) })
    : placeNow(view, laid.cell, -1, whose)
}
