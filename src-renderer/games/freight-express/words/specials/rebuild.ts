import { turnRails } from '../../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Step } from '../../../../words/speech.ts'
import { candidate, type FreightWords } from '../answers/answer.ts'
import { aShape, shapePhrase } from '../cards.ts'
import { askedIn } from '../asked/asked.ts'
import { whatIsCut } from '../asked/cutting.ts'
import { SPECIAL, inParts } from '../asked/headings.ts'
import { placePhrase, stationPhrase } from '../places.ts'
import { cardStep } from '../asked/steps.ts'
import { atStation, type SpecialWords } from './special.ts'

const PARTS: readonly MessageKey[] = ['freight.stop.discard', 'freight.stop.lift', 'freight.stop.relay']

export const rebuilding: SpecialWords = {
  icon: 'freight-icon-special-h-rebuild',
  chapter: 'rebuilding',
  parts: PARTS,
  noCard: 'noCardRebuilds',
  failsByHand: () => true,
  ask: (asked) => atStation(asked, phrase('freight.prompt.rebuild')),
}

export const isRebuilding = ({ special }: FreightView): boolean => special?.special === 'rebuild'

/** Which card pays, and which is lifted. */
export const rebuild: FreightWords<'rebuild'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: inParts(SPECIAL, PARTS),
      confirm: phrase('freight.confirm.rebuild'),
      steps: [
        { ...cardStep(offer.action.card), ask: phrase('freight.ask.pay') },
        liftStep(offer.action.cell, offer.at.view),
      ],
    }),
  hintTitle: ({ card, cell }, { view, seats }) =>
    phrase(askedIn(view) === view.active ? 'freight.hint.lift' : 'freight.hint.lift.theirs', {
      shape: aShape(view.cells[cell].card),
      place: placePhrase(view, cell),
      n: TRACK_CARDS[card].wagon,
      name: nameOf(seats, view.active),
    }),
}

/** The card that is lifted, as it lies; a station from which the only one is lifted opens. */
function liftStep(cell: number, view: FreightView): Step {
  const { card, rotation, height } = view.cells[cell]
  const opens = cell === view.closedCell && height === 1
  const note = opens
    ? phrase('freight.choice.reopens', { station: stationPhrase(view.closed) })
    : height === 1
      ? whatIsCut(view, cell)
      : null
  return {
    id: `cell${cell}`,
    ask: phrase('freight.ask.lift'),
    many: 'freight.choice.cards',
    label: phrase('freight.choice.rebuild', { shape: shapePhrase(card), place: placePhrase(view, cell) }),
    ...(note && { note }),
    rails: turnRails(TRACK_CARDS[card].rails, rotation),
    refs: [{ kind: 'cell', id: cell }],
  }
}
