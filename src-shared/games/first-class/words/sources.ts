import type { Phrase, Ref } from '../../../core.ts'
import { phrase } from '../../../messages/index.ts'
import { endCardShort, isKnown, kindPhrase, orderPhrase, tilePhrase } from './cards.ts'

/** What something comes from: 'the wagon card', 'city 4'. A noun without an article. */
export function sourcePhrase(source: Ref): Phrase {
  switch (source.kind) {
    case 'card':
      return isKnown(source.id) ? kindPhrase(source.id) : phrase('first-class.card.hidden')
    case 'endCard':
      return endCardShort(source.id)
    case 'mail':
      return phrase('first-class.source.mail')
    case 'engineTile':
      return tilePhrase(source.id)
    case 'city':
      return phrase('first-class.source.city', { n: (source.id & 63) + 1 })
    case 'startTile':
      return phrase('first-class.startTile')
    case 'order':
      return orderPhrase(source.id)
    default:
      return phrase('first-class.source.coins')
  }
}
