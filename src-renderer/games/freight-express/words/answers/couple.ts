import type { Ref, Seat } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { cellOfSleeper } from '../../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../../messages/index.ts'
import { askedOf, cardFacts } from '../cards.ts'
import { heading, number } from '../asked/headings.ts'
import { wagonStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

export const COUPLE = heading('couple', 'freight-icon-action-couple', 'couple', number(2))

export const couple: FreightWords<'couple'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: COUPLE,
      confirm: phrase('freight.confirm.couple'),
      steps: [
        wagonStep(offer.action, phrase('freight.choice.couple', cardFacts(offer.action.card)), {
          kind: 'card',
          id: offer.action.card,
        }),
      ],
      onto: ontoTrain(offer.decision.for, offer.at.view),
    }),
  preview: ({ action: { card }, at: { view } }) => ({
    title: askedOf('freight.preview.couple', card, view.seats[view.active].hand),
    text: [
      phrase('freight.preview.couple.text', { ...cardFacts(card), n: view.seats[view.active].coupled.length + 1 }),
    ],
  }),
}

/** A card is put onto any part of the train, or onto the station where it stands: nothing else is meant there. */
function ontoTrain(seat: Seat, { cells, seats }: FreightView): readonly Ref[] {
  const { coupled, locomotive } = seats[seat]
  const station = cells[cellOfSleeper(locomotive.sleeper)]?.station ?? -1
  return [
    { kind: 'locomotive', id: seat },
    ...(station < 0 ? [] : [{ kind: 'station', id: station } as const]),
    ...coupled.map((id): Ref => ({ kind: 'wagon', id })),
  ]
}
