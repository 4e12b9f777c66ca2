import type { Phrase, Reason } from '../../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../../messages/index.ts'
import type { Position } from '../../../../words/speech.ts'
import { cellOfSleeper } from '../../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { cardFacts, cardShort, isKnown, letter } from '../cards.ts'
import { firstOf, namesOf } from '../../../../words/names.ts'
import { reasonKey } from '../../../../../src-shared/games/freight-express/reasons.ts'
import { onlyBends } from './only-bends.ts'
import { placePhrase } from '../places.ts'

/** Why something is not offered, in words. */
export function reasonPhrase(reason: Reason, at: Position<FreightView>): Phrase {
  if (!hasText(reason.key)) return phrase('table.noChoice')
  const bends = reason.key === reasonKey('outOfReach') ? onlyBends(reason, at) : null
  if (bends) return bends
  return phrase(reason.key, { ...(reason.n === undefined ? {} : { n: reason.n }), ...things(reason, at) })
}

/** What a reason's refs fill in: a card's facts, a station, a place, names. */
function things({ refs }: Reason, { view, seats }: Position<FreightView>): NonNullable<Phrase['params']> {
  const card = firstOf(refs, 'card', 'wagon')
  const station = firstOf(refs, 'station')
  const place = firstOf(refs, 'cell', 'sleeper')
  const people = refs.filter((ref) => ref.kind === 'locomotive' || ref.kind === 'train' || ref.kind === 'seat')
  return {
    ...(card && isKnown(card.id) ? { ...cardFacts(card.id), card: cardShort(card.id) } : {}),
    ...(station ? { station: letter(station.id) } : {}),
    ...(place ? { place: placePhrase(view, place.kind === 'cell' ? place.id : cellOfSleeper(place.id)) } : {}),
    ...(people.length > 0
      ? {
          name: namesOf(
            seats,
            people.map((ref) => ref.id),
          ),
        }
      : {}),
  }
}
