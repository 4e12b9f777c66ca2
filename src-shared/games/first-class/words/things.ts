import type { Ref } from '../../../core.ts'
import type { Position, Slip } from '../../../messages/speech.ts'
import type { FirstClassView } from '../view.ts'
import { cardPhrase, isKnown } from './cards.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../messages/names.ts'
import { countsPhrase } from './counts.ts'

type At = Position<FirstClassView>

/** What a thing on the table is called and what it does; null for what needs no words. */
export function aboutThing(ref: Ref, at: At): Slip | null {
  switch (ref.kind) {
    case 'card':
      return isKnown(ref.id) ? { name: cardPhrase(ref.id), text: phrase('first-class.about.card') } : null
    case 'seat':
      return { name: phrase('common.plain', { name: nameOf(at.seats, ref.id) }), text: countsPhrase(at.view, ref.id) }
    default:
      return null
  }
}
