import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { isKnown, kindPhrase, orderPhrase, tilePhrase } from './cards.ts'
import { nthOf, ownerOf } from './refs.ts'
import { townPhrase } from './towns.ts'

/** What something comes from: 'the wagon card', 'city 4'. A noun without an article. */
export function sourcePhrase(source: Ref, view: FirstClassView): Phrase {
  switch (source.kind) {
    case 'card':
      return isKnown(source.id) ? kindPhrase(source.id) : phrase('first-class.card.hidden')
    case 'endCard':
      return phrase('first-class.source.endCard')
    case 'mail':
      return phrase('first-class.source.mail')
    case 'engineTile':
      return tilePhrase(source.id)
    case 'city':
      return townPhrase(view.seats[ownerOf('city', source.id)], nthOf('city', source.id))
    case 'startTile':
      return phrase('first-class.startTile')
    case 'order':
      return orderPhrase(source.id)
    default:
      return phrase('first-class.source.coins')
  }
}
