import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { fromCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { aShape } from './cards.ts'
import { liesWhere, placePhrase } from './places.ts'
import { isRebuilding } from './specials/rebuild.ts'

type At = Position<FreightView>

/**
 * What heads a hint where the words of its row stand under a question that names the thing: 'Lift it' says nothing to
 * whoever is told it by itself. null = the row's own words say it.
 */
export function hintTitle({ codes }: Pick<Candidate, 'codes'>, _events: unknown, { view, seats }: At): Phrase | null {
  const action = fromCode(codes[0])
  switch (action.kind) {
    case 'rebuild':
      return phrase(askedIn(view) === view.active ? 'freight.hint.lift' : 'freight.hint.lift.theirs', {
        shape: aShape(view.cells[action.cell].card),
        place: placePhrase(view, action.cell),
        n: TRACK_CARDS[action.card].wagon,
        name: nameOf(seats, view.active),
      })
    case 'relay':
      return phrase('freight.hint.relay', { shape: aShape(action.card), place: liesWhere(view, action.cell) })
    case 'scrap':
      return view.lifted < 0 ? null : phrase('freight.hint.scrap', { shape: aShape(view.lifted) })
    case 'stopSpecial':
      return isRebuilding(view) ? phrase('freight.hint.rebuilt') : null
    default:
      return null
  }
}

/** Who is asked: whoever dictates an action pays with the cards of another. */
export const askedIn = ({ active, special }: FreightView): Seat => special?.chooser ?? active

/** What the action of a station brings that a row says to use: of a flight ticket alone nobody knows what it is for. */
export function whatFor(first: Pick<Candidate, 'codes'> | undefined, { view }: At): Phrase[] {
  if (!first || fromCode(first.codes[0]).kind !== 'useSpecial') return []
  const special = view.special?.special ?? 'none'
  return special === 'none' ? [] : [phrase(`freight.special.${special}.text`)]
}
