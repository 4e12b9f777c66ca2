import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { distinctTurns, turnRails } from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import type { Position } from '../../../words/speech.ts'
import { cardFacts, isKnown, letter } from './cards.ts'
import { railsOn, standsIn } from './places.ts'

/** More cards than this are not named: they are lit when the held one is put back. */
const MOST_NAMED = 2

/** Why the card that is held does not go to a place where another of the hand does. */
export function whyNotThere({ id: held }: Ref, place: Ref, { view }: Position<FreightView>): Phrase | null {
  if (!isKnown(held)) return null
  switch (place.kind) {
    case 'cell':
      return overRails(held, place.id, view)
    case 'card':
      return overRails(
        held,
        view.cells.findIndex(({ card }) => card === place.id),
        view,
      )
    case 'sleeper':
    case 'station':
      return notDriven(held, view)
    case 'train':
      return notCoupled(held, view)
    default:
      return null
  }
}

/** Which of the other cards do: 'Your 4 C–A could.' */
export function othersGo(cards: readonly Ref[]): Phrase | null {
  const known = cards.filter(({ id }) => isKnown(id))
  if (known.length === 0 || known.length > MOST_NAMED) return null
  const named = known.map(({ id }) => phrase('freight.card.tag', cardFacts(id)))
  return phrase('freight.reason.othersGo', { cards: listOf(named) })
}

/** A card keeps all rails of what it covers, and brings one more; over none it only fails a house rule. */
function overRails(held: number, at: number, view: FreightView): Phrase | null {
  const here = view.cells[at]
  if (!here) return null
  if (here.card < 0) return phrase('freight-express.reason.railsMismatch')
  if (isCrossing(held)) return phrase('freight-express.reason.crossingNeedsEmptyCell')
  const { rails } = TRACK_CARDS[held]
  const covered = railsOn(here.card, here.rotation)
  const turned = Array.from({ length: distinctTurns(rails) }, (_, turn) => turnRails(rails, turn))
  const keeping = turned.filter((one) => (one & covered) === covered)
  if (keeping.length === 0) return phrase('freight-express.reason.railsLost')
  return phrase(
    keeping.every((one) => one === covered)
      ? 'freight-express.reason.noNewRail'
      : 'freight-express.reason.railsMismatch',
  )
}

function notDriven(held: number, view: FreightView): Phrase {
  const n = view.seats[view.active].coupled.length
  const { wagon, action } = TRACK_CARDS[held]
  return action < n
    ? phrase('freight-express.reason.tooWeak', { n, action })
    : phrase('freight.reason.endsElsewhere', { n: wagon })
}

function notCoupled(held: number, view: FreightView): Phrase {
  const { couple } = TRACK_CARDS[held]
  return standsIn(view, view.active) < 0
    ? phrase('freight-express.reason.trainOnLine')
    : phrase('freight-express.reason.coupleElsewhere', { station: letter(couple) })
}
